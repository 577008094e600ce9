<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Saboteur Desktop</source>
        <translation>Saboteur Desktopについて</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>バージョン{version}</translation>
    </message>
    <message>
        <source>A free program: you may use it, pass it on and change it. The published game&apos;s art and texts are not in here; everything is drawn and written anew.</source>
        <translation>自由に使い、配り、手を加えることができるプログラムです。市販のゲームの絵や文章は含まれていません。絵も文章も、すべて新しく作りました。</translation>
    </message>
    <message>
        <source>It is made of the parts below. Each opens its licence, in the language of its authors.</source>
        <translation>次の部品からできています。それぞれを押すと、作者の言語で書かれたライセンスが開きます。</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>一覧に戻る</translation>
    </message>
</context>
<context>
    <name>Access</name>
    <message>
        <source>Face-down card</source>
        <translation>裏向きのカード</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>捨て札置き場</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>手札%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold card(s)</source>
        <translation>
            <numerusform>金カード%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>to move</source>
        <translation>手番</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n card(s)</source>
        <translation>
            <numerusform>山札：%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n card(s)</source>
        <translation>
            <numerusform>捨て札：%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>あなたの手札</translation>
    </message>
    <message>
        <source>Where the card may go</source>
        <translation>カードを置ける場所</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>あなたの手</translation>
    </message>
    <message>
        <source>The mine</source>
        <translation>坑道</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Piles</source>
        <translation>山札と捨て札</translation>
    </message>
    <message>
        <source>Buttons</source>
        <translation>ボタン</translation>
    </message>
    <message>
        <source>{card}, marked</source>
        <translation>{card}、印付き</translation>
    </message>
    <message>
        <source>Your role: hold to look</source>
        <translation>あなたの役割：長押しで見る</translation>
    </message>
    <message>
        <source>Your new role: hold to look</source>
        <translation>新しい役割：長押しで見る</translation>
    </message>
    <message>
        <source>What lies in front of you</source>
        <translation>あなたの前のカード</translation>
    </message>
    <message>
        <source>may be played here</source>
        <translation>ここに出せます</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>%n枚捨てる</numerusform>
        </translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨てる</translation>
    </message>
    <message>
        <source>Turn the card by 180 degrees</source>
        <translation>カードを180度回す</translation>
    </message>
    <message>
        <source>{title}, face down: hold to look</source>
        <translation>{title}、裏向き：長押しで見る</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>What happened last: {sentence}</source>
        <translation>直前の出来事：{sentence}</translation>
    </message>
    <message>
        <source>Turn the sound off</source>
        <translation>音を消す</translation>
    </message>
    <message>
        <source>Turn the sound on</source>
        <translation>音を出す</translation>
    </message>
    <message>
        <source>Show how far each team gets</source>
        <translation>各チームがどこまで行けるかを表示</translation>
    </message>
    <message>
        <source>Hide how far each team gets</source>
        <translation>各チームの行ける範囲を隠す</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面表示</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Turn the hand face up</source>
        <translation>手札を表向きにする</translation>
    </message>
    <message>
        <source>A look at a hidden card</source>
        <translation>隠されたカードを見る</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>どれにしますか？</translation>
    </message>
    <message>
        <source>Hide the hand</source>
        <translation>手札を隠す</translation>
    </message>
    <message>
        <source>Column {column}, row {row}</source>
        <translation>{column}列、{row}行</translation>
    </message>
    <message>
        <source>column {column}: {card}</source>
        <translation>{column}列：{card}</translation>
    </message>
    <message>
        <source>Row {row}. {cards}</source>
        <translation>{row}行。{cards}</translation>
    </message>
    <message>
        <source>goal, face down</source>
        <translation>裏向きのゴール</translation>
    </message>
    <message>
        <source>start</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>gold, tunnels: {directions}</source>
        <translation>金塊、道：{directions}</translation>
    </message>
    <message>
        <source>stone, tunnels: {directions}</source>
        <translation>岩、道：{directions}</translation>
    </message>
    <message>
        <source>{card}, lit: {directions}</source>
        <translation>{card}、明かり：{directions}</translation>
    </message>
    <message>
        <source>{card}, unlit</source>
        <translation>{card}、明かりなし</translation>
    </message>
    <message>
        <source>fits as held</source>
        <translation>このままの向きで置けます</translation>
    </message>
    <message>
        <source>fits after a half turn</source>
        <translation>180度回すと置けます</translation>
    </message>
    <message>
        <source>fits either way</source>
        <translation>どちらの向きでも置けます</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>置けません</translation>
    </message>
    <message>
        <source>Your role: {role}</source>
        <translation>あなたの役割：{role}</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>{name}, it is your turn.</source>
        <translation>{name}さん、あなたの番です。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) marked</source>
        <translation>
            <numerusform>%n枚に印を付けました</numerusform>
        </translation>
    </message>
    <message>
        <source>Mark cards with their digits, then press Enter to discard them.</source>
        <translation>数字キーで捨てるカードに印を付けて、Enterを押してください。</translation>
    </message>
    <message numerus="yes">
        <source>It can be played in %n place(s).</source>
        <translation>
            <numerusform>出せる場所は%nか所あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>It can only be discarded.</source>
        <translation>捨てることしかできません。</translation>
    </message>
    <message>
        <source>{title}: {role}</source>
        <translation>{title}：{role}</translation>
    </message>
</context>
<context>
    <name>AvatarSheet</name>
    <message>
        <source>Choose an avatar</source>
        <translation>アバターを選ぶ</translation>
    </message>
    <message>
        <source>Pointed hat</source>
        <translation>とんがり帽子</translation>
    </message>
    <message>
        <source>Lamp helmet</source>
        <translation>ライト付きヘルメット</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>王冠</translation>
    </message>
    <message>
        <source>Bobble hat</source>
        <translation>ポンポン付きの帽子</translation>
    </message>
    <message>
        <source>Top hat</source>
        <translation>シルクハット</translation>
    </message>
    <message>
        <source>Horned helm</source>
        <translation>角付きのかぶと</translation>
    </message>
    <message>
        <source>Headscarf</source>
        <translation>スカーフ</translation>
    </message>
    <message>
        <source>Cap with goggles</source>
        <translation>ゴーグル付きの帽子</translation>
    </message>
    <message>
        <source>Propeller cap</source>
        <translation>プロペラ付きの帽子</translation>
    </message>
    <message>
        <source>Straw hat</source>
        <translation>麦わら帽子</translation>
    </message>
    <message>
        <source>Jester cap</source>
        <translation>道化師の帽子</translation>
    </message>
    <message>
        <source>Beret</source>
        <translation>ベレー帽</translation>
    </message>
</context>
<context>
    <name>BookTools</name>
    <message>
        <source>A−</source>
        <translation>A−</translation>
    </message>
    <message>
        <source>A+</source>
        <translation>A+</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>文字を小さくする</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>文字を大きくする</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDFで保存</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>前の該当箇所</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>次の該当箇所</translation>
    </message>
    <message>
        <source>{place} of {places}</source>
        <translation>{place}／{places}件</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>見つかりません</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Rockfall</source>
        <translation>落石</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>地図</translation>
    </message>
    <message>
        <source>Dead end</source>
        <translation>行き止まり</translation>
    </message>
    <message>
        <source>Tunnel with a stub</source>
        <translation>短い行き止まりのある道</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>橋</translation>
    </message>
    <message>
        <source>Double curve</source>
        <translation>二重カーブ</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>はしご</translation>
    </message>
    <message>
        <source>Green door</source>
        <translation>緑のドア</translation>
    </message>
    <message>
        <source>Blue door</source>
        <translation>青いドア</translation>
    </message>
    <message>
        <source>Crystal</source>
        <translation>クリスタル</translation>
    </message>
    <message>
        <source>The way goes on through the tunnel; a stub leads nowhere.</source>
        <translation>道は先へ続きます。短い行き止まりの先はありません。</translation>
    </message>
    <message>
        <source>Two tunnels cross here and do not meet.</source>
        <translation>2本の道が交差しますが、つながりません。</translation>
    </message>
    <message>
        <source>Two tunnels bend past each other and do not meet.</source>
        <translation>2本の道が並んで曲がりますが、つながりません。</translation>
    </message>
    <message>
        <source>Its tunnel is joined to the start wherever it lies, but it may not touch a goal.</source>
        <translation>どこに置いてもスタートとつながりますが、ゴールの隣には置けません。</translation>
    </message>
    <message>
        <source>Only the green team gets through this door.</source>
        <translation>このドアを通れるのは緑チームだけです。</translation>
    </message>
    <message>
        <source>Only the blue team gets through this door.</source>
        <translation>このドアを通れるのは青チームだけです。</translation>
    </message>
    <message>
        <source>Each crystal in the mine is worth gold to a geologist.</source>
        <translation>坑道のクリスタルは、1個ごとに地質学者の金になります。</translation>
    </message>
    <message>
        <source>Tunnel</source>
        <translation>道</translation>
    </message>
    <message>
        <source>Broken pickaxe</source>
        <translation>つるはしの破壊</translation>
    </message>
    <message>
        <source>Broken lantern</source>
        <translation>ランタンの破壊</translation>
    </message>
    <message>
        <source>Broken mine cart</source>
        <translation>トロッコの破壊</translation>
    </message>
    <message>
        <source>Pickaxe repair</source>
        <translation>つるはしの修理</translation>
    </message>
    <message>
        <source>Lantern repair</source>
        <translation>ランタンの修理</translation>
    </message>
    <message>
        <source>Mine cart repair</source>
        <translation>トロッコの修理</translation>
    </message>
    <message>
        <source>Pickaxe or lantern repair</source>
        <translation>つるはしかランタンの修理</translation>
    </message>
    <message>
        <source>Pickaxe or mine cart repair</source>
        <translation>つるはしかトロッコの修理</translation>
    </message>
    <message>
        <source>Lantern or mine cart repair</source>
        <translation>ランタンかトロッコの修理</translation>
    </message>
    <message>
        <source>Lay it in the mine: no way leads through it.</source>
        <translation>坑道に置きます。道はそこで行き止まりになります。</translation>
    </message>
    <message>
        <source>Lay it in the mine to carry a lit tunnel on.</source>
        <translation>坑道に置いて、明かりのついた道を先へ延ばします。</translation>
    </message>
    <message>
        <source>Play it on a player, who cannot lay tunnels until the tool is repaired.</source>
        <translation>プレイヤーに使います。その人は、道具を直すまで道を置けません。</translation>
    </message>
    <message>
        <source>Play it on a player, yourself too, to repair a broken tool.</source>
        <translation>自分かほかのプレイヤーに使って、壊れた道具を直します。</translation>
    </message>
    <message>
        <source>Take one tunnel out of the mine, but never the start or a goal.</source>
        <translation>坑道から道を1枚取り除きます。スタートとゴールは取り除けません。</translation>
    </message>
    <message>
        <source>Look at one goal in secret.</source>
        <translation>ゴールを1枚こっそり見ます。</translation>
    </message>
    <message>
        <source>{name}: {directions}</source>
        <translation>{name}：{directions}</translation>
    </message>
    <message>
        <source>Theft</source>
        <translation>泥棒</translation>
    </message>
    <message>
        <source>Hands off</source>
        <translation>手を離せ</translation>
    </message>
    <message>
        <source>Swap hands</source>
        <translation>手札交換</translation>
    </message>
    <message>
        <source>Inspection</source>
        <translation>調査</translation>
    </message>
    <message>
        <source>Swap hats</source>
        <translation>役割変更</translation>
    </message>
    <message>
        <source>Trap</source>
        <translation>牢屋</translation>
    </message>
    <message>
        <source>Free at last</source>
        <translation>解放</translation>
    </message>
    <message>
        <source>Put it in front of you: it steals gold at the end of the round, unless you are trapped.</source>
        <translation>自分の前に置きます。ラウンドの終わりに牢屋の中でなければ、金を奪います。</translation>
    </message>
    <message>
        <source>Take away a theft that lies in front of a player, yourself too.</source>
        <translation>だれかの前の泥棒を取り除きます。自分にも使えます。</translation>
    </message>
    <message>
        <source>Exchange the rest of your hand with another player, who then draws a card.</source>
        <translation>残りの手札をほかの人と交換します。相手はそのあと1枚引きます。</translation>
    </message>
    <message>
        <source>Look at the role of another player in secret.</source>
        <translation>ほかの人の役割をこっそり見ます。</translation>
    </message>
    <message>
        <source>A player, yourself too, gets a new role from the reserve.</source>
        <translation>選んだ人の役割を、残りの役割と取り替えます。自分にも使えます。</translation>
    </message>
    <message>
        <source>Play it on another player, who lays no tunnels and wins nothing until freed.</source>
        <translation>ほかの人に使います。その人は解放されるまで道を置けず、何ももらえません。</translation>
    </message>
    <message>
        <source>Free a trapped player, yourself too.</source>
        <translation>牢屋の中の人を解放します。自分にも使えます。</translation>
    </message>
</context>
<context>
    <name>Classroom</name>
    <message>
        <source>For the person who explains</source>
        <translation>ルールを説明する人のために</translation>
    </message>
    <message>
        <source>Explain Saboteur aloud</source>
        <translation>「お邪魔者」を読み上げて説明する</translation>
    </message>
    <message>
        <source>Ten steps for everybody at the table, in large words and read aloud.</source>
        <translation>みんなに聞いてもらう10段階の説明です。大きな文字で表示し、読み上げます。</translation>
    </message>
    <message>
        <source>Lessons at the table</source>
        <translation>テーブルでのレッスン</translation>
    </message>
    <message>
        <source>Puzzles: one move is the best</source>
        <translation>問題：最善の手は1つ</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>{name}さんに画面を渡してください</translation>
    </message>
    <message>
        <source>Press and hold to look</source>
        <translation>長押しで見る</translation>
    </message>
    <message>
        <source>Press to look</source>
        <translation>押して見る</translation>
    </message>
    <message>
        <source>Pass the screen to</source>
        <translation>画面を渡してください</translation>
    </message>
    <message>
        <source>{name}</source>
        <comment>the name on the curtain, with what is said after it</comment>
        <translation>{name}さん</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Everyone else: please look away</source>
        <translation>ほかの人は見ないでください</translation>
    </message>
</context>
<context>
    <name>Explained</name>
    <message numerus="yes">
        <source>%n card(s) are left. Each move ends with drawing one.</source>
        <translation>
            <numerusform>残り%n枚です。手番の終わりに1枚引きます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>山札</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lie here. A card is dropped here to discard it.</source>
        <translation>
            <numerusform>捨て札は%n枚です。捨てるカードはここに置きます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>捨て札置き場</translation>
    </message>
    <message>
        <source>Nothing is left to draw.</source>
        <translation>引けるカードはもうありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are left. Cards are drawn at the end of a move.</source>
        <translation>
            <numerusform>残り%n枚です。手番の終わりにここから引きます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Under one of three such cards lies the gold. A tunnel that leads here turns it face up.</source>
        <translation>3枚のゴールのうち、1枚が金塊です。ここまで道が届くと表になります。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>The way to the gold begins here.</source>
        <translation>金塊への道はここから始まります。</translation>
    </message>
    <message>
        <source>The gold: a tunnel that leads here wins the round for the miners.</source>
        <translation>金塊です。ここまで道がつながると、金鉱掘りの勝ちです。</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>金塊</translation>
    </message>
    <message>
        <source>There is no gold here. The tunnel can be carried on from this card.</source>
        <translation>ここに金塊はありません。このカードから道を続けられます。</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>岩</translation>
    </message>
    <message>
        <source>It is dark here: no tunnel leads here from the start.</source>
        <translation>明かりが消えています。スタートからの道とつながっていません。</translation>
    </message>
    <message>
        <source>Only one of the two tunnels is lit: {directions}.</source>
        <translation>2本の道のうち、明かりがついているのは片方だけです：{directions}。</translation>
    </message>
    <message>
        <source>Light reaches this card, but no way leads on through it.</source>
        <translation>明かりは届いていますが、この先へは進めません。</translation>
    </message>
    <message>
        <source>It is lit: a tunnel leads here from the start and can be carried on.</source>
        <translation>明かりがついています。スタートからの道がつながっていて、先へ延ばせます。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the hand</source>
        <translation>
            <numerusform>手札%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold card(s)</source>
        <translation>
            <numerusform>金カード%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>In the trap.</source>
        <translation>牢屋の中です。</translation>
    </message>
    <message>
        <source>A theft lies here.</source>
        <translation>泥棒が置かれています。</translation>
    </message>
    <message>
        <source>All tools are whole.</source>
        <translation>道具はどれも壊れていません。</translation>
    </message>
    <message>
        <source>The pickaxe is broken.</source>
        <translation>つるはしが壊れています。</translation>
    </message>
    <message>
        <source>The lantern is broken.</source>
        <translation>ランタンが壊れています。</translation>
    </message>
    <message>
        <source>The mine cart is broken.</source>
        <translation>トロッコが壊れています。</translation>
    </message>
    <message>
        <source>{name} cannot lay tunnels until the pickaxe is repaired.</source>
        <translation>つるはしを直すまで、{name}は道を置けません。</translation>
    </message>
    <message>
        <source>{name} cannot lay tunnels until the lantern is repaired.</source>
        <translation>ランタンを直すまで、{name}は道を置けません。</translation>
    </message>
    <message>
        <source>{name} cannot lay tunnels until the mine cart is repaired.</source>
        <translation>トロッコを直すまで、{name}は道を置けません。</translation>
    </message>
    <message>
        <source>{name} steals gold from somebody at the end of the round, unless trapped then.</source>
        <translation>{name}は、ラウンドの終わりに牢屋の中でなければ、だれかの金を奪います。</translation>
    </message>
    <message>
        <source>{name} cannot lay tunnels, and wins nothing if still trapped at the end.</source>
        <translation>{name}は道を置けません。ラウンドの終わりにまだ牢屋の中なら、何ももらえません。</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Who we are</source>
        <translation>私たちは何者か</translation>
    </message>
    <message>
        <source>We are dwarves in search of gold. Most of us are gold miners, who want to reach it. Some are saboteurs, who secretly want the others to fail. Nobody knows who is who.</source>
        <translation>私たちは、金塊を探すドワーフです。ほとんどの人は金塊を目指す金鉱掘りですが、ひそかにみんなの邪魔をするお邪魔者も交じっています。だれがどちらなのかは、だれも知りません。</translation>
    </message>
    <message>
        <source>The mine</source>
        <translation>坑道</translation>
    </message>
    <message>
        <source>On the left is the start. On the right lie three goals, face down: gold under one of them, stone under the other two. Card by card the miners dig a path from the start to the gold.</source>
        <translation>左にあるのがスタートです。右には3枚のゴールが裏向きに並んでいます。1枚が金塊、残りの2枚は岩です。金鉱掘りは、カードを1枚ずつ置いて、スタートから金塊まで道をつなぎます。</translation>
    </message>
    <message>
        <source>The roles</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Each of us is dealt a role. Look at yours when it is your turn at the screen, and show it to nobody. One role is left over, so we cannot be sure how many saboteurs there are.</source>
        <translation>役割は1人に1枚ずつ配られます。画面の前で自分の番になったら役割を確かめ、だれにも見せないでください。役割は1枚余るので、お邪魔者が何人いるのか、はっきりとは分かりません。</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>We go clockwise. In your turn you lay a tunnel, play an action or discard a card. Then you draw a new one, as long as the draw pile lasts. Keep your hand to yourself.</source>
        <translation>番は時計回りです。手番には、道を置く、アクションを使う、カードを捨てる、のどれか1つをします。そのあと、山札があるかぎり1枚引きます。手札は人に見せないでください。</translation>
    </message>
    <message>
        <source>Laying tunnels</source>
        <translation>道の置き方</translation>
    </message>
    <message>
        <source>A new tunnel carries on the way from the start. Wherever it touches a card, way must meet way and wall must meet wall. You may turn the card by half a turn, but never lay it on its side.</source>
        <translation>新しい道は、スタートからつながる道の続きに置きます。隣り合うカードとは、道には道、壁には壁を合わせます。カードは180度回してもかまいませんが、横向きには置けません。</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>行き止まり</translation>
    </message>
    <message>
        <source>Some tunnels end in the middle of the card: there the way is over. Saboteurs lay them with pleasure. But an honest miner, too, may have nothing better to play.</source>
        <translation>カードの真ん中で途切れている道があります。これが行き止まりで、その先へは進めません。お邪魔者が喜んで置くカードですが、ほかに使えるカードのない金鉱掘りが、しかたなく置くこともあります。</translation>
    </message>
    <message>
        <source>The tools</source>
        <translation>道具</translation>
    </message>
    <message>
        <source>Each of us has a pickaxe, a lantern and a mine cart. Whoever has a broken tool can lay no tunnels until it is repaired. You may break the tools of others, and repair theirs or your own.</source>
        <translation>だれもが、つるはし、ランタン、トロッコを持っています。どれか1つでも壊れている人は、直るまで道を置けません。道具は、ほかの人のものを壊したり、ほかの人や自分のものを直したりできます。</translation>
    </message>
    <message>
        <source>Rockfall and map</source>
        <translation>落石と地図</translation>
    </message>
    <message>
        <source>A rockfall takes one tunnel out of the mine, but never the start or a goal. A map lets you look at one goal in secret. You may tell what you saw, and it need not be true.</source>
        <translation>落石は、坑道から道を1枚取り除きます。ただし、スタートとゴールは取り除けません。地図を使うと、ゴールを1枚だけこっそり見られます。何を見たか話すのは自由で、本当のことでなくてもかまいません。</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>カードを捨てる</translation>
    </message>
    <message>
        <source>If you cannot play a card, or do not want to, discard one face down. Nobody sees what it was. So watch what the others do, talk, and suspect one another.</source>
        <translation>使えるカードがないとき、または使いたくないときは、カードを1枚、裏向きに捨てます。何を捨てたかは、だれにも分かりません。みんなのすることをよく見て、話し合い、疑ってください。</translation>
    </message>
    <message>
        <source>The gold</source>
        <translation>金塊</translation>
    </message>
    <message>
        <source>Once a path reaches the gold, the miners win and share it out. If all cards are used up first, the saboteurs win. After three rounds, whoever has the most gold wins the game.</source>
        <translation>金塊まで道がつながったら金鉱掘りの勝ちで、金を分け合います。その前にカードがすべてなくなったら、お邪魔者の勝ちです。3ラウンド遊んで、金を一番多く持っている人がゲームの勝者です。</translation>
    </message>
</context>
<context>
    <name>ExplanationScreen</name>
    <message>
        <source>Say it again</source>
        <translation>もう一度聞く</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>{step} of {steps} · {title}</source>
        <translation>{step}／{steps} · {title}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>There is no voice for English on this computer; the words are on the screen.</source>
        <translation>このコンピューターには日本語の音声がありません。言葉は画面に表示されます。</translation>
    </message>
    <message>
        <source>The sound is off; the words are on the screen.</source>
        <translation>音はオフです。言葉は画面に表示されます。</translation>
    </message>
</context>
<context>
    <name>FlatTable</name>
    <message>
        <source>Turn round</source>
        <translation>反対側に向ける</translation>
    </message>
</context>
<context>
    <name>Goal</name>
    <message>
        <source>Top goal</source>
        <translation>上のゴール</translation>
    </message>
    <message>
        <source>Middle goal</source>
        <translation>中央のゴール</translation>
    </message>
    <message>
        <source>Bottom goal</source>
        <translation>下のゴール</translation>
    </message>
    <message>
        <source>Role of {name}</source>
        <translation>{name}の役割</translation>
    </message>
    <message>
        <source>Your new role</source>
        <translation>新しい役割</translation>
    </message>
</context>
<context>
    <name>GuidedTable</name>
    <message>
        <source>From the beginning</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>一覧に戻る</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>lay a tunnel</source>
        <translation>道を置く</translation>
    </message>
    <message>
        <source>break a tool</source>
        <translation>道具を壊す</translation>
    </message>
    <message>
        <source>repair a tool</source>
        <translation>道具を直す</translation>
    </message>
    <message>
        <source>play a rockfall</source>
        <translation>落石を使う</translation>
    </message>
    <message>
        <source>look at a goal</source>
        <translation>ゴールを見る</translation>
    </message>
    <message>
        <source>put a theft in front of yourself</source>
        <translation>泥棒を自分の前に置く</translation>
    </message>
    <message>
        <source>play a card on a player</source>
        <translation>だれかにカードを使う</translation>
    </message>
    <message>
        <source>discard two cards to remove one in front of you</source>
        <translation>2枚捨てて前のカードを1枚取り除く</translation>
    </message>
    <message>
        <source>discard a card</source>
        <translation>カードを捨てる</translation>
    </message>
    <message>
        <source>discard one to three cards</source>
        <translation>1枚から3枚捨てる</translation>
    </message>
    <message>
        <source>You can: {actions}</source>
        <translation>できること：{actions}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Continue</source>
        <translation>続きから</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>all together against the ghosts</source>
        <translation>みんなで力を合わせて、おばけに挑む</translation>
    </message>
    <message>
        <source>Continue: {game}</source>
        <translation>続きから：{game}</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>遊び方を学ぶ</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} · {players}</source>
        <translation>{game}・{players}</translation>
    </message>
    <message>
        <source>{game} · {players} · {name}&apos;s turn</source>
        <translation>{game}・{players}・{name}さんの番</translation>
    </message>
    <message>
        <source>Round {round} · {players}</source>
        <translation>第{round}ラウンド・{players}</translation>
    </message>
    <message>
        <source>Round {round} · {players} · {name}&apos;s turn</source>
        <translation>第{round}ラウンド・{players}・{name}さんの番</translation>
    </message>
</context>
<context>
    <name>HouseAccess</name>
    <message>
        <source>Your turn</source>
        <translation>あなたの番</translation>
    </message>
    <message>
        <source>The house</source>
        <translation>屋敷</translation>
    </message>
    <message>
        <source>Hunters</source>
        <translation>ハンター</translation>
    </message>
    <message>
        <source>Piles and dice</source>
        <translation>山札とサイコロ</translation>
    </message>
    <message>
        <source>Buttons</source>
        <translation>ボタン</translation>
    </message>
    <message>
        <source>Roll the die</source>
        <translation>サイコロを振る</translation>
    </message>
    <message>
        <source>{deed}: ticked</source>
        <translation>{deed}：チェックあり</translation>
    </message>
    <message>
        <source>{deed}: not ticked</source>
        <translation>{deed}：チェックなし</translation>
    </message>
    <message>
        <source>{place}, promised to {name}</source>
        <translation>{place}、担当：{name}</translation>
    </message>
    <message>
        <source>. </source>
        <translation>。</translation>
    </message>
    <message>
        <source>{place}: {reason}</source>
        <translation>{place}：{reason}</translation>
    </message>
    <message>
        <source>{hunter}. {intention}</source>
        <translation>{hunter}。{intention}</translation>
    </message>
    <message>
        <source>What happened last: {sentence}</source>
        <translation>最後の出来事：{sentence}</translation>
    </message>
    <message>
        <source>Turn the sound off</source>
        <translation>音を消す</translation>
    </message>
    <message>
        <source>Turn the sound on</source>
        <translation>音を出す</translation>
    </message>
    <message>
        <source>Show the odds</source>
        <translation>確率を表示する</translation>
    </message>
    <message>
        <source>Hide the odds</source>
        <translation>確率を隠す</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面表示</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
</context>
<context>
    <name>HouseAction</name>
    <message>
        <source>Go</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Take the walk back</source>
        <translation>移動を取り消す</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>ここにとどまる</translation>
    </message>
    <message>
        <source>Who takes what?</source>
        <translation>分担を決める</translation>
    </message>
    <message>
        <source>Take the jewel</source>
        <translation>宝石を拾う</translation>
    </message>
    <message>
        <source>Put the jewel down</source>
        <translation>宝石を下ろす</translation>
    </message>
    <message>
        <source>Keep the jewel</source>
        <translation>宝石を持ったままにする</translation>
    </message>
    <message>
        <source>With a jewel you are locked in there until the evil spirit is driven out.</source>
        <translation>宝石を持っていると、悪霊を追い出すまで、そこに閉じ込められます。</translation>
    </message>
    <message>
        <source>Swap the jewels</source>
        <translation>宝石を取り替える</translation>
    </message>
    <message>
        <source>Leave it here</source>
        <translation>そのままにする</translation>
    </message>
    <message>
        <source>Go there anyway</source>
        <translation>それでも進む</translation>
    </message>
    <message>
        <source>Take it anyway</source>
        <translation>それでも拾う</translation>
    </message>
    <message>
        <source>Then every hunter is locked in alone, and the match is lost.</source>
        <translation>そうすると、ハンター全員が別々に閉じ込められ、負けになります。</translation>
    </message>
    <message>
        <source>The jewel is taken</source>
        <translation>宝石を拾います</translation>
    </message>
    <message>
        <source>There is a fight</source>
        <translation>戦いになります</translation>
    </message>
    <message>
        <source>You are locked in there</source>
        <translation>そこに閉じ込められます</translation>
    </message>
</context>
<context>
    <name>HouseBanner</name>
    <message>
        <source>{name}&apos;s turn (red hunter)</source>
        <translation>{name}さんの番（赤のハンター）</translation>
    </message>
    <message>
        <source>{name}&apos;s turn (yellow hunter)</source>
        <translation>{name}さんの番（黄のハンター）</translation>
    </message>
    <message>
        <source>{name}&apos;s turn (blue hunter)</source>
        <translation>{name}さんの番（青のハンター）</translation>
    </message>
    <message>
        <source>{name}&apos;s turn (green hunter)</source>
        <translation>{name}さんの番（緑のハンター）</translation>
    </message>
    <message>
        <source>Everybody wins</source>
        <translation>全員の勝ち</translation>
    </message>
    <message>
        <source>Everybody loses</source>
        <translation>全員の負け</translation>
    </message>
    <message>
        <source>The computer moves this hunter.</source>
        <translation>このハンターはコンピューターが動かします。</translation>
    </message>
    <message>
        <source>Locked in. Roll the die first.</source>
        <translation>閉じ込められています。まずサイコロを振ってください。</translation>
    </message>
    <message>
        <source>Roll the die.</source>
        <translation>サイコロを振ってください。</translation>
    </message>
    <message>
        <source>Locked in, but not alone: stay and fight.</source>
        <translation>閉じ込められていますが、仲間がいます。とどまって戦ってください。</translation>
    </message>
    <message>
        <source>Locked in: stay until another hunter comes to help.</source>
        <translation>閉じ込められています。助けが来るまでとどまってください。</translation>
    </message>
    <message>
        <source>Press “Go”, or take the walk back.</source>
        <translation>「進む」を押すか、移動を取り消してください。</translation>
    </message>
    <message numerus="yes">
        <source>Bring the jewel outside: %n step(s) at most.</source>
        <translation>
            <numerusform>宝石を外へ運んでください。%n歩まで進めます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Walk %n step(s) at most, or stay.</source>
        <translation>
            <numerusform>%n歩まで移動するか、とどまってください。</numerusform>
        </translation>
    </message>
    <message>
        <source>The jewel here has the number {number}: swap, or leave it.</source>
        <translation>ここの宝石は{number}番です。持っている宝石と取り替えるか、そのままにしてください。</translation>
    </message>
    <message>
        <source>The jewel here has the number {number}: take it, or leave it.</source>
        <translation>ここの宝石は{number}番です。拾うか、そのままにしてください。</translation>
    </message>
    <message>
        <source>All jewels and all hunters are out of the house.</source>
        <translation>宝石もハンターも、すべて屋敷の外に出ました。</translation>
    </message>
    <message>
        <source>There are too many evil spirits in the house.</source>
        <translation>屋敷の悪霊が増えすぎました。</translation>
    </message>
    <message>
        <source>Every hunter is locked in alone with a jewel.</source>
        <translation>ハンター全員が、宝石を持ったまま別々の部屋に閉じ込められました。</translation>
    </message>
    <message>
        <source>Nobody can fetch the next jewel any more.</source>
        <translation>次の宝石を取りに行ける人がいなくなりました。</translation>
    </message>
</context>
<context>
    <name>HouseEnd</name>
    <message>
        <source>{label}: {value}</source>
        <translation>{label}：{value}</translation>
    </message>
    <message>
        <source>Jewels outside</source>
        <translation>外に出た宝石</translation>
    </message>
    <message>
        <source>Evil spirits</source>
        <translation>悪霊</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>手番の数</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>戦いの数</translation>
    </message>
    <message>
        <source>Ghosts that came</source>
        <translation>現れたおばけ</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>難易度</translation>
    </message>
    <message>
        <source>Good luck: about {usual} usually come in so many turns.</source>
        <translation>幸運でした。この手番数なら、ふつうは{usual}体ほど現れます。</translation>
    </message>
    <message>
        <source>Bad luck: about {usual} usually come in so many turns.</source>
        <translation>不運でした。この手番数なら、ふつうは{usual}体ほど現れます。</translation>
    </message>
    <message>
        <source>As usual: about {usual} come in so many turns.</source>
        <translation>いつもどおりでした。この手番数なら、{usual}体ほど現れます。</translation>
    </message>
    <message numerus="yes">
        <source>%n jewel(s) brought outside</source>
        <translation>
            <numerusform>外に出した宝石：%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count}／{all}</translation>
    </message>
    <message>
        <source>Steps walked: {steps}</source>
        <translation>歩いた歩数：{steps}</translation>
    </message>
    <message>
        <source>Driven out: ghosts {ghosts}, evil spirits {spirits}</source>
        <translation>追い出した数：おばけ{ghosts}、悪霊{spirits}</translation>
    </message>
    <message>
        <source>Some rules were set differently.</source>
        <translation>一部のルールが変更されていました。</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>See the house</source>
        <translation>屋敷を見る</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度遊ぶ</translation>
    </message>
</context>
<context>
    <name>HouseHint</name>
    <message>
        <source>Roll the die first. From 1 to 5 it brings a ghost card too, a 6 brings none.</source>
        <translation>まずサイコロを振ってください。1から5ならおばけカードも引きます。6なら引きません。</translation>
    </message>
    <message>
        <source>• {option} {reason}</source>
        <translation>・{option}{reason}</translation>
    </message>
    <message>
        <source>Go outside.</source>
        <translation>外に出る。</translation>
    </message>
    <message>
        <source>Take the jewel.</source>
        <translation>宝石を拾う。</translation>
    </message>
    <message>
        <source>Put your jewel down.</source>
        <translation>宝石を下ろす。</translation>
    </message>
    <message>
        <source>Swap the jewels.</source>
        <translation>宝石を取り替える。</translation>
    </message>
    <message>
        <source>Leave the jewel here.</source>
        <translation>宝石をそのままにする。</translation>
    </message>
    <message>
        <source>Stay and take the jewel: {place}.</source>
        <translation>{place}にとどまって、宝石を拾う。</translation>
    </message>
    <message>
        <source>Stay and put your jewel down: {place}.</source>
        <translation>{place}にとどまって、宝石を下ろす。</translation>
    </message>
    <message>
        <source>Stay and swap the jewels: {place}.</source>
        <translation>{place}にとどまって、宝石を取り替える。</translation>
    </message>
    <message>
        <source>Stay: {place}.</source>
        <translation>{place}にとどまる。</translation>
    </message>
    <message>
        <source>Walk and take the jewel: {place}.</source>
        <translation>{place}へ移動して、宝石を拾う。</translation>
    </message>
    <message>
        <source>Walk and put your jewel down: {place}.</source>
        <translation>{place}へ移動して、宝石を下ろす。</translation>
    </message>
    <message>
        <source>Walk and swap the jewels: {place}.</source>
        <translation>{place}へ移動して、宝石を取り替える。</translation>
    </message>
    <message>
        <source>Walk: {place}.</source>
        <translation>{place}へ移動する。</translation>
    </message>
    <message>
        <source>Then there is one jewel less to fetch.</source>
        <translation>取りに行く宝石が1個減ります。</translation>
    </message>
    <message>
        <source>The jewel is safe there.</source>
        <translation>外なら宝石は安全です。</translation>
    </message>
    <message numerus="yes">
        <source>From there it is %n step(s) to the outside with the jewel.</source>
        <translation>
            <numerusform>そこから宝石を持って外まで%n歩です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your jewel is not next: wait where no ghosts are.</source>
        <translation>まだその宝石の番ではありません。おばけのいない所で待ちましょう。</translation>
    </message>
    <message>
        <source>Your hands are free for the next jewel then.</source>
        <translation>次の宝石を持てるようになります。</translation>
    </message>
    <message>
        <source>Help is needed: {place}.</source>
        <translation>{place}で助けが必要です。</translation>
    </message>
    <message>
        <source>With the jewel there is no way out until somebody helps.</source>
        <translation>宝石を持ったままでは、助けが来るまで出られません。</translation>
    </message>
    <message>
        <source>Everybody has to be outside at the end.</source>
        <translation>最後は全員が外にいなければなりません。</translation>
    </message>
    <message>
        <source>There you see which jewel it is.</source>
        <translation>そこに行けば、何番の宝石か分かります。</translation>
    </message>
    <message numerus="yes">
        <source>From there it is %n step(s) to a jewel that nobody else fetches: {place}.</source>
        <translation>
            <numerusform>そこから{place}の宝石まで%n歩です。ほかに取りに行く人はいません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Two fight the evil spirit: in {percent} of 100 fights it is driven out.</source>
        <translation>ハンター2体で悪霊と戦います。100回のうち{percent}回は追い出せます。</translation>
    </message>
    <message>
        <source>You fight the ghosts before they are three: {percent} of 100 fights succeed.</source>
        <translation>おばけが3体になる前に戦います。100回のうち{percent}回は追い出せます。</translation>
    </message>
</context>
<context>
    <name>HouseHunter</name>
    <message>
        <source>{name} (red)</source>
        <translation>{name}（赤）</translation>
    </message>
    <message>
        <source>{name} (yellow)</source>
        <translation>{name}（黄）</translation>
    </message>
    <message>
        <source>{name} (blue)</source>
        <translation>{name}（青）</translation>
    </message>
    <message>
        <source>{name} (green)</source>
        <translation>{name}（緑）</translation>
    </message>
    <message>
        <source>Red hunter</source>
        <translation>赤のハンター</translation>
    </message>
    <message>
        <source>Yellow hunter</source>
        <translation>黄のハンター</translation>
    </message>
    <message>
        <source>Blue hunter</source>
        <translation>青のハンター</translation>
    </message>
    <message>
        <source>Green hunter</source>
        <translation>緑のハンター</translation>
    </message>
    <message>
        <source>Locked in</source>
        <translation>閉じ込められた</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>屋外</translation>
    </message>
    <message>
        <source>Corridor</source>
        <translation>廊下</translation>
    </message>
</context>
<context>
    <name>HouseIntention</name>
    <message>
        <source>I fetch the jewel in {room}.</source>
        <translation>{room}の宝石を取りに行きます。</translation>
    </message>
    <message>
        <source>I look at the jewel in {room}.</source>
        <translation>{room}の宝石を見に行きます。</translation>
    </message>
    <message>
        <source>I bring my jewel outside.</source>
        <translation>宝石を外へ運びます。</translation>
    </message>
    <message>
        <source>I wait until my jewel is next.</source>
        <translation>自分の宝石の番を待ちます。</translation>
    </message>
    <message>
        <source>I put my jewel down in {room}.</source>
        <translation>{room}に宝石を下ろします。</translation>
    </message>
    <message>
        <source>I fight the ghosts in {room}.</source>
        <translation>{room}のおばけと戦います。</translation>
    </message>
    <message>
        <source>I fight the evil spirit in {room}.</source>
        <translation>{room}の悪霊と戦います。</translation>
    </message>
    <message>
        <source>I help {other} in {room}.</source>
        <translation>{room}へ、{other}を助けに行きます。</translation>
    </message>
    <message>
        <source>I need help in {room}.</source>
        <translation>{room}に助けに来てください。</translation>
    </message>
    <message>
        <source>I go outside.</source>
        <translation>外へ出ます。</translation>
    </message>
</context>
<context>
    <name>HouseKeys</name>
    <message>
        <source>Roll the die</source>
        <translation>サイコロを振る</translation>
    </message>
    <message>
        <source>Tap a lit place, and the hunter on turn goes there; “Go” confirms the walk.</source>
        <translation>光っている場所をタップすると、番のハンターがそこへ動きます。「進む」で確定します。</translation>
    </message>
    <message>
        <source>Hold a finger on a room to have explained what is there.</source>
        <translation>部屋を長押しすると、そこに何があるかの説明が出ます。</translation>
    </message>
    <message>
        <source>Pick up the hunter on turn (1)</source>
        <translation>番のハンターを持ち上げる（1）</translation>
    </message>
    <message>
        <source>Go from one thing to the next; with a hunter in the hand, to where it may walk</source>
        <translation>隣へ移る。ハンターを持っているときは、移動できる場所へ</translation>
    </message>
    <message>
        <source>Hold the hunter over any place, and hear why it may not walk there</source>
        <translation>ハンターを好きな場所にかざし、移動できない理由を知る</translation>
    </message>
    <message>
        <source>Put the hunter down, go, press a button</source>
        <translation>ハンターを置く、進む、ボタンを押す</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>ここにとどまる</translation>
    </message>
    <message>
        <source>Take the jewel, or leave it</source>
        <translation>宝石を拾う、または拾わない</translation>
    </message>
    <message>
        <source>Put the hunter back, take the walk back, close</source>
        <translation>ハンターを戻す、移動を取り消す、閉じる</translation>
    </message>
    <message>
        <source>Take the walk back</source>
        <translation>移動を取り消す</translation>
    </message>
    <message>
        <source>Next part of the table: turn, house, hunters, piles, buttons</source>
        <translation>テーブルの次の部分：番、屋敷、ハンター、山札、ボタン</translation>
    </message>
    <message>
        <source>Press a button; otherwise skip what is moving</source>
        <translation>ボタンを押す。それ以外は動きを飛ばす</translation>
    </message>
    <message>
        <source>Agree with computer partners on who takes which jewel</source>
        <translation>だれがどの宝石を拾うか、コンピューターと決める</translation>
    </message>
    <message>
        <source>Show how likely an evil spirit is in each room</source>
        <translation>部屋ごとに悪霊の現れる確率を示す</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>これまでの流れ</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>音のオン・オフ</translation>
    </message>
    <message>
        <source>Menu, when nothing is picked up</source>
        <translation>メニュー（何も持っていないとき）</translation>
    </message>
</context>
<context>
    <name>HouseLesson</name>
    <message>
        <source>Press the large button and roll the die.</source>
        <translation>大きなボタンを押して、サイコロを振ってください。</translation>
    </message>
    <message>
        <source>Bring a jewel out</source>
        <translation>宝石を外に出す</translation>
    </message>
    <message>
        <source>Rolling, walking, taking a jewel and carrying it outside.</source>
        <translation>サイコロを振り、移動し、宝石を拾って外へ運びます。</translation>
    </message>
    <message>
        <source>Well done! When all eight jewels and all hunters are outside, everybody wins. Talk to each other: who fetches which jewel?</source>
        <translation>よくできました！8個の宝石とハンター全員が外に出れば、全員の勝ちです。だれがどの宝石を取りに行くか、みんなで相談しましょう。</translation>
    </message>
    <message>
        <source>This is the Haunted House from above. Eight jewels lie in its rooms. You play together: bring them all outside before there are too many evil spirits. You are the red hunter.</source>
        <translation>ここは上から見たおばけ屋敷です。部屋に宝石が8個あります。みんなで力を合わせ、悪霊が増えすぎる前にすべて外へ運び出しましょう。あなたは赤のハンターです。</translation>
    </message>
    <message>
        <source>Every turn begins with the die. It says how far you may walk, and with a 1 to 5 a ghost comes too. Press the large button and roll.</source>
        <translation>手番はサイコロから始まります。出た目の数まで移動できますが、1から5ならおばけも現れます。大きなボタンを押して振ってください。</translation>
    </message>
    <message>
        <source>Where the floor is lit you can stop; the number tells the steps. A room counts as one step, however large it is. Drag your hunter to the jewel in the Parlour (A), then press “Go”.</source>
        <translation>光っている所で止まれます。数字は歩数です。部屋は、どんなに広くても1歩です。ハンターを応接間（A）の宝石までドラッグし、「進む」を押してください。</translation>
    </message>
    <message>
        <source>In a game you may do that. Here walk to the Parlour (A) and take the jewel.</source>
        <translation>ゲームではそれもできます。ここでは応接間（A）へ行き、宝石を拾ってください。</translation>
    </message>
    <message>
        <source>Now you carry the jewel. Nobody carries two. Pip has taken a jewel as well. Roll again.</source>
        <translation>これで宝石を持ちました。2個は持てません。ピップも宝石を拾いました。もう一度サイコロを振ってください。</translation>
    </message>
    <message>
        <source>Carry the jewel outside, through the front door below. Other hunters are no obstacle: you walk past them.</source>
        <translation>下の玄関から宝石を外へ運んでください。ほかのハンターがいても、通り過ぎることができます。</translation>
    </message>
    <message>
        <source>The jewel is not outside yet. Walk out through the front door.</source>
        <translation>宝石はまだ外に出ていません。玄関から外へ出てください。</translation>
    </message>
    <message>
        <source>Ghosts and evil spirits</source>
        <translation>おばけと悪霊</translation>
    </message>
    <message>
        <source>Fighting ghosts, and helping a hunter who is locked in.</source>
        <translation>おばけと戦い、閉じ込められたハンターを助けます。</translation>
    </message>
    <message>
        <source>Saved! Pip has brought the jewel outside. Fight where two ghosts are before they are three, and stay near each other: then you win.</source>
        <translation>助かりました！ピップは宝石を外に出せました。おばけが2体いる部屋では3体になる前に戦い、仲間の近くにいましょう。それが勝つコツです。</translation>
    </message>
    <message>
        <source>After a 1 to 5 a ghost card is turned over: its letter says which room the ghost comes to. Three ghosts in one room become an evil spirit, and the sixth evil spirit ends the game.</source>
        <translation>1から5が出ると、おばけカードを1枚めくります。おばけは、カードの文字の部屋に現れます。1つの部屋におばけが3体そろうと悪霊になり、6体目の悪霊が現れるとゲームは終わりです。</translation>
    </message>
    <message>
        <source>Let us see which room is next. Roll the die.</source>
        <translation>次はどの部屋でしょうか。サイコロを振ってください。</translation>
    </message>
    <message>
        <source>Two ghosts in the Kitchen (C)! Who stops among ghosts fights: one hunter with one die, two hunters with two dice. Each die that shows a ghost drives one out. Walk to the Kitchen (C).</source>
        <translation>台所（C）におばけが2体います！おばけのいる部屋で止まると戦いになります。ハンターが1体ならサイコロ1個、2体なら2個です。おばけの目1つにつき、1体を追い出します。台所（C）へ行ってください。</translation>
    </message>
    <message>
        <source>The ghosts are still there. Walk to the Kitchen (C) and fight.</source>
        <translation>おばけはまだいます。台所（C）へ行って戦ってください。</translation>
    </message>
    <message>
        <source>One ghost less. But in the Box room (B) there were three: an evil spirit! Pip is there with a jewel and is locked in. With empty hands one can go in and out.</source>
        <translation>おばけが1体減りました。でも物置（B）では3体そろい、悪霊になりました！そこにいるピップは、宝石を持っているので閉じ込められました。手ぶらなら出入りできます。</translation>
    </message>
    <message>
        <source>Only two hunters together can drive an evil spirit out. Roll the die.</source>
        <translation>悪霊は、ハンターが2体以上いなければ追い出せません。サイコロを振ってください。</translation>
    </message>
    <message>
        <source>Help Pip: walk to the Box room (B). You fight with two dice, and one red face is enough.</source>
        <translation>ピップを助けに物置（B）へ行ってください。サイコロ2個で戦い、赤い目が1つでも出れば追い出せます。</translation>
    </message>
    <message>
        <source>Pip still needs you. Walk to the Box room (B).</source>
        <translation>ピップが助けを待っています。物置（B）へ行ってください。</translation>
    </message>
</context>
<context>
    <name>HouseLevel</name>
    <message>
        <source>Very easy</source>
        <translation>とてもやさしい</translation>
    </message>
    <message>
        <source>No ghost waits in the house at the start, and only the seventh evil spirit ends the game.</source>
        <translation>最初はおばけがいません。悪霊が7体になると負けです。</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>No ghost waits in the house at the start.</source>
        <translation>最初はおばけがいません。</translation>
    </message>
    <message>
        <source>Fairly easy</source>
        <translation>少しやさしい</translation>
    </message>
    <message>
        <source>Ghosts wait in two rooms only at the start.</source>
        <translation>最初におばけがいるのは2部屋だけです。</translation>
    </message>
    <message>
        <source>Seven evil spirits</source>
        <translation>悪霊7体で負け</translation>
    </message>
    <message>
        <source>Only the seventh evil spirit ends the game.</source>
        <translation>負けになるのは、悪霊が7体になったときだけです。</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>The basic game as printed: ghosts wait in four rooms, the sixth evil spirit ends the game.</source>
        <translation>印刷版どおりの基本ゲームです。最初は4部屋におばけがいて、悪霊が6体になると負けです。</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>難しい</translation>
    </message>
    <message>
        <source>With the cards that bring more ghosts at once and those that lock doors.</source>
        <translation>おばけが一度に増えるカードと、扉が閉まるカードも使います。</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>達人</translation>
    </message>
    <message>
        <source>The advanced game: more ghosts at once, locked doors, and jewels that leave the house only in the order of their numbers.</source>
        <translation>上級ゲームです。おばけは一度に増え、扉は閉まり、宝石は番号の順にしか運び出せません。</translation>
    </message>
    <message>
        <source>Three careful computer players win {percent}% of their games.</source>
        <translation>慎重なコンピューター3人の勝率は{percent}%です。</translation>
    </message>
    <message>
        <source>Four careful computer players win {percent}% of their games.</source>
        <translation>慎重なコンピューター4人の勝率は{percent}%です。</translation>
    </message>
    <message>
        <source>{sentence} {share}</source>
        <translation>{sentence}{share}</translation>
    </message>
</context>
<context>
    <name>HouseLog</name>
    <message>
        <source>{name} begins.</source>
        <translation>{name}から始めます。</translation>
    </message>
    <message>
        <source>{name} takes the jewel: {room}.</source>
        <translation>{name}が{room}の宝石を拾いました。</translation>
    </message>
    <message>
        <source>{name} puts jewel {number} down: {room}.</source>
        <translation>{name}が{room}に{number}番の宝石を下ろしました。</translation>
    </message>
    <message>
        <source>{out} of {all}</source>
        <translation>{all}個のうち{out}個</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>{name} stays: {place}.</source>
        <translation>{name}は{place}にとどまりました。</translation>
    </message>
    <message>
        <source>{name} leaves the house.</source>
        <translation>{name}が屋敷の外に出ました。</translation>
    </message>
    <message numerus="yes">
        <source>{name} walks %n step(s): {place}.</source>
        <translation>
            <numerusform>{name}が{place}まで%n歩移動しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Three ghosts become an evil spirit: {room}!</source>
        <translation>{room}のおばけ3体が悪霊になりました！</translation>
    </message>
    <message>
        <source>The cards are reshuffled.</source>
        <translation>カードを混ぜ直しました。</translation>
    </message>
    <message>
        <source>All doors are open again.</source>
        <translation>扉がすべて開きました。</translation>
    </message>
    <message>
        <source>The jewel there has the number {number}: {room}.</source>
        <translation>{room}の宝石は{number}番でした。</translation>
    </message>
    <message numerus="yes">
        <source>%n ghost(s) driven out: {room}.</source>
        <translation>
            <numerusform>{room}のおばけ%n体を追い出しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The evil spirit is driven out: {room}!</source>
        <translation>{room}の悪霊を追い出しました！</translation>
    </message>
    <message>
        <source>{name} rolls a {die}: no ghost card.</source>
        <translation>{name}がサイコロで{die}を出しました。おばけカードは引きません。</translation>
    </message>
    <message>
        <source>{name} rolls a {die}.</source>
        <translation>{name}がサイコロで{die}を出しました。</translation>
    </message>
    <message>
        <source>{name} takes jewel {number}: {room}.</source>
        <translation>{name}が{number}番の宝石を拾いました：{room}。</translation>
    </message>
    <message>
        <source>{name} brings jewel {number} outside: {count}.</source>
        <translation>{name}が{number}番の宝石を外に下ろしました。これで{count}です。</translation>
    </message>
    <message>
        <source>{name} brings a jewel outside: {count}.</source>
        <translation>{name}が宝石を外に下ろしました。これで{count}です。</translation>
    </message>
    <message>
        <source>{name} fights, {room}. Rolled: {faces}.</source>
        <translation>{name}が{room}で戦いました。出目：{faces}。</translation>
    </message>
    <message>
        <source>{name} fights, {room}. Rolled: {faces}. Nobody is driven out.</source>
        <translation>{name}が{room}で戦いました。出目：{faces}。追い出せませんでした。</translation>
    </message>
    <message>
        <source>ghost</source>
        <translation>おばけ</translation>
    </message>
    <message>
        <source>evil spirit</source>
        <translation>悪霊</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>A ghost comes: {room}.</source>
        <translation>{room}におばけが現れました。</translation>
    </message>
    <message>
        <source>{letter}: an evil spirit is there already. The ghost goes on: {room}.</source>
        <translation>{letter}にはもう悪霊がいます。おばけは先へ進みました：{room}。</translation>
    </message>
    <message>
        <source>It does not count: another card is drawn.</source>
        <translation>数えません。もう1枚引きます。</translation>
    </message>
    <message>
        <source>Draw two more, then reshuffle.</source>
        <translation>さらに2枚引き、混ぜ直します。</translation>
    </message>
    <message>
        <source>Draw three more, then reshuffle.</source>
        <translation>さらに3枚引き、混ぜ直します。</translation>
    </message>
    <message>
        <source>The blue doors are locked.</source>
        <translation>青い扉が閉まりました。</translation>
    </message>
    <message>
        <source>The green doors are locked.</source>
        <translation>緑の扉が閉まりました。</translation>
    </message>
</context>
<context>
    <name>HouseOdds</name>
    <message>
        <source>Evil spirit within one round of turns: {percent}%</source>
        <translation>手番が1周するまでに悪霊が現れる確率：{percent}%</translation>
    </message>
    <message>
        <source>Evil spirit driven out: {percent}%</source>
        <translation>悪霊を追い出せる確率：{percent}%</translation>
    </message>
    <message>
        <source>A ghost driven out: {percent}%</source>
        <translation>おばけを追い出せる確率：{percent}%</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
</context>
<context>
    <name>HouseOption</name>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Ghosts at the start</source>
        <translation>最初のおばけ</translation>
    </message>
    <message>
        <source>In how many rooms a ghost waits before the first turn.</source>
        <translation>最初に何部屋におばけがいるかを決めます。</translation>
    </message>
    <message>
        <source>in four rooms, as printed</source>
        <translation>4部屋（印刷版どおり）</translation>
    </message>
    <message>
        <source>in two rooms</source>
        <translation>2部屋</translation>
    </message>
    <message>
        <source>in no room</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Too many evil spirits</source>
        <translation>負けになる悪霊</translation>
    </message>
    <message>
        <source>Which evil spirit ends the game.</source>
        <translation>悪霊が何体になると負けるかを決めます。</translation>
    </message>
    <message>
        <source>the sixth</source>
        <translation>6体目</translation>
    </message>
    <message>
        <source>the seventh</source>
        <translation>7体目</translation>
    </message>
    <message>
        <source>Battle dice</source>
        <translation>バトルサイコロ</translation>
    </message>
    <message>
        <source>How many of the six faces show a ghost, an evil spirit and nothing.</source>
        <translation>6つの面のうち、おばけ、悪霊、何もない面がいくつあるかを決めます。</translation>
    </message>
    <message>
        <source>3 ghosts, 2 evil spirits, 1 blank</source>
        <translation>おばけ3・悪霊2・なし1</translation>
    </message>
    <message>
        <source>3 ghosts, 3 evil spirits</source>
        <translation>おばけ3・悪霊3</translation>
    </message>
    <message>
        <source>3 ghosts, 1 evil spirit, 2 blanks</source>
        <translation>おばけ3・悪霊1・なし2</translation>
    </message>
    <message>
        <source>2 ghosts, 2 evil spirits, 2 blanks</source>
        <translation>おばけ2・悪霊2・なし2</translation>
    </message>
    <message>
        <source>2 ghosts, 1 evil spirit, 3 blanks</source>
        <translation>おばけ2・悪霊1・なし3</translation>
    </message>
    <message>
        <source>More cards</source>
        <translation>追加のカード</translation>
    </message>
    <message>
        <source>Cards that bring more ghosts at once, and cards that lock doors.</source>
        <translation>おばけが一度に増えるカードと、扉が閉まるカードを加えます。</translation>
    </message>
    <message>
        <source>Numbered jewels</source>
        <translation>番号つきの宝石</translation>
    </message>
    <message>
        <source>Jewels leave the house only in the order of their numbers. A number is seen by stopping in the room.</source>
        <translation>宝石は番号の順にしか運び出せません。番号は、その部屋に止まって初めて分かります。</translation>
    </message>
    <message>
        <source>Putting a jewel down</source>
        <translation>宝石を部屋に下ろす</translation>
    </message>
    <message>
        <source>Whether a hunter may put a numbered jewel down in a room, or exchange it for the one there.</source>
        <translation>番号つきの宝石を部屋に下ろしたり、そこの宝石と取り替えたりできるかどうかを決めます。</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>できる</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>できない</translation>
    </message>
</context>
<context>
    <name>HousePlace</name>
    <message>
        <source>Jewels are put down here</source>
        <translation>宝石はここに下ろします</translation>
    </message>
    <message>
        <source>All hunters have to be here in the end</source>
        <translation>最後はハンター全員がここに出ます</translation>
    </message>
    <message>
        <source>Only one hunter can stop here</source>
        <translation>ここに止まれるハンターは1体だけです</translation>
    </message>
    <message>
        <source>The card of this room lies open: until the reshuffle it is not drawn</source>
        <translation>この部屋のカードは捨て札にあり、混ぜ直しまで出ません</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) from here</source>
        <translation>
            <numerusform>ここから%n歩</numerusform>
        </translation>
    </message>
    <message>
        <source>An evil spirit: only two hunters together can drive it out</source>
        <translation>悪霊：ハンターが2体以上いれば追い出せます</translation>
    </message>
    <message>
        <source>A hunter with a jewel cannot leave</source>
        <translation>宝石を持ったハンターは出られません</translation>
    </message>
    <message>
        <source>Two ghosts: a third one makes an evil spirit of them</source>
        <translation>おばけ2体：3体目が来ると悪霊になります</translation>
    </message>
    <message>
        <source>A ghost: three of them become an evil spirit</source>
        <translation>おばけ1体：3体そろうと悪霊になります</translation>
    </message>
    <message>
        <source>A jewel: its number is seen by going there</source>
        <translation>宝石：番号は、行けば分かります</translation>
    </message>
    <message>
        <source>A jewel to be carried outside</source>
        <translation>外へ運び出す宝石</translation>
    </message>
    <message>
        <source>Jewel {number}, to be carried outside</source>
        <translation>外へ運び出す{number}番の宝石</translation>
    </message>
    <message>
        <source>Nobody is haunting here, and no jewel lies here</source>
        <translation>おばけも宝石もない部屋</translation>
    </message>
</context>
<context>
    <name>HouseRefusal</name>
    <message>
        <source>Jewel {number} has to leave the house first.</source>
        <translation>先に{number}番の宝石を外へ出さなければなりません。</translation>
    </message>
    <message>
        <source>Jewels are put down in rooms, or outside.</source>
        <translation>宝石を下ろせるのは、部屋の中か屋外だけです。</translation>
    </message>
    <message>
        <source>With a jewel there is no way through a room with an evil spirit.</source>
        <translation>宝石を持ったまま、悪霊のいる部屋は通り抜けられません。</translation>
    </message>
    <message numerus="yes">
        <source>Too far: %n step(s) at most.</source>
        <translation>
            <numerusform>遠すぎます。%n歩までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>The blue doors are locked.</source>
        <translation>青い扉が閉まっています。</translation>
    </message>
    <message>
        <source>The green doors are locked.</source>
        <translation>緑の扉が閉まっています。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message>
        <source>It is another hunter&apos;s turn.</source>
        <translation>別のハンターの手番です。</translation>
    </message>
    <message>
        <source>Roll the die first.</source>
        <translation>先にサイコロを振ってください。</translation>
    </message>
    <message>
        <source>The die has been rolled.</source>
        <translation>サイコロはもう振りました。</translation>
    </message>
    <message>
        <source>Walk first.</source>
        <translation>先に移動してください。</translation>
    </message>
    <message>
        <source>The walk is over.</source>
        <translation>移動はもう終わりました。</translation>
    </message>
    <message>
        <source>Locked in: nobody carries a jewel past an evil spirit.</source>
        <translation>閉じ込められています。宝石を持ったまま、悪霊のいる部屋からは出られません。</translation>
    </message>
    <message>
        <source>Another hunter stands there: walk past, or stop before.</source>
        <translation>別のハンターがいます。通り過ぎるか、手前で止まってください。</translation>
    </message>
    <message>
        <source>There is no jewel here.</source>
        <translation>ここに宝石はありません。</translation>
    </message>
    <message>
        <source>The number of this jewel is seen only by going there.</source>
        <translation>この宝石の番号は、行ってみないと分かりません。</translation>
    </message>
    <message>
        <source>This hunter carries a jewel already.</source>
        <translation>このハンターは、もう宝石を持っています。</translation>
    </message>
    <message>
        <source>This hunter carries no jewel.</source>
        <translation>このハンターは宝石を持っていません。</translation>
    </message>
    <message>
        <source>Jewels are put down outside only.</source>
        <translation>宝石を下ろせるのは屋外だけです。</translation>
    </message>
    <message>
        <source>A jewel lies here already.</source>
        <translation>ここにはもう宝石があります。</translation>
    </message>
    <message>
        <source>Nobody can walk there.</source>
        <translation>そこへは移動できません。</translation>
    </message>
</context>
<context>
    <name>HouseRoom</name>
    <message>
        <source>Parlour</source>
        <translation>応接間</translation>
    </message>
    <message>
        <source>Box room</source>
        <translation>物置</translation>
    </message>
    <message>
        <source>Kitchen</source>
        <translation>台所</translation>
    </message>
    <message>
        <source>Conservatory</source>
        <translation>温室</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>図書室</translation>
    </message>
    <message>
        <source>Music room</source>
        <translation>音楽室</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>書斎</translation>
    </message>
    <message>
        <source>Observatory</source>
        <translation>天文室</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>画廊</translation>
    </message>
    <message>
        <source>Dining room</source>
        <translation>食堂</translation>
    </message>
    <message>
        <source>Laundry</source>
        <translation>洗濯室</translation>
    </message>
    <message>
        <source>Wardrobe</source>
        <translation>衣装部屋</translation>
    </message>
    <message>
        <source>{name} ({letter})</source>
        <translation>{name}（{letter}）</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>屋外</translation>
    </message>
    <message>
        <source>Corridor, space {number}</source>
        <translation>廊下の{number}番のマス</translation>
    </message>
</context>
<context>
    <name>HouseRulebook</name>
    <message>
        <source>The advanced game</source>
        <translation>上級ゲーム</translation>
    </message>
    <message>
        <source>Cards that draw more</source>
        <translation>さらに引くカード</translation>
    </message>
    <message>
        <source>Two or three more cards are turned up one by one, and each does what it says. Then all cards are reshuffled.</source>
        <translation>カードをあと2枚または3枚、1枚ずつめくり、それぞれの効果を行います。そのあと、すべてのカードを混ぜ直します。</translation>
    </message>
    <message>
        <source>Among them a card that reshuffles or draws more does not count: another one is turned up in its place.</source>
        <translation>その途中で混ぜ直しのカードや、さらに引くカードが出ても数えません。代わりにもう1枚めくります。</translation>
    </message>
    <message>
        <source>Locked doors</source>
        <translation>閉まる扉</translation>
    </message>
    <message>
        <source>Nobody walks through doors of the locked colour, neither in nor out.</source>
        <translation>閉まった色の扉は、入るのにも出るのにも使えません。</translation>
    </message>
    <message>
        <source>Only one colour is locked at a time: the card of the other colour opens the doors that were locked before. Every reshuffle opens all doors.</source>
        <translation>閉まるのは1色だけです。もう片方の色のカードが出ると、それまで閉まっていた扉は開きます。混ぜ直しのたびに、すべての扉が開きます。</translation>
    </message>
    <message>
        <source>Every room has a plain door too, so no room is cut off by a lock alone.</source>
        <translation>どの部屋にも色のない扉があるので、色の扉が閉まっただけで出入りできなくなる部屋はありません。</translation>
    </message>
    <message>
        <source>Jewels in their order</source>
        <translation>宝石は番号の順に</translation>
    </message>
    <message>
        <source>Jewels leave the house only in the order of their numbers, beginning with 1. They may be taken in any order.</source>
        <translation>宝石は1番から順にしか外に出せません。拾う順番は自由です。</translation>
    </message>
    <message>
        <source>For a hunter whose jewel is not next the front door is shut.</source>
        <translation>まだ順番でない宝石を持つハンターは、玄関から出られません。</translation>
    </message>
    <message>
        <source>Seeing a number</source>
        <translation>番号を見る</translation>
    </message>
    <message>
        <source>A number is turned up when a hunter stops in the room. Only then you decide whether to take the jewel.</source>
        <translation>ハンターがその部屋に止まると、番号が表になります。拾うかどうかは、それを見てから決めます。</translation>
    </message>
    <message>
        <source>Walking through shows nothing. A number that was seen stays open to everybody.</source>
        <translation>通り抜けるだけでは見られません。見えた番号は、全員に見えたままになります。</translation>
    </message>
    <message>
        <source>Where you stop in a room without a jewel, you may put yours down. Where one lies, you may exchange it for yours.</source>
        <translation>宝石のない部屋に止まったら、持っている宝石を下ろせます。宝石のある部屋なら、取り替えられます。</translation>
    </message>
    <message>
        <source>Otherwise all hunters might end up with jewels that are not next.</source>
        <translation>これができないと、全員が順番でない宝石を持ったまま動けなくなるおそれがあります。</translation>
    </message>
    <message>
        <source>A jewel is put down outside only. So keep a hunter free who can fetch the next number.</source>
        <translation>宝石を下ろせるのは屋外だけです。次の番号を取りに行けるハンターを、いつも空けておきましょう。</translation>
    </message>
    <message>
        <source>Putting a jewel down in a room</source>
        <translation>宝石を部屋に下ろす</translation>
    </message>
    <message>
        <source>The aim of the game</source>
        <translation>ゲームの目的</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>どんなゲームか</translation>
    </message>
    <message>
        <source>You are jewel hunters. Eight jewels lie in the rooms of a haunted house: bring them all outside, and get out yourselves.</source>
        <translation>みなさんは宝石ハンターです。おばけ屋敷の部屋に8個の宝石があります。すべて外へ運び出し、ハンターも全員外へ出ましょう。</translation>
    </message>
    <message>
        <source>All the while ghosts come. Three in one room become an evil spirit, and with seven evil spirits in the house everybody loses.</source>
        <translation>その間にも、おばけが次々に現れます。1つの部屋に3体集まると悪霊になり、屋敷の悪霊が7体になると全員の負けです。</translation>
    </message>
    <message>
        <source>All the while ghosts come. Three in one room become an evil spirit, and with six evil spirits in the house everybody loses.</source>
        <translation>その間にも、おばけが次々に現れます。1つの部屋に3体集まると悪霊になり、屋敷の悪霊が6体になると全員の負けです。</translation>
    </message>
    <message>
        <source>Nothing is hidden, so you may talk about everything. Only the order of the cards, the next roll and the numbers of jewels not seen yet are known to nobody.</source>
        <translation>隠しごとはないので、何でも相談できます。だれにも分からないのは、カードの順番と次の出目、そしてまだ見ていない宝石の番号だけです。</translation>
    </message>
    <message>
        <source>Nothing is hidden, so you may talk about everything. Only the order of the cards and the next roll are known to nobody.</source>
        <translation>隠しごとはないので、何でも相談できます。だれにも分からないのは、カードの順番と次の出目だけです。</translation>
    </message>
    <message>
        <source>One team</source>
        <translation>全員が仲間</translation>
    </message>
    <message>
        <source>Either all of you win or all of you lose.</source>
        <translation>勝つのも負けるのも、全員いっしょです。</translation>
    </message>
    <message>
        <source>Whoever is on turn decides what the hunter does. The others may advise, no more.</source>
        <translation>ハンターをどう動かすかは、手番の人が決めます。ほかの人にできるのは助言だけです。</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>「{name}」</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>The level {levels} differs here. {rule}</source>
        <translation>レベル{levels}ではここが違います。{rule}</translation>
    </message>
    <message>
        <source>The levels {levels} differ here. {rule}</source>
        <translation>次のレベルではここが違います：{levels}。{rule}</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>ゲームの終わり</translation>
    </message>
    <message>
        <source>Everybody wins</source>
        <translation>全員の勝ち</translation>
    </message>
    <message>
        <source>You win when all eight jewels lie outside and all hunters are outside too.</source>
        <translation>8個の宝石がすべて屋外にあり、ハンターも全員屋外にいれば、全員の勝ちです。</translation>
    </message>
    <message>
        <source>As long as one hunter is still in the house the game goes on, cards included.</source>
        <translation>1体でも屋敷に残っていれば、ゲームは続きます。カードもめくります。</translation>
    </message>
    <message>
        <source>Too many evil spirits</source>
        <translation>悪霊が多すぎる</translation>
    </message>
    <message>
        <source>Nothing else of that turn counts any more, not even the last step out. Evil spirits that were driven out do not count.</source>
        <translation>その手番の残りは、もう数えません。外への最後の1歩でも同じです。追い出した悪霊は数に入りません。</translation>
    </message>
    <message>
        <source>With six evil spirits in the house at the same time everybody loses at once.</source>
        <translation>屋敷の悪霊が同時に6体になると、その場で全員の負けです。</translation>
    </message>
    <message>
        <source>With seven evil spirits in the house at the same time everybody loses at once.</source>
        <translation>屋敷の悪霊が同時に7体になると、その場で全員の負けです。</translation>
    </message>
    <message>
        <source>Everybody locked in alone</source>
        <translation>全員が別々に閉じ込められる</translation>
    </message>
    <message>
        <source>When all hunters are [[locked-in|locked in]], each in another room, nobody can help anybody, and everybody loses.</source>
        <translation>ハンター全員が別々の部屋に[[locked-in|閉じ込められる]]と、だれもだれかを助けられず、全員の負けです。</translation>
    </message>
    <message>
        <source>If some of them share a room, they can fight, and the game goes on.</source>
        <translation>同じ部屋に閉じ込められたハンターがいれば、そこでは戦えるので、ゲームは続きます。</translation>
    </message>
    <message>
        <source>Nobody can fetch the next jewel</source>
        <translation>次の宝石を取りに行けない</translation>
    </message>
    <message>
        <source>When every hunter carries a jewel and the next number still lies in a room, nobody can take it and nobody may go out: everybody loses.</source>
        <translation>ハンター全員が宝石を持ち、次の番号の宝石がまだ部屋にあると、だれもそれを拾えず、だれも外に出られません。全員の負けです。</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>戦い</translation>
    </message>
    <message>
        <source>When there is a fight</source>
        <translation>戦いになるとき</translation>
    </message>
    <message>
        <source>A fight begins by itself when you stop in a room with ghosts, or stay in one.</source>
        <translation>おばけのいる部屋に止まるか、とどまると、自動的に戦いになります。</translation>
    </message>
    <message>
        <source>Against an evil spirit there is a fight only if another hunter is in the room too.</source>
        <translation>悪霊との戦いになるのは、同じ部屋に別のハンターもいるときだけです。</translation>
    </message>
    <message>
        <source>The dice are rolled once. A bad roll harms nobody: everything stays as it was.</source>
        <translation>サイコロを振るのは1回です。うまくいかなくても、だれも傷つかず、何も変わりません。</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>面</translation>
    </message>
    <message>
        <source>ghost</source>
        <translation>おばけ</translation>
    </message>
    <message>
        <source>evil spirit</source>
        <translation>悪霊</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>How many of six</source>
        <translation>6面のうちの数</translation>
    </message>
    <message>
        <source>The battle dice</source>
        <translation>バトルサイコロ</translation>
    </message>
    <message>
        <source>All battle dice are alike. A blank face does nothing.</source>
        <translation>バトルサイコロはどれも同じです。何もない面では何も起こりません。</translation>
    </message>
    <message>
        <source>All battle dice are alike.</source>
        <translation>バトルサイコロはどれも同じです。</translation>
    </message>
    <message>
        <source>Against ghosts</source>
        <translation>おばけと戦う</translation>
    </message>
    <message>
        <source>Alone you roll one die. If other hunters are in the room, however many, you roll two.</source>
        <translation>1体だけなら、サイコロを1個振ります。同じ部屋に別のハンターがいれば、何体いても2個振ります。</translation>
    </message>
    <message>
        <source>Each ghost on the dice drives one ghost out of the room.</source>
        <translation>おばけの目1つにつき、おばけを1体追い出せます。</translation>
    </message>
    <message>
        <source>Against an evil spirit</source>
        <translation>悪霊と戦う</translation>
    </message>
    <message>
        <source>Alone nobody can fight it. If another hunter is in the room, two dice are rolled: with at least one evil spirit on them it is driven out.</source>
        <translation>1体では戦えません。同じ部屋に別のハンターがいれば、サイコロを2個振ります。1個でも悪霊の目が出れば追い出せます。</translation>
    </message>
    <message>
        <source>Whoever of them is on turn rolls, with a jewel or without.</source>
        <translation>手番の人が振ります。宝石を持っていてもいなくても同じです。</translation>
    </message>
    <message>
        <source>alone: a ghost is driven out</source>
        <translation>1体で、おばけを追い出す</translation>
    </message>
    <message>
        <source>not alone: at least one ghost is driven out</source>
        <translation>仲間と、おばけを少なくとも1体追い出す</translation>
    </message>
    <message>
        <source>not alone, two ghosts there: both are driven out</source>
        <translation>仲間と、2体いるおばけを両方追い出す</translation>
    </message>
    <message>
        <source>not alone: the evil spirit is driven out</source>
        <translation>仲間と、悪霊を追い出す</translation>
    </message>
    <message>
        <source>the evil spirit, within two such fights</source>
        <translation>悪霊を、2回までの戦いで追い出す</translation>
    </message>
    <message>
        <source>the evil spirit, within three such fights</source>
        <translation>悪霊を、3回までの戦いで追い出す</translation>
    </message>
    <message>
        <source>Your chances</source>
        <translation>成功の見込み</translation>
    </message>
    <message>
        <source>How often it goes well, in rounded numbers.</source>
        <translation>成功するおよその割合です。</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>戦い</translation>
    </message>
    <message>
        <source>Goes well</source>
        <translation>成功</translation>
    </message>
    <message>
        <source>Ghosts and evil spirits</source>
        <translation>おばけと悪霊</translation>
    </message>
    <message>
        <source>Turning up a card</source>
        <translation>カードをめくる</translation>
    </message>
    <message>
        <source>A letter brings one ghost into the room of that letter. The card stays face up on the discard pile.</source>
        <translation>文字のカードなら、その文字の部屋におばけが1体現れます。カードは表向きのまま捨て札に置きます。</translation>
    </message>
    <message>
        <source>The card for reshuffling brings no ghost: all cards are shuffled into a new draw pile. As it is always among them, the draw pile never runs out.</source>
        <translation>混ぜ直しのカードでは、おばけは現れません。すべてのカードを混ぜて新しい山札にします。このカードも必ず入っているので、山札がなくなることはありません。</translation>
    </message>
    <message>
        <source>Three ghosts become an evil spirit</source>
        <translation>おばけ3体で悪霊になる</translation>
    </message>
    <message>
        <source>When the third ghost comes into a room, all three become one evil spirit at once. There is never more than one in a room.</source>
        <translation>部屋に3体目のおばけが現れると、その3体はすぐに1体の悪霊になります。悪霊は1部屋に1体までです。</translation>
    </message>
    <message>
        <source>Hunters in that room stay. Whoever carries a jewel there is [[locked-in|locked in]] from now on.</source>
        <translation>その部屋にいるハンターはそのままです。ただし、宝石を運んでいるハンターは[[locked-in|閉じ込められます]]。</translation>
    </message>
    <message>
        <source>Two ghosts are in room E, and its card has not come yet.</source>
        <translation>部屋Eにおばけが2体います。Eのカードはまだ出ていません。</translation>
    </message>
    <message>
        <source>The card E has come: one evil spirit is there, and no ghost.</source>
        <translation>Eのカードが出ました。悪霊が1体になり、おばけはいなくなりました。</translation>
    </message>
    <message>
        <source>Where an evil spirit is already</source>
        <translation>もう悪霊がいるとき</translation>
    </message>
    <message>
        <source>No ghost comes into a room with an evil spirit. It goes on to the next letter, and further, until it finds a room without one. After L comes A.</source>
        <translation>悪霊のいる部屋に、おばけは入りません。次の文字の部屋へ、そこにも悪霊がいればさらに次へと、悪霊のいない部屋まで進みます。Lの次はAです。</translation>
    </message>
    <message>
        <source>There it counts like any other: if it is the third, one more evil spirit appears.</source>
        <translation>着いた部屋では、ほかのおばけと同じように数えます。3体目なら、そこも悪霊になります。</translation>
    </message>
    <message>
        <source>The card C has come. C and D have evil spirits, so the ghost goes on to E.</source>
        <translation>Cのカードが出ました。CとDには悪霊がいるので、おばけはEへ進みます。</translation>
    </message>
    <message>
        <source>What the discard pile tells</source>
        <translation>捨て札から分かること</translation>
    </message>
    <message>
        <source>Until the next reshuffle no letter comes twice. A room whose card lies on the discard pile is safe till then, unless a ghost [[overflow|goes on]] to it.</source>
        <translation>次の混ぜ直しまで、同じ文字は2回出ません。カードが捨て札にある部屋は、おばけが[[overflow|よその部屋から進んで]]こないかぎり、それまで安全です。</translation>
    </message>
    <message>
        <source>Everybody may look through the discard pile at any time.</source>
        <translation>捨て札は、だれでもいつでも見られます。</translation>
    </message>
    <message>
        <source>The house</source>
        <translation>屋敷</translation>
    </message>
    <message>
        <source>Twelve rooms and a corridor</source>
        <translation>12の部屋と廊下</translation>
    </message>
    <message>
        <source>Each room has a letter, from A to L. The letters run clockwise round the house, beginning on the left of the front door.</source>
        <translation>部屋にはAからLまでの文字が付いています。文字は、玄関のすぐ左から時計回りに屋敷をめぐります。</translation>
    </message>
    <message>
        <source>The house from above, with the front door at the bottom.</source>
        <translation>上から見た屋敷です。下側に玄関があります。</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>マス</translation>
    </message>
    <message>
        <source>You walk from space to space. A room is one space, however large it is drawn; so is every square of the corridor, and the place outside the front door.</source>
        <translation>ハンターはマスからマスへ移動します。部屋は、大きくても小さくても1マスです。廊下の四角もそれぞれ1マス、玄関の外も1マスです。</translation>
    </message>
    <message>
        <source>Nobody walks diagonally or through walls: between rooms, and between a room and the corridor, there must be a door. The two light wells cannot be walked through.</source>
        <translation>斜めには進めず、壁も通れません。部屋どうしの間や、部屋と廊下の間を通るには扉が必要です。2つの吹き抜けは通れません。</translation>
    </message>
    <message>
        <source>Cards can [[locks|lock]] the doors of one colour.</source>
        <translation>[[locks|カード]]で、片方の色の扉が閉まることがあります。</translation>
    </message>
    <message>
        <source>The colours matter only with the [[option-extra_cards|cards that lock doors]].</source>
        <translation>色に意味があるのは、[[option-extra_cards|扉を閉めるカード]]を使うときだけです。</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>扉</translation>
    </message>
    <message>
        <source>Doors between rooms are plain. Doors between a room and the corridor are blue, with a round sign, or green, with a triangular sign.</source>
        <translation>部屋どうしの扉には色がありません。部屋と廊下の間の扉は、丸い印の青い扉か、三角の印の緑の扉です。</translation>
    </message>
    <message>
        <source>The front door</source>
        <translation>玄関</translation>
    </message>
    <message>
        <source>It is the only way in and out. In front of it, outside, all hunters begin, and there you put down the jewels that you bring out.</source>
        <translation>屋敷の出入口は玄関だけです。ハンターは全員、玄関の外から始めます。運び出した宝石もそこに下ろします。</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>部屋</translation>
    </message>
    <message>
        <source>Rooms next door</source>
        <translation>扉でつながる部屋</translation>
    </message>
    <message>
        <source>Door to the corridor</source>
        <translation>廊下への扉</translation>
    </message>
    <message>
        <source>Steps from outside</source>
        <translation>屋外からの歩数</translation>
    </message>
    <message>
        <source>Every room and its doors</source>
        <translation>部屋と扉の一覧</translation>
    </message>
    <message>
        <source>The steps are counted with all doors open and no evil spirit in the way.</source>
        <translation>歩数は、扉がすべて開いていて、途中に悪霊がいないときのものです。</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>The jewels</source>
        <translation>宝石</translation>
    </message>
    <message>
        <source>Taking a jewel</source>
        <translation>宝石を拾う</translation>
    </message>
    <message>
        <source>If you stop in a room with a jewel and carry none, you may take it. Walking through is not enough.</source>
        <translation>宝石を持っていないハンターが宝石のある部屋に止まると、それを拾えます。通り抜けるだけでは拾えません。</translation>
    </message>
    <message>
        <source>You may also leave it there, and take it in a later turn by staying in the room.</source>
        <translation>その場では拾わず、後の手番で部屋にとどまって拾うこともできます。</translation>
    </message>
    <message>
        <source>Ghosts do not prevent it: first the jewel is taken, then there is a [[fight|fight]].</source>
        <translation>おばけがいても拾えます。先に宝石を拾い、そのあとで[[fight|戦い]]ます。</translation>
    </message>
    <message>
        <source>It is never handed to another hunter. You put it down outside, or [[put-down|in a room]].</source>
        <translation>ほかのハンターには渡せません。下ろせるのは屋外か、[[put-down|部屋の中]]です。</translation>
    </message>
    <message>
        <source>It is not handed to another hunter and not put down inside the house: only outside are your hands free again.</source>
        <translation>ほかのハンターに渡したり、屋敷の中に下ろしたりはできません。手放せるのは屋外だけです。</translation>
    </message>
    <message>
        <source>One jewel each</source>
        <translation>運べるのは1個だけ</translation>
    </message>
    <message>
        <source>A hunter carries one jewel at most.</source>
        <translation>ハンターが運べる宝石は1個だけです。</translation>
    </message>
    <message>
        <source>Bringing it outside</source>
        <translation>外に下ろす</translation>
    </message>
    <message>
        <source>As soon as a hunter with a jewel is outside, the jewel lies there and is safe for good. The walk is over, even if steps are left.</source>
        <translation>宝石を持ったハンターが屋外に出ると、すぐに宝石を下ろします。その宝石はもう安全です。歩数が残っていても移動は終わります。</translation>
    </message>
    <message>
        <source>How hard it is</source>
        <translation>難しさ</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>What makes it so</source>
        <translation>特徴</translation>
    </message>
    <message>
        <source>Won by 3 hunters</source>
        <translation>ハンター3体の勝率</translation>
    </message>
    <message>
        <source>Won by 4 hunters</source>
        <translation>ハンター4体の勝率</translation>
    </message>
    <message>
        <source>The levels</source>
        <translation>レベルの一覧</translation>
    </message>
    <message>
        <source>Chosen here: {value}</source>
        <translation>選んだもの：{value}</translation>
    </message>
    <message>
        <source>The table tells how often careful partners win: computer players that look one turn ahead, in 2000 games for every level and number of hunters. With other options the numbers change.</source>
        <translation>表の割合は、慎重な仲間が勝つ割合です。1手番先まで考えるコンピューターで、レベルとハンターの数ごとに2000回ずつ試しました。オプションを変えると割合も変わります。</translation>
    </message>
    <message>
        <source>Four hunters have a harder time than three: more of them walk in and out while the ghosts come just as fast.</source>
        <translation>ハンターは3体より4体のほうが大変です。おばけの増え方は同じなのに、出入りするハンターが多くなるからです。</translation>
    </message>
    <message>
        <source>What the levels change</source>
        <translation>レベルによる違い</translation>
    </message>
    <message>
        <source>Every level sets some of the [[chapter-options|options]]; you may set each of them otherwise.</source>
        <translation>レベルごとに[[chapter-options|オプション]]の一部が決まっています。どれも自分で変えられます。</translation>
    </message>
    <message>
        <source>Which level to begin with</source>
        <translation>最初に遊ぶレベル</translation>
    </message>
    <message>
        <source>Begin with “{easy}”. Once you win most of your games, go on to the next level. “{normal}” is the basic game as printed.</source>
        <translation>最初は「{easy}」をおすすめします。たいてい勝てるようになったら、次のレベルに進みましょう。「{normal}」が印刷版どおりの基本ゲームです。</translation>
    </message>
    <message>
        <source>Locked in, and rescue</source>
        <translation>閉じ込めと救援</translation>
    </message>
    <message>
        <source>Locked in</source>
        <translation>閉じ込められる</translation>
    </message>
    <message>
        <source>A hunter with a jewel in a room with an evil spirit is locked in and cannot walk out.</source>
        <translation>悪霊のいる部屋で宝石を持っているハンターは閉じ込められ、部屋から出られません。</translation>
    </message>
    <message>
        <source>It happens when an evil spirit appears where you carry a jewel, when you carry one into such a room, or when you take the jewel there. You are asked before you lock yourself in.</source>
        <translation>宝石を持っている部屋に悪霊が現れたとき、悪霊のいる部屋に宝石を持って入ったとき、そこで宝石を拾ったときに起こります。自分から閉じ込められることになる前には、確認があります。</translation>
    </message>
    <message>
        <source>The hunter still has its turns: the die is rolled, cards are turned up.</source>
        <translation>手番は普段どおり回ってきます。サイコロを振り、カードもめくります。</translation>
    </message>
    <message>
        <source>Locked in: with the jewel there is no way out of H.</source>
        <translation>閉じ込められています。宝石を持ったままHから出ることはできません。</translation>
    </message>
    <message>
        <source>Rescue</source>
        <translation>救援</translation>
    </message>
    <message>
        <source>Another hunter comes into the room and stops there. It fights at once, and from then on both of them do, each in its own turn.</source>
        <translation>別のハンターがその部屋に入って止まります。入った手番ですぐに戦い、その後はどちらの手番でも戦えます。</translation>
    </message>
    <message>
        <source>When the evil spirit is driven out, everybody there is free.</source>
        <translation>悪霊を追い出せば、その部屋の全員が自由になります。</translation>
    </message>
    <message>
        <source>Help with empty hands: whoever comes with a jewel is locked in as well.</source>
        <translation>助けに行くときは、何も持たずに行きましょう。宝石を持って入ると、いっしょに閉じ込められます。</translation>
    </message>
    <message>
        <source>Yellow is locked in; red comes from G, and both can fight.</source>
        <translation>黄のハンターが閉じ込められています。赤のハンターがGから来れば、どちらも戦えます。</translation>
    </message>
    <message>
        <source>One screen for all</source>
        <translation>1つの画面で遊ぶ</translation>
    </message>
    <message>
        <source>Nothing is hidden</source>
        <translation>隠すものはありません</translation>
    </message>
    <message>
        <source>All of you sit before the same screen. Nobody has to look away; the bar at the top says whose turn it is.</source>
        <translation>全員が同じ画面の前で遊びます。だれも目をそらす必要はありません。だれの番かは、上の帯に出ます。</translation>
    </message>
    <message>
        <source>What the table shows you</source>
        <translation>画面が教えてくれること</translation>
    </message>
    <message>
        <source>After the roll every place that can be reached is lit, with its number of steps. Signs tell where you would take a jewel, fight or be locked in.</source>
        <translation>サイコロを振ると、行ける場所がすべて光り、歩数が出ます。宝石を拾う場所、戦いになる場所、閉じ込められる場所には印が付きます。</translation>
    </message>
    <message>
        <source>Drag the hunter, tap a place or choose it with the keys, then press “Go”.</source>
        <translation>ハンターをドラッグするか、場所をタップするか、キーで選んで、「進む」を押します。</translation>
    </message>
    <message>
        <source>Whoever wants help asks for it at the top right: the odds, in the rooms in danger and before a fight, or a hint.</source>
        <translation>助けがほしいときは、右上のボタンを押してください。危ない部屋と戦いの前に出る確率か、ヒントを見られます。</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>選べるもの</translation>
    </message>
    <message>
        <source>Levels that have it so</source>
        <translation>当てはまるレベル</translation>
    </message>
    <message>
        <source>as you choose</source>
        <translation>選んだとき</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>all the others</source>
        <translation>そのほかすべて</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>遊ぶ人数</translation>
    </message>
    <message>
        <source>Each player moves one hunter.</source>
        <translation>1人が1体のハンターを動かします。</translation>
    </message>
    <message>
        <source>Three or four</source>
        <translation>3人または4人</translation>
    </message>
    <message>
        <source>With three players the green hunter stays away.</source>
        <translation>3人のときは、緑のハンターを使いません。</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>2人</translation>
    </message>
    <message>
        <source>They take turns in the order red, yellow, blue, green, so the players alternate. All four have to get out.</source>
        <translation>手番は赤、黄、青、緑の順なので、交互に回ってきます。4体とも外に出なければなりません。</translation>
    </message>
    <message>
        <source>Each player moves two hunters: the first red and blue, the other yellow and green.</source>
        <translation>1人が2体のハンターを動かします。先の人が赤と青、もう1人が黄と緑です。</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>1人</translation>
    </message>
    <message>
        <source>In the form for a new game you choose between three and four. All of them have to get out.</source>
        <translation>新しいゲームの画面で、3体か4体かを選べます。全員が外に出なければなりません。</translation>
    </message>
    <message>
        <source>You move four hunters, one after the other.</source>
        <translation>4体のハンターを、1体ずつ順番に動かします。</translation>
    </message>
    <message>
        <source>You move three hunters, one after the other.</source>
        <translation>3体のハンターを、1体ずつ順番に動かします。</translation>
    </message>
    <message>
        <source>With the computer</source>
        <translation>コンピューターといっしょに</translation>
    </message>
    <message>
        <source>Any hunter can be moved by the computer. It knows no more than you do: neither the order of the cards nor the next roll.</source>
        <translation>どのハンターもコンピューターに任せられます。カードの順番も次の出目も、コンピューターには分かりません。</translation>
    </message>
    <message>
        <source>It tells what it is going to do.</source>
        <translation>何をするつもりかも知らせてくれます。</translation>
    </message>
    <message>
        <source>With “Who takes what?” you agree with it on who takes which jewel.</source>
        <translation>「分担を決める」で、だれがどの宝石を拾うかをコンピューターと決められます。</translation>
    </message>
    <message>
        <source>Tips for playing together</source>
        <translation>いっしょに遊ぶコツ</translation>
    </message>
    <message>
        <source>A room with two ghosts gets an evil spirit with the next card of its letter. Drive a ghost out before that, above all where a jewel or its carrier is.</source>
        <translation>おばけが2体いる部屋は、次にその文字のカードが出ると悪霊の部屋になります。その前におばけを追い出しましょう。宝石や、それを運ぶハンターがいる部屋は特に急ぎます。</translation>
    </message>
    <message>
        <source>Cards in the draw pile</source>
        <translation>山札の枚数</translation>
    </message>
    <message>
        <source>3 hunters</source>
        <translation>ハンター3体</translation>
    </message>
    <message>
        <source>4 hunters</source>
        <translation>ハンター4体</translation>
    </message>
    <message>
        <source>This is how often a card that is still in the draw pile comes before your next turn.</source>
        <translation>山札に残っているある1枚のカードが、自分の次の手番までに出る割合です。</translation>
    </message>
    <message>
        <source>Two ghosts are an alarm</source>
        <translation>おばけ2体は危険信号</translation>
    </message>
    <message>
        <source>Read the discard pile</source>
        <translation>捨て札を読む</translation>
    </message>
    <message>
        <source>A letter on the discard pile does not come again before the reshuffle. Ghosts in such a room can wait; go where the card is still to come.</source>
        <translation>捨て札にある文字は、混ぜ直しまで出ません。その部屋のおばけは後回しにできます。カードがまだ出ていない部屋へ向かいましょう。</translation>
    </message>
    <message>
        <source>After an evil spirit it gets crowded</source>
        <translation>悪霊の次の部屋に注意</translation>
    </message>
    <message>
        <source>The room after an evil spirit gets ghosts from two cards: its own and that of the room before it. After two evil spirits in a row it is three. Keep that room empty.</source>
        <translation>悪霊のいる部屋の次の部屋には、2枚のカードでおばけが来ます。自分の文字と、前の部屋の文字です。悪霊が2部屋続くと3枚になります。その部屋は空にしておきましょう。</translation>
    </message>
    <message>
        <source>Never alone against an evil spirit</source>
        <translation>悪霊にはひとりで向かわない</translation>
    </message>
    <message>
        <source>With a partner one fight drives it out in {once} of all cases, two fights in {twice}. Let the hunter come who is near and carries nothing.</source>
        <translation>仲間がいれば、1回の戦いで{once}、2回までの戦いで{twice}の割合で追い出せます。近くにいて、何も持っていないハンターが行きましょう。</translation>
    </message>
    <message>
        <source>Share the jewels out</source>
        <translation>宝石を分担する</translation>
    </message>
    <message>
        <source>Agree on who fetches which jewel, so that nobody walks for nothing. There and back, with nothing in the way, it takes so many turns on average.</source>
        <translation>だれがどの宝石を取りに行くかを決めておけば、むだ足がありません。じゃまが入らないとき、往復にかかる手番の平均は次のとおりです。</translation>
    </message>
    <message>
        <source>Jewel in the room</source>
        <translation>宝石の部屋</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>歩数</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>{whole}.{tenth}</source>
        <translation>{whole}.{tenth}</translation>
    </message>
    <message>
        <source>Carry jewels past danger</source>
        <translation>宝石を危険から遠ざける</translation>
    </message>
    <message>
        <source>With a jewel, do not stop where two ghosts are: one card, and you are locked in. Walk through, or fight there with a partner.</source>
        <translation>宝石を持って、おばけが2体いる部屋に止まるのは危険です。カード1枚で閉じ込められます。通り抜けるか、仲間といっしょに戦いましょう。</translation>
    </message>
    <message>
        <source>Leave in time</source>
        <translation>早めに外へ</translation>
    </message>
    <message>
        <source>In the end every hunter has to get out. Whoever is not needed any more walks towards the door before the last jewel is out.</source>
        <translation>最後は全員が外に出なければなりません。役目の終わったハンターは、最後の宝石を待たずに玄関へ向かいましょう。</translation>
    </message>
    <message>
        <source>Talk, and let each decide</source>
        <translation>相談しても、決めるのは本人</translation>
    </message>
    <message>
        <source>Ask first what the player on turn has in mind, then give advice. So everybody plays, the youngest too.</source>
        <translation>まず手番の人の考えを聞いてから、助言しましょう。そうすれば、小さな子も自分の力で遊べます。</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>準備</translation>
    </message>
    <message>
        <source>Jewels and ghosts</source>
        <translation>宝石とおばけ</translation>
    </message>
    <message>
        <source>A jewel lies in each of these rooms: {rooms}.</source>
        <translation>次の部屋に宝石が1個ずつあります：{rooms}。</translation>
    </message>
    <message>
        <source>The house before the first turn.</source>
        <translation>最初の手番の前の屋敷です。</translation>
    </message>
    <message>
        <source>No ghost is in the house yet.</source>
        <translation>はじめは、屋敷におばけはいません。</translation>
    </message>
    <message>
        <source>A ghost waits in each of these rooms: {rooms}.</source>
        <translation>次の部屋ではおばけが1体ずつ待っています：{rooms}。</translation>
    </message>
    <message>
        <source>Jewels lie number down</source>
        <translation>宝石は番号を下にして置く</translation>
    </message>
    <message>
        <source>The jewels have the numbers 1 to 8. They are mixed and lie number down, so nobody knows which is where.</source>
        <translation>宝石には1から8までの番号があります。混ぜて番号を下にして置くので、どれがどこにあるかはだれにも分かりません。</translation>
    </message>
    <message>
        <source>The draw pile</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>{number} ghost cards are shuffled and lie face down: one for each room, and one after which everything is reshuffled.</source>
        <translation>おばけカード{number}枚を混ぜ、裏向きの山札にします。各部屋のカードが1枚ずつと、混ぜ直しのカードが1枚です。</translation>
    </message>
    <message>
        <source>{number} ghost cards are shuffled and lie face down: one for each room, one after which everything is reshuffled, {more} that have more cards drawn and {locks} that lock doors.</source>
        <translation>おばけカード{number}枚を混ぜ、裏向きの山札にします。各部屋のカードが1枚ずつ、混ぜ直しのカードが1枚、さらに引くカードが{more}枚、扉を閉めるカードが{locks}枚です。</translation>
    </message>
    <message>
        <source>The hunters</source>
        <translation>ハンター</translation>
    </message>
    <message>
        <source>All hunters stand outside, in front of the door. They take turns in the order red, yellow, blue, green.</source>
        <translation>ハンターは全員、玄関の外に立ちます。手番は赤、黄、青、緑の順に回ります。</translation>
    </message>
    <message>
        <source>{players}: {level}</source>
        <translation>{players}：{level}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>In your turn</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Ghosts</source>
        <translation>おばけ</translation>
    </message>
    <message>
        <source>Three in a room become an [[spirits|evil spirit]]. Where one is, ghosts [[overflow|go on]] to the next letter.</source>
        <translation>1部屋に3体集まると[[spirits|悪霊]]になります。悪霊のいる部屋に来るおばけは、[[overflow|次の文字へ進みます]]。</translation>
    </message>
    <message>
        <source>[[roll|Roll]]: with 1 to 5 a [[cards|card]] is turned up. [[walk|Walk]] as many steps or fewer, or stay. On a [[stopping|square of the corridor]] there is room for one.</source>
        <translation>[[roll|サイコロ]]を振ります。1から5なら[[cards|カード]]をめくります。出目の歩数まで[[walk|移動]]するか、とどまります。[[stopping|廊下のマス]]に止まれるのは1体だけです。</translation>
    </message>
    <message>
        <source>Where you stop you may [[take|take]] a jewel; outside it is [[bring-out|put down]]. [[fight|Fights]] begin by themselves.</source>
        <translation>止まった部屋で宝石を[[take|拾えます]]。屋外では[[bring-out|下ろします]]。[[fight|戦い]]は自動で始まります。</translation>
    </message>
    <message>
        <source>A hunter with a jewel there is [[locked-in|locked in]] until [[rescue|others]] drive it out.</source>
        <translation>悪霊のいる部屋で宝石を持つと[[locked-in|閉じ込められます]]。[[rescue|仲間]]と悪霊を追い出すまで出られません。</translation>
    </message>
    <message>
        <source>How often fights go well</source>
        <translation>戦いの見込み</translation>
    </message>
    <message>
        <source>[[against-ghosts|Ghosts]]: alone with one die {alone}, with others and two dice {together}. An [[against-spirits|evil spirit]]: alone never, with others and two dice {spirit}.</source>
        <translation>[[against-ghosts|おばけ]]：1体ならサイコロ1個で{alone}、仲間がいればサイコロ2個で{together}。[[against-spirits|悪霊]]：1体では戦えません。仲間がいればサイコロ2個で{spirit}。</translation>
    </message>
    <message>
        <source>Lost: [[too-many|seven evil spirits]] at the same time, or all hunters [[all-locked-in|locked in alone]].</source>
        <translation>負け：[[too-many|悪霊が同時に7体]]になるか、ハンター全員が[[all-locked-in|別々に閉じ込められた]]とき。</translation>
    </message>
    <message>
        <source>Lost: [[too-many|six evil spirits]] at the same time, or all hunters [[all-locked-in|locked in alone]].</source>
        <translation>負け：[[too-many|悪霊が同時に6体]]になるか、ハンター全員が[[all-locked-in|別々に閉じ込められた]]とき。</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>終わり</translation>
    </message>
    <message>
        <source>Won: all jewels and all hunters are [[won|outside]].</source>
        <translation>勝ち：宝石もハンターも、すべて[[won|屋外]]に出たとき。</translation>
    </message>
    <message>
        <source>Some cards [[draw-cards|draw more]], others [[locks|lock doors]] until the next reshuffle.</source>
        <translation>カードには、[[draw-cards|さらに引くもの]]と、次の混ぜ直しまで[[locks|扉を閉めるもの]]があります。</translation>
    </message>
    <message>
        <source>Jewels leave the house only [[numbers|in their order]]; a number is [[seen-numbers|seen]] by stopping there.</source>
        <translation>宝石は[[numbers|番号の順]]にしか外に出せません。番号は、その部屋に止まると[[seen-numbers|見えます]]。</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Special cases</source>
        <translation>こんなときは</translation>
    </message>
    <message>
        <source>Evil spirits on every side</source>
        <translation>どの扉の先にも悪霊</translation>
    </message>
    <message>
        <source>Whichever way it goes from E, the hunter meets an evil spirit.</source>
        <translation>Eからどちらへ出ても、悪霊のいる部屋です。</translation>
    </message>
    <message>
        <source>The card comes before the fight</source>
        <translation>カードは戦いより先</translation>
    </message>
    <message>
        <source>You stay to fight two ghosts, and your own card brings the third: the evil spirit is there before you roll, and alone you cannot fight it.</source>
        <translation>おばけ2体と戦うためにとどまっても、自分のめくったカードで3体目が現れることがあります。戦う前に悪霊になるので、1体では戦えません。</translation>
    </message>
    <message>
        <source>A hunter with a jewel in a room whose doors all lead to evil spirits is not locked in, but walled in. It stays until others have driven one of them out; nobody has lost yet.</source>
        <translation>宝石を持ったハンターの部屋の、どの扉の先にも悪霊がいることがあります。閉じ込められてはいませんが、仲間が悪霊を追い出すまで待つしかありません。まだ負けではありません。</translation>
    </message>
    <message>
        <source>A jewel in a room with an evil spirit</source>
        <translation>悪霊のいる部屋の宝石</translation>
    </message>
    <message>
        <source>It stays where it lies. Whoever takes it is locked in: drive the evil spirit out first, or bring help along.</source>
        <translation>宝石はそのまま残ります。拾うと閉じ込められるので、先に悪霊を追い出すか、仲間を連れて行きましょう。</translation>
    </message>
    <message>
        <source>Waiting outside</source>
        <translation>屋外で待つ</translation>
    </message>
    <message>
        <source>Outside, too, the die is rolled and cards are turned up: while you wait, more ghosts come.</source>
        <translation>屋外でもサイコロを振り、カードをめくります。待っている間にも、おばけは増えていきます。</translation>
    </message>
    <message>
        <source>One step too late</source>
        <translation>あと1歩のところで</translation>
    </message>
    <message>
        <source>The last jewel is one step from the door, and your card brings one evil spirit too many: everybody loses, for the card comes before the walk.</source>
        <translation>最後の宝石があと1歩で外に出るというときでも、めくったカードで悪霊が増えすぎれば全員の負けです。カードは移動より先だからです。</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>あなたの手番</translation>
    </message>
    <message>
        <source>A turn, step by step</source>
        <translation>手番の流れ</translation>
    </message>
    <message>
        <source>Every turn goes like this, from top to bottom. Then it is the next hunter&apos;s turn; no turn is skipped.</source>
        <translation>手番は上から順に進めます。終わったら次のハンターの番です。手番を飛ばすことはありません。</translation>
    </message>
    <message>
        <source>What</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>What you do</source>
        <translation>すること</translation>
    </message>
    <message>
        <source>[[roll|Die]]</source>
        <translation>[[roll|サイコロ]]</translation>
    </message>
    <message>
        <source>Roll the movement die.</source>
        <translation>移動サイコロを振ります。</translation>
    </message>
    <message>
        <source>[[cards|Card]]</source>
        <translation>[[cards|カード]]</translation>
    </message>
    <message>
        <source>If it shows a ghost, a ghost card is turned up.</source>
        <translation>おばけの目なら、おばけカードを1枚めくります。</translation>
    </message>
    <message>
        <source>[[walk|Walk]]</source>
        <translation>[[walk|移動]]</translation>
    </message>
    <message>
        <source>Walk up to as many steps as you rolled, or stay.</source>
        <translation>出目の歩数まで移動します。とどまることもできます。</translation>
    </message>
    <message>
        <source>[[take|Jewel]]</source>
        <translation>[[take|宝石]]</translation>
    </message>
    <message>
        <source>Take the jewel where you stop. Outside you put yours down.</source>
        <translation>止まった部屋の宝石を拾えます。屋外では、運んできた宝石を下ろします。</translation>
    </message>
    <message>
        <source>[[fight|Fight]]</source>
        <translation>[[fight|戦い]]</translation>
    </message>
    <message>
        <source>Fight where you stop: against ghosts always, against an evil spirit only with another hunter.</source>
        <translation>止まった部屋で戦います。おばけとは必ず、悪霊とは別のハンターがいるときだけ戦います。</translation>
    </message>
    <message>
        <source>Rolling the die</source>
        <translation>サイコロを振る</translation>
    </message>
    <message>
        <source>Every turn begins with a roll, even if your hunter is locked in, waits outside or does not want to walk.</source>
        <translation>手番は必ずサイコロを振って始めます。閉じ込められているときも、屋外で待っているときも、移動しないつもりのときも同じです。</translation>
    </message>
    <message>
        <source>The die tells how many steps you may walk. With 1 to 5 it also shows a ghost: then a [[cards|ghost card]] is turned up before you walk. Only 6 brings no card.</source>
        <translation>出目は移動できる歩数です。1から5の面にはおばけも付いていて、移動の前に[[cards|おばけカード]]を1枚めくります。カードをめくらないのは6のときだけです。</translation>
    </message>
    <message>
        <source>Taking a walk back</source>
        <translation>移動を取り消す</translation>
    </message>
    <message>
        <source>A walk can be taken back as long as nothing new has come to light: no die was rolled and no card turned up since.</source>
        <translation>移動は、そのあとでサイコロを振ったりカードをめくったりするまでは取り消せます。</translation>
    </message>
    <message>
        <source>The roll itself and the card that came with it stay as they are.</source>
        <translation>振ったサイコロと、それで出たカードは取り消せません。</translation>
    </message>
    <message>
        <source>Walking</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>How far you walk</source>
        <translation>移動できる距離</translation>
    </message>
    <message>
        <source>You walk as many steps as the die shows, or fewer, or stay where you are. Steps that are left are lost.</source>
        <translation>出目の歩数まで移動します。途中で止まっても、その場にとどまってもかまいません。余った歩数はなくなります。</translation>
    </message>
    <message>
        <source>Every space is one step: a room, a square of the corridor, the place outside.</source>
        <translation>部屋も、廊下のマスも、屋外も、それぞれ1歩です。</translation>
    </message>
    <message>
        <source>Three steps lead from outside into room A.</source>
        <translation>屋外から部屋Aまでは3歩です。</translation>
    </message>
    <message>
        <source>Past ghosts and hunters</source>
        <translation>おばけやハンターの横を通る</translation>
    </message>
    <message>
        <source>You may walk through a room with ghosts: nothing happens on the way, and nobody fights there.</source>
        <translation>おばけのいる部屋は通り抜けられます。途中では何も起こらず、戦いもありません。</translation>
    </message>
    <message>
        <source>You may also walk past other hunters.</source>
        <translation>ほかのハンターのいるマスも通れます。</translation>
    </message>
    <message>
        <source>Where you can stop</source>
        <translation>止まれる場所</translation>
    </message>
    <message>
        <source>In a room and outside there is room for everybody. On a square of the corridor only one hunter can stop.</source>
        <translation>部屋と屋外には何体でも止まれます。廊下の1マスに止まれるのは1体だけです。</translation>
    </message>
    <message>
        <source>If another hunter stands where you would end, stop before it, or walk on as far as the die allows.</source>
        <translation>止まりたいマスに別のハンターがいるときは、手前で止まるか、残りの歩数で先へ進みます。</translation>
    </message>
    <message>
        <source>With a 3 the hunter outside can stop at the marked places only: the squares between are taken.</source>
        <translation>出目が3なら、屋外のハンターが止まれるのは印の付いた場所だけです。間のマスはふさがっています。</translation>
    </message>
    <message>
        <source>Evil spirits in the way</source>
        <translation>道をふさぐ悪霊</translation>
    </message>
    <message>
        <source>Without a jewel you walk through a room with an evil spirit as through any other, and out of it again.</source>
        <translation>宝石を持っていなければ、悪霊のいる部屋もほかの部屋と同じように通れます。出ることもできます。</translation>
    </message>
    <message>
        <source>With a jewel you may go in, but the walk ends there: you are [[locked-in|locked in]].</source>
        <translation>宝石を持って入ることはできますが、移動はそこで終わり、[[locked-in|閉じ込められます]]。</translation>
    </message>
    <message>
        <source>An evil spirit is in I: from H the jewel gets to J only by the long way round, through G and the corridor.</source>
        <translation>Iに悪霊がいます。HからJへ宝石を運ぶには、Gと廊下を通って遠回りするしかありません。</translation>
    </message>
    <message>
        <source>Out and in again</source>
        <translation>外へ出る、また入る</translation>
    </message>
    <message>
        <source>Outside, a jewel is put down at once and the walk is over. In a later turn the hunter may go in again.</source>
        <translation>屋外に出たら宝石をすぐに下ろし、移動は終わりです。後の手番でまた屋敷に入れます。</translation>
    </message>
    <message>
        <source>Haunted House: {level}</source>
        <translation>おばけ屋敷：{level}</translation>
    </message>
</context>
<context>
    <name>HouseSetup</name>
    <message>
        <source>Level</source>
        <translation>難易度</translation>
    </message>
    <message>
        <source>You move all hunters, one after the other.</source>
        <translation>すべてのハンターを、順番に1人で動かします。</translation>
    </message>
    <message>
        <source>Each player moves two hunters, taking turns.</source>
        <translation>それぞれがハンターを2体ずつ、交代で動かします。</translation>
    </message>
    <message>
        <source>Each player moves one hunter. All win or lose together.</source>
        <translation>それぞれがハンターを1体ずつ動かします。勝つときも負けるときも、全員いっしょです。</translation>
    </message>
    <message>
        <source>Hunters</source>
        <translation>ハンターの数</translation>
    </message>
    <message numerus="yes">
        <source>%n hunter(s)</source>
        <translation>
            <numerusform>ハンター%n体</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseSpoken</name>
    <message>
        <source>evil spirit</source>
        <translation>悪霊</translation>
    </message>
    <message numerus="yes">
        <source>%n ghost(s)</source>
        <translation>
            <numerusform>おばけ%n体</numerusform>
        </translation>
    </message>
    <message>
        <source>stay here</source>
        <translation>ここにとどまる</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n歩</numerusform>
        </translation>
    </message>
    <message>
        <source>jewel</source>
        <translation>宝石</translation>
    </message>
    <message>
        <source>jewel {number}</source>
        <translation>{number}番の宝石</translation>
    </message>
    <message>
        <source>locked in</source>
        <translation>閉じ込められている</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>carries a jewel</source>
        <translation>宝石を運んでいる</translation>
    </message>
    <message>
        <source>carries jewel {number}</source>
        <translation>{number}番の宝石を運んでいる</translation>
    </message>
    <message>
        <source>Evil spirits: {count}; with {limit} the match is lost</source>
        <translation>悪霊：{count}体。{limit}体になると負けです</translation>
    </message>
    <message>
        <source>Jewels outside: {out} of {all}</source>
        <translation>外に出した宝石：{all}個のうち{out}個</translation>
    </message>
    <message>
        <source>. </source>
        <translation>。</translation>
    </message>
    <message>
        <source>The blue doors are locked</source>
        <translation>青い扉が閉まっています</translation>
    </message>
    <message>
        <source>The green doors are locked</source>
        <translation>緑の扉が閉まっています</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n card(s)</source>
        <translation>
            <numerusform>山札、%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>捨て札、なし</translation>
    </message>
    <message>
        <source>Discard pile: {cards}</source>
        <translation>捨て札：{cards}</translation>
    </message>
    <message>
        <source>Reshuffle</source>
        <translation>混ぜ直し</translation>
    </message>
    <message>
        <source>Draw {count} and reshuffle</source>
        <translation>{count}枚引いて混ぜる</translation>
    </message>
    <message>
        <source>Movement die, not rolled yet</source>
        <translation>移動サイコロ、まだ振っていません</translation>
    </message>
    <message>
        <source>Movement die: {die}, without a ghost</source>
        <translation>移動サイコロ：{die}、おばけなし</translation>
    </message>
    <message>
        <source>Movement die: {die}, with a ghost</source>
        <translation>移動サイコロ：{die}、おばけ付き</translation>
    </message>
    <message>
        <source>{name} is locked in.</source>
        <translation>{name}が閉じ込められました。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>{title}. {hint}</source>
        <translation>{title}。{hint}</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) to go to</source>
        <translation>
            <numerusform>行ける場所：%nか所</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseTable</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n歩</numerusform>
        </translation>
    </message>
    <message>
        <source>Last roll</source>
        <translation>前の出目</translation>
    </message>
    <message>
        <source>Roll the die</source>
        <translation>サイコロを振る</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>Just now</source>
        <translation>直前の手</translation>
    </message>
    <message>
        <source>Right! Press “Go”, or take the walk back.</source>
        <translation>そのとおりです！「進む」を押すか、移動を取り消してください。</translation>
    </message>
    <message>
        <source>In each room: how likely an evil spirit appears there within one round of turns.</source>
        <translation>各部屋の数字は、手番が1周するまでにそこに悪霊が現れる確率です。</translation>
    </message>
    <message>
        <source>No evil spirit can appear within one round of turns. Where one can, you will see how likely.</source>
        <translation>手番が1周するまでに悪霊が現れることはありません。現れるおそれのある部屋には、その確率が表示されます。</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Pick up that card of the hand</source>
        <translation>その番号の手札を取る</translation>
    </message>
    <message>
        <source>Go from one thing to the next; with a card in the hand, to where it fits</source>
        <translation>次のものへ移る。カードを取っているときは、置ける場所へ移る</translation>
    </message>
    <message>
        <source>Hold the card over any cell, also where it does not fit</source>
        <translation>置けないマスも含め、どのマスにもカードをかざす</translation>
    </message>
    <message>
        <source>Turn the card by 180 degrees</source>
        <translation>カードを180度回す</translation>
    </message>
    <message>
        <source>Play the card, end the turn, press a button</source>
        <translation>カードを出す、手番を終える、ボタンを押す</translation>
    </message>
    <message>
        <source>Put the card back, take the move back, close</source>
        <translation>カードを戻す、手を取り消す、閉じる</translation>
    </message>
    <message>
        <source>Next part of the table: hand, mine, players, piles, buttons</source>
        <translation>テーブルの次の場所へ：手札、坑道、プレイヤー、山札、ボタン</translation>
    </message>
    <message>
        <source>Press a button, hold it to look; otherwise skip what is moving</source>
        <translation>ボタンを押す、長押しで見る。それ以外は動きを飛ばす</translation>
    </message>
    <message>
        <source>Discard the card that is picked up; with none, mark several by digits (Saboteur 2)</source>
        <translation>手に取ったカードを捨てる。手に取っていなければ、数字キーで何枚か印を付ける（『お邪魔者2』）</translation>
    </message>
    <message>
        <source>Take the move back</source>
        <translation>手を取り消す</translation>
    </message>
    <message>
        <source>Hold: your role and what you know</source>
        <translation>長押し：自分の役割と、知っていること</translation>
    </message>
    <message>
        <source>Hold: your hand, when it lies face down</source>
        <translation>長押し：裏向きの手札</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Saboteur 2: show how far each team gets</source>
        <translation>『お邪魔者2』：各チームがどこまで行けるかを表示</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>これまでの流れ</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>音のオン・オフ</translation>
    </message>
    <message>
        <source>Bring the mine nearer</source>
        <translation>坑道を近づける</translation>
    </message>
    <message>
        <source>Move the mine away</source>
        <translation>坑道を遠ざける</translation>
    </message>
    <message>
        <source>Show the whole mine</source>
        <translation>坑道全体を表示する</translation>
    </message>
    <message>
        <source>Menu, when nothing is picked up</source>
        <translation>カードを取っていないときは、メニュー</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面表示</translation>
    </message>
    <message>
        <source>Rules; at the table those of this game on one page, or what is explained now</source>
        <translation>ルール。ゲーム中はこのゲームの早見表、説明が出ているときはその項目</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>このページ</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Next place that was found; with Shift the one before</source>
        <translation>次の該当箇所へ（Shiftを押しながらで前の該当箇所へ）</translation>
    </message>
    <message>
        <source>Back to where a link was followed; with the right arrow forward again</source>
        <translation>リンクをたどる前の場所に戻る（右矢印でまた進む）</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>矢印</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
</context>
<context>
    <name>LanguageSwitch</name>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
</context>
<context>
    <name>LastResort</name>
    <message>
        <source>Something went wrong</source>
        <translation>問題が発生しました</translation>
    </message>
    <message>
        <source>Something went wrong. The match is saved up to the last finished turn.</source>
        <translation>問題が発生しました。ゲームは、最後に終えた手番まで保存されています。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
</context>
<context>
    <name>LearnSheet</name>
    <message>
        <source>Learn to play</source>
        <translation>遊び方を学ぶ</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Begun.</source>
        <translation>途中です。</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>完了しました。</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Broken tools and repairs</source>
        <translation>道具の破壊と修理</translation>
    </message>
    <message>
        <source>How to stop a player, and how to help one.</source>
        <translation>人の邪魔をする方法と、助ける方法です。</translation>
    </message>
    <message>
        <source>Well done! You may repair the tools of others too. It shows whom you trust.</source>
        <translation>できました！ほかの人の道具も直せます。だれを信じているかが伝わります。</translation>
    </message>
    <message>
        <source>A player with a broken tool cannot lay tunnels. Drag the broken lantern onto Pip.</source>
        <translation>道具が壊れている人は、道を置けません。ランタンの破壊を、ピップの上へドラッグしてください。</translation>
    </message>
    <message>
        <source>This time break the lantern of Pip.</source>
        <translation>ここでは、ピップのランタンを壊してください。</translation>
    </message>
    <message>
        <source>Pip has broken your pickaxe: you cannot lay tunnels now. Drag the repair onto yourself. A card with two tools repairs one of them.</source>
        <translation>ピップにつるはしを壊されたので、今は道を置けません。修理カードを自分の上へドラッグしてください。道具が2つ描かれたカードは、どちらか1つを直します。</translation>
    </message>
    <message>
        <source>Repair your own pickaxe first.</source>
        <translation>まず自分のつるはしを直してください。</translation>
    </message>
    <message>
        <source>Your tools are whole again, so you can dig. Lay the straight tunnel on the right of the start.</source>
        <translation>道具が直ったので、また掘れます。まっすぐな道を、スタートの右に置いてください。</translation>
    </message>
    <message>
        <source>Lay the straight tunnel on the right of the start.</source>
        <translation>まっすぐな道を、スタートの右に置いてください。</translation>
    </message>
    <message>
        <source>Rockfall</source>
        <translation>落石</translation>
    </message>
    <message>
        <source>How a tunnel is taken away again.</source>
        <translation>置いた道を取り除く方法です。</translation>
    </message>
    <message>
        <source>Well done! Any tunnel can fall, but never the start and never a goal.</source>
        <translation>できました！どの道も取り除けますが、スタートとゴールは取り除けません。</translation>
    </message>
    <message>
        <source>A rockfall removes one tunnel. Miners clear dead ends with it, saboteurs cut the way. Drag it onto the boulders.</source>
        <translation>落石は、道を1枚取り除きます。金鉱掘りは行き止まりをどけ、お邪魔者は道を断ちます。大きな岩の上へドラッグしてください。</translation>
    </message>
    <message>
        <source>You still need this one. Remove the dead end with the boulders.</source>
        <translation>その道はまだ必要です。大きな岩のある行き止まりを取り除いてください。</translation>
    </message>
    <message>
        <source>The cell is free again. Lay the straight tunnel there.</source>
        <translation>マスが空きました。そこに、まっすぐな道を置いてください。</translation>
    </message>
    <message>
        <source>Lay the straight tunnel where the boulders were.</source>
        <translation>大きな岩のあったマスに、まっすぐな道を置いてください。</translation>
    </message>
    <message>
        <source>Map and talk</source>
        <translation>地図と会話</translation>
    </message>
    <message>
        <source>Look at a goal in secret, and talk about it.</source>
        <translation>ゴールをこっそり見て、それについて話します。</translation>
    </message>
    <message>
        <source>Well done! By the way, the bottom goal is stone: Pip was lying. Watch what people do, not only what they say.</source>
        <translation>できました！ちなみに下のゴールは岩で、ピップの話はうそでした。言葉だけでなく、何をするかも見ましょう。</translation>
    </message>
    <message>
        <source>With a map you look at a goal in secret. Drag it onto the middle goal. When you have seen enough, press “Done”.</source>
        <translation>地図を使うと、ゴールを1つこっそり見られます。中央のゴールへドラッグしてください。見終わったら「完了」を押します。</translation>
    </message>
    <message>
        <source>Look at the middle goal.</source>
        <translation>中央のゴールを見てください。</translation>
    </message>
    <message>
        <source>Only you know that it is stone. You may tell it, say nothing or even lie, but never show cards. Pip has looked at the bottom goal and says: “Gold!” Can you believe it?</source>
        <translation>岩だと知っているのはあなただけです。話しても、黙っていても、うそをついてもかまいませんが、カードは見せられません。下のゴールを見たピップは「金塊だ！」と言っています。信じられますか？</translation>
    </message>
    <message>
        <source>You know that the middle goal is stone. Lead the way past it: lay the bend at the end of the way, turned so that it leads up.</source>
        <translation>中央のゴールは岩です。そこを避けましょう。曲がった道を、上へ向かうように回して、道の端に置いてください。</translation>
    </message>
    <message>
        <source>That does not lead up. Lay the bend at the end of the way, towards the top goal.</source>
        <translation>それでは上へ向かいません。曲がった道を、上のゴールへ向けて道の端に置いてください。</translation>
    </message>
    <message>
        <source>Saboteur 2</source>
        <translation>お邪魔者2</translation>
    </message>
    <message>
        <source>Two cards for one, bridges, doors and crystals.</source>
        <translation>2枚捨てて1枚を取り除く、橋、ドア、クリスタル。</translation>
    </message>
    <message>
        <source>Well done! The other cards and all roles are told in the rules: press F1.</source>
        <translation>できました！ほかのカードと役割は、ルールで読めます。F1を押してください。</translation>
    </message>
    <message>
        <source>Your mine cart is broken. Give up any two cards, and it is whole again: mark map and rockfall by the circles above them or with Ctrl and a click, and drag them onto yourself.</source>
        <translation>トロッコが壊れています。好きな2枚を捨てると直ります。上の丸を押すか、Ctrlキーを押しながらクリックして、地図と落石に印を付け、自分の上へドラッグしてください。</translation>
    </message>
    <message>
        <source>Mark the map and the rockfall and drag both onto yourself.</source>
        <translation>地図と落石に印を付け、2枚とも自分の上へドラッグしてください。</translation>
    </message>
    <message>
        <source>A bridge carries two tunnels that do not meet. Lay it on the right of the fork: only the straight tunnel is joined to the start.</source>
        <translation>橋には、つながっていない2本の道があります。三つまたの右に置いてください。スタートからつながるのは、まっすぐ横へ進む道だけです。</translation>
    </message>
    <message>
        <source>Lay the bridge on the right of the fork.</source>
        <translation>橋を、三つまたの右に置いてください。</translation>
    </message>
    <message>
        <source>A door lets only its own team through. You are blue, your sign is the drop. Lay the blue door on the right of the bridge: the green team does not get any farther.</source>
        <translation>ドアは、同じ色のチームしか通れません。あなたは青チームで、しるしはしずくです。青いドアを橋の右に置いてください。緑チームは、その先へ進めません。</translation>
    </message>
    <message>
        <source>Lay the blue door on the right of the bridge.</source>
        <translation>青いドアを、橋の右に置いてください。</translation>
    </message>
    <message>
        <source>Crystals pay the geologists, whether the gold is reached or not. Lay the card with the crystal on the right of the door.</source>
        <translation>クリスタルは、金塊に届いても届かなくても地質学者の金塊になります。クリスタルのあるカードを、ドアの右に置いてください。</translation>
    </message>
    <message>
        <source>Lay the card with the crystal on the right of the door.</source>
        <translation>クリスタルのあるカードを、ドアの右に置いてください。</translation>
    </message>
    <message>
        <source>Reaching a goal</source>
        <translation>ゴールに着く</translation>
    </message>
    <message>
        <source>What happens when a way arrives, and how a stone turns.</source>
        <translation>ゴールに届いたときと、岩の向きの決まり方です。</translation>
    </message>
    <message>
        <source>Gold! The round ends at once, and the gold miners have won it.</source>
        <translation>金塊です！ラウンドはすぐに終わり、金鉱掘りの勝ちです。</translation>
    </message>
    <message>
        <source>One card is missing before the middle goal. Lay the straight tunnel there and see what lies under the goal.</source>
        <translation>中央のゴールまで、あと1枚です。まっすぐな道を置いて、ゴールが何かを見ましょう。</translation>
    </message>
    <message>
        <source>Lay the straight tunnel right before the middle goal.</source>
        <translation>中央のゴールのすぐ手前に、まっすぐな道を置いてください。</translation>
    </message>
    <message>
        <source>Only stone. It has turned so that its tunnel meets yours, and its other end leads down. Lay the upright tunnel between this stone and the bottom goal.</source>
        <translation>岩でした。岩は、道があなたの道と合う向きになり、もう一方の端は下へ続いています。この岩と下のゴールの間に、縦の道を置いてください。</translation>
    </message>
    <message>
        <source>Lay the upright tunnel right below the stone.</source>
        <translation>縦の道を、岩のすぐ下に置いてください。</translation>
    </message>
    <message>
        <source>Sharing the gold</source>
        <translation>金の分配</translation>
    </message>
    <message>
        <source>Who gets how many nuggets at the end of a round.</source>
        <translation>ラウンドの終わりに、だれが金塊を何個もらうかです。</translation>
    </message>
    <message>
        <source>The others took the rest. After three rounds the player with the most nuggets wins. In a round in which the gold is not reached, the saboteurs are paid.</source>
        <translation>残りはほかの人が取りました。3ラウンドのあと、金塊が一番多い人の勝ちです。金塊に届かなかったラウンドでは、お邪魔者が金塊をもらいます。</translation>
    </message>
    <message>
        <source>Only the last card is missing. Lay the straight tunnel and reach the gold.</source>
        <translation>あと1枚です。まっすぐな道を置いて、金塊まで掘り抜いてください。</translation>
    </message>
    <message>
        <source>There is one gold card for each player. You have laid the last tunnel, so you choose first. Take the card with three nuggets.</source>
        <translation>金カードは人数分あります。最後の道を置いたあなたが最初に選びます。金塊3個のカードを取ってください。</translation>
    </message>
    <message>
        <source>There is a better one: take the card with three nuggets.</source>
        <translation>もっとよいカードがあります。金塊3個のカードを取ってください。</translation>
    </message>
    <message>
        <source>Playing on one screen</source>
        <translation>1つの画面で遊ぶ</translation>
    </message>
    <message>
        <source>How several people share a screen and keep their secrets.</source>
        <translation>何人かで画面を共有し、秘密を守る方法です。</translation>
    </message>
    <message>
        <source>That is all: hold, play, pass the screen on. Behind the curtain every secret is safe.</source>
        <translation>これで全部です。長押しして、手番を済ませ、画面を渡します。幕の向こうで、秘密は守られます。</translation>
    </message>
    <message>
        <source>Several people can share this screen. The curtain says whose turn it is; everybody else looks away. Here you play for all: hold the button until the curtain opens.</source>
        <translation>この画面は、何人かで使えます。幕がだれの番かを示し、ほかの人は見ないようにします。ここではあなたが全員分を遊びます。幕が開くまで、ボタンを長押ししてください。</translation>
    </message>
    <message>
        <source>At the start of a round look at your role: hold the role card at the lower left, then let it go.</source>
        <translation>ラウンドの初めに、自分の役割を見ます。左下の役割カードを長押しして、放してください。</translation>
    </message>
    <message>
        <source>Now play as always: lay the straight tunnel on the right of the start.</source>
        <translation>あとはいつもと同じです。まっすぐな道を、スタートの右に置いてください。</translation>
    </message>
    <message>
        <source>The hand is hidden again. Now the screen is passed on, and the next person holds the button.</source>
        <translation>手札はまた隠れました。画面を渡し、次の人がボタンを長押しします。</translation>
    </message>
    <message>
        <source>This person has another hand and a role of their own. Look at it.</source>
        <translation>この人には、別の手札と役割があります。役割を見てください。</translation>
    </message>
    <message>
        <source>A saboteur! Nobody has to notice yet. Discard the map.</source>
        <translation>お邪魔者でした！まだだれにも気づかれないようにします。地図を捨ててください。</translation>
    </message>
    <message>
        <source>This time discard the map.</source>
        <translation>ここでは、地図を捨ててください。</translation>
    </message>
    <message>
        <source>Lay a tunnel</source>
        <translation>道を置く</translation>
    </message>
    <message>
        <source>Your first tunnels, and what a turn is.</source>
        <translation>はじめての道と、手番の進め方です。</translation>
    </message>
    <message>
        <source>Well done! You dig, you draw a card, and the next player&apos;s turn begins.</source>
        <translation>できました！道を置き、カードを1枚引くと、次の人の番になります。</translation>
    </message>
    <message>
        <source>This is the mine: on the left the start, on the right three face-down goals. Gold lies under one of them. Card by card the gold miners dig a way to it.</source>
        <translation>ここは坑道です。左がスタート、右が裏向きのゴール3枚で、そのうち1枚が金塊です。金鉱掘りは、そこまでの道を1枚ずつ掘り進めます。</translation>
    </message>
    <message>
        <source>Drag the straight tunnel from your hand to the cell on the right of the start. Cells that take the card glow.</source>
        <translation>手札のまっすぐな道を、スタートの右のマスへドラッグしてください。置けるマスは光ります。</translation>
    </message>
    <message>
        <source>The tunnel is lit: it is joined to the start. And you have drawn a new card. Dig on: lay the crossing at the right end of your tunnel.</source>
        <translation>道に明かりがつきました。スタートからつながっているしるしです。新しいカードも1枚引きました。続けて、道の右端に十字の道を置いてください。</translation>
    </message>
    <message>
        <source>Lay the crossing at the right end of your tunnel.</source>
        <translation>十字の道を、道の右端に置いてください。</translation>
    </message>
    <message>
        <source>A turn is one of three things: lay a tunnel, play an action or discard a card. Drag the broken mine cart to the discard pile.</source>
        <translation>手番にすることは、道を置く、アクションを使う、カードを捨てる、のどれか1つです。トロッコの破壊を、捨て札置き場へドラッグしてください。</translation>
    </message>
    <message>
        <source>In a game you may do that. Here discard the broken mine cart.</source>
        <translation>ゲームならそれもできます。ここではトロッコの破壊を捨ててください。</translation>
    </message>
    <message>
        <source>Turn a card</source>
        <translation>カードを回す</translation>
    </message>
    <message>
        <source>Every card can lie in two ways.</source>
        <translation>どのカードも、2つの向きで置けます。</translation>
    </message>
    <message>
        <source>Well done! Turning costs nothing: look at both ways before you lay a card.</source>
        <translation>できました！回すのは自由です。置く前に、両方の向きを確かめましょう。</translation>
    </message>
    <message>
        <source>This tunnel forks. Lay it at the end of the way so that its fork leads up: turn it with R, a right click, a second finger or the button “Turn 180°”.</source>
        <translation>この道は三つまたです。枝が上を向くようにして、道の端に置いてください。Rキー、右クリック、2本目の指、または「180度回す」ボタンで回せます。</translation>
    </message>
    <message>
        <source>The fork has to lead up, at the end of the way. Turn the card first.</source>
        <translation>道の端に、枝が上を向くように置いてください。先にカードを回しましょう。</translation>
    </message>
    <message>
        <source>Where a card fits only after a half turn, it turns by itself. Drag the bend to the right end of the fork and let go.</source>
        <translation>180度回さないと合わない場所では、カードはひとりでに回ります。曲がった道を三つまたの右端へドラッグして、放してください。</translation>
    </message>
    <message>
        <source>Lay the bend at the right end of the fork.</source>
        <translation>曲がった道を、三つまたの右端に置いてください。</translation>
    </message>
    <message>
        <source>Edges and the way to the start</source>
        <translation>辺と、スタートまでの道</translation>
    </message>
    <message>
        <source>Where a tunnel may lie, and where it may not.</source>
        <translation>道を置ける場所と、置けない場所です。</translation>
    </message>
    <message>
        <source>See how the light runs on! Every new tunnel must continue a lit one.</source>
        <translation>明かりが先へ伸びました！新しい道は、必ず明かりのついた道に続けて置きます。</translation>
    </message>
    <message>
        <source>On every side tunnel must meet tunnel and wall must meet wall. Lay the straight tunnel on the right of the fork. Try other cells too: they tell you why not.</source>
        <translation>どの辺でも、道には道、壁には壁が合わなければなりません。まっすぐな道を三つまたの右に置いてください。ほかのマスも試すと、置けない理由が分かります。</translation>
    </message>
    <message>
        <source>There it fits as well. But lay it on the right of the fork.</source>
        <translation>そこにも置けますが、ここでは三つまたの右に置いてください。</translation>
    </message>
    <message>
        <source>The dark tunnels are cut off from the start: no card may be joined to them alone. Close the gap with the crossing.</source>
        <translation>暗い道は、スタートから分断されています。そこだけに続けて置くことはできません。すきまを十字の道で埋めてください。</translation>
    </message>
    <message>
        <source>Lay the crossing into the gap between the lit and the dark tunnels.</source>
        <translation>明かりのついた道と暗い道のすきまに、十字の道を置いてください。</translation>
    </message>
    <message>
        <source>Lay the straight tunnel at the right end of the bend.</source>
        <translation>まっすぐな道を、曲がった道の右端に置いてください。</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>行き止まり</translation>
    </message>
    <message>
        <source>Boulders in the way, and how to get past them.</source>
        <translation>道をふさぐ大きな岩と、その抜け方です。</translation>
    </message>
    <message>
        <source>You are past it! A dead end stops nobody for good, but it costs cards. Saboteurs like that.</source>
        <translation>抜けました！行き止まりで道が終わるわけではありませんが、カードは減ります。お邪魔者にはそれがねらいです。</translation>
    </message>
    <message>
        <source>Lay the straight tunnel on the right of the start. Then watch what Pip does.</source>
        <translation>まっすぐな道を、スタートの右に置いてください。そのあと、ピップの手を見ていましょう。</translation>
    </message>
    <message>
        <source>Pip has laid a dead end. Its tunnels stop at the boulders: nothing can be joined behind it. Go round it and lay the bend above the start.</source>
        <translation>ピップが行き止まりを置きました。道は大きな岩で終わり、その先には続けられません。回り道をしましょう。曲がった道をスタートの上に置いてください。</translation>
    </message>
    <message>
        <source>Go round the boulders: lay the bend above the start.</source>
        <translation>大きな岩をよけて、曲がった道をスタートの上に置いてください。</translation>
    </message>
    <message>
        <source>The bend leads past the boulders. Lay the straight tunnel at its right end.</source>
        <translation>曲がった道は、大きな岩の横を通ります。その右端に、まっすぐな道を置いてください。</translation>
    </message>
</context>
<context>
    <name>LessonScreen</name>
    <message>
        <source>First read what is said here and press “{next}”.</source>
        <translation>まずこの説明を読んで、「{next}」を押してください。</translation>
    </message>
    <message>
        <source>{lesson} · step {step} of {steps}</source>
        <translation>{lesson}（{step}／{steps}）</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>レッスン一覧</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <source>Watch what the others do.</source>
        <translation>ほかの人の手を見ていましょう。</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>そのとおりです！</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
</context>
<context>
    <name>LevelPicture</name>
    <message>
        <source>Nobody has counted yet how often these rules are won.</source>
        <translation>このルールでどのくらい勝てるかは、まだ調べていません。</translation>
    </message>
    <message numerus="yes">
        <source>Careful partners win about %n of 100 games.</source>
        <translation>
            <numerusform>慎重な仲間どうしなら、100回のうち約%n回勝てます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ghost(s) at the start</source>
        <translation>
            <numerusform>最初のおばけ：%n体</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost at %n evil spirit(s)</source>
        <translation>
            <numerusform>悪霊が%n体で負け</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ghost card(s)</source>
        <translation>
            <numerusform>おばけカード%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>jewels in order</source>
        <translation>宝石は番号順</translation>
    </message>
    <message>
        <source>jewels in any order</source>
        <translation>宝石の順番は自由</translation>
    </message>
    <message>
        <source>{one}, {other}</source>
        <translation>{one}、{other}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>dead end</source>
        <translation>行き止まり</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>橋</translation>
    </message>
    <message>
        <source>{name} lays a bridge.</source>
        <translation>{name}が橋を置きました。</translation>
    </message>
    <message>
        <source>double curve</source>
        <translation>二重カーブ</translation>
    </message>
    <message>
        <source>{name} lays a double curve.</source>
        <translation>{name}が二重カーブを置きました。</translation>
    </message>
    <message>
        <source>ladder</source>
        <translation>はしご</translation>
    </message>
    <message>
        <source>{name} lays a ladder.</source>
        <translation>{name}がはしごを置きました。</translation>
    </message>
    <message>
        <source>green door</source>
        <translation>緑のドア</translation>
    </message>
    <message>
        <source>{name} lays a green door.</source>
        <translation>{name}が緑のドアを置きました。</translation>
    </message>
    <message>
        <source>blue door</source>
        <translation>青いドア</translation>
    </message>
    <message>
        <source>{name} lays a blue door.</source>
        <translation>{name}が青いドアを置きました。</translation>
    </message>
    <message>
        <source>crystal</source>
        <translation>クリスタル</translation>
    </message>
    <message>
        <source>{name} lays a tunnel with a crystal.</source>
        <translation>{name}がクリスタルのある道を置きました。</translation>
    </message>
    <message>
        <source>tunnel</source>
        <translation>道</translation>
    </message>
    <message>
        <source>{name} plans a theft.</source>
        <translation>{name}が泥棒を置きました。</translation>
    </message>
    <message>
        <source>{name} traps {target}.</source>
        <translation>{name}が{target}を牢屋に入れました。</translation>
    </message>
    <message>
        <source>{name} gives up a theft.</source>
        <translation>{name}が自分の泥棒を取り除きました。</translation>
    </message>
    <message>
        <source>{name} stops {target}&apos;s theft.</source>
        <translation>{name}が{target}の泥棒を取り除きました。</translation>
    </message>
    <message>
        <source>{name} breaks free.</source>
        <translation>{name}が牢屋から出ました。</translation>
    </message>
    <message>
        <source>{name} frees {target}.</source>
        <translation>{name}が{target}を解放しました。</translation>
    </message>
    <message>
        <source>{name} takes a new role.</source>
        <translation>{name}が自分の役割を変えました。</translation>
    </message>
    <message>
        <source>{name} gives {target} a new role.</source>
        <translation>{name}が{target}の役割を変えました。</translation>
    </message>
    <message numerus="yes">
        <source>{name} discards %n card(s).</source>
        <translation>
            <numerusform>{name}が%n枚捨てました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} discards two cards: the pickaxe is whole again.</source>
        <translation>{name}が2枚捨てて、つるはしを直しました。</translation>
    </message>
    <message>
        <source>{name} discards two cards: the lantern is whole again.</source>
        <translation>{name}が2枚捨てて、ランタンを直しました。</translation>
    </message>
    <message>
        <source>{name} discards two cards: the mine cart is whole again.</source>
        <translation>{name}が2枚捨てて、トロッコを直しました。</translation>
    </message>
    <message>
        <source>{name} discards two cards and is free.</source>
        <translation>{name}が2枚捨てて、牢屋から出ました。</translation>
    </message>
    <message>
        <source>{name} discards two cards and gives up a theft.</source>
        <translation>{name}が2枚捨てて、自分の泥棒を取り除きました。</translation>
    </message>
    <message>
        <source>{name} steals nothing.</source>
        <translation>{name}は何も奪いませんでした。</translation>
    </message>
    <message>
        <source>{name} steals a nugget from {target}.</source>
        <translation>{name}が{target}から金塊を1個奪いました。</translation>
    </message>
    <message>
        <source>{name} lays a dead end.</source>
        <translation>{name}が行き止まりを置きました。</translation>
    </message>
    <message>
        <source>{name} lays a tunnel.</source>
        <translation>{name}が道を置きました。</translation>
    </message>
    <message>
        <source>{name} plays a rockfall.</source>
        <translation>{name}が落石を使いました。</translation>
    </message>
    <message>
        <source>rockfall</source>
        <translation>落石</translation>
    </message>
    <message>
        <source>{name} discards a card.</source>
        <translation>{name}がカードを1枚捨てました。</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>捨てる</translation>
    </message>
    <message>
        <source>{name} has no cards: the turn is skipped.</source>
        <translation>{name}は手札がないので、番を飛ばします。</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>手札なし</translation>
    </message>
    <message>
        <source>{name} chooses a gold card.</source>
        <translation>{name}が金カードを選びました。</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>金カード</translation>
    </message>
    <message>
        <source>{name} swaps hands with {target}.</source>
        <translation>{name}が{target}と手札を交換しました。</translation>
    </message>
    <message>
        <source>{name} looks at the role of {target}.</source>
        <translation>{name}が{target}の役割を見ました。</translation>
    </message>
    <message>
        <source>cleared away</source>
        <translation>取り除き</translation>
    </message>
    <message>
        <source>The gold is paid out.</source>
        <translation>金が配られました。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>{name} breaks a pickaxe of their own.</source>
        <translation>{name}が自分のつるはしを壊しました。</translation>
    </message>
    <message>
        <source>{name} breaks a lantern of their own.</source>
        <translation>{name}が自分のランタンを壊しました。</translation>
    </message>
    <message>
        <source>{name} breaks a mine cart of their own.</source>
        <translation>{name}が自分のトロッコを壊しました。</translation>
    </message>
    <message>
        <source>{name} breaks the pickaxe of {target}.</source>
        <translation>{name}が{target}のつるはしを壊しました。</translation>
    </message>
    <message>
        <source>{name} breaks the lantern of {target}.</source>
        <translation>{name}が{target}のランタンを壊しました。</translation>
    </message>
    <message>
        <source>{name} breaks the mine cart of {target}.</source>
        <translation>{name}が{target}のトロッコを壊しました。</translation>
    </message>
    <message>
        <source>{name} repairs a pickaxe of their own.</source>
        <translation>{name}が自分のつるはしを直しました。</translation>
    </message>
    <message>
        <source>{name} repairs a lantern of their own.</source>
        <translation>{name}が自分のランタンを直しました。</translation>
    </message>
    <message>
        <source>{name} repairs a mine cart of their own.</source>
        <translation>{name}が自分のトロッコを直しました。</translation>
    </message>
    <message>
        <source>{name} repairs the pickaxe of {target}.</source>
        <translation>{name}が{target}のつるはしを直しました。</translation>
    </message>
    <message>
        <source>{name} repairs the lantern of {target}.</source>
        <translation>{name}が{target}のランタンを直しました。</translation>
    </message>
    <message>
        <source>{name} repairs the mine cart of {target}.</source>
        <translation>{name}が{target}のトロッコを直しました。</translation>
    </message>
    <message>
        <source>top goal</source>
        <translation>上のゴール</translation>
    </message>
    <message>
        <source>middle goal</source>
        <translation>中央のゴール</translation>
    </message>
    <message>
        <source>bottom goal</source>
        <translation>下のゴール</translation>
    </message>
    <message>
        <source>{name} looks at the top goal.</source>
        <translation>{name}が上のゴールを見ました。</translation>
    </message>
    <message>
        <source>{name} looks at the middle goal.</source>
        <translation>{name}が中央のゴールを見ました。</translation>
    </message>
    <message>
        <source>{name} looks at the bottom goal.</source>
        <translation>{name}が下のゴールを見ました。</translation>
    </message>
    <message>
        <source>The top goal is stone.</source>
        <translation>上のゴールは岩でした。</translation>
    </message>
    <message>
        <source>The middle goal is stone.</source>
        <translation>中央のゴールは岩でした。</translation>
    </message>
    <message>
        <source>The bottom goal is stone.</source>
        <translation>下のゴールは岩でした。</translation>
    </message>
    <message>
        <source>The top goal is gold!</source>
        <translation>上のゴールは金塊でした！</translation>
    </message>
    <message>
        <source>The middle goal is gold!</source>
        <translation>中央のゴールは金塊でした！</translation>
    </message>
    <message>
        <source>The bottom goal is gold!</source>
        <translation>下のゴールは金塊でした！</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Record of a match</source>
        <translation>ゲームの記録</translation>
    </message>
    <message>
        <source>Your matches</source>
        <translation>保存したゲーム</translation>
    </message>
    <message>
        <source>Your settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Before you play</source>
        <translation>遊ぶ前に</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation>自分の番まで進める</translation>
    </message>
    <message>
        <source>Everything is saved again.</source>
        <translation>すべて保存されました。</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>これまでの流れ</translation>
    </message>
</context>
<context>
    <name>NewMatchScreen</name>
    <message>
        <source>New game: {game}</source>
        <translation>新しいゲーム：{game}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>席を追加</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>詳細設定</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>ゲームを始める</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>プレイヤー{number}</translation>
    </message>
    <message>
        <source>At least one player must be a person.</source>
        <translation>少なくとも1席は「人」にしてください。</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one of them another name.</source>
        <translation>「{name}」という名前の人が2人います。どちらかの名前を変えてください。</translation>
    </message>
    <message>
        <source>Misha</source>
        <translation>ミーシャ</translation>
    </message>
    <message>
        <source>Flint</source>
        <translation>フリント</translation>
    </message>
    <message>
        <source>Goldie</source>
        <translation>ゴールディ</translation>
    </message>
    <message>
        <source>Poppy</source>
        <translation>ポピー</translation>
    </message>
    <message>
        <source>Baron</source>
        <translation>バロン</translation>
    </message>
    <message>
        <source>Pip</source>
        <translation>ピップ</translation>
    </message>
    <message>
        <source>Hana</source>
        <translation>ハナ</translation>
    </message>
    <message>
        <source>Oma</source>
        <translation>オマ</translation>
    </message>
    <message>
        <source>Kenji</source>
        <translation>ケンジ</translation>
    </message>
    <message>
        <source>Fern</source>
        <translation>ファーン</translation>
    </message>
    <message>
        <source>Jingle</source>
        <translation>ジングル</translation>
    </message>
    <message>
        <source>Ruby</source>
        <translation>ルビー</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) changed</source>
        <translation>
            <numerusform>%n項目を変更</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>allowed</source>
        <translation>できる</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>できない</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Way to the start</source>
        <translation>スタートとのつながり</translation>
    </message>
    <message>
        <source>How a new tunnel must hang together with the start card.</source>
        <translation>新しい道とスタートカードのつながり方を決めます。</translation>
    </message>
    <message>
        <source>continues the way from the start</source>
        <translation>スタートからの道に続ける</translation>
    </message>
    <message>
        <source>touches a card joined to the start</source>
        <translation>スタートからつながるカードに接する</translation>
    </message>
    <message>
        <source>touches any card</source>
        <translation>どのカードに接してもよい</translation>
    </message>
    <message>
        <source>Beside a face-down goal</source>
        <translation>裏向きのゴールの隣</translation>
    </message>
    <message>
        <source>Whether a wall may lie against a face-down goal.</source>
        <translation>裏向きのゴールに壁を向けて置けるかどうかを決めます。</translation>
    </message>
    <message>
        <source>anything may touch it</source>
        <translation>何を向けてもよい</translation>
    </message>
    <message>
        <source>only a tunnel may touch it</source>
        <translation>道だけを向けられる</translation>
    </message>
    <message>
        <source>Beside a face-up goal</source>
        <translation>表向きのゴールの隣</translation>
    </message>
    <message>
        <source>Whether a new tunnel must match a goal that has been turned over.</source>
        <translation>表にしたゴールと道を合わせる必要があるかどうかを決めます。</translation>
    </message>
    <message>
        <source>must match</source>
        <translation>合わせる</translation>
    </message>
    <message>
        <source>need not match</source>
        <translation>合わせなくてよい</translation>
    </message>
    <message>
        <source>Stone that does not fit</source>
        <translation>合わない岩</translation>
    </message>
    <message>
        <source>Whether a stone is turned over although some of its sides do not match; if not, it stays face down.</source>
        <translation>一部の辺が合わない岩も表にするかどうかを決めます。しない場合は裏向きのままです。</translation>
    </message>
    <message>
        <source>if there is no other way</source>
        <translation>ほかに置き方がなければ可</translation>
    </message>
    <message>
        <source>never</source>
        <translation>不可</translation>
    </message>
    <message>
        <source>Breaking your own tools</source>
        <translation>自分の道具の破壊</translation>
    </message>
    <message>
        <source>Whether a break card may be played on oneself.</source>
        <translation>自分に破壊カードを使えるかどうかを決めます。</translation>
    </message>
    <message>
        <source>What a map shows</source>
        <translation>地図で見るゴール</translation>
    </message>
    <message>
        <source>Whether a map may also look at a goal that is face up.</source>
        <translation>地図で表向きのゴールも選べるかどうかを決めます。</translation>
    </message>
    <message>
        <source>face-down goals only</source>
        <translation>裏向きのゴールだけ</translation>
    </message>
    <message>
        <source>any goal</source>
        <translation>どのゴールでも</translation>
    </message>
    <message>
        <source>Action cards</source>
        <translation>アクションカードの枚数</translation>
    </message>
    <message>
        <source>How many maps and repairs are in the pile.</source>
        <translation>山札に入れる地図と修理の枚数を決めます。</translation>
    </message>
    <message>
        <source>27 cards as printed</source>
        <translation>印刷版の27枚</translation>
    </message>
    <message>
        <source>28 cards of the online edition</source>
        <translation>オンライン版の28枚</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>ラウンドの終わり</translation>
    </message>
    <message>
        <source>When a round without gold is over.</source>
        <translation>金塊に届かないラウンドがいつ終わるかを決めます。</translation>
    </message>
    <message>
        <source>when all hands are empty</source>
        <translation>全員の手札がなくなったら</translation>
    </message>
    <message>
        <source>when nobody holds a playable card</source>
        <translation>だれも使えるカードがなくなったら</translation>
    </message>
    <message>
        <source>when all in turn have passed for want of a playable card</source>
        <translation>使えるカードがなく全員が続けてパスしたら</translation>
    </message>
    <message>
        <source>Gold cards to share</source>
        <translation>分ける金カードの枚数</translation>
    </message>
    <message>
        <source>How many gold cards are drawn when the miners win.</source>
        <translation>金鉱掘りが勝ったときに引く金カードの枚数を決めます。</translation>
    </message>
    <message>
        <source>one for each miner (new mine)</source>
        <translation>金鉱掘りの人数分（新しい鉱山）</translation>
    </message>
    <message>
        <source>Miners with a broken tool at the end get no gold.</source>
        <translation>ラウンドの終わりに道具が壊れている金鉱掘りは、金をもらえません。</translation>
    </message>
    <message>
        <source>one for each player, nine at most</source>
        <translation>プレイヤーの人数分（9枚まで）</translation>
    </message>
    <message>
        <source>one for each player</source>
        <translation>プレイヤーの人数分</translation>
    </message>
    <message>
        <source>Choosing the gold</source>
        <translation>金カードの選び方</translation>
    </message>
    <message>
        <source>Whether the miners choose their cards or the program deals the best first.</source>
        <translation>金鉱掘りが自分で選ぶか、よいカードから自動で配るかを決めます。</translation>
    </message>
    <message>
        <source>the miners choose</source>
        <translation>自分で選ぶ</translation>
    </message>
    <message>
        <source>dealt, best first</source>
        <translation>よい順に自動で配る</translation>
    </message>
    <message>
        <source>Spare role</source>
        <translation>余りの役割</translation>
    </message>
    <message>
        <source>Whether one role is left over, so that the number of saboteurs is uncertain.</source>
        <translation>役割を1枚余らせて、お邪魔者の人数を分からなくするかどうかを決めます。</translation>
    </message>
    <message>
        <source>one role is spare</source>
        <translation>1枚余らせる</translation>
    </message>
    <message>
        <source>all saboteurs in play</source>
        <translation>お邪魔者は全員参加</translation>
    </message>
    <message>
        <source>Gold without change</source>
        <translation>金カードの不足</translation>
    </message>
    <message>
        <source>What saboteurs get when the gold cards left cannot make up the exact sum.</source>
        <translation>残った金カードで額がちょうどにならないときの払い方を決めます。</translation>
    </message>
    <message>
        <source>the exact sum is credited</source>
        <translation>ちょうどの額を記録する</translation>
    </message>
    <message>
        <source>first exchange cards, then credit</source>
        <translation>カードを交換してから記録する</translation>
    </message>
    <message>
        <source>as much as the cards make up</source>
        <translation>カードで払える分だけ</translation>
    </message>
    <message>
        <source>Broken tool, no gold</source>
        <translation>壊れた道具では報酬なし</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>ラウンド数</translation>
    </message>
    <message>
        <source>How many rounds a game has.</source>
        <translation>1ゲームのラウンド数です。</translation>
    </message>
    <message>
        <source>Middle goal</source>
        <translation>中央のゴール</translation>
    </message>
    <message>
        <source>How many cells lie between the start and the middle goal; with eight no card touches two goals.</source>
        <translation>スタートと中央のゴールの間のマス数を決めます。8マスなら、1枚のカードが2つのゴールに接することはありません。</translation>
    </message>
    <message>
        <source>seven cells, as printed</source>
        <translation>7マス（印刷版どおり）</translation>
    </message>
    <message>
        <source>eight cells</source>
        <translation>8マス</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>地図の枚数</translation>
    </message>
    <message>
        <source>How many maps are in the pile: the fewer there are, the longer nobody knows where the gold lies.</source>
        <translation>山札に入れる地図の枚数を決めます。少ないほど、金塊の場所が長く分からないままになります。</translation>
    </message>
    <message>
        <source>as the action cards say</source>
        <translation>アクションカードの枚数の設定どおり</translation>
    </message>
    <message>
        <source>Old mine</source>
        <translation>古い鉱山</translation>
    </message>
    <message>
        <source>Six of the gold cards are empty, as in a mine that has been dug before.</source>
        <translation>前に掘られた鉱山のように、金カードのうち6枚が空になります。</translation>
    </message>
    <message>
        <source>Selfish dwarf</source>
        <translation>わがままドワーフ</translation>
    </message>
    <message>
        <source>One of the miners is selfish: he wins only by reaching the gold himself, and then alone.</source>
        <translation>金鉱掘りの1人がわがままドワーフになります。自分で金塊まで道をつないだときだけ、1人で勝ちます。</translation>
    </message>
    <message>
        <source>Fixed roles</source>
        <translation>役割の固定</translation>
    </message>
    <message>
        <source>For each number of players the saboteurs and their pay are fixed, and no role is spare.</source>
        <translation>お邪魔者の人数と報酬を人数ごとに固定し、余りの役割をなくします。</translation>
    </message>
    <message>
        <source>Saboteurs know each other</source>
        <translation>お邪魔者どうしの確認</translation>
    </message>
    <message>
        <source>At the start of a round each saboteur is told who the others are.</source>
        <translation>ラウンドの初めに、ほかのお邪魔者がだれかを、お邪魔者だけが知ります。</translation>
    </message>
    <message>
        <source>Crystals</source>
        <translation>数えるクリスタル</translation>
    </message>
    <message>
        <source>Which crystals a geologist is paid for.</source>
        <translation>地質学者の報酬になるクリスタルの範囲を決めます。</translation>
    </message>
    <message>
        <source>joined to the start or to a ladder</source>
        <translation>スタートかはしごからつながるもの</translation>
    </message>
    <message>
        <source>all that lie on the table</source>
        <translation>盤面に見えるものすべて</translation>
    </message>
    <message>
        <source>Thefts</source>
        <translation>泥棒</translation>
    </message>
    <message>
        <source>Which gold a thief takes a nugget from.</source>
        <translation>泥棒がどの金から1つ奪うかを決めます。</translation>
    </message>
    <message>
        <source>what was paid in this round</source>
        <translation>このラウンドでもらった金</translation>
    </message>
    <message>
        <source>all that a player owns</source>
        <translation>持っている金すべて</translation>
    </message>
    <message>
        <source>Boss needs a team</source>
        <translation>ボスの勝利とチーム</translation>
    </message>
    <message>
        <source>The boss wins only when one of the teams wins too.</source>
        <translation>どちらかのチームが勝ったときだけ、ボスも勝ちます。</translation>
    </message>
    <message>
        <source>A saboteur completes the path</source>
        <translation>お邪魔者がつないだとき</translation>
    </message>
    <message>
        <source>Which team wins when a saboteur lays the last tunnel to the gold.</source>
        <translation>お邪魔者が金塊まで道をつないだとき、どのチームが勝つかを決めます。</translation>
    </message>
    <message>
        <source>every team to which the way is open</source>
        <translation>道が通じているすべてのチーム</translation>
    </message>
    <message>
        <source>neither team</source>
        <translation>どのチームも勝たない</translation>
    </message>
    <message>
        <source>Cards set aside</source>
        <translation>取り除くカード</translation>
    </message>
    <message>
        <source>How many cards are set aside unseen in each round.</source>
        <translation>各ラウンドで、見ずに取り除くカードの枚数を決めます。</translation>
    </message>
    <message>
        <source>Full hand after clearing</source>
        <translation>2枚捨てたあとの補充</translation>
    </message>
    <message>
        <source>Whoever discards two cards to remove one that lies in front draws two, so no hand shrinks.</source>
        <translation>2枚捨てて自分の前のカードを1枚取り除いた人は2枚引き、手札が減りません。</translation>
    </message>
    <message>
        <source>Gold in sight</source>
        <translation>金の公開</translation>
    </message>
    <message>
        <source>Everybody sees how much gold each player has; if not, only who has any.</source>
        <translation>全員が持っている金の数を公開します。オフにすると、金があるかどうかだけが分かります。</translation>
    </message>
</context>
<context>
    <name>OptionsSheet</name>
    <message>
        <source>Advanced</source>
        <translation>詳細設定</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
</context>
<context>
    <name>PdfSaving</name>
    <message>
        <source>Save the rules as PDF</source>
        <translation>ルールをPDFで保存</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDFファイル (*.pdf)</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>フォルダー：</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>ファイルの種類：</translation>
    </message>
    <message>
        <source>The rules were saved as {file}.</source>
        <translation>ルールを「{file}」に保存しました。</translation>
    </message>
    <message>
        <source>The rules could not be saved: {reason}.</source>
        <translation>ルールを保存できませんでした（{reason}）。</translation>
    </message>
</context>
<context>
    <name>PlanSheet</name>
    <message>
        <source>Who takes which jewel?</source>
        <translation>だれがどの宝石を拾いますか？</translation>
    </message>
    <message>
        <source>Computer partners keep to it: they fetch their own jewels first and leave the others alone.</source>
        <translation>コンピューターの仲間はこれを守ります。まず担当の宝石を拾い、ほかの人の宝石は拾いません。</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>だれでも</translation>
    </message>
</context>
<context>
    <name>Preset</name>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>The printed rules of 2004; every tunnel must continue the way from the start.</source>
        <translation>2004年版のルールです。道は必ずスタートからの道に続けて置きます。</translation>
    </message>
    <message>
        <source>AMIGO 2004</source>
        <translation>AMIGO 2004年版</translation>
    </message>
    <message>
        <source>A tunnel may be laid beside any card, even without a way to the start.</source>
        <translation>スタートとつながっていなくても、どのカードの隣にも道を置けます。</translation>
    </message>
    <message>
        <source>AMIGO, later edition</source>
        <translation>AMIGO 後の版</translation>
    </message>
    <message>
        <source>As AMIGO 2004, but the round ends as soon as nobody can play, and each miner gets exactly one gold card.</source>
        <translation>AMIGO 2004年版と違い、だれもカードを使えなくなるとラウンドが終わり、金鉱掘りは金カードを1枚ずつ受け取ります。</translation>
    </message>
    <message>
        <source>Japanese rules for the table</source>
        <translation>日本の卓上ルール</translation>
    </message>
    <message>
        <source>Nobody breaks their own tools, maps look at face-down goals only, each miner gets exactly one gold card.</source>
        <translation>自分の道具は壊せません。地図で見られるのは裏向きのゴールだけで、金鉱掘りは金カードを1枚ずつ受け取ります。</translation>
    </message>
    <message>
        <source>Japanese rules to read aloud</source>
        <translation>日本の読み上げルール</translation>
    </message>
    <message>
        <source>The first player is drawn at random.</source>
        <translation>スタートプレイヤーをランダムに決めます。</translation>
    </message>
    <message>
        <source>Japanese short rules</source>
        <translation>日本の簡易ルール</translation>
    </message>
    <message>
        <source>Nobody breaks their own tools, each miner gets exactly one gold card, the first player is drawn at random.</source>
        <translation>自分の道具は壊せません。金鉱掘りは金カードを1枚ずつ受け取り、スタートプレイヤーはランダムに決めます。</translation>
    </message>
    <message>
        <source>Online edition</source>
        <translation>オンライン版</translation>
    </message>
    <message>
        <source>Four maps and nine single repairs, nobody breaks their own tools, one gold card for each player, dealt by the program, best first; the first player is drawn at random.</source>
        <translation>地図は4枚、1種類用の修理は9枚です。自分の道具は壊せません。金カードはプレイヤーの人数分を引いて金塊の多い順に自動で配り、スタートプレイヤーはランダムに決めます。</translation>
    </message>
    <message>
        <source>Russian booklet</source>
        <translation>ロシア語版の冊子</translation>
    </message>
    <message>
        <source>A tunnel needs only touch a card joined to the start, maps look at face-down goals only, the round ends when everybody has passed for want of a playable card.</source>
        <translation>道は、スタートからつながったカードに接していれば置けます。地図で見られるのは裏向きのゴールだけで、使えるカードがなく全員が続けてパスするとラウンドが終わります。</translation>
    </message>
    <message>
        <source>Selfish dwarf, for four</source>
        <translation>わがままドワーフ（4人用）</translation>
    </message>
    <message>
        <source>Two miners, one saboteur and one selfish dwarf, three maps, the middle goal one cell farther away.</source>
        <translation>金鉱掘り2人、お邪魔者1人、わがままドワーフ1人で遊びます。地図は3枚で、中央のゴールが1マス遠くなります。</translation>
    </message>
    <message>
        <source>Saboteur 2</source>
        <translation>お邪魔者2</translation>
    </message>
    <message>
        <source>Two teams of miners, new roles and cards, for 2 to 12; crystals count when joined to the start, thefts take this round&apos;s gold.</source>
        <translation>2つの金鉱掘りチームと新しい役割、カードで、2〜12人で遊びます。クリスタルはスタートからつながったものを数え、泥棒はこのラウンドの金を奪います。</translation>
    </message>
    <message>
        <source>Saboteur 2, as printed</source>
        <translation>お邪魔者2 印刷版</translation>
    </message>
    <message>
        <source>As Saboteur 2, but all visible crystals count and any gold can be stolen.</source>
        <translation>お邪魔者2と違い、見えているクリスタルをすべて数え、どの金も奪えます。</translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message numerus="yes">
        <source>After that the gold miners need %n more card(s). You can keep them from the gold for good.</source>
        <translation>
            <numerusform>その手では、金鉱掘りはあと%n枚で金塊に届きます。金塊に届かないようにしてしまう手が、ほかにあります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That costs the gold miners %n card(s) less than the best move.</source>
        <translation>
            <numerusform>その手で金鉱掘りが余分に使うカードは、最善の手より%n枚少なくなります。</numerusform>
        </translation>
    </message>
    <message>
        <source>After that the cards still to come bring you to the gold no more.</source>
        <translation>その手では、これから出るカードをすべて使っても、もう金塊に届きません。</translation>
    </message>
    <message numerus="yes">
        <source>That way the gold is %n card(s) farther off than it could be.</source>
        <translation>
            <numerusform>その手では、最善の手より金塊がカード%n枚分遠くなります。</numerusform>
        </translation>
    </message>
    <message>
        <source>For gold miners: easy</source>
        <translation>金鉱掘りの問題（やさしい）</translation>
    </message>
    <message>
        <source>For gold miners: tricky</source>
        <translation>金鉱掘りの問題（普通）</translation>
    </message>
    <message>
        <source>For gold miners: hard</source>
        <translation>金鉱掘りの問題（難しい）</translation>
    </message>
    <message>
        <source>For saboteurs: easy</source>
        <translation>お邪魔者の問題（やさしい）</translation>
    </message>
    <message>
        <source>For saboteurs: tricky</source>
        <translation>お邪魔者の問題（普通）</translation>
    </message>
    <message>
        <source>For saboteurs: hard</source>
        <translation>お邪魔者の問題（難しい）</translation>
    </message>
    <message>
        <source>The last bend</source>
        <translation>最後のカーブ</translation>
    </message>
    <message>
        <source>Your map showed the gold in the middle. One tunnel is missing. Which card is it, and which way up?</source>
        <translation>地図によると、金塊は中央のゴールです。道はあと1枚足りません。どのカードを、どちらの向きで置きますか。</translation>
    </message>
    <message>
        <source>Look at the empty cell: which two of its sides must be joined?</source>
        <translation>空いたマスを見ましょう。どの辺とどの辺をつなげばよいでしょうか。</translation>
    </message>
    <message>
        <source>Turned by 180°, this bend joins top and right. The other bend would lead away from the gold: no turning makes one kind of bend out of the other.</source>
        <translation>このカーブは、180度回すと上と右をつなぎます。もう1種類のカーブでは、金塊から離れてしまいます。回しても、別の種類のカーブにはなりません。</translation>
    </message>
    <message>
        <source>The torn tunnel</source>
        <translation>途切れた道</translation>
    </message>
    <message>
        <source>Rocks tore a hole in your tunnel; the gold lies in the middle. Which card closes the hole?</source>
        <translation>落石で道に穴が空きました。金塊は中央のゴールです。どのカードで穴をふさぎますか。</translation>
    </message>
    <message>
        <source>Look at every card around the hole: on which sides is it open?</source>
        <translation>穴の周りのカードを全部見ましょう。それぞれ、どこに口がありますか。</translation>
    </message>
    <message>
        <source>The dead end above is open at the bottom, so only a fork that is open at the top fits below it. All that was cut off is joined again, as far as the gold.</source>
        <translation>上の行き止まりは下に口があるので、その下には上に口のある三つまたしか置けません。これで分断されていた道がつながり、金塊に届きます。</translation>
    </message>
    <message>
        <source>Two goals at once</source>
        <translation>2つのゴールを一度に</translation>
    </message>
    <message>
        <source>The top goal is a stone; the gold lies in the middle or at the bottom. Which card finds it for sure?</source>
        <translation>上のゴールは岩でした。金塊は中央か下です。どのカードなら必ず見つかりますか。</translation>
    </message>
    <message>
        <source>One card can reach two goals at once. Which cell lies between two of them?</source>
        <translation>1枚で2つのゴールに届くことがあります。ゴールとゴールの間にあるのは、どのマスでしょうか。</translation>
    </message>
    <message>
        <source>Between two goals the tall fork is open at the top and at the bottom: it turns both of them up, and one of them is the gold.</source>
        <translation>2つのゴールの間で、縦の三つまたは上にも下にも口があります。両方のゴールが表になり、そのどちらかが金塊です。</translation>
    </message>
    <message>
        <source>An innocent bend</source>
        <translation>何気ないカーブ</translation>
    </message>
    <message>
        <source>You are a saboteur without a dead end, and you know that the gold lies at the top. Which tunnel costs the gold miners most?</source>
        <translation>あなたはお邪魔者で、行き止まりを持っていません。金塊が上にあることは知っています。金鉱掘りに余分なカードを最も多く使わせるのは、どの道ですか。</translation>
    </message>
    <message>
        <source>A tunnel need not be shut to cost cards: see where each of yours would lead it.</source>
        <translation>道をふさがなくても、金鉱掘りに余分なカードを使わせることはできます。それぞれのカードで、道の先がどこへ向くかを見ましょう。</translation>
    </message>
    <message>
        <source>This bend leads the front of the tunnel down, away from the gold. And you can still say that you had nothing better.</source>
        <translation>このカーブは、道の先を金塊とは反対の下へ向けます。しかも「ほかに置けるカードがなかった」と言えます。</translation>
    </message>
    <message>
        <source>Two ends, one cell</source>
        <translation>2つの端、1つのマス</translation>
    </message>
    <message>
        <source>You are a saboteur; the gold lies at the bottom. Where does your dead end cost the gold miners most?</source>
        <translation>あなたはお邪魔者で、金塊は下のゴールです。行き止まりをどこに置くと、金鉱掘りが最も困りますか。</translation>
    </message>
    <message>
        <source>There are two tunnels. Follow both: into which cell would each of them go on?</source>
        <translation>道は2本あります。両方をたどって、それぞれが次にどのマスへ進むかを見ましょう。</translation>
    </message>
    <message>
        <source>Both tunnels run into the same cell, so one dead end there shuts both. Anywhere else the gold miners simply dig on.</source>
        <translation>2本の道は同じマスに向かっているので、そこに行き止まりを置けば、1枚で両方をふさげます。ほかの場所では、金鉱掘りはそのまま掘り進めます。</translation>
    </message>
    <message>
        <source>Through the stone</source>
        <translation>岩を通って</translation>
    </message>
    <message>
        <source>Your maps showed the gold at the bottom, and in the middle the stone that leads from the left down. Which card brings the gold nearest?</source>
        <translation>地図によると、金塊は下のゴールで、中央は左と下をつなぐ岩です。金塊に最も近づくのはどのカードですか。</translation>
    </message>
    <message>
        <source>A stone that you reach is a tunnel of yours as well. See where it leads.</source>
        <translation>届いた岩は、道の続きになります。その道がどこへ向かうかを見ましょう。</translation>
    </message>
    <message>
        <source>Reached from the left, this stone lies so that it leads down. One upright tunnel below it reaches the gold; the way round needs one card more.</source>
        <translation>左から届くと、この岩は下へ続く向きで表になります。その下に縦の道を1枚置けば金塊です。回り道では、もう1枚必要です。</translation>
    </message>
    <message>
        <source>The gap before the gold</source>
        <translation>金塊の前の空いたマス</translation>
    </message>
    <message>
        <source>One cell is missing, but straight tunnels, crossings and wide forks are all used up. The gold lies in the middle. Where do you begin?</source>
        <translation>あと1マスですが、まっすぐな道も十字の道も横の三つまたも、もうありません。金塊は中央のゴールです。どこから始めますか。</translation>
    </message>
    <message>
        <source>Where nothing leads straight on, there is a way round. How many cards does it take past the gap?</source>
        <translation>まっすぐ進めなくても、回り道があります。空いたマスをよけて進むと、カードは何枚いりますか。</translation>
    </message>
    <message>
        <source>Beside the crossing: up, to the right and down into the goal, three cards in all. When the straight tunnels are gone, do not wait for one: dig with bends.</source>
        <translation>十字の道の右からです。上へ、右へ、そして下へ曲がれば、全部で3枚でゴールに届きます。まっすぐな道がなくなったら、待たずにカーブで掘り進みましょう。</translation>
    </message>
    <message>
        <source>Forward or down?</source>
        <translation>前か、下か</translation>
    </message>
    <message>
        <source>The gold lies at the bottom. What leads straight on is used up; bends are left, and your tall fork. Where does it belong?</source>
        <translation>金塊は下のゴールです。横にまっすぐ進む道は使い切り、残るのはカーブと、あなたの縦の三つまたです。どこに置きますか。</translation>
    </message>
    <message>
        <source>Lay the fork into each cell in your mind, and count the bends that are then needed.</source>
        <translation>頭の中で三つまたをそれぞれのマスに置いてみて、あと何枚のカーブがいるかを数えましょう。</translation>
    </message>
    <message>
        <source>To the right: there it gains a column and leads down as well. In the cell below you would be no farther to the right, and two more bends would be needed.</source>
        <translation>右のマスです。1列進むうえに、下へも続きます。下のマスでは右に進んだことにならず、カーブがもう2枚必要になります。</translation>
    </message>
    <message>
        <source>One rockfall, two dead ends</source>
        <translation>落石1枚、行き止まり2つ</translation>
    </message>
    <message>
        <source>The gold lies at the bottom. Two dead ends bar your tunnels. Where does your rockfall help most?</source>
        <translation>金塊は下のゴールです。2つの行き止まりが道をふさいでいます。落石はどこに使うと最も役に立ちますか。</translation>
    </message>
    <message>
        <source>Think first one dead end away, then the other: how many cards are then needed to the gold?</source>
        <translation>行き止まりを1つずつ、ないものと考えてみましょう。金塊まで、あと何枚いりますか。</translation>
    </message>
    <message>
        <source>The lower tunnel is on the row of the gold: without its dead end three cards are enough. Without the upper one the gold is no nearer.</source>
        <translation>下の道は金塊と同じ行にあり、行き止まりを取り除けばあと3枚です。上の行き止まりを取り除いても、金塊には近づきません。</translation>
    </message>
    <message>
        <source>The knot of the loop</source>
        <translation>輪の結び目</translation>
    </message>
    <message>
        <source>You are a saboteur; the gold lies in the middle. Wide forks and crossings are used up. Which card do your rocks take?</source>
        <translation>あなたはお邪魔者で、金塊は中央のゴールです。横の三つまたと十字の道はもうありません。落石でどのカードを取り除きますか。</translation>
    </message>
    <message>
        <source>Rocks help where there is no other way and no other card. Follow both ways of the loop.</source>
        <translation>落石が効くのは、ほかに道がなく、置き直すカードもないところです。輪の2本の道をたどってみましょう。</translation>
    </message>
    <message>
        <source>Where both ways of the loop meet, only a wide fork or a crossing fits, and none is left. On the loop itself a hole costs nothing: there is the other way.</source>
        <translation>輪の2本の道が合わさるマスには、横の三つまたか十字の道しか置けませんが、もう残っていません。輪の途中に穴を空けても、もう一方の道があるので、金鉱掘りは困りません。</translation>
    </message>
    <message>
        <source>The last straight tunnel</source>
        <translation>最後のまっすぐな道</translation>
    </message>
    <message>
        <source>You are a saboteur; the gold lies in the middle. What leads straight from left to right is used up. Which card do your rocks take?</source>
        <translation>あなたはお邪魔者で、金塊は中央のゴールです。横にまっすぐ進むカードはもうありません。落石でどのカードを取り除きますか。</translation>
    </message>
    <message>
        <source>Ask of each card: if it fell, what could the gold miners lay in its place?</source>
        <translation>カードを1枚ずつ見て考えましょう。それがなくなったら、金鉱掘りは代わりに何を置けますか。</translation>
    </message>
    <message>
        <source>A bend that falls is soon replaced. The straight tunnel is not: with the cards still to come there is neither another one nor a way round.</source>
        <translation>カーブならすぐに置き直せますが、まっすぐな道は置き直せません。これから出るカードでは、代わりの道も回り道も作れないからです。</translation>
    </message>
    <message>
        <source>The stone that leads away</source>
        <translation>遠ざける岩</translation>
    </message>
    <message>
        <source>Your maps showed the gold at the top, and in the middle the stone that leads from the left down. Which card brings the gold nearest?</source>
        <translation>地図によると、金塊は上のゴールで、中央は左と下をつなぐ岩です。金塊に最も近づくのはどのカードですか。</translation>
    </message>
    <message>
        <source>See first where the stone would lead you. Then look for a way that does not need it.</source>
        <translation>まず、その岩を通るとどこへ向かうかを見ましょう。次に、岩を通らない道を探しましょう。</translation>
    </message>
    <message>
        <source>The stone would lead you down, away from the gold. Turned so that it opens upwards, your fork keeps the short way free: two more cards.</source>
        <translation>岩を通ると、金塊と反対の下へ向かいます。三つまたを上に口が開く向きで置けば近道が残り、あと2枚で金塊です。</translation>
    </message>
    <message>
        <source>A second start</source>
        <translation>2つ目のスタート</translation>
    </message>
    <message>
        <source>The end of the tunnel is cut off, close to the gold in the middle. Where does your ladder bring the gold nearest?</source>
        <translation>道の先が分断されていて、そのすぐ先の中央に金塊があります。はしごをどこに置くと、金塊に最も近づきますか。</translation>
    </message>
    <message>
        <source>A ladder is a start of its own: it need not lie beside a lit tunnel.</source>
        <translation>はしごは、それ自体がスタートのようなものです。明かりのついた道のとなりでなくても置けます。</translation>
    </message>
    <message>
        <source>A ladder is joined to the start wherever it lies. At the cut-off end it lights all of that tunnel, and one card is still needed.</source>
        <translation>はしごは、どこにあってもスタートとつながっています。分断された道の端に置けば、その道すべてに明かりがつき、あと1枚で金塊です。</translation>
    </message>
    <message>
        <source>The wrong door</source>
        <translation>色違いのドア</translation>
    </message>
    <message>
        <source>You belong to the green team. The gold lies in the middle, behind a blue door. Which move brings it nearest to your team?</source>
        <translation>あなたは緑チームです。金塊は中央にあり、手前に青いドアがあります。あなたのチームを金塊に最も近づける手はどれですか。</translation>
    </message>
    <message>
        <source>Whom does a tunnel behind the blue door serve? It is not only tunnels that help.</source>
        <translation>青いドアの先の道は、どちらのチームの役に立つでしょうか。使えるのは道カードだけではありません。</translation>
    </message>
    <message>
        <source>Without the door two cards are enough. With the last tunnel behind it you would have found the gold for the blue team alone.</source>
        <translation>ドアがなくなれば、あと2枚で金塊です。ドアの先に最後の道を置いていたら、金塊は青チームだけのものになるところでした。</translation>
    </message>
    <message>
        <source>Four open sides</source>
        <translation>四方に口のあるマス</translation>
    </message>
    <message>
        <source>You are a saboteur; the gold lies in the middle. All your cards fit the hole in the tunnel. Which one costs the most there?</source>
        <translation>あなたはお邪魔者で、金塊は中央のゴールです。手札の道カードはどれも道の穴に置けます。金鉱掘りが最も困るのはどれですか。</translation>
    </message>
    <message>
        <source>Follow the tunnel from the left through each of your cards: where does it come out?</source>
        <translation>左からの道を、手札の1枚1枚でたどってみましょう。道はどこへ出ますか。</translation>
    </message>
    <message>
        <source>This double curve leads the tunnel up into the dead end. The bridge and the other double curve would join it with what was cut off.</source>
        <translation>この二重カーブは、道を上の行き止まりへ向けます。橋やもう1枚の二重カーブでは、分断された道とつながってしまいます。</translation>
    </message>
</context>
<context>
    <name>PuzzleScreen</name>
    <message>
        <source>{puzzle} · solved</source>
        <translation>{puzzle}・正解</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>問題の一覧</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>次の問題</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Where?</source>
        <translation>どこ？</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>どのカード？</translation>
    </message>
</context>
<context>
    <name>QuickReference</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>{players}: {rules}</source>
        <translation>{players}：{rules}</translation>
    </message>
    <message>
        <source>{sentence} {following}</source>
        <translation>{sentence}{following}</translation>
    </message>
    <message>
        <source>[[lay|Lay]] a path card into the mine.</source>
        <translation>道カードを1枚坑道に[[lay|置きます]]。</translation>
    </message>
    <message>
        <source>[[action-cards|Play]] an action card.</source>
        <translation>アクションカードを1枚[[action-cards|使います]]。</translation>
    </message>
    <message>
        <source>[[discard|Discard]] one to three cards.</source>
        <translation>カードを1〜3枚[[discard|捨てます]]。</translation>
    </message>
    <message>
        <source>[[clear-front|Discard two]] cards to remove one in front of you.</source>
        <translation>[[clear-front|カードを2枚捨てて]]、自分の前のカードを1枚取り除きます。</translation>
    </message>
    <message>
        <source>Then [[draw|draw]], after a discard as many as you discarded.</source>
        <translation>そのあと山札から[[draw|引きます]]。捨てたときは捨てた枚数だけ引きます。</translation>
    </message>
    <message>
        <source>[[discard|Discard]] one card.</source>
        <translation>カードを1枚[[discard|捨てます]]。</translation>
    </message>
    <message>
        <source>Then [[draw|draw]] a card.</source>
        <translation>そのあと山札から1枚[[draw|引きます]]。</translation>
    </message>
    <message>
        <source>In your turn, one of these</source>
        <translation>手番にすること（どれか1つ）</translation>
    </message>
    <message>
        <source>Roles that are shuffled, and hands</source>
        <translation>役割カードと手札</translation>
    </message>
    <message>
        <source>As many gold cards are drawn as there are gold miners.</source>
        <translation>金鉱掘りの人数と同じ枚数の金カードを引きます。</translation>
    </message>
    <message numerus="yes">
        <source>%n gold card(s) are drawn.</source>
        <translation>
            <numerusform>金カードを%n枚引きます。</numerusform>
        </translation>
    </message>
    <message>
        <source>They are [[sharing|shared]] among the gold miners, beginning with whoever laid the last card.</source>
        <translation>最後のカードを置いた人から順に、金鉱掘りの間で[[sharing|分けます]]。</translation>
    </message>
    <message>
        <source>When the gold miners win</source>
        <translation>金鉱掘りが勝ったとき</translation>
    </message>
    <message>
        <source>If the [[selfish|selfish dwarf]] lays the last card, he alone is paid: four nuggets.</source>
        <translation>[[selfish|わがままドワーフ]]が最後のカードを置いたら、その人だけが金塊4個をもらいます。</translation>
    </message>
    <message>
        <source>Saboteurs in play</source>
        <translation>参加していたお邪魔者</translation>
    </message>
    <message>
        <source>Nuggets for each</source>
        <translation>1人がもらう金塊</translation>
    </message>
    <message>
        <source>If no saboteur is in play, nobody is paid.</source>
        <translation>お邪魔者がいなければ、だれも何ももらえません。</translation>
    </message>
    <message>
        <source>When the saboteurs win</source>
        <translation>お邪魔者が勝ったとき</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>勝者の人数</translation>
    </message>
    <message>
        <source>The pay</source>
        <translation>報酬</translation>
    </message>
    <message>
        <source>The [[pay|winners]] are counted, geologists aside.</source>
        <translation>地質学者を除いて[[pay|勝者]]を数えます。</translation>
    </message>
    <message>
        <source>Boss: one nugget less. Profiteer: two nuggets less. Never less than nothing.</source>
        <translation>ボスの報酬は金塊1個分、横着者の報酬は金塊2個分少なくなります。0個より少なくなることはありません。</translation>
    </message>
    <message>
        <source>Geologists: one nugget for each [[crystal|crystal]], shared by the two.</source>
        <translation>地質学者は[[crystal|クリスタル]]1個につき金塊1個をもらい、2人なら分け合います。</translation>
    </message>
    <message>
        <source>Saboteurs win when the gold is not reached.</source>
        <translation>金塊に届かなければお邪魔者の勝ちです。</translation>
    </message>
    <message>
        <source>Whoever is [[trap|trapped]] is not paid. Then come the [[stealing|thefts]].</source>
        <translation>[[trap|牢屋の中]]の人は何ももらえません。そのあと[[stealing|泥棒]]の番です。</translation>
    </message>
    <message>
        <source>{number} or more</source>
        <translation>{number}人以上</translation>
    </message>
    <message>
        <source>Who laid the last card</source>
        <translation>最後のカードを置いた人</translation>
    </message>
    <message>
        <source>Nuggets</source>
        <translation>金塊</translation>
    </message>
    <message>
        <source>the selfish dwarf</source>
        <translation>わがままドワーフ</translation>
    </message>
    <message>
        <source>selfish dwarf: 4</source>
        <translation>わがままドワーフ：4</translation>
    </message>
    <message>
        <source>a gold miner</source>
        <translation>金鉱掘り</translation>
    </message>
    <message>
        <source>this miner: 3, the other miner: 2</source>
        <translation>その金鉱掘り：3、もう1人の金鉱掘り：2</translation>
    </message>
    <message>
        <source>the saboteur</source>
        <translation>お邪魔者</translation>
    </message>
    <message>
        <source>nearest miner on the right: 3, the other miner: 2</source>
        <translation>右側で最も近い金鉱掘り：3、もう1人の金鉱掘り：2</translation>
    </message>
    <message>
        <source>the gold is not reached</source>
        <translation>金塊に届かなかったとき</translation>
    </message>
    <message>
        <source>saboteur: 4</source>
        <translation>お邪魔者：4</translation>
    </message>
    <message>
        <source>The whole rulebook</source>
        <translation>ルールブックを開く</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>Trapped: no pay.</source>
        <translation>牢屋の中：報酬なし</translation>
    </message>
    <message>
        <source>Broken tool: no pay.</source>
        <translation>道具が壊れた：報酬なし</translation>
    </message>
    <message>
        <source>Wins, but the share is used up: {number} winners.</source>
        <translation>勝者が{number}人いるので、取り分が残りません。</translation>
    </message>
    <message>
        <source>A boss has one nugget less.</source>
        <translation>ボスは1個少なくなります。</translation>
    </message>
    <message>
        <source>Always wins, for two nuggets less.</source>
        <translation>いつも勝ちますが、2個少なくなります。</translation>
    </message>
    <message>
        <source>The only winner.</source>
        <translation>ただ1人の勝者です。</translation>
    </message>
    <message>
        <source>One of {number} winners.</source>
        <translation>勝者{number}人の1人です。</translation>
    </message>
    <message>
        <source>The gold was reached.</source>
        <translation>金塊に届きました。</translation>
    </message>
    <message>
        <source>The gold was not reached.</source>
        <translation>金塊に届きませんでした。</translation>
    </message>
    <message>
        <source>Neither team wins.</source>
        <translation>勝ったチームがありません。</translation>
    </message>
    <message>
        <source>Doors shut the way.</source>
        <translation>ドアに阻まれました。</translation>
    </message>
    <message>
        <source>A saboteur laid the last tunnel.</source>
        <translation>お邪魔者が最後の道を置きました。</translation>
    </message>
    <message>
        <source>The other team laid the last tunnel.</source>
        <translation>相手のチームが最後の道を置きました。</translation>
    </message>
    <message>
        <source>No crystal counts.</source>
        <translation>数えるクリスタルがありません。</translation>
    </message>
    <message>
        <source>One nugget for each crystal.</source>
        <translation>クリスタル1個につき金塊1個です。</translation>
    </message>
    <message>
        <source>One crystal is not enough for two geologists.</source>
        <translation>クリスタル1個を2人では分けられません。</translation>
    </message>
    <message>
        <source>Two geologists share the crystals.</source>
        <translation>地質学者2人で分けます。</translation>
    </message>
    <message>
        <source>Kept the others from the gold.</source>
        <translation>金塊を守りきりました。</translation>
    </message>
    <message>
        <source>Takes all the gold alone.</source>
        <translation>金塊をひとり占めしました。</translation>
    </message>
    <message>
        <source>The selfish dwarf takes all.</source>
        <translation>わがままドワーフのひとり占めです。</translation>
    </message>
    <message>
        <source>Somebody else laid the last tunnel.</source>
        <translation>ほかの人が最後の道を置きました。</translation>
    </message>
    <message>
        <source>Laid the last tunnel.</source>
        <translation>最後の道を置きました。</translation>
    </message>
    <message>
        <source>The nearest miner to the right of the last tunnel.</source>
        <translation>最後の道を置いた人の右側で最も近い金鉱掘りです。</translation>
    </message>
    <message>
        <source>The other gold miner.</source>
        <translation>もう1人の金鉱掘りです。</translation>
    </message>
    <message>
        <source>Steals nothing.</source>
        <translation>何も奪いませんでした。</translation>
    </message>
    <message>
        <source>Steals from {name}.</source>
        <translation>{name}から1個奪いました。</translation>
    </message>
    <message>
        <source>Robbed by {names}.</source>
        <translation>{names}に奪われました。</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>This file could not be read.</source>
        <translation>このファイルを読み込めませんでした。</translation>
    </message>
    <message>
        <source>This file is no record of a match, or one from a newer version of the game.</source>
        <translation>このファイルはゲームの記録ではないか、新しいバージョンのゲームで作られたものです。</translation>
    </message>
    <message>
        <source>The moves in this record break the rules: the file was changed or damaged.</source>
        <translation>この記録には、ルールに合わない手があります。ファイルが書き換えられたか、壊れています。</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>Discard exactly two cards to remove one in front of you.</source>
        <translation>前のカードを1枚取り除くには、ちょうど2枚捨ててください。</translation>
    </message>
    <message>
        <source>Discard one to three cards.</source>
        <translation>捨てるのは1枚から3枚です。</translation>
    </message>
    <message>
        <source>No card joined to the start lies next to it.</source>
        <translation>隣に、スタートからつながったカードがありません。</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>ラウンドは終わりました。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>あなたの番ではありません。</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>このカードは手札にありません。</translation>
    </message>
    <message>
        <source>Discard exactly one card.</source>
        <translation>捨てるカードは1枚だけ選んでください。</translation>
    </message>
    <message>
        <source>You are trapped: no tunnels for now.</source>
        <translation>牢屋の中です。今は道を置けません。</translation>
    </message>
    <message>
        <source>A ladder may not touch a goal.</source>
        <translation>はしごはゴールの隣に置けません。</translation>
    </message>
    <message>
        <source>This card does not lie in front of you.</source>
        <translation>このカードはあなたの前にありません。</translation>
    </message>
    <message>
        <source>No role is left in the reserve.</source>
        <translation>残りの役割がもうありません。</translation>
    </message>
    <message>
        <source>There is a card here already.</source>
        <translation>ここにはもうカードがあります。</translation>
    </message>
    <message>
        <source>It must touch a card on the table.</source>
        <translation>場のカードの隣に置いてください。</translation>
    </message>
    <message>
        <source>No lit tunnel leads here.</source>
        <translation>明かりのついた道とつながっていません。</translation>
    </message>
    <message>
        <source>Choose another player.</source>
        <translation>ほかのプレイヤーを選んでください。</translation>
    </message>
    <message>
        <source>This card does not repair that tool.</source>
        <translation>このカードではその道具を直せません。</translation>
    </message>
    <message>
        <source>A rockfall takes away a tunnel, never the start or a goal.</source>
        <translation>落石で取り除けるのは道だけです。スタートとゴールは取り除けません。</translation>
    </message>
    <message>
        <source>This goal is face up already.</source>
        <translation>このゴールはもう表向きです。</translation>
    </message>
    <message>
        <source>This gold card is not among those passed to you.</source>
        <translation>その金カードは選べません。</translation>
    </message>
    <message>
        <source>This card cannot be played there.</source>
        <translation>そこには使えません。</translation>
    </message>
    <message>
        <source>Your pickaxe is broken: no tunnels until it is repaired.</source>
        <translation>つるはしが壊れています。直すまで道は置けません。</translation>
    </message>
    <message>
        <source>Your lantern is broken: no tunnels until it is repaired.</source>
        <translation>ランタンが壊れています。直すまで道は置けません。</translation>
    </message>
    <message>
        <source>Your mine cart is broken: no tunnels until it is repaired.</source>
        <translation>トロッコが壊れています。直すまで道は置けません。</translation>
    </message>
    <message>
        <source>This player&apos;s pickaxe is broken already.</source>
        <translation>このプレイヤーのつるはしはもう壊れています。</translation>
    </message>
    <message>
        <source>This player&apos;s lantern is broken already.</source>
        <translation>このプレイヤーのランタンはもう壊れています。</translation>
    </message>
    <message>
        <source>This player&apos;s mine cart is broken already.</source>
        <translation>このプレイヤーのトロッコはもう壊れています。</translation>
    </message>
    <message>
        <source>This player&apos;s pickaxe is not broken.</source>
        <translation>このプレイヤーのつるはしは壊れていません。</translation>
    </message>
    <message>
        <source>This player&apos;s lantern is not broken.</source>
        <translation>このプレイヤーのランタンは壊れていません。</translation>
    </message>
    <message>
        <source>This player&apos;s mine cart is not broken.</source>
        <translation>このプレイヤーのトロッコは壊れていません。</translation>
    </message>
    <message>
        <source>Neither of these tools of this player is broken.</source>
        <translation>このプレイヤーの道具は、どちらも壊れていません。</translation>
    </message>
    <message>
        <source>At the top the tunnel would run into a wall.</source>
        <translation>上の道が壁にぶつかります。</translation>
    </message>
    <message>
        <source>On the right the tunnel would run into a wall.</source>
        <translation>右の道が壁にぶつかります。</translation>
    </message>
    <message>
        <source>At the bottom the tunnel would run into a wall.</source>
        <translation>下の道が壁にぶつかります。</translation>
    </message>
    <message>
        <source>On the left the tunnel would run into a wall.</source>
        <translation>左の道が壁にぶつかります。</translation>
    </message>
    <message>
        <source>It would wall up the tunnel at the top.</source>
        <translation>上の道をふさいでしまいます。</translation>
    </message>
    <message>
        <source>It would wall up the tunnel on the right.</source>
        <translation>右の道をふさいでしまいます。</translation>
    </message>
    <message>
        <source>It would wall up the tunnel at the bottom.</source>
        <translation>下の道をふさいでしまいます。</translation>
    </message>
    <message>
        <source>It would wall up the tunnel on the left.</source>
        <translation>左の道をふさいでしまいます。</translation>
    </message>
    <message>
        <source>A theft lies in front of you already.</source>
        <translation>あなたの前にはもう泥棒があります。</translation>
    </message>
    <message>
        <source>This player is trapped already.</source>
        <translation>この人はもう牢屋の中です。</translation>
    </message>
    <message>
        <source>No theft lies in front of this player.</source>
        <translation>この人の前に泥棒はありません。</translation>
    </message>
    <message>
        <source>This player is not trapped.</source>
        <translation>この人は牢屋の中ではありません。</translation>
    </message>
    <message>
        <source>A theft goes in front of yourself.</source>
        <translation>泥棒は自分の前に置きます。</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度遊ぶ</translation>
    </message>
    <message>
        <source>Take this one</source>
        <translation>これを選ぶ</translation>
    </message>
    <message>
        <source>All gold cards are taken</source>
        <translation>金カードの分配が終わりました</translation>
    </message>
    <message>
        <source>{name} chooses a gold card</source>
        <translation>{name}さんが金カードを選んでいます</translation>
    </message>
    <message>
        <source>What the cards are worth stays a secret.</source>
        <translation>カードの金塊の数は秘密です。</translation>
    </message>
    <message>
        <source>Take one card; the others go on to {name}.</source>
        <translation>1枚選んでください。残りは{name}さんに渡ります。</translation>
    </message>
    <message>
        <source>This is the last card.</source>
        <translation>これが最後の1枚です。</translation>
    </message>
    <message>
        <source>Gold card, face down</source>
        <translation>裏向きの金カード</translation>
    </message>
    <message>
        <source>The last tunnel, laid by {name}, reaches the gold.</source>
        <translation>{name}さんが置いた最後の道が、金塊に届きました。</translation>
    </message>
    <message>
        <source>The miners win</source>
        <translation>金鉱掘りの勝ち</translation>
    </message>
    <message>
        <source>The last tunnel, laid by {name}, reaches the gold: nobody else is paid.</source>
        <translation>{name}さんが置いた最後の道が金塊に届きました。ほかの人は何ももらえません。</translation>
    </message>
    <message>
        <source>The selfish dwarf wins</source>
        <translation>わがままドワーフの勝ち</translation>
    </message>
    <message>
        <source>The blue team wins</source>
        <translation>青チームの勝ち</translation>
    </message>
    <message>
        <source>The green team wins</source>
        <translation>緑チームの勝ち</translation>
    </message>
    <message>
        <source>Both teams win</source>
        <translation>両チームの勝ち</translation>
    </message>
    <message>
        <source>Neither team wins</source>
        <translation>勝ったチームはありません</translation>
    </message>
    <message>
        <source>The saboteurs win</source>
        <translation>お邪魔者の勝ち</translation>
    </message>
    <message>
        <source>The gold was not reached.</source>
        <translation>金塊に届きませんでした。</translation>
    </message>
    <message>
        <source>No saboteur was dealt, so no saboteur is paid.</source>
        <translation>お邪魔者は1人もいませんでした。</translation>
    </message>
    <message>
        <source>The gold was not reached</source>
        <translation>金塊に到達せず</translation>
    </message>
    <message>
        <source>{name} laid the last tunnel as a saboteur: no team is paid.</source>
        <translation>最後の道を置いた{name}さんがお邪魔者なので、どのチームももらえません。</translation>
    </message>
    <message>
        <source>{name} reaches the gold, but doors shut the way to both teams.</source>
        <translation>{name}さんの道が金塊に届きましたが、ドアのため、どちらのチームも通れません。</translation>
    </message>
    <message>
        <source>{name} reaches the gold by a way that is open to blue only.</source>
        <translation>{name}さんの道が金塊に届きました。通れるのは青チームだけです。</translation>
    </message>
    <message>
        <source>{name} reaches the gold by a way that is open to green only.</source>
        <translation>{name}さんの道が金塊に届きました。通れるのは緑チームだけです。</translation>
    </message>
    <message>
        <source>The way is open to both teams, but {name} laid the last tunnel.</source>
        <translation>道は両チームが通れますが、最後の道を置いたのは{name}さんです。</translation>
    </message>
    <message>
        <source>{name} reaches the gold, and the way is open to both teams.</source>
        <translation>{name}さんの道が金塊に届き、両チームとも通れます。</translation>
    </message>
    <message>
        <source>No saboteur was dealt, so nobody is paid.</source>
        <translation>お邪魔者がいなかったので、だれももらえません。</translation>
    </message>
    <message numerus="yes">
        <source>%n gold card(s)</source>
        <translation>
            <numerusform>金カード%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>No gold</source>
        <translation>金なし</translation>
    </message>
    <message numerus="yes">
        <source>%n nugget(s)</source>
        <translation>
            <numerusform>金塊%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them without a card</source>
        <translation>
            <numerusform>うち%n個はカードなし</numerusform>
        </translation>
    </message>
    <message>
        <source>Chose at place {places}</source>
        <translation>選んだ順番：{places}</translation>
    </message>
    <message>
        <source>Total: {number}</source>
        <translation>合計：{number}</translation>
    </message>
    <message>
        <source>Selfish dwarf</source>
        <translation>わがままドワーフ</translation>
    </message>
    <message>
        <source>Blue team</source>
        <translation>青チーム</translation>
    </message>
    <message>
        <source>Green team</source>
        <translation>緑チーム</translation>
    </message>
    <message>
        <source>Both teams</source>
        <translation>両チーム</translation>
    </message>
    <message>
        <source>Neither team</source>
        <translation>どちらのチームでもない</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <translation>{name}さんの勝利</translation>
    </message>
    <message>
        <source>Most gold of all: {nuggets}</source>
        <translation>{nuggets}で1位</translation>
    </message>
    <message>
        <source>{names}: {nuggets} each</source>
        <translation>{names}：それぞれ{nuggets}</translation>
    </message>
    <message>
        <source>Shared victory</source>
        <translation>同点で勝利</translation>
    </message>
    <message>
        <source>{place}. {name}: has a card</source>
        <translation>{place}番目、{name}：選びました</translation>
    </message>
    <message>
        <source>{place}. {name}: chooses now</source>
        <translation>{place}番目、{name}：選んでいます</translation>
    </message>
    <message>
        <source>{place}. {name}: chooses later</source>
        <translation>{place}番目、{name}：これから選びます</translation>
    </message>
    <message>
        <source>{place}. {name}: {nuggets}</source>
        <translation>{place}位、{name}：{nuggets}</translation>
    </message>
    <message>
        <source>Gold cards: {values}</source>
        <translation>金カード：{values}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>第{number}ラウンド（全{rounds}ラウンド）</translation>
    </message>
    <message>
        <source>Gold miners</source>
        <translation>金鉱掘り</translation>
    </message>
    <message>
        <source>Saboteurs</source>
        <translation>お邪魔者</translation>
    </message>
    <message>
        <source>See the board</source>
        <translation>盤面を見る</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>最終結果へ</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>次のラウンドへ</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>最後の一手</translation>
    </message>
    <message>
        <source>Spare role</source>
        <translation>余りの役割</translation>
    </message>
    <message>
        <source>Crystals that count: {number}</source>
        <translation>数えるクリスタル：{number}</translation>
    </message>
    <message>
        <source>Crystals</source>
        <translation>クリスタル</translation>
    </message>
    <message>
        <source>Who gets through</source>
        <translation>通れるチーム</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>奪わない</translation>
    </message>
    <message>
        <source>Steal a nugget</source>
        <translation>金塊を1個奪う</translation>
    </message>
    <message>
        <source>All thefts are over</source>
        <translation>泥棒はすべて終わりました</translation>
    </message>
    <message>
        <source>{name} chooses whom to rob</source>
        <translation>{name}さんが奪う相手を選んでいます</translation>
    </message>
    <message>
        <source>A thief takes one nugget from one player, or nothing.</source>
        <translation>1人から金塊を1個奪えます。奪わなくてもかまいません。</translation>
    </message>
    <message>
        <source>Has gold</source>
        <translation>金塊あり</translation>
    </message>
    <message>
        <source>{name} takes nothing.</source>
        <translation>{name}さんは何も奪いませんでした。</translation>
    </message>
    <message>
        <source>{name} takes a nugget from {target}.</source>
        <translation>{name}さんが{target}さんから金塊を1個奪いました。</translation>
    </message>
</context>
<context>
    <name>Role</name>
    <message>
        <source>Gold miner</source>
        <translation>金鉱掘り</translation>
    </message>
    <message>
        <source>Saboteur</source>
        <translation>お邪魔者</translation>
    </message>
    <message>
        <source>Selfish dwarf</source>
        <translation>わがままドワーフ</translation>
    </message>
    <message>
        <source>Blue gold miner</source>
        <translation>青の金鉱掘り</translation>
    </message>
    <message>
        <source>Green gold miner</source>
        <translation>緑の金鉱掘り</translation>
    </message>
    <message>
        <source>Boss</source>
        <translation>ボス</translation>
    </message>
    <message>
        <source>Profiteer</source>
        <translation>横着者</translation>
    </message>
    <message>
        <source>Geologist</source>
        <translation>地質学者</translation>
    </message>
    <message>
        <source>Help the others to dig a tunnel from the start to the gold.</source>
        <translation>仲間と一緒に、スタートから金塊まで道をつなぎましょう。</translation>
    </message>
    <message>
        <source>Keep the others from the gold, and let nobody notice.</source>
        <translation>だれにも気づかれないように、金塊への道を邪魔しましょう。</translation>
    </message>
    <message>
        <source>Lay the last tunnel to the gold yourself: only then do you win, and you win alone.</source>
        <translation>金塊に届く最後の道を自分で置いたときだけ、1人で勝ちます。</translation>
    </message>
    <message>
        <source>Reach the gold by a way that is open to blue: no green door may lie on it.</source>
        <translation>青チームが通れる道で金塊を目指しましょう。緑のドアは通れません。</translation>
    </message>
    <message>
        <source>Reach the gold by a way that is open to green: no blue door may lie on it.</source>
        <translation>緑チームが通れる道で金塊を目指しましょう。青いドアは通れません。</translation>
    </message>
    <message>
        <source>You win with either team, but are paid one nugget less.</source>
        <translation>どちらかのチームが勝てばあなたも勝ちです。もらえる金塊は1個少なくなります。</translation>
    </message>
    <message>
        <source>You win whenever the gold is reached, but are paid one nugget less.</source>
        <translation>金塊に届けば必ず勝ちです。もらえる金塊は1個少なくなります。</translation>
    </message>
    <message>
        <source>You win whoever wins, but are paid two nuggets less.</source>
        <translation>だれが勝ってもあなたも勝ちです。もらえる金塊は2個少なくなります。</translation>
    </message>
    <message>
        <source>You are paid for every crystal on the table; two geologists share.</source>
        <translation>盤面のクリスタルの数だけ金塊をもらえます。地質学者が2人なら分けます。</translation>
    </message>
    <message>
        <source>You are paid for every crystal joined to the start; two geologists share.</source>
        <translation>スタートからつながったクリスタルの数だけ金塊をもらえます。地質学者が2人なら分けます。</translation>
    </message>
    <message>
        <source>{name}: {role}</source>
        <translation>{name}：{role}</translation>
    </message>
</context>
<context>
    <name>RolePrompt</name>
    <message>
        <source>First look at your role: press and hold</source>
        <translation>まず長押しで役割を見てください</translation>
    </message>
</context>
<context>
    <name>RolesInPlay</name>
    <message numerus="yes">
        <source>%n card(s) in each hand</source>
        <translation>
            <numerusform>手札は%n枚ずつ</numerusform>
        </translation>
    </message>
    <message>
        <source>One of these roles stays out, unseen.</source>
        <translation>役割カードのうち1枚は、だれも見ないまま余ります。</translation>
    </message>
    <message numerus="yes">
        <source>%n of these roles stay(s) out, unseen.</source>
        <translation>
            <numerusform>このうち%n枚は、だれも見ないまま残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>{hand}. {spare}</source>
        <translation>{hand}。{spare}</translation>
    </message>
    <message numerus="yes">
        <source>%n gold miner(s)</source>
        <translation>
            <numerusform>金鉱掘り%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>selfish dwarf</source>
        <translation>わがままドワーフ</translation>
    </message>
    <message numerus="yes">
        <source>%n blue miner(s)</source>
        <translation>
            <numerusform>青の金鉱掘り%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green miner(s)</source>
        <translation>
            <numerusform>緑の金鉱掘り%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>boss</source>
        <translation>ボス</translation>
    </message>
    <message>
        <source>profiteer</source>
        <translation>横着者</translation>
    </message>
    <message numerus="yes">
        <source>%n geologist(s)</source>
        <translation>
            <numerusform>地質学者%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saboteur(s)</source>
        <translation>
            <numerusform>お邪魔者%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>The aim of the game</source>
        <translation>ゲームの目的</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>どんなゲームか</translation>
    </message>
    <message>
        <source>You are dwarfs in a gold mine. Together you lay cards that form a tunnel from the start card to three goal cards. One of them is the gold, the other two are nothing but stone.</source>
        <translation>みなさんは、金鉱で働くドワーフです。力を合わせてカードを置き、スタートカードから3枚のゴールカードに向かって道を掘ります。ゴールのうち1枚は金塊で、残りの2枚はただの岩です。</translation>
    </message>
    <message>
        <source>Gold miners want to reach the gold before the cards run out. Saboteurs want the cards to run out before the gold is reached. Who is who stays secret until the end of the round.</source>
        <translation>金鉱掘りは、カードがなくなる前に金塊に届くことを目指します。お邪魔者は、金塊に届かないままカードがなくなることを狙います。だれがどの役割かは、ラウンドが終わるまで秘密です。</translation>
    </message>
    <message>
        <source>Who plays with whom</source>
        <translation>だれとだれが仲間か</translation>
    </message>
    <message>
        <source>At the start of each round everybody is dealt a role card and keeps it secret. Gold miners play together, and saboteurs play together against them, but nobody knows who is on which side: only what people do gives them away.</source>
        <translation>ラウンドの初めに、全員に役割カードが1枚ずつ配られます。自分の役割はだれにも見せないでください。金鉱掘りは金鉱掘りどうし、お邪魔者はお邪魔者どうしで力を合わせますが、だれがどちらの側かは分かりません。手がかりは、それぞれの行動だけです。</translation>
    </message>
    <message>
        <source>No role card is left over: all saboteurs of the table “[[numbers-players]]” are in play.</source>
        <translation>役割カードは余りません。表「[[numbers-players]]」にあるお邪魔者が全員参加します。</translation>
    </message>
    <message>
        <source>One role card is left over and stays hidden until the end of the round. That is why nobody can be sure how many saboteurs there are.</source>
        <translation>役割カードは1枚余り、ラウンドが終わるまで伏せておきます。そのため、お邪魔者が何人いるのかは、だれにもはっきり分かりません。</translation>
    </message>
    <message>
        <source>Saboteurs do not know each other either.</source>
        <translation>お邪魔者どうしも、おたがいを知りません。</translation>
    </message>
    <message>
        <source>Only the saboteurs are told at the start of a round who the other saboteurs are.</source>
        <translation>ただし、お邪魔者だけは、ラウンドの初めにほかのお邪魔者がだれかを知ります。</translation>
    </message>
    <message>
        <source>Then he is paid four nuggets, and nobody else is paid. When somebody else reaches the gold, or when nobody does, he gets nothing.</source>
        <translation>わがままドワーフが勝つと金塊を4個もらい、ほかの人は何ももらえません。ほかの人が金塊に届いたときや、だれも届かなかったときは、わがままドワーフは何ももらえません。</translation>
    </message>
    <message>
        <source>The selfish dwarf</source>
        <translation>わがままドワーフ</translation>
    </message>
    <message>
        <source>One player is the selfish dwarf. He looks like a gold miner, but he wins alone, and only if he himself lays the card that reaches the gold.</source>
        <translation>プレイヤーの1人は、わがままドワーフです。見かけは金鉱掘りと変わりませんが、金塊に届くカードを自分で置いたときだけ、1人で勝ちます。</translation>
    </message>
    <message>
        <source>There is no selfish dwarf.</source>
        <translation>わがままドワーフはいません。</translation>
    </message>
    <message>
        <source>After the last round whoever has the most gold wins. Players with the same highest total win together.</source>
        <translation>ゲームの終わりに、金を最も多く持っている人の勝ちです。最も多い人が何人かいれば、その全員の勝ちです。</translation>
    </message>
    <message>
        <source>After the last round all nuggets are counted, not the gold cards. Whoever has the most wins. Players with the same highest total win together.</source>
        <translation>最後のラウンドのあと、金カードの枚数ではなく、金塊の数を数えます。最も多い人の勝ちです。最も多い人が何人かいれば、その全員の勝ちです。</translation>
    </message>
    <message>
        <source>Rounds and winners</source>
        <translation>ラウンドと勝者</translation>
    </message>
    <message numerus="yes">
        <source>A game has %n round(s). In each round the mine is built anew and the roles are dealt anew; the gold you have earned stays yours.</source>
        <translation>
            <numerusform>1ゲームは%nラウンドです。ラウンドごとに坑道を作り直し、役割を配り直しますが、手に入れた金は最後まで自分のものです。</numerusform>
        </translation>
    </message>
    <message>
        <source>A game has three rounds.</source>
        <translation>1ゲームは3ラウンドです。</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Laying a path card</source>
        <translation>道カードを置く</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>ラウンドの終わり</translation>
    </message>
    <message>
        <source>Sharing the gold</source>
        <translation>金の分配</translation>
    </message>
    <message>
        <source>One screen for all</source>
        <translation>1つの画面で遊ぶ</translation>
    </message>
    <message>
        <source>The roles</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>ドア</translation>
    </message>
    <message>
        <source>Crystals</source>
        <translation>クリスタル</translation>
    </message>
    <message>
        <source>The pay</source>
        <translation>報酬</translation>
    </message>
    <message>
        <source>The action cards</source>
        <translation>アクションカード</translation>
    </message>
    <message>
        <source>Playing an action card</source>
        <translation>アクションカードの使い方</translation>
    </message>
    <message>
        <source>An action card is played openly, for all to see. Anybody may play any of them, whatever their role and even with broken tools.</source>
        <translation>アクションカードは、全員に見えるように使います。どのカードも、役割にかかわらず、道具が壊れていても、だれでも使えます。</translation>
    </message>
    <message>
        <source>Broken tools</source>
        <translation>道具の破壊</translation>
    </message>
    <message>
        <source>Lay a broken pickaxe, a broken lantern or a broken mine cart in front of a player. As long as even one broken tool lies there, that player may not lay path cards, dead ends included. Everything else is still allowed.</source>
        <translation>「つるはしの破壊」「ランタンの破壊」「トロッコの破壊」は、プレイヤーの前に置きます。壊れた道具が1つでもあるうちは、その人は道カードを置けません。行き止まりも置けません。そのほかのことはできます。</translation>
    </message>
    <message>
        <source>The same tool is never broken twice in front of one player, but different tools may be broken together.</source>
        <translation>1人の前で、同じ道具が2回壊れることはありません。違う道具なら、同時に壊れていることもあります。</translation>
    </message>
    <message>
        <source>A broken tool at the end of the round costs nobody any gold.</source>
        <translation>ラウンドの終わりに道具が壊れていても、もらえる金は変わりません。</translation>
    </message>
    <message>
        <source>You may break a tool of your own.</source>
        <translation>自分の道具を壊してもかまいません。</translation>
    </message>
    <message>
        <source>You may not break a tool of your own.</source>
        <translation>自分の道具は壊せません。</translation>
    </message>
    <message>
        <source>A gold miner who still has a broken tool at the end of the round goes without gold.</source>
        <translation>ラウンドの終わりに道具が壊れたままの金鉱掘りは、金をもらえません。</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>道具の修理</translation>
    </message>
    <message>
        <source>A repair takes one broken tool away from any player, from yourself too. It must show the tool that is broken. The repair and the broken tool go to the discard pile together.</source>
        <translation>修理カードは、だれかの壊れた道具を1つ直します。自分の道具も直せます。壊れている道具が描かれた修理カードを使ってください。修理カードと破壊カードは、一緒に捨て札にします。</translation>
    </message>
    <message>
        <source>A repair that shows two tools takes away only one of them: whoever plays it chooses which.</source>
        <translation>2つの道具が描かれた修理カードで直せるのは、どちらか1つだけです。どちらを直すかは、使う人が決めます。</translation>
    </message>
    <message>
        <source>Repairs in the deck: {repairs}. Maps: {maps}.</source>
        <translation>修理カードは{repairs}枚、地図は{maps}枚です。</translation>
    </message>
    <message>
        <source>Rockfall</source>
        <translation>落石</translation>
    </message>
    <message>
        <source>A rockfall takes any one path card out of the mine, also a dead end and also one that is joined to nothing. The start and the goals, face up or face down, always stay. The two cards go to the discard pile; the cell is free again.</source>
        <translation>落石は、坑道から好きな道カードを1枚取り除きます。行き止まりでも、何ともつながっていない道でもかまいません。スタートとゴールは、表向きでも裏向きでも取り除けません。2枚のカードは捨て札になり、そのマスはまた空きます。</translation>
    </message>
    <message>
        <source>Before: the tunnel on the marked cell carries everything on its right.</source>
        <translation>落石の前です。印のついたマスの道が、その右の道をすべて支えています。</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>地図</translation>
    </message>
    <message>
        <source>With a map you look at one goal, alone, and leave it where it is. Everybody sees which goal you looked at, but nobody else sees what it is.</source>
        <translation>地図を使うと、ゴールを1枚、自分だけが見て、元の場所にそのまま残します。どのゴールを見たかは全員に分かりますが、それが何だったかはほかの人には分かりません。</translation>
    </message>
    <message>
        <source>Only a goal that is still face down may be looked at.</source>
        <translation>見られるのは、まだ裏向きのゴールだけです。</translation>
    </message>
    <message>
        <source>You may choose any of the goals, even one that is face up, though that tells you nothing.</source>
        <translation>どのゴールを選んでもかまいません。表向きのゴールも選べますが、何も分かりません。</translation>
    </message>
    <message>
        <source>There are as many maps as the printed action cards have.</source>
        <translation>地図は、アクションカードの内訳どおりの枚数です。</translation>
    </message>
    <message>
        <source>There are only three maps, so the place of the gold stays a secret longer.</source>
        <translation>地図は3枚しかないので、金塊の場所が分かるまでに時間がかかります。</translation>
    </message>
    <message>
        <source>Talking and lying</source>
        <translation>話すこと、うそをつくこと</translation>
    </message>
    <message>
        <source>You may tell the others whatever you like about what you saw, about your role and about your cards, and it need not be true. But you may not show any of it.</source>
        <translation>見たもの、自分の役割、自分の手札について、何を話してもかまいません。本当のことでなくてもかまいません。ただし、見せることはできません。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>「{name}」</translation>
    </message>
    <message>
        <source>All ready-made rules differ here. {rule}</source>
        <translation>用意されているルールでは、どれも異なります。{rule}</translation>
    </message>
    <message>
        <source>The rules {presets} differ here. {rule}</source>
        <translation>{presets}では異なります。{rule}</translation>
    </message>
    <message>
        <source>When a round is over</source>
        <translation>ラウンドが終わるとき</translation>
    </message>
    <message>
        <source>A round is over as soon as the gold is turned over.</source>
        <translation>金塊のゴールが表になったら、すぐにラウンドが終わります。</translation>
    </message>
    <message>
        <source>That the draw pile is used up does not end a round by itself.</source>
        <translation>山札がなくなっただけでは、ラウンドは終わりません。</translation>
    </message>
    <message>
        <source>Without gold the round is over when nobody has a card left in hand.</source>
        <translation>金塊に届かないときは、全員の手札がなくなると終わります。</translation>
    </message>
    <message>
        <source>Without gold the round is over when the draw pile is used up and nobody holds a card that could be played.</source>
        <translation>金塊に届かないときは、山札がなくなり、だれも使えるカードを持っていなくなると終わります。</translation>
    </message>
    <message>
        <source>Without gold the round is over when the draw pile is used up and all players, one after the other, have passed because they held no card that could be played.</source>
        <translation>金塊に届かないときは、山札がなくなり、使えるカードがなくて全員が続けてパスすると終わります。</translation>
    </message>
    <message>
        <source>When the gold is reached, one of the teams has won, both, or neither. When it is not reached, the saboteurs have won.</source>
        <translation>金塊に届くと、どちらか1つのチーム、または両方のチームの勝ちになるか、どのチームも勝たないかです。届かなければ、お邪魔者の勝ちです。</translation>
    </message>
    <message>
        <source>When the gold is reached, the gold miners have won. When it is not reached, the saboteurs have won.</source>
        <translation>金塊に届けば、金鉱掘りの勝ちです。届かなければ、お邪魔者の勝ちです。</translation>
    </message>
    <message>
        <source>Who has won the round</source>
        <translation>ラウンドの勝者</translation>
    </message>
    <message>
        <source>All role cards are turned over, and the gold is shared out.</source>
        <translation>役割カードをすべて表にして、金を分けます。</translation>
    </message>
    <message>
        <source>But when the selfish dwarf himself lays the card that reaches the gold, he alone has won.</source>
        <translation>ただし、金塊に届くカードを置いたのがわがままドワーフなら、わがままドワーフだけの勝ちです。</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>次のラウンド</translation>
    </message>
    <message>
        <source>For the next round everything is prepared anew: all cards are shuffled, the roles are dealt again, and nothing is left in front of anybody. Only the gold is kept.</source>
        <translation>次のラウンドの準備は、すべてやり直します。カードをすべて混ぜ、役割を配り直し、全員の前のカードを片づけます。残しておくのは金だけです。</translation>
    </message>
    <message>
        <source>The player on the left of whoever played or discarded the last card begins.</source>
        <translation>最後のカードを使うか捨てるかした人の左隣の人から始めます。</translation>
    </message>
    <message>
        <source>A new role in the middle of the round</source>
        <translation>ラウンドの途中で役割が変わったとき</translation>
    </message>
    <message>
        <source>What counts is the role held at the end. Whoever turns from blue to green and then lays the last card does so for the green team. Cards that lie in front of a player stay there.</source>
        <translation>大事なのは、ラウンドの終わりに持っている役割です。青から緑に変わった人が最後のカードを置くと、緑チームの人が置いたことになります。プレイヤーの前にあるカードは、そのまま残ります。</translation>
    </message>
    <message>
        <source>Trapped at the very end</source>
        <translation>終わり際の牢屋</translation>
    </message>
    <message>
        <source>Whoever has no card left can no longer answer a trap. Keep two cards to remove it or a free-at-last card, if you fear one.</source>
        <translation>手札がなくなった人は、牢屋を置かれてももう何もできません。心配なら、取り除くための2枚か「解放」を残しておいてください。</translation>
    </message>
    <message>
        <source>Nobody to be paid</source>
        <translation>報酬をもらう人がいないとき</translation>
    </message>
    <message>
        <source>If the winning team has no member in play, or if all its members are trapped, the other team does not win in its place. If no saboteur is in play and the gold is not reached, only the profiteer wins.</source>
        <translation>勝ったチームの人が1人も参加していないか、全員が牢屋の中でも、代わりに相手のチームが勝つことはありません。お邪魔者が1人も参加しておらず、金塊にも届かなければ、横着者だけが勝ちます。</translation>
    </message>
    <message>
        <source>The goals</source>
        <translation>ゴール</translation>
    </message>
    <message>
        <source>When a tunnel from the start or from a ladder opens towards a goal card that is face down, the goal is turned over at once. No door keeps it from being turned.</source>
        <translation>スタートかはしごからの道が裏向きのゴールカードに向かって開いたら、すぐにそのゴールを表にします。途中にドアがあっても表にします。</translation>
    </message>
    <message>
        <source>When a tunnel from the start opens towards a goal card that is face down, the goal is turned over at once.</source>
        <translation>スタートからの道が裏向きのゴールカードに向かって開いたら、すぐにそのゴールを表にします。</translation>
    </message>
    <message>
        <source>When a goal is turned over</source>
        <translation>いつゴールを表にするか</translation>
    </message>
    <message>
        <source>A wall beside a goal does not turn it over, and neither does a dead end. Everybody sees what the goal is, and it stays face up until the end of the round.</source>
        <translation>ゴールの隣が壁なら表にしません。行き止まりでも表にしません。ゴールが何だったかは全員に見え、ラウンドの終わりまで表向きのままです。</translation>
    </message>
    <message>
        <source>The tunnel on the marked cell opens towards the goal, and the goal is turned over.</source>
        <translation>印のついたマスの道がゴールに向かって開いているので、ゴールを表にしました。</translation>
    </message>
    <message>
        <source>The card that completes the way need not lie beside the goal: it may join a piece of tunnel that has been waiting there.</source>
        <translation>道を完成させるカードは、ゴールの隣でなくてもかまいません。ゴールの前で待っている道につながれば、そのゴールを表にします。</translation>
    </message>
    <message>
        <source>The gold ends the round at once. Which team has won depends on the doors and on who laid the last card.</source>
        <translation>金塊が出ると、すぐにラウンドが終わります。どのチームの勝ちかは、ドアと、最後のカードを置いた人によって決まります。</translation>
    </message>
    <message>
        <source>The gold ends the round at once. The gold miners have won, even if a saboteur laid the last card; but if the selfish dwarf laid it, he alone has won.</source>
        <translation>金塊が出ると、すぐにラウンドが終わります。最後のカードを置いた人がお邪魔者でも、金鉱掘りの勝ちです。ただし、わがままドワーフが置いたときは、わがままドワーフだけの勝ちです。</translation>
    </message>
    <message>
        <source>The gold ends the round at once. The gold miners have won, even if a saboteur laid the last card.</source>
        <translation>金塊が出ると、すぐにラウンドが終わります。最後のカードを置いた人がお邪魔者でも、金鉱掘りの勝ちです。</translation>
    </message>
    <message>
        <source>The goal is the gold</source>
        <translation>ゴールが金塊だったとき</translation>
    </message>
    <message>
        <source>The goal is a stone</source>
        <translation>ゴールが岩だったとき</translation>
    </message>
    <message>
        <source>A stone stays in the mine as a piece of tunnel, and the round goes on. Its two openings are joined: the way may lead on through it to another goal. No rockfall removes it.</source>
        <translation>岩は道の一部として坑道に残り、ラウンドは続きます。岩の2つの道の口はつながっているので、そこを通ってほかのゴールへ道を延ばせます。落石でも取り除けません。</translation>
    </message>
    <message>
        <source>How a stone lies</source>
        <translation>岩の向き</translation>
    </message>
    <message>
        <source>A stone is turned so that one of its openings joins the tunnel that reached it. There is always exactly one way to do so, and nobody has to choose. The two stones differ in where the way then leads on.</source>
        <translation>岩は、届いた道に自分の道の口が合うように回して置きます。合う向きは必ず1つだけなので、だれかが選ぶことはありません。2枚の岩は、その先の道の向きが違います。</translation>
    </message>
    <message>
        <source>One stone, reached from the left: the way leads on downwards.</source>
        <translation>一方の岩に左から届くと、道は下へ続きます。</translation>
    </message>
    <message>
        <source>The other stone, reached from the left: the way leads on upwards.</source>
        <translation>もう一方の岩に左から届くと、道は上へ続きます。</translation>
    </message>
    <message>
        <source>On its other sides a tunnel may then end at a wall: that is allowed.</source>
        <translation>そのほかの辺では、道が壁に突き当たってもかまいません。</translation>
    </message>
    <message>
        <source>If on another side a tunnel would then end at a wall, the stone is not turned over: it stays face down where it lies.</source>
        <translation>ほかの辺で道が壁に突き当たるときは、岩を表にしません。裏向きのまま残します。</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>道が来た方向</translation>
    </message>
    <message>
        <source>One stone leads on</source>
        <translation>一方の岩の続き</translation>
    </message>
    <message>
        <source>The other stone leads on</source>
        <translation>もう一方の岩の続き</translation>
    </message>
    <message>
        <source>from above</source>
        <translation>上から</translation>
    </message>
    <message>
        <source>from the right</source>
        <translation>右から</translation>
    </message>
    <message>
        <source>from below</source>
        <translation>下から</translation>
    </message>
    <message>
        <source>from the left</source>
        <translation>左から</translation>
    </message>
    <message>
        <source>upwards</source>
        <translation>上へ</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>右へ</translation>
    </message>
    <message>
        <source>downwards</source>
        <translation>下へ</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>左へ</translation>
    </message>
    <message>
        <source>Two goals at once</source>
        <translation>2つのゴールに同時に届いたとき</translation>
    </message>
    <message>
        <source>If one card opens towards two goals, both are turned over. If one of them is the gold, the round is over.</source>
        <translation>1枚のカードが2つのゴールに向かって開いたときは、どちらも表にします。そのうちの1つが金塊なら、ラウンドは終わりです。</translation>
    </message>
    <message>
        <source>The fork on the marked cell reaches the middle goal and the bottom goal at once.</source>
        <translation>印のついたマスの三つまたが、中央のゴールと下のゴールに同時に届きました。</translation>
    </message>
    <message>
        <source>Cards beside a goal</source>
        <translation>ゴールの隣のカード</translation>
    </message>
    <message>
        <source>A goal that is face down asks nothing of its neighbours: tunnel or wall may lie against it.</source>
        <translation>裏向きのゴールの隣には、道を向けても壁を向けてもかまいません。</translation>
    </message>
    <message>
        <source>Against a goal that is face down only a tunnel may lie, never a wall.</source>
        <translation>裏向きのゴールには、道だけを向けられます。壁を向けて置くことはできません。</translation>
    </message>
    <message>
        <source>Once a goal is face up, new cards must fit it as they must fit any other card.</source>
        <translation>表向きのゴールの隣では、ほかのカードと同じように、道と壁を合わせます。</translation>
    </message>
    <message>
        <source>A goal that is face up asks nothing of its neighbours either: new cards need not fit it.</source>
        <translation>表向きのゴールの隣でも、道と壁を合わせる必要はありません。</translation>
    </message>
    <message>
        <source>Whoever has a broken tool or is trapped may not lay path cards.</source>
        <translation>道具が壊れている人と牢屋の中の人は、道カードを置けません。</translation>
    </message>
    <message>
        <source>Whoever has a broken tool may not lay path cards.</source>
        <translation>道具が壊れている人は、道カードを置けません。</translation>
    </message>
    <message>
        <source>Which cells are allowed</source>
        <translation>どのマスに置けるか</translation>
    </message>
    <message>
        <source>A path card is laid on a free cell that has a card lying face up beside it: the start, another path card or a goal that has been turned over. Touching at a corner does not count, and neither does a goal that is face down.</source>
        <translation>道カードは、表向きのカードの隣の空いたマスに置きます。表向きのカードとは、スタート、ほかの道カード、表にしたゴールです。角だけで接していても隣とはいいません。裏向きのゴールの隣というだけでも置けません。</translation>
    </message>
    <message>
        <source>A card that lies is never moved, turned or covered.</source>
        <translation>置いたカードは、動かしたり、回したり、上に重ねたりできません。</translation>
    </message>
    <message>
        <source>Tunnel to tunnel, wall to wall</source>
        <translation>道は道に、壁は壁に</translation>
    </message>
    <message>
        <source>On every side where the new card touches a card lying face up, a tunnel must meet a tunnel and a wall must meet a wall. This holds for all its neighbours, not only for the one from which the way comes.</source>
        <translation>新しいカードが表向きのカードと接する辺では、必ず、道は道に、壁は壁に合わせます。道が来る方向だけでなく、隣のカードすべてに合わせてください。</translation>
    </message>
    <message>
        <source>Tunnels lead to the marked cell from above and from the left: a card laid there must be open at the top and on the left.</source>
        <translation>印のついたマスには、上と左から道が来ています。ここには、上と左に道の口があるカードを置きます。</translation>
    </message>
    <message>
        <source>Above the marked cell there is a wall: a card laid there must be open on the left and closed at the top.</source>
        <translation>印のついたマスの上は壁です。ここには、左に道の口があり、上が壁のカードを置きます。</translation>
    </message>
    <message>
        <source>Joined to the start</source>
        <translation>スタートとのつながり</translation>
    </message>
    <message>
        <source>The tunnels joined to the start are lit. The light goes through every card on which the way leads on; it ends in a dead end and where a rockfall has left a gap.</source>
        <translation>スタートからつながった道には、明かりがつきます。明かりは、通り抜けられるカードを通って先へ届きます。行き止まりと、落石で空いたところの先には届きません。</translation>
    </message>
    <message>
        <source>The light ends in the dead end: no way leads to the marked cell from the start.</source>
        <translation>明かりは行き止まりで終わります。印のついたマスには、スタートからの道が通じていません。</translation>
    </message>
    <message>
        <source>A new card must carry on a tunnel that is joined to the start: at least one of its openings must meet such a tunnel. Wall against wall is no joint.</source>
        <translation>新しいカードは、スタートからつながった道に続けて置きます。少なくとも1つの道の口が、その道とつながらなければなりません。壁と壁が接しているだけでは、つながりになりません。</translation>
    </message>
    <message>
        <source>A new card must touch at least one card that is joined to the start; wall against wall is enough. A part of the mine that has been cut off may not be carried on until it is joined again.</source>
        <translation>新しいカードは、スタートからつながったカードに少なくとも1枚接していれば置けます。壁と壁が接しているだけでもかまいません。分断された道の先は、つなぎ直すまで続けられません。</translation>
    </message>
    <message>
        <source>A new card need only touch a card lying face up, joined to the start or not. But a goal is turned over only when a tunnel leads to it from the start without a gap.</source>
        <translation>新しいカードは、表向きのカードに接していれば、スタートとつながっていなくても置けます。ただし、ゴールが表になるのは、スタートから途切れずに道が届いたときだけです。</translation>
    </message>
    <message>
        <source>Upright or turned by 180°</source>
        <translation>そのままか、180度回すか</translation>
    </message>
    <message>
        <source>You choose which way up a card lies. Where it fits both ways, it is up to you where the way leads. Turning by 90° is not allowed.</source>
        <translation>カードをどちらの向きで置くかは、自由に選べます。どちらの向きでも合うときは、道をどこへ向けるかを決められます。90度回すことはできません。</translation>
    </message>
    <message>
        <source>Upright, this fork opens downwards.</source>
        <translation>この三つまたは、そのまま置くと下に開きます。</translation>
    </message>
    <message>
        <source>The same card turned by 180° opens upwards.</source>
        <translation>同じカードを180度回すと、上に開きます。</translation>
    </message>
    <message>
        <source>The mine has no edge</source>
        <translation>坑道に端はない</translation>
    </message>
    <message>
        <source>You may dig in every direction: behind the start, above and below it, and past the goals. There is always room for one more card.</source>
        <translation>スタートの後ろにも、上や下にも、ゴールの向こうにも、どの方向へも掘れます。カードを置く場所がなくなることはありません。</translation>
    </message>
    <message>
        <source>The start card is open on all four sides, so tunnels may lead to the left too.</source>
        <translation>スタートカードは4つの辺すべてに道の口があるので、左へも道を延ばせます。</translation>
    </message>
    <message>
        <source>Lay a theft in front of yourself. At the end of the round it lets you take one nugget from another player, unless you are trapped then. You may lay it down even while you are trapped.</source>
        <translation>泥棒を自分の前に置きます。ラウンドの終わりに牢屋の中でなければ、ほかの人から金塊を1個奪えます。牢屋の中にいる間でも置くことができます。</translation>
    </message>
    <message>
        <source>Remove a theft that lies in front of any player, yourself too. The two cards are discarded. Without a theft on the table it cannot be played.</source>
        <translation>だれかの前にある泥棒を取り除きます。自分の泥棒でもかまいません。2枚とも捨て札になります。だれの前にも泥棒がなければ使えません。</translation>
    </message>
    <message>
        <source>Lay a trap in front of another player, never in front of yourself. Whoever is trapped may not lay path cards; everything else is allowed.</source>
        <translation>牢屋をほかの人の前に置きます。自分の前には置けません。牢屋の中の人は道カードを置けませんが、そのほかのことはできます。</translation>
    </message>
    <message>
        <source>Whoever is still trapped at the end of the round is no winner: no pay, no crystals and no theft.</source>
        <translation>ラウンドの終わりにまだ牢屋の中にいる人は、勝者になりません。報酬ももらえず、クリスタルの報酬もなく、泥棒もできません。</translation>
    </message>
    <message>
        <source>Remove a trap that lies in front of any player, yourself too. The two cards are discarded. If nobody is trapped, it cannot be played.</source>
        <translation>だれかの前にある牢屋を取り除きます。自分の牢屋でもかまいません。2枚とも捨て札になります。だれも牢屋の中にいなければ使えません。</translation>
    </message>
    <message>
        <source>Look at the role of another player, alone. Everybody sees whom you inspect, but not what you see. What you know may become out of date when that player gets a new role.</source>
        <translation>ほかの人の役割を、自分だけが見ます。だれを調べたかは全員に分かりますが、何が見えたかは分かりません。その人の役割が変わると、見た役割は当てにならなくなります。</translation>
    </message>
    <message>
        <source>Choose any player, yourself too. That player puts the old role away unseen and gets a new one from the reserve, which nobody else sees. The old role stays out of this round.</source>
        <translation>だれか1人を選びます。自分でもかまいません。その人は今の役割をだれにも見せずに片づけ、残りの役割から新しい役割を受け取って、自分だけで見ます。前の役割は、このラウンドではもう使いません。</translation>
    </message>
    <message>
        <source>When the reserve is used up, the card cannot be played.</source>
        <translation>残りの役割がなくなると、使えません。</translation>
    </message>
    <message>
        <source>Exchange the rest of your hand with another player, however many cards either of you has. Afterwards the other player draws one card, and you draw none.</source>
        <translation>手札の残りを、ほかの人の手札とすべて交換します。何枚ずつ持っていてもかまいません。そのあと相手は1枚引き、自分は引きません。</translation>
    </message>
    <message>
        <source>What lies in front of a player</source>
        <translation>プレイヤーの前のカード</translation>
    </message>
    <message>
        <source>Broken tools, a trap and a theft stay in front of a player until they are removed or the round ends. No card lies there twice, but different ones may lie side by side: at most five, with all three tools broken.</source>
        <translation>壊れた道具、牢屋、泥棒は、取り除かれるかラウンドが終わるまで、プレイヤーの前に残ります。同じカードが2枚並ぶことはありませんが、違うカードは並べて置けます。3つの道具がすべて壊れていれば、最も多くて5枚になります。</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>橋</translation>
    </message>
    <message>
        <source>On a bridge one tunnel runs from left to right and another from top to bottom. They pass each other and do not meet: whoever comes from the left can only go on to the right.</source>
        <translation>橋では、1本の道が左右に、もう1本が上下に通っています。すれ違うだけで、つながってはいません。左から来た道は、右へ進むことしかできません。</translation>
    </message>
    <message>
        <source>Over the bridge the way leads on to the right. Above it and below it nothing is joined to the start.</source>
        <translation>橋を渡って、道は右へ続きます。橋の上と下は、スタートとつながっていません。</translation>
    </message>
    <message>
        <source>Double curves</source>
        <translation>二重カーブ</translation>
    </message>
    <message>
        <source>Two curves share one card and do not meet. Each of the two cards joins other sides, and turning them by 180° changes nothing.</source>
        <translation>1枚のカードに2本のカーブがあり、つながってはいません。2枚のカードは、つなぐ辺がそれぞれ違います。180度回しても、何も変わりません。</translation>
    </message>
    <message>
        <source>Stubs</source>
        <translation>短い行き止まり</translation>
    </message>
    <message>
        <source>Beside the tunnel that leads on, such a card has one or more stubs: short blind tunnels. A stub is an opening and must meet a tunnel, not a wall, but it leads nowhere.</source>
        <translation>先へ続く道のほかに、1つ以上の短い行き止まりがあるカードです。短い行き止まりも道の口なので、壁ではなく道に合わせますが、どこにも通じません。</translation>
    </message>
    <message>
        <source>If only a stub of the new card meets the way from the start, the card may be laid, but the way is over there.</source>
        <translation>新しいカードの短い行き止まりだけがスタートからの道と合うときも、そのカードを置けます。ただし、道はそこで終わります。</translation>
    </message>
    <message>
        <source>Ladders</source>
        <translation>はしご</translation>
    </message>
    <message>
        <source>A ladder leads up to the surface, and so does the start card: wherever a ladder lies, its tunnel is joined to the start, for everybody.</source>
        <translation>はしごはスタートカードと同じように、地上へ通じています。はしごのある道は、どこに置いても、だれにとってもスタートとつながっています。</translation>
    </message>
    <message>
        <source>A ladder need not continue the way from the start. Its opening must meet a tunnel of some card lying face up, even of one that is cut off; wall against wall is not enough. But it may not lie beside a goal, be it face up or face down; touching at a corner is allowed.</source>
        <translation>はしごは、スタートからの道に続けなくてもかまいません。はしごのカードの道の口を、表向きのカードの道に合わせて置きます。分断された道でもかまいませんが、壁と壁が接しているだけでは置けません。また、表向きでも裏向きでも、ゴールの隣には置けません。角だけで接するのはかまいません。</translation>
    </message>
    <message>
        <source>If a rockfall takes the ladder away, that link is gone.</source>
        <translation>はしごが落石で取り除かれると、そのつながりもなくなります。</translation>
    </message>
    <message>
        <source>A rockfall has left a gap on the left of the marked cell. The ladder lights the tunnel again from its other end.</source>
        <translation>印のついたマスの左は、落石で空いています。はしごのおかげで、反対側から道にまた明かりがつきます。</translation>
    </message>
    <message>
        <source>Only the blue team gets through a blue door, and only the green team through a green door. The boss, the profiteer, the geologists and the saboteurs get through any door.</source>
        <translation>青いドアを通れるのは青チームだけ、緑のドアを通れるのは緑チームだけです。ボス、横着者、地質学者、お邪魔者は、どのドアも通れます。</translation>
    </message>
    <message>
        <source>Doors hinder nobody in laying cards, and goals behind them are turned over as usual. They only decide which team has won. If there are several ways to the gold, one that is open is enough for a team.</source>
        <translation>ドアがあっても、カードを置くことに変わりはなく、その先のゴールもいつものように表にします。ドアが決めるのは、どのチームが勝つかだけです。金塊までの道がいくつかあるときは、そのうち1つが通れれば十分です。</translation>
    </message>
    <message>
        <source>Above there is a green door, below a blue one: both teams get to the fork on the right.</source>
        <translation>上には緑のドア、下には青いドアがあります。どちらのチームも、右の三つまたまで行けます。</translation>
    </message>
    <message>
        <source>A crystal changes nothing about the tunnel on which it lies. It is worth gold to a geologist at the end of the round.</source>
        <translation>クリスタルがあっても、その道のはたらきは変わりません。ラウンドの終わりに、地質学者の報酬になります。</translation>
    </message>
    <message>
        <source>Cards with two tunnels</source>
        <translation>2本の道があるカード</translation>
    </message>
    <message>
        <source>A bridge or a double curve may be laid if one of its two tunnels continues the way. The other one must fit its neighbours too, but it stays dark until a lit tunnel reaches it from somewhere else.</source>
        <translation>橋と二重カーブは、2本の道のうち1本がスタートからの道に続けば置けます。もう1本の道も隣のカードに合わせますが、ほかから明かりのついた道が届くまで、明かりは消えたままです。</translation>
    </message>
    <message>
        <source>On the marked cell only the curve from left to top is lit.</source>
        <translation>印のついたマスでは、左から上へのカーブにだけ明かりがついています。</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>一覧表</translation>
    </message>
    <message>
        <source>The roles are the same for any number of players: the table tells what is left.</source>
        <translation>役割は何人で遊んでも同じです。表は、残りの枚数を示しています。</translation>
    </message>
    <message>
        <source>All role cards are dealt.</source>
        <translation>役割カードはすべて配ります。</translation>
    </message>
    <message>
        <source>All role cards are dealt. What is left of the cards is the draw pile.</source>
        <translation>役割カードはすべて配ります。手札を配った残りのカードが山札です。</translation>
    </message>
    <message>
        <source>One of the role cards is left over, so a saboteur fewer than shuffled may be in play.</source>
        <translation>役割カードは1枚余ります。そのため、参加するお邪魔者は表より1人少ないことがあります。</translation>
    </message>
    <message>
        <source>For each number of players</source>
        <translation>人数ごとの表</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイヤーの人数</translation>
    </message>
    <message>
        <source>Saboteurs</source>
        <translation>お邪魔者</translation>
    </message>
    <message>
        <source>Gold miners</source>
        <translation>金鉱掘り</translation>
    </message>
    <message>
        <source>Selfish dwarves</source>
        <translation>わがままドワーフ</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>Reserve of roles</source>
        <translation>残りの役割</translation>
    </message>
    <message>
        <source>The cards in the deck</source>
        <translation>カードの内訳</translation>
    </message>
    <message>
        <source>Cards in all: {all}. Of these path cards: {paths}, action cards: {actions}.</source>
        <translation>カードは全部で{all}枚です。道カードは{paths}枚、アクションカードは{actions}枚です。</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>枚数</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>十字の道</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>三つまた</translation>
    </message>
    <message>
        <source>Straight tunnel</source>
        <translation>まっすぐな道</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>カーブ</translation>
    </message>
    <message>
        <source>The curtain</source>
        <translation>幕</translation>
    </message>
    <message>
        <source>Before another person&apos;s turn a curtain falls and names who is next. Everybody else looks away until that player has finished the turn. Behind the curtain nothing secret is left on the screen.</source>
        <translation>ほかの人の番になる前に幕が下り、次の人の名前が出ます。ほかの人は、その人が手番を終えるまで画面を見ないでください。幕が下りている間は、秘密のものは何も画面に出ません。</translation>
    </message>
    <message>
        <source>If only one person plays, against the computer, no curtain is needed.</source>
        <translation>1人でコンピューターと遊ぶときは、幕はいりません。</translation>
    </message>
    <message>
        <source>Press and hold to look</source>
        <translation>長押しで見る</translation>
    </message>
    <message>
        <source>Your role and what a map showed you are seen only while you hold the button. Your hand can be hidden in the same way: in the settings.</source>
        <translation>自分の役割と地図で見たものは、ボタンを押している間だけ見えます。手札も、設定で同じように隠すことができます。</translation>
    </message>
    <message>
        <source>Variants and options</source>
        <translation>バリエーションと設定</translation>
    </message>
    <message>
        <source>Chosen here: {value}</source>
        <translation>今の設定：{value}</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>選べるもの</translation>
    </message>
    <message>
        <source>Ready-made rules that have it so</source>
        <translation>これを使うルール</translation>
    </message>
    <message>
        <source>as you choose</source>
        <translation>自由に選ぶとき</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>すべてのルール</translation>
    </message>
    <message>
        <source>all the others</source>
        <translation>そのほかのルール</translation>
    </message>
    <message>
        <source>The path cards</source>
        <translation>道カード</translation>
    </message>
    <message>
        <source>Path cards in the deck: {all}. Plain dead ends among them: {ends}.</source>
        <translation>道カードは全部で{all}枚です。そのうちただの行き止まりは{ends}枚です。</translation>
    </message>
    <message>
        <source>Path cards in the deck: {all}. Dead ends among them: {ends}.</source>
        <translation>道カードは全部で{all}枚です。そのうち行き止まりは{ends}枚です。</translation>
    </message>
    <message>
        <source>How to read a path card</source>
        <translation>道カードの見方</translation>
    </message>
    <message>
        <source>A path card shows a piece of tunnel. Each of its four sides is either open, where the tunnel leads out, or a wall. Where openings are joined inside the card, the way leads through.</source>
        <translation>道カードには道が描かれています。4つの辺は、それぞれ道の口が開いているか、壁になっています。カードの中で道の口どうしがつながっていれば、通り抜けられます。</translation>
    </message>
    <message>
        <source>The cards are always upright. They may be turned by 180°, so that top and bottom change places and left and right too, but they never lie crosswise.</source>
        <translation>カードはいつも縦向きに置きます。180度回して上下と左右を入れ替えることはできますが、横向きには置けません。</translation>
    </message>
    <message>
        <source>A crossing is open on all four sides, and every side is joined to every other.</source>
        <translation>十字の道は4つの辺すべてに道の口があり、どの辺からどの辺へも通じています。</translation>
    </message>
    <message>
        <source>Forks</source>
        <translation>三つまた</translation>
    </message>
    <message>
        <source>A fork is open on three sides; the remaining side is a wall. One kind carries on a tunnel from left to right, the other kind a tunnel from top to bottom, and both can also turn the way.</source>
        <translation>三つまたは3つの辺に道の口があり、残りの辺は壁です。左右の道を続けられるものと、上下の道を続けられるものがあり、どちらも道を曲げることができます。</translation>
    </message>
    <message>
        <source>Straight tunnels</source>
        <translation>まっすぐな道</translation>
    </message>
    <message>
        <source>A straight tunnel joins opposite sides: left and right, or top and bottom. Those from left to right are precious to the miners, and there are few of them.</source>
        <translation>まっすぐな道は、左と右、または上と下をつなぎます。左右の道は金鉱掘りにとって貴重で、枚数も多くありません。</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>カーブ</translation>
    </message>
    <message>
        <source>A curve joins neighbouring sides. There are two kinds, and no turning makes one into the other. One joins left and bottom or, turned by 180°, right and top. The other joins right and bottom or, turned by 180°, left and top.</source>
        <translation>カーブは隣り合う辺をつなぎます。カーブには2種類あり、回しても、もう一方の種類にはなりません。一方は左と下をつなぎ、180度回すと右と上をつなぎます。もう一方は右と下をつなぎ、180度回すと左と上をつなぎます。</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>行き止まり</translation>
    </message>
    <message>
        <source>In a dead end every tunnel is blocked in the middle of the card: no side is joined to any other. It is a path card like the others and must fit like them. But no way leads on through it, and it never turns a goal over.</source>
        <translation>行き止まりでは、どの道もカードの中央でふさがっていて、どの辺もほかの辺とつながっていません。ほかの道カードと同じ道カードで、置き方も同じです。しかし、その先へ道は続かず、ゴールを表にすることもありません。</translation>
    </message>
    <message>
        <source>The dead end fits, but here the way is over. It can go on only from below.</source>
        <translation>行き止まりは置けますが、ここで道は終わりです。続けられるのは下からだけです。</translation>
    </message>
    <message>
        <source>See also: {links}</source>
        <translation>関連：{links}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck.</source>
        <translation>
            <numerusform>全部で%n枚あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Winners, pay and thefts</source>
        <translation>勝者、報酬、泥棒</translation>
    </message>
    <message>
        <source>Which team wins</source>
        <translation>どのチームが勝つか</translation>
    </message>
    <message>
        <source>A team can win only if some way to the gold is open to it: from the start or from a ladder, without a door of the other team.</source>
        <translation>チームが勝つには、金塊までの道が1つでも通れることが必要です。スタートかはしごから始まり、相手チームのドアのない道です。</translation>
    </message>
    <message>
        <source>If a miner of such a team laid the last card, that team alone wins. If the way is closed to the team of that miner but open to the other team, the other team wins.</source>
        <translation>そのようなチームの金鉱掘りが最後のカードを置いたときは、そのチームだけが勝ちます。その人のチームは通れず、相手のチームは通れるときは、相手のチームが勝ちます。</translation>
    </message>
    <message>
        <source>If the boss, the profiteer or a geologist laid the last card, each team wins to which a way is open.</source>
        <translation>ボス、横着者、地質学者のだれかが最後のカードを置いたときは、道を通れるチームがどれも勝ちます。</translation>
    </message>
    <message>
        <source>If the gold is not reached, the saboteurs win.</source>
        <translation>金塊に届かなければ、お邪魔者の勝ちです。</translation>
    </message>
    <message>
        <source>The same holds if a saboteur laid the last card; the saboteurs do not win.</source>
        <translation>お邪魔者が最後のカードを置いたときも同じです。お邪魔者は勝ちません。</translation>
    </message>
    <message>
        <source>If a saboteur laid the last card, neither team wins, and the saboteurs do not win either.</source>
        <translation>お邪魔者が最後のカードを置いたときは、どちらのチームも勝たず、お邪魔者も勝ちません。</translation>
    </message>
    <message>
        <source>A way is open to</source>
        <translation>道を通れるチーム</translation>
    </message>
    <message>
        <source>Last card: blue</source>
        <translation>最後のカード：青</translation>
    </message>
    <message>
        <source>Last card: green</source>
        <translation>最後のカード：緑</translation>
    </message>
    <message>
        <source>Last card: boss, profiteer, geologist</source>
        <translation>最後のカード：ボス、横着者、地質学者</translation>
    </message>
    <message>
        <source>Last card: saboteur</source>
        <translation>最後のカード：お邪魔者</translation>
    </message>
    <message>
        <source>both teams</source>
        <translation>両方のチーム</translation>
    </message>
    <message>
        <source>blue only</source>
        <translation>青だけ</translation>
    </message>
    <message>
        <source>green only</source>
        <translation>緑だけ</translation>
    </message>
    <message>
        <source>neither team</source>
        <translation>どちらも通れない</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>どちらも勝たない</translation>
    </message>
    <message>
        <source>All winners are counted: the miners of the winning teams or the saboteurs, and the boss and the profiteer if they win. Geologists are not counted, and neither is anybody who is trapped. The more winners there are, the less each is paid; nobody is ever paid less than nothing.</source>
        <translation>まず勝者の人数を数えます。勝ったチームの金鉱掘りか、お邪魔者と、勝っていればボスと横着者も数えます。地質学者と牢屋の中の人は数えません。勝者が多いほど、1人の報酬は少なくなります。ただし、0個より少なくなることはありません。</translation>
    </message>
    <message>
        <source>A gold miner who still has a broken tool at the end is not counted and not paid either.</source>
        <translation>ラウンドの終わりに道具が壊れたままの金鉱掘りも、数えず、報酬ももらえません。</translation>
    </message>
    <message>
        <source>Everybody sees how much gold each player has.</source>
        <translation>だれがいくつ金を持っているかは、全員に見えます。</translation>
    </message>
    <message>
        <source>Everybody sees who has gold, but not how much until the end of the game.</source>
        <translation>だれが金を持っているかは全員に見えますが、いくつ持っているかは、ゲームが終わるまで見えません。</translation>
    </message>
    <message>
        <source>{number} or more</source>
        <translation>{number}人以上</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>勝者の人数</translation>
    </message>
    <message>
        <source>Miner or saboteur</source>
        <translation>金鉱掘りかお邪魔者</translation>
    </message>
    <message>
        <source>Boss</source>
        <translation>ボス</translation>
    </message>
    <message>
        <source>Profiteer</source>
        <translation>横着者</translation>
    </message>
    <message>
        <source>The pay of the geologists</source>
        <translation>地質学者の報酬</translation>
    </message>
    <message>
        <source>Two geologists share the crystals evenly, and an odd one is lost. If one of the two is trapped, the other one gets them all.</source>
        <translation>地質学者が2人いるときは、クリスタルを半分ずつ分け、余った1個は無効になります。2人のうち1人が牢屋の中なら、もう1人がすべてもらいます。</translation>
    </message>
    <message>
        <source>A geologist is paid one nugget for each crystal that is joined to the start or to a ladder at the end of the round, whatever doors lie between.</source>
        <translation>地質学者は、ラウンドの終わりにスタートかはしごとつながっているクリスタル1個につき、金塊を1個もらいます。途中のドアは関係ありません。</translation>
    </message>
    <message>
        <source>A geologist is paid one nugget for each crystal that lies on the table at the end of the round, joined to the start or not.</source>
        <translation>地質学者は、ラウンドの終わりに盤面にあるクリスタル1個につき、金塊を1個もらいます。スタートとつながっていなくてもかまいません。</translation>
    </message>
    <message>
        <source>The thefts at the end of a round</source>
        <translation>ラウンドの終わりの泥棒</translation>
    </message>
    <message>
        <source>After the pay it is the turn of the players who have a theft in front of them: first whoever laid one down last, then the others clockwise. Whoever is trapped is passed over.</source>
        <translation>報酬のあと、前に泥棒を置いている人の番になります。最後に泥棒を置いた人から始め、ほかの人は時計回りに続きます。牢屋の中の人は飛ばします。</translation>
    </message>
    <message>
        <source>Nobody has to steal. If nobody has any such gold, the theft comes to nothing.</source>
        <translation>奪わなくてもかまいません。奪える金塊をだれも持っていなければ、泥棒があっても何も起こりません。</translation>
    </message>
    <message>
        <source>Each may take one nugget of what another player has been paid in this round.</source>
        <translation>1人1回、ほかの人がこのラウンドでもらった金塊を1個奪えます。</translation>
    </message>
    <message>
        <source>Each may take one nugget from any other player who has gold, from whatever round it is.</source>
        <translation>1人1回、金塊を持っているほかの人から1個奪えます。いつのラウンドの金塊でもかまいません。</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>準備</translation>
    </message>
    <message>
        <source>The mine</source>
        <translation>坑道</translation>
    </message>
    <message>
        <source>One of the three goals is the gold, the other two are stone. They are shuffled and lie face down, so that nobody knows which is which.</source>
        <translation>ゴール3枚のうち1枚は金塊で、残りの2枚は岩です。よく混ぜて裏向きに置くので、どれがどれかはだれにも分かりません。</translation>
    </message>
    <message>
        <source>The start card lies on the left. Opposite it, seven free cells away, lies the middle goal. Above and below the middle goal, one free cell away, lie the top goal and the bottom goal.</source>
        <translation>左にスタートカードを置きます。その向かいに7マス空けて、中央のゴールを置きます。中央のゴールの上と下に1マスずつ空けて、上のゴールと下のゴールを置きます。</translation>
    </message>
    <message>
        <source>The start card lies on the left. Opposite it, eight free cells away, lies the middle goal, one cell farther than the top goal and the bottom goal: no single card touches two goals.</source>
        <translation>左にスタートカードを置きます。中央のゴールは、その向かいに8マス空けて置きます。上のゴールと下のゴールより1マス遠いので、1枚のカードが2つのゴールに接することはありません。</translation>
    </message>
    <message>
        <source>The mine at the beginning of a round. The free cells between the start and the middle goal are marked.</source>
        <translation>ラウンドの初めの坑道です。スタートと中央のゴールの間の空いたマスに、印がついています。</translation>
    </message>
    <message>
        <source>All fifteen role cards are shuffled, whatever the number of players, and everybody is dealt one. The rest stays hidden: it is the reserve. Look at your role and show it to nobody.</source>
        <translation>役割カードは、人数にかかわらず15枚すべてを混ぜ、全員に1枚ずつ配ります。残りは伏せたまま「残りの役割」になります。自分の役割を見て、だれにも見せないでください。</translation>
    </message>
    <message>
        <source>Two gold miners, one saboteur and one selfish dwarf are shuffled and dealt to the four players. Look at your role and show it to nobody.</source>
        <translation>金鉱掘り2枚、お邪魔者1枚、わがままドワーフ1枚を混ぜ、4人に配ります。自分の役割を見て、だれにも見せないでください。</translation>
    </message>
    <message>
        <source>The role cards for your number of players are shuffled and everybody is dealt one. Look at your role and show it to nobody.</source>
        <translation>人数に合わせた役割カードを混ぜ、全員に1枚ずつ配ります。自分の役割を見て、だれにも見せないでください。</translation>
    </message>
    <message>
        <source>Dealing the roles</source>
        <translation>役割を配る</translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt a hand of %n card(s).</source>
        <translation>
            <numerusform>手札は全員%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody is dealt a hand; how many cards depends on the number of players.</source>
        <translation>手札の枚数は、プレイヤーの人数によって決まります。</translation>
    </message>
    <message>
        <source>Dealing the cards</source>
        <translation>カードを配る</translation>
    </message>
    <message>
        <source>Path cards and action cards are shuffled together.</source>
        <translation>道カードとアクションカードをまとめて混ぜます。</translation>
    </message>
    <message>
        <source>All other cards are the draw pile.</source>
        <translation>残りのカードはすべて山札になります。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are set aside unseen and stay out of this round.</source>
        <translation>
            <numerusform>カードを%n枚、見ずに取り除きます。このラウンドでは使いません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The gold cards</source>
        <translation>金カード</translation>
    </message>
    <message>
        <source>They are shuffled and put aside face down.</source>
        <translation>よく混ぜて、裏向きに置いておきます。</translation>
    </message>
    <message>
        <source>The gold cards show nuggets. One nugget: {ones} cards. Two nuggets: {twos} cards. Three nuggets: {threes} cards.</source>
        <translation>金カードには金塊が描かれています。金塊1個は{ones}枚、2個は{twos}枚、3個は{threes}枚です。</translation>
    </message>
    <message>
        <source>The gold cards come from an old mine, and some are empty: whoever takes one gets nothing with it. Empty: {empty} cards. One nugget: {ones} cards. Two nuggets: {twos} cards. Three nuggets: {threes} cards.</source>
        <translation>金カードは古い鉱山のもので、空のカードもあります。空のカードを取っても何も得られません。空は{empty}枚、金塊1個は{ones}枚、2個は{twos}枚、3個は{threes}枚です。</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>だれから始めるか</translation>
    </message>
    <message>
        <source>From then on it is the turn of the player on the left each time, clockwise.</source>
        <translation>そのあとは時計回りに、左隣の人の番になります。</translation>
    </message>
    <message>
        <source>The youngest player begins, unless you agree on somebody else.</source>
        <translation>一番年下の人から始めます。話し合って、ほかの人から始めてもかまいません。</translation>
    </message>
    <message>
        <source>Chance decides who begins, unless you agree on somebody.</source>
        <translation>最初の人はランダムに決めます。話し合って決めてもかまいません。</translation>
    </message>
    <message>
        <source>When the gold miners have won</source>
        <translation>金鉱掘りが勝ったとき</translation>
    </message>
    <message>
        <source>The turn to choose goes to the right, against the direction of play: whoever prepared the last step is rewarded. Only gold miners get gold cards; everybody else is passed over.</source>
        <translation>選ぶ順番は右隣へ、手番とは逆の向きに回ります。最後の一歩を準備した人に報いるためです。金カードをもらえるのは金鉱掘りだけで、ほかの人は飛ばします。</translation>
    </message>
    <message>
        <source>If a saboteur laid the last card, the nearest gold miner on the right of that saboteur comes first.</source>
        <translation>お邪魔者が最後のカードを置いたときは、そのお邪魔者の右側で最も近い金鉱掘りから始めます。</translation>
    </message>
    <message>
        <source>As many gold cards are drawn as there are gold miners, so that each of them gets exactly one.</source>
        <translation>金カードを金鉱掘りの人数分だけ引くので、金鉱掘りは1人1枚ずつもらいます。</translation>
    </message>
    <message>
        <source>As many gold cards are drawn as there are players, but never more than nine. They go round until none is left, so those who come first may get two.</source>
        <translation>金カードをプレイヤーの人数分だけ引きます。ただし9枚までです。なくなるまで順に回すので、先の人は2枚もらうことがあります。</translation>
    </message>
    <message>
        <source>As many gold cards are drawn as there are players. They go round until none is left, so those who come first may get two.</source>
        <translation>金カードをプレイヤーの人数分だけ引きます。なくなるまで順に回すので、先の人は2枚もらうことがあります。</translation>
    </message>
    <message>
        <source>Whoever laid the last card looks at the gold cards, keeps one in secret and passes the rest to the next gold miner, who does the same.</source>
        <translation>最後のカードを置いた人が金カードを見て、1枚をこっそり選び、残りを次の金鉱掘りに渡します。次の人も同じようにします。</translation>
    </message>
    <message>
        <source>The program deals the gold cards, those with the most nuggets first, beginning with whoever laid the last card.</source>
        <translation>金カードは、最後のカードを置いた人から、金塊の多い順に自動で配ります。</translation>
    </message>
    <message>
        <source>Gold miners who still have a broken tool are passed over too; the others share their gold cards.</source>
        <translation>道具が壊れたままの金鉱掘りも飛ばし、その分の金カードはほかの金鉱掘りで分けます。</translation>
    </message>
    <message>
        <source>When the saboteurs have won</source>
        <translation>お邪魔者が勝ったとき</translation>
    </message>
    <message>
        <source>Gold cards are taken from the pile so that each saboteur gets the nuggets that the table tells. What counts is how many saboteurs were in play, not how many cards were shuffled.</source>
        <translation>お邪魔者の1人1人が表のとおりの数の金塊をもらえるように、金カードを選んで渡します。数えるのは実際に参加していたお邪魔者の人数で、混ぜた役割カードの枚数ではありません。</translation>
    </message>
    <message>
        <source>Gold cards are taken from the pile so that each saboteur gets the nuggets that the table tells for the number of players.</source>
        <translation>お邪魔者の1人1人が、プレイヤーの人数に応じて表のとおりの数の金塊をもらえるように、金カードを選んで渡します。</translation>
    </message>
    <message>
        <source>If the gold cards left cannot make up the sum, which is very rare, the missing nuggets are credited.</source>
        <translation>ごくまれに、残った金カードでは数がちょうどにならないことがあります。そのときは、足りない金塊を記録しておきます。</translation>
    </message>
    <message>
        <source>If the gold cards left cannot make up the sum, saboteurs first exchange cards they own; what is missing even then is credited.</source>
        <translation>残った金カードでは数がちょうどにならないときは、まずお邪魔者が自分の金カードを交換に出し、それでも足りない金塊は記録しておきます。</translation>
    </message>
    <message>
        <source>If the gold cards left cannot make up the sum, a saboteur gets as much as they can make up.</source>
        <translation>残った金カードでは数がちょうどにならないときは、払える分だけを渡します。</translation>
    </message>
    <message>
        <source>Saboteurs in play</source>
        <translation>参加していたお邪魔者の人数</translation>
    </message>
    <message>
        <source>Nuggets for each</source>
        <translation>1人がもらう金塊</translation>
    </message>
    <message>
        <source>How many gold cards are drawn</source>
        <translation>引く金カードの枚数</translation>
    </message>
    <message>
        <source>So many are drawn when the gold miners have won.</source>
        <translation>金鉱掘りが勝ったときに引く枚数です。</translation>
    </message>
    <message>
        <source>Where two numbers stand, it depends on the roles in play.</source>
        <translation>数が2つあるところは、参加していた役割によって決まります。</translation>
    </message>
    <message>
        <source>Gold cards</source>
        <translation>金カード</translation>
    </message>
    <message>
        <source>Gold stays secret</source>
        <translation>金の数は秘密</translation>
    </message>
    <message>
        <source>Everybody sees how many gold cards you have, but how many nuggets they show you alone know until the game is over.</source>
        <translation>あなたの金カードの枚数はだれにでも見えますが、金塊がいくつ描かれているかは、ゲームが終わるまであなたしか知りません。</translation>
    </message>
    <message>
        <source>What everybody is paid</source>
        <translation>それぞれの報酬</translation>
    </message>
    <message>
        <source>There are no gold cards in this game: nuggets are written down, and everybody sees them.</source>
        <translation>このゲームでは金カードを使いません。金塊の数は記録され、全員に見えます。</translation>
    </message>
    <message>
        <source>If a gold miner reached the gold, that miner is paid three nuggets and the other gold miner two. If the saboteur laid the last card, the nearest gold miner on the right of the saboteur counts as the one who did.</source>
        <translation>金鉱掘りが金塊に届くと、その人が金塊を3個、もう1人の金鉱掘りが2個もらいます。お邪魔者が最後のカードを置いたときは、そのお邪魔者の右側で最も近い金鉱掘りが置いたものとします。</translation>
    </message>
    <message>
        <source>If the selfish dwarf himself reached the gold, he alone is paid four nuggets. If nobody did, the saboteur alone is paid four nuggets.</source>
        <translation>わがままドワーフが自分で金塊に届くと、1人で金塊を4個もらいます。だれも届かなければ、お邪魔者が1人で金塊を4個もらいます。</translation>
    </message>
    <message>
        <source>Special cases</source>
        <translation>特別な場合</translation>
    </message>
    <message>
        <source>The cards behind the gap stay, but their light goes out, and nothing may be laid that only continues them. Once the gap is filled they are lit again.</source>
        <translation>空いたマスの先のカードは残りますが、明かりが消え、それだけに続けてカードを置くことはできません。空いたマスが埋まれば、また明かりがつきます。</translation>
    </message>
    <message>
        <source>The cards behind the gap stay, but their light goes out, and nothing may be laid that touches only them. Once the gap is filled they are lit again.</source>
        <translation>空いたマスの先のカードは残りますが、明かりが消え、それだけに接するようにカードを置くことはできません。空いたマスが埋まれば、また明かりがつきます。</translation>
    </message>
    <message>
        <source>The cards behind the gap stay, but their light goes out. They may still be carried on, but no goal is turned over from there until the gap is filled.</source>
        <translation>空いたマスの先のカードは残りますが、明かりが消えます。続けてカードを置くことはできますが、空いたマスが埋まるまで、そこからゴールを表にすることはできません。</translation>
    </message>
    <message>
        <source>A rockfall has cut the tunnel</source>
        <translation>落石で道が分断されたとき</translation>
    </message>
    <message>
        <source>A goal that has been turned over stays face up, whatever a rockfall takes away.</source>
        <translation>表にしたゴールは、落石で何が取り除かれても表向きのままです。</translation>
    </message>
    <message>
        <source>A card open on the left and on the right, laid on the marked cell, closes the gap.</source>
        <translation>印のついたマスに、左と右に道の口があるカードを置くと、道がまたつながります。</translation>
    </message>
    <message>
        <source>A card that fits nowhere</source>
        <translation>使えないカード</translation>
    </message>
    <message>
        <source>A repair without a tool to repair, a rockfall without a tunnel to take away, a break card for a tool that is already broken everywhere or a path card that fits nowhere cannot be played. But any card may be discarded.</source>
        <translation>直す道具のない修理カード、取り除く道のない落石、もう全員の前で壊れている道具の破壊カード、どこにも合わない道カードは使えません。ただし、どのカードも捨てることはできます。</translation>
    </message>
    <message>
        <source>Repairing your own tool</source>
        <translation>自分の道具を直す</translation>
    </message>
    <message>
        <source>Repairing is your whole turn: a path card can be laid again in your next turn at the earliest.</source>
        <translation>修理だけで手番は終わりです。道カードを置けるのは、早くても次の手番です。</translation>
    </message>
    <message>
        <source>The very last card</source>
        <translation>最後の1枚</translation>
    </message>
    <message>
        <source>If the last card of the last hand reaches the gold, the gold has been reached: goals are turned over before anybody asks whether the round is over.</source>
        <translation>最後の手札の最後の1枚で金塊に届いたときも、届いたことになります。ラウンドが終わるかどうかを確かめる前に、ゴールを表にします。</translation>
    </message>
    <message>
        <source>A dead end beside a goal</source>
        <translation>ゴールの隣の行き止まり</translation>
    </message>
    <message>
        <source>It may be laid, but the goal stays face down, even if the dead end is open towards it. Whoever wants to go on needs another side of the goal or a rockfall.</source>
        <translation>置くことはできますが、ゴールに向かって開いていても、ゴールは裏向きのままです。先へ進むには、ゴールのほかの辺から届くか、落石を使います。</translation>
    </message>
    <message>
        <source>The dead end on the marked cell touches the goal, and nothing happens.</source>
        <translation>印のついたマスの行き止まりはゴールに接していますが、何も起こりません。</translation>
    </message>
    <message>
        <source>No saboteur in play</source>
        <translation>お邪魔者がいないとき</translation>
    </message>
    <message numerus="yes">
        <source>With %n player(s) or fewer it can happen that the only saboteur card is left over. If the gold is not reached then, nobody is paid.</source>
        <translation>
            <numerusform>%n人以下で遊ぶと、1枚だけのお邪魔者カードが余ることがあります。そのとき金塊に届かなければ、だれももらえません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Two teams of gold miners, blue and green, dig in the same mine from the start card to three goal cards. One goal is the gold, the other two are stone. Each team wants a way to the gold that no door of the other team shuts.</source>
        <translation>青と緑の2つの金鉱掘りチームが、同じ坑道で、スタートカードから3枚のゴールカードに向かって道を掘ります。ゴールのうち1枚は金塊で、残りの2枚は岩です。どちらのチームも、相手チームのドアにふさがれない道で金塊に届くことを目指します。</translation>
    </message>
    <message>
        <source>Saboteurs want the cards to run out before the gold is reached. The boss, the profiteer and the geologists have aims of their own. Who is who stays secret until the end of the round.</source>
        <translation>お邪魔者は、金塊に届かないままカードがなくなることを狙います。ボス、横着者、地質学者には、それぞれの目的があります。だれがどの役割かは、ラウンドが終わるまで秘密です。</translation>
    </message>
    <message>
        <source>There are {all} role cards, and everybody is dealt one in secret. Those that are left over stay hidden, so nobody knows which roles are in play. Your role may change during a round; what counts is the one you hold at the end.</source>
        <translation>役割カードは{all}枚あり、全員に1枚ずつ秘密に配ります。余った役割は伏せておくので、どの役割が参加しているかはだれにも分かりません。役割はラウンドの途中で変わることがあります。大事なのは、ラウンドの終わりに持っている役割です。</translation>
    </message>
    <message numerus="yes">
        <source>%n role card(s).</source>
        <translation>
            <numerusform>役割カードは%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Blue and green gold miners</source>
        <translation>青と緑の金鉱掘り</translation>
    </message>
    <message>
        <source>A gold miner wins when the gold is reached and the miner&apos;s own team is the one that wins. Miners of one team do not know each other, and each is paid separately.</source>
        <translation>金鉱掘りは、金塊に届き、自分のチームが勝てば勝ちです。同じチームの人どうしもおたがいを知らず、報酬は1人ずつ別にもらいます。</translation>
    </message>
    <message numerus="yes">
        <source>%n role card(s) for each team.</source>
        <translation>
            <numerusform>それぞれのチームの役割カードは%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The saboteurs</source>
        <translation>お邪魔者</translation>
    </message>
    <message>
        <source>Saboteurs win when the gold is not reached. They do not know each other either, and it can happen that none is in play.</source>
        <translation>お邪魔者は、金塊に届かなければ勝ちです。お邪魔者どうしもおたがいを知りません。1人も参加していないこともあります。</translation>
    </message>
    <message>
        <source>The boss</source>
        <translation>ボス</translation>
    </message>
    <message>
        <source>The boss belongs to both teams and gets past every door.</source>
        <translation>ボスは両方のチームに属し、どのドアも通れます。</translation>
    </message>
    <message>
        <source>The boss is paid one nugget less than the other winners.</source>
        <translation>ボスの報酬は、ほかの勝者より金塊1個分少なくなります。</translation>
    </message>
    <message>
        <source>The boss wins whenever the gold is reached, even when doors keep both teams from it.</source>
        <translation>ボスは、金塊に届けばいつでも勝ちです。ドアのせいでどちらのチームも勝てないときも、ボスは勝ちます。</translation>
    </message>
    <message>
        <source>The boss wins together with either team; when neither team wins, the boss does not win either.</source>
        <translation>ボスは、どちらかのチームが勝ったときに勝ちます。どちらのチームも勝たなければ、ボスも勝ちません。</translation>
    </message>
    <message>
        <source>The profiteer</source>
        <translation>横着者</translation>
    </message>
    <message>
        <source>The profiteer wins with whoever wins, with a team as well as with the saboteurs, but is paid two nuggets less than the other winners.</source>
        <translation>横着者は、どちらのチームが勝っても、お邪魔者が勝っても、一緒に勝ちます。ただし報酬は、ほかの勝者より金塊2個分少なくなります。</translation>
    </message>
    <message>
        <source>Geologists</source>
        <translation>地質学者</translation>
    </message>
    <message>
        <source>A geologist never counts among the winners: geologists are paid for crystals, no matter whether the gold is reached and by whom.</source>
        <translation>地質学者は勝者に数えません。金塊に届いたかどうか、だれが届いたかに関係なく、クリスタルに対して報酬をもらいます。</translation>
    </message>
    <message>
        <source>What you do in a turn</source>
        <translation>手番にすること</translation>
    </message>
    <message>
        <source>In your turn you do exactly one of three things: lay a path card into the mine, play an action card, or discard one card face down.</source>
        <translation>手番では、次の3つのうち1つだけを行います。道カードを坑道に置く、アクションカードを使う、カードを1枚裏向きに捨てる、のどれかです。</translation>
    </message>
    <message>
        <source>Then you draw a card, and it is the turn of the player on your left.</source>
        <translation>そのあとカードを1枚引き、左隣の人の番になります。</translation>
    </message>
    <message>
        <source>In your turn you do exactly one of four things: lay a path card into the mine, play an action card, discard one to three cards face down, or discard two cards to remove one card that lies in front of you.</source>
        <translation>手番では、次の4つのうち1つだけを行います。道カードを坑道に置く、アクションカードを使う、カードを1枚から3枚裏向きに捨てる、カードを2枚捨てて自分の前のカードを1枚取り除く、のどれかです。</translation>
    </message>
    <message>
        <source>Then you draw, and it is the turn of the player on your left.</source>
        <translation>そのあとカードを引き、左隣の人の番になります。</translation>
    </message>
    <message>
        <source>Discarding a card</source>
        <translation>カードを1枚捨てる</translation>
    </message>
    <message>
        <source>Nobody may pass and keep all cards: whoever neither lays a card nor plays one discards exactly one, face down.</source>
        <translation>カードを全部持ったままパスすることはできません。カードを置きも使いもしない人は、ちょうど1枚を裏向きに捨てます。</translation>
    </message>
    <message>
        <source>Discarding cards</source>
        <translation>カードを捨てる</translation>
    </message>
    <message>
        <source>Nobody may pass and keep all cards: whoever does nothing else discards one, two or three cards face down and then draws as many.</source>
        <translation>カードを全部持ったままパスすることはできません。ほかに何もしない人は、カードを1枚、2枚、または3枚裏向きに捨て、同じ枚数を引きます。</translation>
    </message>
    <message>
        <source>Nobody else sees what you discard. Cards that were played lie face up on the discard pile. It is not shuffled into the draw pile before the next round.</source>
        <translation>捨てたカードは、ほかの人には見えません。使ったカードは、捨て札置き場に表向きに置きます。捨て札は、次のラウンドまで山札に戻しません。</translation>
    </message>
    <message>
        <source>Removing a card in front of you</source>
        <translation>自分の前のカードを取り除く</translation>
    </message>
    <message>
        <source>Discard any two cards from your hand face down and remove one card that lies in front of you: a broken tool, a trap, even your own theft. It goes to the discard pile.</source>
        <translation>手札から好きな2枚を裏向きに捨て、自分の前にあるカードを1枚取り除きます。壊れた道具でも、牢屋でも、自分で置いた泥棒でもかまいません。取り除いたカードは捨て札になります。</translation>
    </message>
    <message>
        <source>Afterwards you draw only one card: until the end of the round your hand stays one card smaller.</source>
        <translation>そのあとに引くのは1枚だけです。手札は、ラウンドの終わりまで1枚少ないままになります。</translation>
    </message>
    <message>
        <source>Afterwards you draw two cards, so your hand does not shrink.</source>
        <translation>そのあと2枚引くので、手札は減りません。</translation>
    </message>
    <message>
        <source>After a path card or an action card you draw one card, after discarding as many as you discarded. If fewer are left, you draw those.</source>
        <translation>道カードやアクションカードを使ったあとは1枚、捨てたあとは捨てた枚数だけ引きます。山札が足りなければ、あるだけ引きます。</translation>
    </message>
    <message>
        <source>Each turn ends with drawing one card, so your hand stays the same size.</source>
        <translation>手番の終わりに1枚引くので、手札の枚数は変わりません。</translation>
    </message>
    <message>
        <source>Drawing cards</source>
        <translation>カードを引く</translation>
    </message>
    <message>
        <source>When the draw pile is used up, play goes on without drawing: each turn still costs at least one card. Whoever has no cards left is skipped.</source>
        <translation>山札がなくなったら、引かずに続けます。それでも手番ごとに少なくとも1枚は使うか捨てます。手札がなくなった人の番は飛ばします。</translation>
    </message>
    <message>
        <source>Rules: {name}</source>
        <translation>ルール：{name}</translation>
    </message>
</context>
<context>
    <name>RulebookPage</name>
    <message>
        <source>Other rules differ</source>
        <translation>ほかのルールとの違い</translation>
    </message>
    <message>
        <source>{column}: {entry}</source>
        <translation>{column}：{entry}</translation>
    </message>
</context>
<context>
    <name>RulebookSheet</name>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Rules of another game: {game}</source>
        <translation>別のゲームのルール：{game}</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>The disk is full: this move is not saved yet. The game goes on.</source>
        <translation>ディスクがいっぱいのため、この手はまだ保存されていません。ゲームは続けられます。</translation>
    </message>
    <message>
        <source>The game may not write its file: this move is not saved. The game goes on.</source>
        <translation>ファイルに書き込めないため、この手は保存されていません。ゲームは続けられます。</translation>
    </message>
    <message>
        <source>Another program uses the file: this move is not saved yet. The game goes on.</source>
        <translation>ほかのプログラムがファイルを使っているため、この手はまだ保存されていません。ゲームは続けられます。</translation>
    </message>
    <message>
        <source>This match went on in another window: it is not saved here.</source>
        <translation>このゲームは別のウィンドウで進んでいるため、ここでは保存されません。</translation>
    </message>
    <message>
        <source>This move could not be saved. The game goes on.</source>
        <translation>この手を保存できませんでした。ゲームは続けられます。</translation>
    </message>
    <message>
        <source>The file of your matches was damaged. A new one was begun.</source>
        <translation>保存したゲームのファイルが壊れていたため、新しいファイルを作りました。</translation>
    </message>
    <message>
        <source>The file of your matches is from a newer version of the game. A new one was begun.</source>
        <translation>保存したゲームのファイルは新しいバージョンのものなので、別のファイルを作りました。</translation>
    </message>
    <message>
        <source>The file of your matches cannot be used. This game will not be saved.</source>
        <translation>保存したゲームのファイルを使えません。今回のゲームは保存されません。</translation>
    </message>
    <message>
        <source>The file of your settings could not be read. All settings are as at the first start.</source>
        <translation>設定のファイルを読めませんでした。設定はすべて初めの状態です。</translation>
    </message>
    <message>
        <source>Some of your settings could not be read. These are as at the first start.</source>
        <translation>一部の設定を読めませんでした。その設定は初めの状態です。</translation>
    </message>
    <message>
        <source>The old file is kept here: {path}</source>
        <translation>元のファイルはここにあります：{path}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of player {number}</source>
        <translation>プレイヤー{number}の名前</translation>
    </message>
    <message>
        <source>Avatar of player {number}</source>
        <translation>プレイヤー{number}のアバター</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>プレイヤー{number}の席を減らす</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Computer pace</source>
        <translation>コンピューターの速さ</translation>
    </message>
    <message>
        <source>About the program</source>
        <translation>このプログラムについて</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>すぐに</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Hide the hand</source>
        <translation>手札を隠す</translation>
    </message>
    <message>
        <source>Table flat between people</source>
        <translation>人の間に寝かせた画面</translation>
    </message>
    <message>
        <source>Ask before a hunter locks itself in</source>
        <translation>閉じ込められる前に確認する</translation>
    </message>
    <message>
        <source>Haunted House: with a jewel beside an evil spirit. Off: the walk is made without a question.</source>
        <translation>おばけ屋敷で、宝石を持って悪霊のいる部屋に入るときなどです。オフにすると、確認せずに移動します。</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>Everything that is heard can be seen as well.</source>
        <translation>音で分かることは、すべて画面でも分かります。</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>as the system asks</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>full</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>reduced</source>
        <translation>控えめ</translation>
    </message>
    <message>
        <source>How long computer players think and how fast they make their moves.</source>
        <translation>コンピューターが考える時間と、手を進める速さです。</translation>
    </message>
    <message>
        <source>A move can be taken back until it is confirmed. Off: it counts at once.</source>
        <translation>確定するまでは、手を取り消せます。オフにすると、すぐに確定します。</translation>
    </message>
    <message>
        <source>Saboteur: curtain and role open only while their button is held. Off: a press is enough.</source>
        <translation>お邪魔者の幕と役割は、ボタンを押している間だけ開きます。オフにすると、一度押すだけで開きます。</translation>
    </message>
    <message>
        <source>Saboteur, with watchers: the hand lies face down and turns up while its badge is held.</source>
        <translation>お邪魔者で、見ている人がいるときに使います。手札は裏向きになり、バッジを押している間だけ見えます。</translation>
    </message>
    <message>
        <source>Saboteur: the hand and the panels turn towards the player in turn.</source>
        <translation>お邪魔者で、手札とパネルが手番の人のほうを向きます。</translation>
    </message>
    <message>
        <source>Reduced: cards and hunters are in their places at once.</source>
        <translation>「控えめ」では、カードもハンターも動かずにその場に現れます。</translation>
    </message>
    <message>
        <source>Flat dark grounds, brighter rims and stronger outlines.</source>
        <translation>背景は暗い一色になり、縁と輪郭がはっきりします。</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面表示</translation>
    </message>
    <message>
        <source>Confirm each move</source>
        <translation>1手ごとに確認する</translation>
    </message>
    <message>
        <source>Hold the curtain button</source>
        <translation>幕は長押しで開く</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高コントラスト</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Rules preset</source>
        <translation>ルールの種類</translation>
    </message>
    <message numerus="yes">
        <source>By these rules exactly %n player(s) can play.</source>
        <translation>
            <numerusform>このルールで遊べるのは、ちょうど%n人です。</numerusform>
        </translation>
    </message>
    <message>
        <source>By these rules {fewest} to {most} players can play.</source>
        <translation>このルールで遊べるのは{fewest}〜{most}人です。</translation>
    </message>
    <message numerus="yes">
        <source>Add %n seat(s) or choose other rules.</source>
        <translation>
            <numerusform>席を%n増やすか、別のルールを選んでください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n seat(s) or choose other rules.</source>
        <translation>
            <numerusform>席を%n減らすか、別のルールを選んでください。</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} {mend}</source>
        <translation>{who}{mend}</translation>
    </message>
    <message>
        <source>“{one}” and “{other}” cannot be played together. Set one of them back first.</source>
        <translation>「{one}」と「{other}」は同時に使えません。先にどちらかを元に戻してください。</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>ShortcutsSheet</name>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>テーブルで</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>どこでも</translation>
    </message>
    <message>
        <source>In the rulebook</source>
        <translation>ルールブックで</translation>
    </message>
    <message>
        <source>With fingers</source>
        <translation>指での操作</translation>
    </message>
    <message>
        <source>Hold a finger on anything on the table to have it explained.</source>
        <translation>テーブルの上のものを長押しすると、説明が出ます。</translation>
    </message>
    <message>
        <source>While you drag a card, tap with a second finger to turn it.</source>
        <translation>カードを動かしているとき、もう1本の指でタップするとカードが回ります。</translation>
    </message>
    <message>
        <source>Two fingers on the board make it larger or smaller and move it.</source>
        <translation>2本の指で盤面を拡大、縮小、移動できます。</translation>
    </message>
    <message>
        <source>Two quick taps on the board show all of it.</source>
        <translation>盤面をすばやく2回タップすると、全体が見えます。</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>top</source>
        <translation>上</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>下</translation>
    </message>
    <message>
        <source>left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>tunnels {first} and {second} that do not meet</source>
        <translation>{first}の道と{second}の道、つながっていません</translation>
    </message>
    <message>
        <source>{ways}; stub: {stubs}</source>
        <translation>{ways}、短い行き止まり：{stubs}</translation>
    </message>
    <message>
        <source>dead end, {ways}</source>
        <translation>行き止まり、{ways}</translation>
    </message>
    <message>
        <source>top to bottom</source>
        <translation>上下</translation>
    </message>
    <message>
        <source>left to right</source>
        <translation>左右</translation>
    </message>
    <message>
        <source>top to right</source>
        <translation>上と右</translation>
    </message>
    <message>
        <source>right to bottom</source>
        <translation>右と下</translation>
    </message>
    <message>
        <source>left to bottom</source>
        <translation>左と下</translation>
    </message>
    <message>
        <source>top to left</source>
        <translation>上と左</translation>
    </message>
</context>
<context>
    <name>StarterChoice</name>
    <message>
        <source>Who starts</source>
        <translation>最初の番</translation>
    </message>
    <message>
        <source>Youngest</source>
        <translation>一番年下の人</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>指名</translation>
    </message>
    <message>
        <source>The youngest player is: {name}</source>
        <translation>一番年下の人：{name}</translation>
    </message>
    <message>
        <source>The first player is: {name}</source>
        <translation>スタートプレイヤー：{name}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Your role</source>
        <translation>あなたの役割</translation>
    </message>
    <message>
        <source>Hold to look</source>
        <translation>長押しで見る</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新しい</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨てる</translation>
    </message>
    <message>
        <source>Turn 180°</source>
        <translation>180度回す</translation>
    </message>
    <message>
        <source>Discard: {number}</source>
        <translation>捨てる：{number}</translation>
    </message>
    <message>
        <source>Drop to discard</source>
        <translation>ここへ捨てる</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>Just now</source>
        <translation>直前の手</translation>
    </message>
    <message>
        <source>Everyone else: please look away</source>
        <translation>ほかの人は見ないでください</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>なぜ？</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>ゲームに戻る</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>これまでの流れ</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>Home screen</source>
        <translation>ホームに戻る</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Right! End your turn, or take the card back.</source>
        <translation>そのとおりです！手番を終えるか、カードを戻してください。</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>Tips for all who dig</source>
        <translation>掘る人みんなのコツ</translation>
    </message>
    <message>
        <source>A straight way to the middle goal takes eight of them.</source>
        <translation>中央のゴールまでまっすぐ掘るには、そのうち8枚が必要です。</translation>
    </message>
    <message>
        <source>A straight way to the middle goal takes seven of them.</source>
        <translation>中央のゴールまでまっすぐ掘るには、そのうち7枚が必要です。</translation>
    </message>
    <message>
        <source>Count the straight tunnels</source>
        <translation>まっすぐな道を数える</translation>
    </message>
    <message>
        <source>Cards that carry the way on from left to right: {straight}. Cards in the deck: {all}.</source>
        <translation>道を左から右へ続けられるカードは{straight}枚です。カードは全部で{all}枚あります。</translation>
    </message>
    <message>
        <source>Count them as they are laid, and do not spend them on side ways. When nobody has laid one for two rounds of turns, assume that they are gone, and go on with curves.</source>
        <translation>置かれるたびに数え、脇道には使わないでください。2巡しても出てこなければ、もうないと考えて、カーブで進みましょう。</translation>
    </message>
    <message>
        <source>Keep several ends open</source>
        <translation>道の端をいくつも残す</translation>
    </message>
    <message>
        <source>Where the tunnel has only one open end, one dead end stops everybody. Lay crossings and forks early: they show that you dig, and the way can go on from another end. A dead end of your own does the least harm behind the start.</source>
        <translation>道の端が1つしかないと、行き止まり1枚で全員が止まってしまいます。十字の道と三つまたを早めに置きましょう。掘る気があることが伝わり、別の端から道を続けることもできます。自分の行き止まりは、スタートの後ろに置けば一番害がありません。</translation>
    </message>
    <message>
        <source>The dead end shuts the way to the right, but the crossing is still open on the marked cells.</source>
        <translation>右への道は行き止まりでふさがりましたが、十字の道は、印のついたマスへまだ開いています。</translation>
    </message>
    <message>
        <source>The staircase of curves</source>
        <translation>カーブの階段</translation>
    </message>
    <message>
        <source>With curves alone every step to the right must be followed by a step up or down. Downwards the same kind of curve is used again and again, now upright, now turned by 180°; upwards it is the other kind. A tall fork may stand in for any of them.</source>
        <translation>カーブだけで進むときは、右へ1歩進むたびに、上か下へ1歩進みます。下へ進むときは、同じ種類のカーブを、そのままの向きと180度回した向きで交互に使います。上へ進むときは、もう一方の種類を使います。縦の三つまたは、どのカーブの代わりにもなります。</translation>
    </message>
    <message>
        <source>From a card five cells away from the start a staircase to an outer goal costs no more cards than the straight way. Nearer to the start it costs more.</source>
        <translation>スタートから5マス目のカードからなら、上や下のゴールまで、階段でもまっすぐな道でも枚数は同じです。それより手前からだと、階段のほうが多くかかります。</translation>
    </message>
    <message>
        <source>Four curves lead from the marked cell down to the bottom goal.</source>
        <translation>カーブ4枚で、印のついたマスから下のゴールまで届きます。</translation>
    </message>
    <message>
        <source>Cells from the start</source>
        <translation>スタートからのマス数</translation>
    </message>
    <message>
        <source>To the middle goal</source>
        <translation>中央のゴールまで</translation>
    </message>
    <message>
        <source>with curves alone</source>
        <translation>カーブだけのとき</translation>
    </message>
    <message>
        <source>To an outer goal</source>
        <translation>上か下のゴールまで</translation>
    </message>
    <message>
        <source>Where to lay the tall fork</source>
        <translation>縦の三つまたの置き場所</translation>
    </message>
    <message>
        <source>The straight tunnels are gone, the gold is at the bottom, and you hold a fork that runs from top to bottom. Lay it to the right of the open card, not below it: first go one cell forward, then turn down. Laid below, it costs one straight tunnel or two curves more.</source>
        <translation>まっすぐな道はもうなく、金塊は下のゴールで、手札には上下に通る三つまたがあります。そのときは、道の端のカードの下ではなく、右に置きます。まず1マス前へ進み、それから下へ曲がるのです。下に置くと、まっすぐな道が1枚か、カーブが2枚、余分に必要になります。</translation>
    </message>
    <message>
        <source>Right: after the fork on the marked cell three curves are enough.</source>
        <translation>よい置き方です。印のついたマスの三つまたのあと、カーブ3枚で届きます。</translation>
    </message>
    <message>
        <source>Wrong: now a straight tunnel is needed on the marked cell.</source>
        <translation>よくない置き方です。印のついたマスに、まっすぐな道が必要になります。</translation>
    </message>
    <message>
        <source>Around the last gap</source>
        <translation>最後のすきまを回り込む</translation>
    </message>
    <message>
        <source>If only the cell before the middle goal is free and no straight tunnel is left, go over the top or round the bottom: three curves reach the goal from its other side. If the last of them is a tall fork, it reaches an outer goal as well.</source>
        <translation>中央のゴールの手前の1マスだけが空いていて、まっすぐな道がもうないときは、上か下から回り込みます。カーブ3枚で、ゴールのほかの辺に届きます。その最後の1枚が縦の三つまたなら、上か下のゴールにも同時に届きます。</translation>
    </message>
    <message>
        <source>Three curves lead from the marked cell over the top into the middle goal.</source>
        <translation>カーブ3枚で、印のついたマスから上を回って、中央のゴールに届きます。</translation>
    </message>
    <message>
        <source>Through the stone</source>
        <translation>岩を通り抜ける</translation>
    </message>
    <message>
        <source>A stone in the middle is no loss: it leads on upwards or downwards, and one card that runs from top to bottom reaches the next goal. If a map has shown you which stone it is, you know which outer goal will be near.</source>
        <translation>中央が岩でも、むだではありません。道は上か下へ続き、上下に通るカードが1枚あれば、次のゴールに届きます。地図でどちらの岩かを見ていれば、どのゴールが近くなるかが分かります。</translation>
    </message>
    <message>
        <source>If you do not know it, lay a crossing or a fork right before the goal: then the other side stays open too.</source>
        <translation>どちらか分からないときは、ゴールのすぐ手前に十字の道か三つまたを置きます。そうすれば、反対側も開いたままになります。</translation>
    </message>
    <message>
        <source>The card on the marked cell is the only one between the stone and the bottom goal.</source>
        <translation>岩と下のゴールの間は、印のついたマスのカード1枚だけです。</translation>
    </message>
    <message>
        <source>Tips for gold miners</source>
        <translation>金鉱掘りのコツ</translation>
    </message>
    <message>
        <source>Whom to trust</source>
        <translation>だれを信じるか</translation>
    </message>
    <message>
        <source>Saboteurs give themselves away by a dead end at the open end of the tunnel, a rockfall on a good tunnel, a broken tool in front of a busy miner and detours without need. Friends shorten the way, take dead ends away with rockfalls and repair those who dig.</source>
        <translation>道の端に行き止まりを置く、よい道に落石を使う、よく掘る人の道具を壊す、必要もないのに遠回りをする。そんな人はお邪魔者かもしれません。仲間は、道を短くし、落石で行き止まりを取り除き、掘る人の道具を直します。</translation>
    </message>
    <message>
        <source>Repair friends, and break the tools of those who have shown themselves. Tell the truth about what a map showed you. Do not believe anybody about a goal which they have never looked at. A discard proves little.</source>
        <translation>仲間の道具を直し、正体を現した人の道具を壊しましょう。地図で見たものは、正直に話してください。一度も見ていないゴールについての話は、信じないことです。捨てたカードからは、あまり分かりません。</translation>
    </message>
    <message>
        <source>Whoever lays the last card is paid most: prepare the last step for yourself.</source>
        <translation>最後のカードを置いた人が最も多くもらいます。最後の一歩を、自分のために準備しましょう。</translation>
    </message>
    <message>
        <source>Whoever lays the last card comes first when the gold is shared, then the gold miners to the right. So lay the last card yourself, or prepare it for your neighbour on the left: then you come next.</source>
        <translation>金を分けるときは、最後のカードを置いた人が最初で、そのあと右隣の金鉱掘りへと回ります。最後のカードを自分で置くか、左隣の人のために準備しましょう。そうすれば、次に選べるのはあなたです。</translation>
    </message>
    <message>
        <source>The last step</source>
        <translation>最後の一歩</translation>
    </message>
    <message>
        <source>You need a team that wins with you. Never let doors shut out both teams: with a blue and a green door one behind the other you get nothing.</source>
        <translation>一緒に勝つチームが必要です。ドアで両方のチームがふさがれないようにしましょう。青いドアと緑のドアが前後に並ぶと、あなたも何ももらえません。</translation>
    </message>
    <message>
        <source>All you want is that the gold is reached: you win with every way to it, whatever doors lie on it.</source>
        <translation>望むのは、金塊に届くことだけです。どんなドアがあっても、金塊まで道がつながれば勝ちです。</translation>
    </message>
    <message>
        <source>With a blue and a green door one behind the other, neither team wins. Then you are one of the few to be paid, and well paid.</source>
        <translation>青いドアと緑のドアが前後に並ぶと、どちらのチームも勝ちません。そのとき報酬をもらえるのはわずかな人だけで、あなたはたくさんもらえます。</translation>
    </message>
    <message>
        <source>Tips for the boss</source>
        <translation>ボスのコツ</translation>
    </message>
    <message>
        <source>Dig, and keep the winners few</source>
        <translation>掘りながら、勝者を少なくする</translation>
    </message>
    <message>
        <source>Each further winner costs you a nugget, so it is better when only one of the teams wins, the one with fewer players. If you lay the last card yourself, both teams may win with you.</source>
        <translation>勝者が1人増えるたびに、報酬は金塊1個分減ります。勝つチームは1つだけ、それも人数の少ないチームのほうがよいのです。最後のカードを自分で置くと、両方のチームが一緒に勝つことがあります。</translation>
    </message>
    <message>
        <source>Past the marked cells the boss gets, but neither team does.</source>
        <translation>ボスは印のついたマスを通れますが、どちらのチームも通れません。</translation>
    </message>
    <message>
        <source>Tips for the profiteer</source>
        <translation>横着者のコツ</translation>
    </message>
    <message>
        <source>Help the smaller side</source>
        <translation>少ない側を助ける</translation>
    </message>
    <message>
        <source>You win with whoever wins, but when there are four winners or more, nothing is left for you. So find out early which side is the smallest, and help it: an inspection is worth a lot to you.</source>
        <translation>だれが勝っても一緒に勝ちますが、勝者が4人以上になると、あなたの分は残りません。どの側が最も少ないかを早く見抜いて、助けましょう。「調査」がとても役に立ちます。</translation>
    </message>
    <message>
        <source>A trap in front of one more winner at the end of the round is as good as a nugget for you. But take care not to be trapped yourself.</source>
        <translation>ラウンドの終わりに、勝ちそうな人をもう1人牢屋に入れれば、あなたの金塊が1個増えるようなものです。ただし、自分が牢屋に入れられないように気をつけてください。</translation>
    </message>
    <message>
        <source>Lay crystals where they stay joined to the start: a crystal that is cut off is worth nothing at the end. Close gaps, and use ladders to join what hangs loose.</source>
        <translation>クリスタルは、スタートとつながったままになるところに置きましょう。分断されたクリスタルは、終わりには何の価値もありません。すきまを埋め、はしごを使って、離れた道をつなぎましょう。</translation>
    </message>
    <message>
        <source>The crystal on the right counts only when the gap on the marked cell is closed.</source>
        <translation>右のクリスタルは、印のついたマスのすきまが埋まらないと数えません。</translation>
    </message>
    <message>
        <source>Lay crystals wherever they fit: each one that lies on the table at the end counts. Only a rockfall can take it from you.</source>
        <translation>クリスタルは、合うところならどこにでも置きましょう。終わりに盤面にあれば、どれも数えます。なくなるとすれば、落石だけです。</translation>
    </message>
    <message>
        <source>Tips for geologists</source>
        <translation>地質学者のコツ</translation>
    </message>
    <message>
        <source>Crystals</source>
        <translation>クリスタル</translation>
    </message>
    <message>
        <source>You do not care who reaches the gold, only when: the longer the round lasts, the more crystals lie in the mine. When many do, help whoever is about to end the round.</source>
        <translation>だれが金塊に届いてもかまいません。大事なのは、いつ届くかです。ラウンドが長く続くほど、坑道のクリスタルは増えます。十分に増えたら、ラウンドを終わらせそうな人を助けましょう。</translation>
    </message>
    <message>
        <source>Two geologists share. If you have found the other one, a trap at the end of the round leaves all the crystals to you.</source>
        <translation>地質学者が2人いると、半分ずつになります。もう1人を見つけたら、ラウンドの終わりに牢屋に入れましょう。クリスタルはすべてあなたのものになります。</translation>
    </message>
    <message>
        <source>Tips for saboteurs</source>
        <translation>お邪魔者のコツ</translation>
    </message>
    <message>
        <source>Look like a miner</source>
        <translation>金鉱掘りのふりをする</translation>
    </message>
    <message>
        <source>As long as nobody suspects you, nobody breaks your tools. Lay harmless cards at first, repair somebody now and then, and complain loudly about saboteurs.</source>
        <translation>疑われないうちは、だれもあなたの道具を壊しません。初めのうちは害のないカードを置き、ときどきだれかの道具を直し、お邪魔者がいると大きな声で嘆きましょう。</translation>
    </message>
    <message>
        <source>Discard the straight tunnels in your hand rather than lay them: nobody sees what you give away, and the miners will miss them.</source>
        <translation>手札のまっすぐな道は、置かずに捨てましょう。何を捨てたかはだれにも見えず、金鉱掘りはあとで困ります。</translation>
    </message>
    <message>
        <source>Turn the way aside</source>
        <translation>道をそらす</translation>
    </message>
    <message>
        <source>A curve looks like digging and still leads away from the gold. Every cell up or down that leads to no goal costs the miners a card to come back.</source>
        <translation>カーブは、掘っているように見えて、金塊から遠ざかることができます。ゴールに通じない上や下のマスへ進むたびに、金鉱掘りは戻るために1枚使うことになります。</translation>
    </message>
    <message>
        <source>The curve on the marked cell leads upwards: no straight tunnel from left to right can go on from there.</source>
        <translation>印のついたマスのカーブは上へ向かいます。そこから、左右のまっすぐな道は続けられません。</translation>
    </message>
    <message>
        <source>Where a dead end hurts most</source>
        <translation>行き止まりが最も効く場所</translation>
    </message>
    <message>
        <source>Lay a dead end where the tunnel has only one open end. Then the miners need a rockfall or a long detour. Beside a crossing it achieves little and gives you away all the same.</source>
        <translation>行き止まりは、道の端が1つしかないところに置きます。金鉱掘りには、落石か長い遠回りが必要になります。十字の道の隣に置いてもあまり効かず、それでも正体は分かってしまいます。</translation>
    </message>
    <message>
        <source>The way had only one end: the dead end on the marked cell stops everybody.</source>
        <translation>道の端は1つだけでした。印のついたマスの行き止まりで、全員が止まります。</translation>
    </message>
    <message>
        <source>Where a rockfall hurts most</source>
        <translation>落石が最も効く場所</translation>
    </message>
    <message>
        <source>Take away a tunnel on which everything behind it hangs, best of all a straight one that the miners can hardly replace. Where another way leads round, a rockfall is wasted.</source>
        <translation>その先の道をすべて支えているカードを取り除きましょう。金鉱掘りがなかなか補えない、まっすぐな道なら一番です。別の道で回り込めるところに使うのは、むだになります。</translation>
    </message>
    <message>
        <source>Everything on the right hangs on the tunnel on the marked cell.</source>
        <translation>印のついたマスの道が、右の道をすべて支えています。</translation>
    </message>
    <message>
        <source>Without the tunnel on the marked cell the way still leads round the bottom.</source>
        <translation>印のついたマスの道がなくなっても、下を回る道が残ります。</translation>
    </message>
    <message>
        <source>Wait for the right moment</source>
        <translation>時機を待つ</translation>
    </message>
    <message>
        <source>Keep broken tools and rockfalls until the tunnel is one or two cards away from a goal. Then each costs the miners a whole round of turns.</source>
        <translation>破壊カードと落石は、道がゴールまであと1枚か2枚になるまで取っておきましょう。そのときに使えば、どれも金鉱掘りの手番をまる1巡むだにします。</translation>
    </message>
    <message>
        <source>Break the tools of somebody who has not yet shown what they are: the others will hesitate to repair them.</source>
        <translation>まだ正体の分からない人の道具を壊しましょう。ほかの人は、直すのをためらいます。</translation>
    </message>
    <message>
        <source>Lie about maps</source>
        <translation>地図についてうそをつく</translation>
    </message>
    <message>
        <source>Send the miners to the wrong goal. For that you must have looked at a goal yourself, or nobody will believe you. A small lie told early is better than a big one told late.</source>
        <translation>金鉱掘りを間違ったゴールへ向かわせましょう。そのためには、自分でもゴールを見ておかなければ、だれも信じてくれません。遅くなってからの大きなうそより、早いうちの小さなうそのほうが効きます。</translation>
    </message>
    <message>
        <source>Tips for the selfish dwarf</source>
        <translation>わがままドワーフのコツ</translation>
    </message>
    <message>
        <source>Dig along at first</source>
        <translation>初めは一緒に掘る</translation>
    </message>
    <message>
        <source>Until the tunnel comes near the goals you want what the gold miners want: help them, so that they take you for one of them. Look at a goal with a map as early as you can, and keep to yourself what you saw.</source>
        <translation>道がゴールに近づくまでは、金鉱掘りと目的は同じです。手伝って、仲間だと思わせましょう。できるだけ早く地図でゴールを見て、見たものはだれにも話さないことです。</translation>
    </message>
    <message>
        <source>Count the last steps</source>
        <translation>最後の歩数を数える</translation>
    </message>
    <message>
        <source>You must lay the last card yourself. When two cards are missing, whoever lays the next one hands the last one to the following player. Then rather spend your turn on something else, and keep two cards that fit the last cells.</source>
        <translation>最後のカードは、自分で置かなければなりません。あと2枚足りないときに次の1枚を置くと、最後の1枚を次の人に譲ることになります。そのときはほかのことをして手番を過ごし、最後のマスに合うカードを2枚取っておきましょう。</translation>
    </message>
    <message>
        <source>Two cells are free before the goal: better let somebody else fill the first one.</source>
        <translation>ゴールまであと2マスです。手前のマスは、ほかの人に埋めてもらいましょう。</translation>
    </message>
    <message>
        <source>Slow the others down</source>
        <translation>ほかの人を遅らせる</translation>
    </message>
    <message>
        <source>When the others are about to reach the gold, you need what a saboteur needs: a broken tool in front of the right player, a curve that turns the way aside, at worst a rockfall. But the cards must not run out, or you get nothing.</source>
        <translation>ほかの人が金塊に届きそうになったら、お邪魔者と同じ手を使います。邪魔になる人の道具を壊し、カーブで道をそらし、いざというときは落石です。ただし、カードがなくなってしまうと、あなたは何ももらえません。</translation>
    </message>
    <message>
        <source>Tips for the blue team</source>
        <translation>青チームのコツ</translation>
    </message>
    <message>
        <source>Blue doors</source>
        <translation>青いドア</translation>
    </message>
    <message>
        <source>Lay a blue door where every way to the gold must pass, best of all near the goals: behind it only your team can win. Early in the round it only tells everybody who you are.</source>
        <translation>青いドアは、金塊への道が必ず通るところに置きましょう。ゴールの近くが一番です。その先で勝てるのは自分のチームだけです。ラウンドの初めに置くと、正体を知らせるだけになります。</translation>
    </message>
    <message>
        <source>A green door in the way is no end: a rockfall takes it away, a ladder behind it opens a new way, or you dig around it. One open way is enough.</source>
        <translation>途中に緑のドアがあっても、終わりではありません。落石で取り除く、その先にはしごを置いて新しい道を開く、回り込んで掘る、という手があります。通れる道が1つあれば十分です。</translation>
    </message>
    <message>
        <source>The blue door on the marked cell keeps the green team from the gold.</source>
        <translation>印のついたマスの青いドアのせいで、緑チームは金塊に届きません。</translation>
    </message>
    <message>
        <source>The blue team gets around the green door on the marked cell.</source>
        <translation>青チームは、印のついたマスの緑のドアを回り込めます。</translation>
    </message>
    <message>
        <source>Tips for the green team</source>
        <translation>緑チームのコツ</translation>
    </message>
    <message>
        <source>Green doors</source>
        <translation>緑のドア</translation>
    </message>
    <message>
        <source>Lay a green door where every way to the gold must pass, best of all near the goals: behind it only your team can win. Early in the round it only tells everybody who you are.</source>
        <translation>緑のドアは、金塊への道が必ず通るところに置きましょう。ゴールの近くが一番です。その先で勝てるのは自分のチームだけです。ラウンドの初めに置くと、正体を知らせるだけになります。</translation>
    </message>
    <message>
        <source>A blue door in the way is no end: a rockfall takes it away, a ladder behind it opens a new way, or you dig around it. One open way is enough.</source>
        <translation>途中に青いドアがあっても、終わりではありません。落石で取り除く、その先にはしごを置いて新しい道を開く、回り込んで掘る、という手があります。通れる道が1つあれば十分です。</translation>
    </message>
    <message>
        <source>The green door on the marked cell keeps the blue team from the gold.</source>
        <translation>印のついたマスの緑のドアのせいで、青チームは金塊に届きません。</translation>
    </message>
    <message>
        <source>The green team gets around the blue door on the marked cell.</source>
        <translation>緑チームは、印のついたマスの青いドアを回り込めます。</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>最後のカード</translation>
    </message>
    <message>
        <source>If the way is open to both teams, the team of whoever lays the last card wins alone. So see to it that one of your team lays it, and above all nobody of the other team.</source>
        <translation>道が両方のチームに通じているときは、最後のカードを置いた人のチームだけが勝ちます。自分のチームのだれかが置けるように、そして何より、相手のチームのだれにも置かせないようにしましょう。</translation>
    </message>
    <message>
        <source>The fewer winners there are, the more each is paid. Keep an answer to a trap ready for the end of the round: whoever is trapped gets nothing.</source>
        <translation>勝者が少ないほど、1人の報酬は多くなります。ラウンドの終わりに備えて、牢屋を取り除く手を残しておきましょう。牢屋の中の人は何ももらえません。</translation>
    </message>
</context>
<context>
    <name>Title</name>
    <message>
        <source>Saboteur</source>
        <translation>お邪魔者</translation>
    </message>
    <message>
        <source>Haunted House</source>
        <translation>おばけ屋敷</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>第{number}ラウンド（全{rounds}ラウンド）</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name}さんの番</translation>
    </message>
    <message>
        <source>Lay a tunnel, play an action or discard one to three cards.</source>
        <translation>道を置くか、アクションを使うか、カードを1〜3枚捨ててください。</translation>
    </message>
    <message>
        <source>Lay a tunnel, play an action or discard a card.</source>
        <translation>道を置くか、アクションを使うか、カードを捨ててください。</translation>
    </message>
    <message>
        <source>Lay the card on a glowing cell.</source>
        <translation>光っているマスにカードを置いてください。</translation>
    </message>
    <message>
        <source>Break the tool of a player.</source>
        <translation>だれの道具を壊すか選んでください。</translation>
    </message>
    <message>
        <source>Repair a broken tool of a player.</source>
        <translation>だれの道具を直すか選んでください。</translation>
    </message>
    <message>
        <source>Choose a tunnel to take away.</source>
        <translation>取り除く道を選んでください。</translation>
    </message>
    <message>
        <source>Choose a goal to look at.</source>
        <translation>見るゴールを選んでください。</translation>
    </message>
    <message>
        <source>End the turn, or take the card back.</source>
        <translation>手番を終えるか、カードを戻してください。</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>ラウンドは終わりました。</translation>
    </message>
    <message>
        <source>Mark the cards to discard, then press Discard.</source>
        <translation>捨てるカードに印を付けて、「捨てる」を押してください。</translation>
    </message>
    <message>
        <source>Discard both, or drop them on your own seat to remove a card there.</source>
        <translation>2枚とも捨てるか、自分の席に置いて前のカードを取り除いてください。</translation>
    </message>
    <message>
        <source>Discard the marked cards.</source>
        <translation>印を付けたカードを捨ててください。</translation>
    </message>
    <message>
        <source>Put the theft in front of yourself.</source>
        <translation>泥棒を自分の前に置いてください。</translation>
    </message>
    <message>
        <source>Take away a theft.</source>
        <translation>泥棒を取り除いてください。</translation>
    </message>
    <message>
        <source>Choose whose hand you want.</source>
        <translation>手札を交換する相手を選んでください。</translation>
    </message>
    <message>
        <source>Choose whose role to look at.</source>
        <translation>役割を見る相手を選んでください。</translation>
    </message>
    <message>
        <source>Choose who gets a new role.</source>
        <translation>役割を変える人を選んでください。</translation>
    </message>
    <message>
        <source>Trap another player.</source>
        <translation>ほかの人を牢屋に入れてください。</translation>
    </message>
    <message>
        <source>Free a trapped player.</source>
        <translation>牢屋の中の人を解放してください。</translation>
    </message>
</context>
</TS>
