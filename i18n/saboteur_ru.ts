<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Access</name>
    <message>
        <source>Face-down card</source>
        <translation>Закрытая карта</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Сброс</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n карта на руках</numerusform>
            <numerusform>%n карты на руках</numerusform>
            <numerusform>%n карт на руках</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold card(s)</source>
        <translation>
            <numerusform>%n карта золота</numerusform>
            <numerusform>%n карты золота</numerusform>
            <numerusform>%n карт золота</numerusform>
        </translation>
    </message>
    <message>
        <source>to move</source>
        <translation>сейчас ходит</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n card(s)</source>
        <translation>
            <numerusform>Колода: %n карта</numerusform>
            <numerusform>Колода: %n карты</numerusform>
            <numerusform>Колода: %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n card(s)</source>
        <translation>
            <numerusform>Сброс: %n карта</numerusform>
            <numerusform>Сброс: %n карты</numerusform>
            <numerusform>Сброс: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Закончить ход</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Ваши карты</translation>
    </message>
    <message>
        <source>Where the card may go</source>
        <translation>Куда можно сыграть карту</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>The mine</source>
        <translation>Шахта</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Piles</source>
        <translation>Стопки карт</translation>
    </message>
    <message>
        <source>Buttons</source>
        <translation>Кнопки</translation>
    </message>
    <message>
        <source>{card}, marked</source>
        <translation>{card}, отмечено</translation>
    </message>
    <message>
        <source>Your role: hold to look</source>
        <translation>Ваша роль: держите, чтобы посмотреть</translation>
    </message>
    <message>
        <source>Your new role: hold to look</source>
        <translation>Ваша новая роль: держите и смотрите</translation>
    </message>
    <message>
        <source>What lies in front of you</source>
        <translation>Карты перед вами</translation>
    </message>
    <message>
        <source>may be played here</source>
        <translation>можно сыграть сюда</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>Сбросить %n карту</numerusform>
            <numerusform>Сбросить %n карты</numerusform>
            <numerusform>Сбросить %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Взять назад</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Turn the card by 180 degrees</source>
        <translation>Развернуть карту на 180°</translation>
    </message>
    <message>
        <source>{title}, face down: hold to look</source>
        <translation>{title}, карта закрыта: держите и смотрите</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>What happened last: {sentence}</source>
        <translation>Последнее событие: {sentence}</translation>
    </message>
    <message>
        <source>Turn the sound off</source>
        <translation>Выключить звук</translation>
    </message>
    <message>
        <source>Turn the sound on</source>
        <translation>Включить звук</translation>
    </message>
    <message>
        <source>Show how far each team gets</source>
        <translation>Показать, докуда доходит каждая команда</translation>
    </message>
    <message>
        <source>Hide how far each team gets</source>
        <translation>Скрыть, докуда доходит каждая команда</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Полный экран</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Turn the hand face up</source>
        <translation>Открыть карты</translation>
    </message>
    <message>
        <source>A look at a hidden card</source>
        <translation>Просмотр скрытой карты</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>Какую?</translation>
    </message>
    <message>
        <source>Hide the hand</source>
        <translation>Скрыть карты</translation>
    </message>
    <message>
        <source>Column {column}, row {row}</source>
        <translation>Столбец {column}, ряд {row}</translation>
    </message>
    <message>
        <source>column {column}: {card}</source>
        <translation>столбец {column}: {card}</translation>
    </message>
    <message>
        <source>Row {row}. {cards}</source>
        <translation>Ряд {row}. {cards}</translation>
    </message>
    <message>
        <source>goal, face down</source>
        <translation>цель лицом вниз</translation>
    </message>
    <message>
        <source>start</source>
        <translation>вход</translation>
    </message>
    <message>
        <source>gold, tunnels: {directions}</source>
        <translation>золото, туннели: {directions}</translation>
    </message>
    <message>
        <source>stone, tunnels: {directions}</source>
        <translation>камни, туннели: {directions}</translation>
    </message>
    <message>
        <source>{card}, lit: {directions}</source>
        <translation>{card}, освещено: {directions}</translation>
    </message>
    <message>
        <source>{card}, unlit</source>
        <translation>{card}, без света</translation>
    </message>
    <message>
        <source>fits as held</source>
        <translation>подходит как есть</translation>
    </message>
    <message>
        <source>fits after a half turn</source>
        <translation>подходит, если повернуть на 180°</translation>
    </message>
    <message>
        <source>fits either way</source>
        <translation>подходит в любом положении</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>не подходит</translation>
    </message>
    <message>
        <source>Your role: {role}</source>
        <translation>Ваша роль: {role}</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>{name}, it is your turn.</source>
        <translation>{name}, ваш ход.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) marked</source>
        <translation>
            <numerusform>Отмечена %n карта</numerusform>
            <numerusform>Отмечены %n карты</numerusform>
            <numerusform>Отмечено %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Mark cards with their digits, then press Enter to discard them.</source>
        <translation>Отметьте карты цифрами и нажмите Enter, чтобы сбросить их.</translation>
    </message>
    <message numerus="yes">
        <source>It can be played in %n place(s).</source>
        <translation>
            <numerusform>Её можно сыграть в %n место.</numerusform>
            <numerusform>Её можно сыграть в %n места.</numerusform>
            <numerusform>Её можно сыграть в %n мест.</numerusform>
        </translation>
    </message>
    <message>
        <source>It can only be discarded.</source>
        <translation>Её можно только сбросить.</translation>
    </message>
    <message>
        <source>{title}: {role}</source>
        <translation>{title}: {role}</translation>
    </message>
</context>
<context>
    <name>AvatarSheet</name>
    <message>
        <source>Choose an avatar</source>
        <translation>Выбор аватара</translation>
    </message>
    <message>
        <source>Pointed hat</source>
        <translation>Острый колпак</translation>
    </message>
    <message>
        <source>Lamp helmet</source>
        <translation>Каска с фонариком</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Корона</translation>
    </message>
    <message>
        <source>Bobble hat</source>
        <translation>Шапка с помпоном</translation>
    </message>
    <message>
        <source>Top hat</source>
        <translation>Цилиндр</translation>
    </message>
    <message>
        <source>Horned helm</source>
        <translation>Рогатый шлем</translation>
    </message>
    <message>
        <source>Headscarf</source>
        <translation>Косынка</translation>
    </message>
    <message>
        <source>Cap with goggles</source>
        <translation>Кепка с очками</translation>
    </message>
    <message>
        <source>Propeller cap</source>
        <translation>Кепка с пропеллером</translation>
    </message>
    <message>
        <source>Straw hat</source>
        <translation>Соломенная шляпа</translation>
    </message>
    <message>
        <source>Jester cap</source>
        <translation>Шутовской колпак</translation>
    </message>
    <message>
        <source>Beret</source>
        <translation>Берет</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Rockfall</source>
        <translation>Обвал</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Секретная карта</translation>
    </message>
    <message>
        <source>Dead end</source>
        <translation>Тупик</translation>
    </message>
    <message>
        <source>Tunnel with a stub</source>
        <translation>Туннель с отростком</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Мост</translation>
    </message>
    <message>
        <source>Double curve</source>
        <translation>Двойной поворот</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Лестница</translation>
    </message>
    <message>
        <source>Green door</source>
        <translation>Зелёная дверь</translation>
    </message>
    <message>
        <source>Blue door</source>
        <translation>Синяя дверь</translation>
    </message>
    <message>
        <source>Crystal</source>
        <translation>Кристалл</translation>
    </message>
    <message>
        <source>The way goes on through the tunnel; a stub leads nowhere.</source>
        <translation>Путь продолжается по туннелю, отросток никуда не ведёт.</translation>
    </message>
    <message>
        <source>Two tunnels cross here and do not meet.</source>
        <translation>Два туннеля пересекаются, но не соединяются.</translation>
    </message>
    <message>
        <source>Two tunnels bend past each other and do not meet.</source>
        <translation>Два туннеля изгибаются рядом, но не соединяются.</translation>
    </message>
    <message>
        <source>Its tunnel is joined to the start wherever it lies, but it may not touch a goal.</source>
        <translation>Где бы она ни лежала, её туннель связан со входом, но рядом с целью её класть нельзя.</translation>
    </message>
    <message>
        <source>Only the green team gets through this door.</source>
        <translation>Через эту дверь проходит только зелёная команда.</translation>
    </message>
    <message>
        <source>Only the blue team gets through this door.</source>
        <translation>Через эту дверь проходит только синяя команда.</translation>
    </message>
    <message>
        <source>Each crystal in the mine is worth gold to a geologist.</source>
        <translation>Каждый кристалл в шахте приносит геологу золото.</translation>
    </message>
    <message>
        <source>Tunnel</source>
        <translation>Туннель</translation>
    </message>
    <message>
        <source>Broken pickaxe</source>
        <translation>Поломка кирки</translation>
    </message>
    <message>
        <source>Broken lantern</source>
        <translation>Поломка лампы</translation>
    </message>
    <message>
        <source>Broken mine cart</source>
        <translation>Поломка вагонетки</translation>
    </message>
    <message>
        <source>Pickaxe repair</source>
        <translation>Ремонт кирки</translation>
    </message>
    <message>
        <source>Lantern repair</source>
        <translation>Ремонт лампы</translation>
    </message>
    <message>
        <source>Mine cart repair</source>
        <translation>Ремонт вагонетки</translation>
    </message>
    <message>
        <source>Pickaxe or lantern repair</source>
        <translation>Ремонт кирки или лампы</translation>
    </message>
    <message>
        <source>Pickaxe or mine cart repair</source>
        <translation>Ремонт кирки или вагонетки</translation>
    </message>
    <message>
        <source>Lantern or mine cart repair</source>
        <translation>Ремонт лампы или вагонетки</translation>
    </message>
    <message>
        <source>Lay it in the mine: no way leads through it.</source>
        <translation>Положите карту в шахту: дальше пути по ней нет.</translation>
    </message>
    <message>
        <source>Lay it in the mine to carry a lit tunnel on.</source>
        <translation>Положите карту в шахту, чтобы продолжить освещённый туннель.</translation>
    </message>
    <message>
        <source>Play it on a player, who cannot lay tunnels until the tool is repaired.</source>
        <translation>Сыграйте карту на игрока: без починки он не может класть туннели.</translation>
    </message>
    <message>
        <source>Play it on a player, yourself too, to repair a broken tool.</source>
        <translation>Сыграйте карту на любого игрока или на себя, чтобы починить инструмент.</translation>
    </message>
    <message>
        <source>Take one tunnel out of the mine, but never the start or a goal.</source>
        <translation>Уберите из шахты один туннель, но не вход и не цель.</translation>
    </message>
    <message>
        <source>Look at one goal in secret.</source>
        <translation>Тайно посмотрите одну цель.</translation>
    </message>
    <message>
        <source>{name}: {directions}</source>
        <translation>{name}: {directions}</translation>
    </message>
    <message>
        <source>Theft</source>
        <translation>Кража</translation>
    </message>
    <message>
        <source>Hands off</source>
        <translation>Руки прочь!</translation>
    </message>
    <message>
        <source>Swap hands</source>
        <translation>Обмен картами</translation>
    </message>
    <message>
        <source>Inspection</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>Swap hats</source>
        <translation>Смена роли</translation>
    </message>
    <message>
        <source>Trap</source>
        <translation>Ловушка</translation>
    </message>
    <message>
        <source>Free at last</source>
        <translation>Освобождение</translation>
    </message>
    <message>
        <source>Put it in front of you: it steals gold at the end of the round, unless you are trapped.</source>
        <translation>Положите её перед собой: в конце раунда она украдёт золото, если вы не в ловушке.</translation>
    </message>
    <message>
        <source>Take away a theft that lies in front of a player, yourself too.</source>
        <translation>Уберите кражу, которая лежит перед игроком, в том числе перед вами.</translation>
    </message>
    <message>
        <source>Exchange the rest of your hand with another player, who then draws a card.</source>
        <translation>Обменяйтесь оставшимися картами с другим игроком, затем он берёт карту.</translation>
    </message>
    <message>
        <source>Look at the role of another player in secret.</source>
        <translation>Тайно посмотрите роль другого игрока.</translation>
    </message>
    <message>
        <source>A player, yourself too, gets a new role from the reserve.</source>
        <translation>Игрок, в том числе вы, получает новую роль из запасных.</translation>
    </message>
    <message>
        <source>Play it on another player, who lays no tunnels and wins nothing until freed.</source>
        <translation>Сыграйте на другого игрока: пока его не освободят, он не кладёт туннели и ничего не получит.</translation>
    </message>
    <message>
        <source>Free a trapped player, yourself too.</source>
        <translation>Освободите игрока из ловушки, в том числе себя.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Передайте экран игроку {name}</translation>
    </message>
    <message>
        <source>Press and hold to look</source>
        <translation>Нажмите и держите, чтобы посмотреть</translation>
    </message>
    <message>
        <source>Press to look</source>
        <translation>Нажмите, чтобы посмотреть</translation>
    </message>
    <message>
        <source>Pass the screen to</source>
        <translation>Передайте экран игроку</translation>
    </message>
    <message>
        <source>{name}</source>
        <comment>the name on the curtain, with what is said after it</comment>
        <translation>{name}</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Everyone else: please look away</source>
        <translation>Остальные, отвернитесь, пожалуйста</translation>
    </message>
</context>
<context>
    <name>Explained</name>
    <message numerus="yes">
        <source>%n card(s) are left. Each move ends with drawing one.</source>
        <translation>
            <numerusform>Осталась %n карта. В конце хода берут одну.</numerusform>
            <numerusform>Осталось %n карты. В конце хода берут одну.</numerusform>
            <numerusform>Осталось %n карт. В конце хода берут одну.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Колода</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lie here. A card is dropped here to discard it.</source>
        <translation>
            <numerusform>Здесь %n карта. Чтобы сбросить карту, положите её сюда.</numerusform>
            <numerusform>Здесь %n карты. Чтобы сбросить карту, положите её сюда.</numerusform>
            <numerusform>Здесь %n карт. Чтобы сбросить карту, положите её сюда.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Сброс</translation>
    </message>
    <message>
        <source>Nothing is left to draw.</source>
        <translation>Брать больше нечего.</translation>
    </message>
    <message>
        <source>Under one of three such cards lies the gold. A tunnel that leads here turns it face up.</source>
        <translation>Одна из трёх таких карт — золото. Когда туннель доходит сюда, карту открывают.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Вход</translation>
    </message>
    <message>
        <source>The way to the gold begins here.</source>
        <translation>Отсюда начинается путь к золоту.</translation>
    </message>
    <message>
        <source>The gold: a tunnel that leads here wins the round for the miners.</source>
        <translation>Золото: когда туннель доходит сюда, раунд выигрывают золотоискатели.</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Золото</translation>
    </message>
    <message>
        <source>There is no gold here. The tunnel can be carried on from this card.</source>
        <translation>Золота здесь нет. От этой карты туннель можно вести дальше.</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Камни</translation>
    </message>
    <message>
        <source>It is dark here: no tunnel leads here from the start.</source>
        <translation>Здесь темно: туннель от входа сюда не ведёт.</translation>
    </message>
    <message>
        <source>Only one of the two tunnels is lit: {directions}.</source>
        <translation>Освещён только один из двух туннелей: {directions}.</translation>
    </message>
    <message>
        <source>Light reaches this card, but no way leads on through it.</source>
        <translation>Свет сюда доходит, но дальше пути нет.</translation>
    </message>
    <message>
        <source>It is lit: a tunnel leads here from the start and can be carried on.</source>
        <translation>Здесь светло: туннель ведёт сюда от входа, и его можно продолжить.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the hand</source>
        <translation>
            <numerusform>%n карта на руках</numerusform>
            <numerusform>%n карты на руках</numerusform>
            <numerusform>%n карт на руках</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold card(s)</source>
        <translation>
            <numerusform>%n карта золота</numerusform>
            <numerusform>%n карты золота</numerusform>
            <numerusform>%n карт золота</numerusform>
        </translation>
    </message>
    <message>
        <source>In the trap.</source>
        <translation>В ловушке.</translation>
    </message>
    <message>
        <source>A theft lies here.</source>
        <translation>Здесь лежит кража.</translation>
    </message>
    <message>
        <source>All tools are whole.</source>
        <translation>Все инструменты целы.</translation>
    </message>
    <message>
        <source>The pickaxe is broken.</source>
        <translation>Кирка сломана.</translation>
    </message>
    <message>
        <source>The lantern is broken.</source>
        <translation>Лампа сломана.</translation>
    </message>
    <message>
        <source>The mine cart is broken.</source>
        <translation>Вагонетка сломана.</translation>
    </message>
    <message>
        <source>{name} cannot lay tunnels until the pickaxe is repaired.</source>
        <translation>{name} не кладёт туннели, пока кирку не починят.</translation>
    </message>
    <message>
        <source>{name} cannot lay tunnels until the lantern is repaired.</source>
        <translation>{name} не кладёт туннели, пока лампу не починят.</translation>
    </message>
    <message>
        <source>{name} cannot lay tunnels until the mine cart is repaired.</source>
        <translation>{name} не кладёт туннели, пока вагонетку не починят.</translation>
    </message>
    <message>
        <source>{name} steals gold from somebody at the end of the round, unless trapped then.</source>
        <translation>В конце раунда {name} крадёт у кого-нибудь золото, если не окажется в ловушке.</translation>
    </message>
    <message>
        <source>{name} cannot lay tunnels, and wins nothing if still trapped at the end.</source>
        <translation>{name} не кладёт туннели и ничего не получит, если останется в ловушке до конца.</translation>
    </message>
</context>
<context>
    <name>Goal</name>
    <message>
        <source>Top goal</source>
        <translation>Верхняя цель</translation>
    </message>
    <message>
        <source>Middle goal</source>
        <translation>Средняя цель</translation>
    </message>
    <message>
        <source>Bottom goal</source>
        <translation>Нижняя цель</translation>
    </message>
    <message>
        <source>Role of {name}</source>
        <translation>Роль: {name}</translation>
    </message>
    <message>
        <source>Your new role</source>
        <translation>Ваша новая роль</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>lay a tunnel</source>
        <translation>положить туннель</translation>
    </message>
    <message>
        <source>break a tool</source>
        <translation>сломать инструмент</translation>
    </message>
    <message>
        <source>repair a tool</source>
        <translation>починить инструмент</translation>
    </message>
    <message>
        <source>play a rockfall</source>
        <translation>устроить обвал</translation>
    </message>
    <message>
        <source>look at a goal</source>
        <translation>посмотреть цель</translation>
    </message>
    <message>
        <source>put a theft in front of yourself</source>
        <translation>положить перед собой кражу</translation>
    </message>
    <message>
        <source>play a card on a player</source>
        <translation>сыграть карту на игрока</translation>
    </message>
    <message>
        <source>discard two cards to remove one in front of you</source>
        <translation>сбросить две карты и убрать одну перед собой</translation>
    </message>
    <message>
        <source>discard a card</source>
        <translation>сбросить карту</translation>
    </message>
    <message>
        <source>discard one to three cards</source>
        <translation>сбросить от одной до трёх карт</translation>
    </message>
    <message>
        <source>You can: {actions}</source>
        <translation>Можно: {actions}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выйти</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} · {players}</source>
        <translation>Раунд {round} · {players}</translation>
    </message>
    <message>
        <source>Round {round} · {players} · {name}&apos;s turn</source>
        <translation>Раунд {round} · {players} · ходит: {name}</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Pick up that card of the hand</source>
        <translation>Взять карту с этим номером</translation>
    </message>
    <message>
        <source>Go from one thing to the next; with a card in the hand, to where it fits</source>
        <translation>Перейти к следующему; со взятой картой — туда, куда она подходит</translation>
    </message>
    <message>
        <source>Hold the card over any cell, also where it does not fit</source>
        <translation>Поднести карту к любой клетке, даже неподходящей</translation>
    </message>
    <message>
        <source>Turn the card by 180 degrees</source>
        <translation>Повернуть карту на 180°</translation>
    </message>
    <message>
        <source>Play the card, end the turn, press a button</source>
        <translation>Сыграть карту, завершить ход, нажать кнопку</translation>
    </message>
    <message>
        <source>Put the card back, take the move back, close</source>
        <translation>Вернуть карту на место, взять ход назад, закрыть</translation>
    </message>
    <message>
        <source>Next part of the table: hand, mine, players, piles, buttons</source>
        <translation>Следующая часть стола: карты, шахта, игроки, стопки, кнопки</translation>
    </message>
    <message>
        <source>Press a button, hold it to look; otherwise skip what is moving</source>
        <translation>Нажать кнопку, держать, чтобы посмотреть; иначе — пропустить движение</translation>
    </message>
    <message>
        <source>Discard the card that is picked up; with none, mark several by digits (Saboteur 2)</source>
        <translation>Сбросить взятую карту; если ничего не взято, отметить несколько цифрами («Гномы-вредители 2»)</translation>
    </message>
    <message>
        <source>Take the move back</source>
        <translation>Взять ход назад</translation>
    </message>
    <message>
        <source>Hold: your role and what you know</source>
        <translation>Держать: ваша роль и то, что вы знаете</translation>
    </message>
    <message>
        <source>Hold: your hand, when it lies face down</source>
        <translation>Держать: ваши карты, если они лежат лицом вниз</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Saboteur 2: show how far each team gets</source>
        <translation>«Гномы-вредители 2»: показать, докуда доходит каждая команда</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Что произошло</translation>
    </message>
    <message>
        <source>Sound on or off</source>
        <translation>Включить или выключить звук</translation>
    </message>
    <message>
        <source>Bring the mine nearer</source>
        <translation>Приблизить шахту</translation>
    </message>
    <message>
        <source>Move the mine away</source>
        <translation>Отдалить шахту</translation>
    </message>
    <message>
        <source>Show the whole mine</source>
        <translation>Показать всю шахту</translation>
    </message>
    <message>
        <source>Menu, when nothing is picked up</source>
        <translation>Меню, если карта не взята</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Полный экран</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>Эта страница</translation>
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
        <translation>Стрелки</translation>
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
        <translation>Пробел</translation>
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
        <translation>Язык</translation>
    </message>
</context>
<context>
    <name>LastResort</name>
    <message>
        <source>Something went wrong</source>
        <translation>Что-то пошло не так</translation>
    </message>
    <message>
        <source>Something went wrong. The match is saved up to the last finished turn.</source>
        <translation>Что-то пошло не так. Партия сохранена до последнего законченного хода.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выйти</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>dead end</source>
        <translation>тупик</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>мост</translation>
    </message>
    <message>
        <source>{name} lays a bridge.</source>
        <translation>{name} кладёт мост.</translation>
    </message>
    <message>
        <source>double curve</source>
        <translation>двойной поворот</translation>
    </message>
    <message>
        <source>{name} lays a double curve.</source>
        <translation>{name} кладёт двойной поворот.</translation>
    </message>
    <message>
        <source>ladder</source>
        <translation>лестница</translation>
    </message>
    <message>
        <source>{name} lays a ladder.</source>
        <translation>{name} кладёт лестницу.</translation>
    </message>
    <message>
        <source>green door</source>
        <translation>зелёная дверь</translation>
    </message>
    <message>
        <source>{name} lays a green door.</source>
        <translation>{name} кладёт зелёную дверь.</translation>
    </message>
    <message>
        <source>blue door</source>
        <translation>синяя дверь</translation>
    </message>
    <message>
        <source>{name} lays a blue door.</source>
        <translation>{name} кладёт синюю дверь.</translation>
    </message>
    <message>
        <source>crystal</source>
        <translation>кристалл</translation>
    </message>
    <message>
        <source>{name} lays a tunnel with a crystal.</source>
        <translation>{name} кладёт туннель с кристаллом.</translation>
    </message>
    <message>
        <source>tunnel</source>
        <translation>туннель</translation>
    </message>
    <message>
        <source>{name} plans a theft.</source>
        <translation>{name} готовит кражу.</translation>
    </message>
    <message>
        <source>{name} traps {target}.</source>
        <translation>{name} ловит в ловушку игрока {target}.</translation>
    </message>
    <message>
        <source>{name} gives up a theft.</source>
        <translation>{name} отказывается от кражи.</translation>
    </message>
    <message>
        <source>{name} stops {target}&apos;s theft.</source>
        <translation>{name} снимает кражу игрока {target}.</translation>
    </message>
    <message>
        <source>{name} breaks free.</source>
        <translation>{name} выбирается из ловушки.</translation>
    </message>
    <message>
        <source>{name} frees {target}.</source>
        <translation>{name} освобождает игрока {target}.</translation>
    </message>
    <message>
        <source>{name} takes a new role.</source>
        <translation>{name} берёт себе новую роль.</translation>
    </message>
    <message>
        <source>{name} gives {target} a new role.</source>
        <translation>{name} меняет роль игроку {target}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} discards %n card(s).</source>
        <translation>
            <numerusform>{name} сбрасывает %n карту.</numerusform>
            <numerusform>{name} сбрасывает %n карты.</numerusform>
            <numerusform>{name} сбрасывает %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} discards two cards: the pickaxe is whole again.</source>
        <translation>{name} сбрасывает две карты: кирка снова цела.</translation>
    </message>
    <message>
        <source>{name} discards two cards: the lantern is whole again.</source>
        <translation>{name} сбрасывает две карты: лампа снова цела.</translation>
    </message>
    <message>
        <source>{name} discards two cards: the mine cart is whole again.</source>
        <translation>{name} сбрасывает две карты: вагонетка снова цела.</translation>
    </message>
    <message>
        <source>{name} discards two cards and is free.</source>
        <translation>{name} сбрасывает две карты и выходит из ловушки.</translation>
    </message>
    <message>
        <source>{name} discards two cards and gives up a theft.</source>
        <translation>{name} сбрасывает две карты и отказывается от кражи.</translation>
    </message>
    <message>
        <source>{name} steals nothing.</source>
        <translation>{name} ничего не крадёт.</translation>
    </message>
    <message>
        <source>{name} steals a nugget from {target}.</source>
        <translation>{name} крадёт самородок у игрока {target}.</translation>
    </message>
    <message>
        <source>{name} lays a dead end.</source>
        <translation>{name} кладёт тупик.</translation>
    </message>
    <message>
        <source>{name} lays a tunnel.</source>
        <translation>{name} кладёт туннель.</translation>
    </message>
    <message>
        <source>{name} plays a rockfall.</source>
        <translation>{name} устраивает обвал.</translation>
    </message>
    <message>
        <source>rockfall</source>
        <translation>обвал</translation>
    </message>
    <message>
        <source>{name} discards a card.</source>
        <translation>{name} сбрасывает карту.</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>в сброс</translation>
    </message>
    <message>
        <source>{name} has no cards: the turn is skipped.</source>
        <translation>{name} пропускает ход: карт больше нет.</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>нет карт</translation>
    </message>
    <message>
        <source>{name} chooses a gold card.</source>
        <translation>{name} выбирает карту золота.</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>золото</translation>
    </message>
    <message>
        <source>{name} swaps hands with {target}.</source>
        <translation>{name} меняется картами с игроком {target}.</translation>
    </message>
    <message>
        <source>{name} looks at the role of {target}.</source>
        <translation>{name} смотрит роль игрока {target}.</translation>
    </message>
    <message>
        <source>cleared away</source>
        <translation>карта убрана</translation>
    </message>
    <message>
        <source>The gold is paid out.</source>
        <translation>Золото роздано.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>{name} breaks a pickaxe of their own.</source>
        <translation>{name} ломает свою кирку.</translation>
    </message>
    <message>
        <source>{name} breaks a lantern of their own.</source>
        <translation>{name} ломает свою лампу.</translation>
    </message>
    <message>
        <source>{name} breaks a mine cart of their own.</source>
        <translation>{name} ломает свою вагонетку.</translation>
    </message>
    <message>
        <source>{name} breaks the pickaxe of {target}.</source>
        <translation>{name} ломает кирку игроку {target}.</translation>
    </message>
    <message>
        <source>{name} breaks the lantern of {target}.</source>
        <translation>{name} ломает лампу игроку {target}.</translation>
    </message>
    <message>
        <source>{name} breaks the mine cart of {target}.</source>
        <translation>{name} ломает вагонетку игроку {target}.</translation>
    </message>
    <message>
        <source>{name} repairs a pickaxe of their own.</source>
        <translation>{name} чинит свою кирку.</translation>
    </message>
    <message>
        <source>{name} repairs a lantern of their own.</source>
        <translation>{name} чинит свою лампу.</translation>
    </message>
    <message>
        <source>{name} repairs a mine cart of their own.</source>
        <translation>{name} чинит свою вагонетку.</translation>
    </message>
    <message>
        <source>{name} repairs the pickaxe of {target}.</source>
        <translation>{name} чинит кирку игроку {target}.</translation>
    </message>
    <message>
        <source>{name} repairs the lantern of {target}.</source>
        <translation>{name} чинит лампу игроку {target}.</translation>
    </message>
    <message>
        <source>{name} repairs the mine cart of {target}.</source>
        <translation>{name} чинит вагонетку игроку {target}.</translation>
    </message>
    <message>
        <source>top goal</source>
        <translation>верхняя цель</translation>
    </message>
    <message>
        <source>middle goal</source>
        <translation>средняя цель</translation>
    </message>
    <message>
        <source>bottom goal</source>
        <translation>нижняя цель</translation>
    </message>
    <message>
        <source>{name} looks at the top goal.</source>
        <translation>{name} смотрит верхнюю цель.</translation>
    </message>
    <message>
        <source>{name} looks at the middle goal.</source>
        <translation>{name} смотрит среднюю цель.</translation>
    </message>
    <message>
        <source>{name} looks at the bottom goal.</source>
        <translation>{name} смотрит нижнюю цель.</translation>
    </message>
    <message>
        <source>The top goal is stone.</source>
        <translation>Верхняя цель — камни.</translation>
    </message>
    <message>
        <source>The middle goal is stone.</source>
        <translation>Средняя цель — камни.</translation>
    </message>
    <message>
        <source>The bottom goal is stone.</source>
        <translation>Нижняя цель — камни.</translation>
    </message>
    <message>
        <source>The top goal is gold!</source>
        <translation>Верхняя цель — золото!</translation>
    </message>
    <message>
        <source>The middle goal is gold!</source>
        <translation>Средняя цель — золото!</translation>
    </message>
    <message>
        <source>The bottom goal is gold!</source>
        <translation>Нижняя цель — золото!</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Your matches</source>
        <translation>Ваши партии</translation>
    </message>
    <message>
        <source>Your settings</source>
        <translation>Ваши настройки</translation>
    </message>
    <message>
        <source>Before you play</source>
        <translation>Перед игрой</translation>
    </message>
    <message>
        <source>Saboteur</source>
        <translation>Гномы-вредители</translation>
    </message>
</context>
<context>
    <name>NewMatchScreen</name>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Добавить место</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Кто начинает</translation>
    </message>
    <message>
        <source>Youngest</source>
        <translation>Самый младший</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>По жребию</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>По выбору</translation>
    </message>
    <message>
        <source>Rules preset</source>
        <translation>Вариант правил</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Подробнее</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Начать партию</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Игрок {number}</translation>
    </message>
    <message>
        <source>The youngest player is: {name}</source>
        <translation>Самый младший игрок: {name}</translation>
    </message>
    <message>
        <source>The first player is: {name}</source>
        <translation>Первый игрок: {name}</translation>
    </message>
    <message>
        <source>At least one player must be a person.</source>
        <translation>Хотя бы один игрок должен быть человеком.</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one of them another name.</source>
        <translation>Двух игроков зовут {name}. Дайте одному из них другое имя.</translation>
    </message>
    <message>
        <source>Misha</source>
        <translation>Миша</translation>
    </message>
    <message>
        <source>Flint</source>
        <translation>Флинт</translation>
    </message>
    <message>
        <source>Goldie</source>
        <translation>Голди</translation>
    </message>
    <message>
        <source>Poppy</source>
        <translation>Поппи</translation>
    </message>
    <message>
        <source>Baron</source>
        <translation>Барон</translation>
    </message>
    <message>
        <source>Pip</source>
        <translation>Пип</translation>
    </message>
    <message>
        <source>Hana</source>
        <translation>Хана</translation>
    </message>
    <message>
        <source>Oma</source>
        <translation>Ома</translation>
    </message>
    <message>
        <source>Kenji</source>
        <translation>Кэндзи</translation>
    </message>
    <message>
        <source>Fern</source>
        <translation>Ферн</translation>
    </message>
    <message>
        <source>Jingle</source>
        <translation>Джингл</translation>
    </message>
    <message>
        <source>Ruby</source>
        <translation>Руби</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) changed</source>
        <translation>
            <numerusform>изменена %n настройка</numerusform>
            <numerusform>изменены %n настройки</numerusform>
            <numerusform>изменено %n настроек</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>allowed</source>
        <translation>можно</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>нельзя</translation>
    </message>
    <message>
        <source>on</source>
        <translation>вкл.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>выкл.</translation>
    </message>
    <message>
        <source>Way to the start</source>
        <translation>Связь со входом</translation>
    </message>
    <message>
        <source>How a new tunnel must hang together with the start card.</source>
        <translation>Как новый туннель должен быть связан со входом.</translation>
    </message>
    <message>
        <source>continues the way from the start</source>
        <translation>продолжает путь от входа</translation>
    </message>
    <message>
        <source>touches a card joined to the start</source>
        <translation>касается карты, связанной со входом</translation>
    </message>
    <message>
        <source>touches any card</source>
        <translation>касается любой карты</translation>
    </message>
    <message>
        <source>Beside a face-down goal</source>
        <translation>Рядом с закрытой целью</translation>
    </message>
    <message>
        <source>Whether a wall may lie against a face-down goal.</source>
        <translation>Можно ли класть карту стеной к закрытой цели.</translation>
    </message>
    <message>
        <source>anything may touch it</source>
        <translation>любой стороной</translation>
    </message>
    <message>
        <source>only a tunnel may touch it</source>
        <translation>только туннелем</translation>
    </message>
    <message>
        <source>Beside a face-up goal</source>
        <translation>Рядом с открытой целью</translation>
    </message>
    <message>
        <source>Whether a new tunnel must match a goal that has been turned over.</source>
        <translation>Должен ли новый туннель совпадать с открытой целью.</translation>
    </message>
    <message>
        <source>must match</source>
        <translation>должен совпадать</translation>
    </message>
    <message>
        <source>need not match</source>
        <translation>может не совпадать</translation>
    </message>
    <message>
        <source>Stone that does not fit</source>
        <translation>Несовпавшие камни</translation>
    </message>
    <message>
        <source>Whether a stone is turned over although some of its sides do not match; if not, it stays face down.</source>
        <translation>Открываются ли камни, если не все их стороны совпали; если нет, карта остаётся закрытой.</translation>
    </message>
    <message>
        <source>if there is no other way</source>
        <translation>если иначе нельзя</translation>
    </message>
    <message>
        <source>never</source>
        <translation>никогда</translation>
    </message>
    <message>
        <source>Breaking your own tools</source>
        <translation>Поломка у себя</translation>
    </message>
    <message>
        <source>Whether a break card may be played on oneself.</source>
        <translation>Можно ли сыграть поломку на себя.</translation>
    </message>
    <message>
        <source>What a map shows</source>
        <translation>Что показывает секретная карта</translation>
    </message>
    <message>
        <source>Whether a map may also look at a goal that is face up.</source>
        <translation>Можно ли выбрать ею и открытую цель.</translation>
    </message>
    <message>
        <source>face-down goals only</source>
        <translation>только закрытая цель</translation>
    </message>
    <message>
        <source>any goal</source>
        <translation>любая цель</translation>
    </message>
    <message>
        <source>Action cards</source>
        <translation>Карты действий</translation>
    </message>
    <message>
        <source>How many maps and repairs are in the pile.</source>
        <translation>Сколько секретных карт и ремонтов в колоде.</translation>
    </message>
    <message>
        <source>27 cards as printed</source>
        <translation>27 карт, как в издании</translation>
    </message>
    <message>
        <source>28 cards of the online edition</source>
        <translation>28 карт онлайн-версии</translation>
    </message>
    <message>
        <source>End of a round</source>
        <translation>Конец раунда</translation>
    </message>
    <message>
        <source>When a round without gold is over.</source>
        <translation>Когда заканчивается раунд без золота.</translation>
    </message>
    <message>
        <source>when all hands are empty</source>
        <translation>когда ни у кого нет карт</translation>
    </message>
    <message>
        <source>when nobody holds a playable card</source>
        <translation>когда ни у кого нет подходящей карты</translation>
    </message>
    <message>
        <source>when all in turn have passed for want of a playable card</source>
        <translation>когда все подряд пропустили ход без подходящих карт</translation>
    </message>
    <message>
        <source>Gold cards to share</source>
        <translation>Сколько карт золота</translation>
    </message>
    <message>
        <source>How many gold cards are drawn when the miners win.</source>
        <translation>Сколько карт золота берут, когда победили золотоискатели.</translation>
    </message>
    <message>
        <source>one for each miner (new mine)</source>
        <translation>по числу золотоискателей («новая шахта»)</translation>
    </message>
    <message>
        <source>Miners with a broken tool at the end get no gold.</source>
        <translation>Золотоискатели, у которых в конце что-то сломано, не получают золота.</translation>
    </message>
    <message>
        <source>one for each player, nine at most</source>
        <translation>по числу игроков, но не больше девяти</translation>
    </message>
    <message>
        <source>one for each player</source>
        <translation>по числу игроков</translation>
    </message>
    <message>
        <source>Choosing the gold</source>
        <translation>Выбор золота</translation>
    </message>
    <message>
        <source>Whether the miners choose their cards or the program deals the best first.</source>
        <translation>Выбирают ли золотоискатели карты сами или их раздаёт программа, начиная с лучших.</translation>
    </message>
    <message>
        <source>the miners choose</source>
        <translation>выбирают сами</translation>
    </message>
    <message>
        <source>dealt, best first</source>
        <translation>раздаются с лучшей</translation>
    </message>
    <message>
        <source>Spare role</source>
        <translation>Лишняя роль</translation>
    </message>
    <message>
        <source>Whether one role is left over, so that the number of saboteurs is uncertain.</source>
        <translation>Остаётся ли лишняя роль, из-за которой число вредителей неизвестно.</translation>
    </message>
    <message>
        <source>one role is spare</source>
        <translation>одна роль лишняя</translation>
    </message>
    <message>
        <source>all saboteurs in play</source>
        <translation>все вредители в игре</translation>
    </message>
    <message>
        <source>Gold without change</source>
        <translation>Нехватка золота</translation>
    </message>
    <message>
        <source>What saboteurs get when the gold cards left cannot make up the exact sum.</source>
        <translation>Что получают вредители, если из оставшихся карт не набрать точную сумму.</translation>
    </message>
    <message>
        <source>the exact sum is credited</source>
        <translation>засчитывается точная сумма</translation>
    </message>
    <message>
        <source>first exchange cards, then credit</source>
        <translation>сначала размен, затем запись</translation>
    </message>
    <message>
        <source>as much as the cards make up</source>
        <translation>сколько можно набрать картами</translation>
    </message>
    <message>
        <source>Broken tool, no gold</source>
        <translation>Без инструмента нет золота</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Число раундов</translation>
    </message>
    <message>
        <source>How many rounds a game has.</source>
        <translation>Сколько раундов в партии.</translation>
    </message>
    <message>
        <source>Middle goal</source>
        <translation>Средняя цель</translation>
    </message>
    <message>
        <source>How many cells lie between the start and the middle goal; with eight no card touches two goals.</source>
        <translation>Сколько клеток между входом и средней целью; при восьми ни одна карта не касается сразу двух целей.</translation>
    </message>
    <message>
        <source>seven cells, as printed</source>
        <translation>семь клеток, как в издании</translation>
    </message>
    <message>
        <source>eight cells</source>
        <translation>восемь клеток</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Секретные карты</translation>
    </message>
    <message>
        <source>How many maps are in the pile: the fewer there are, the longer nobody knows where the gold lies.</source>
        <translation>Сколько секретных карт в колоде: чем их меньше, тем дольше неизвестно, где золото.</translation>
    </message>
    <message>
        <source>as the action cards say</source>
        <translation>как задано для карт действий</translation>
    </message>
    <message>
        <source>Old mine</source>
        <translation>Старая шахта</translation>
    </message>
    <message>
        <source>Six of the gold cards are empty, as in a mine that has been dug before.</source>
        <translation>Шесть карт золота пустые, как в шахте, где уже копали.</translation>
    </message>
    <message>
        <source>Selfish dwarf</source>
        <translation>Гном-эгоист</translation>
    </message>
    <message>
        <source>One of the miners is selfish: he wins only by reaching the gold himself, and then alone.</source>
        <translation>Один из золотоискателей — эгоист: он побеждает, только если сам достроит путь к золоту, и тогда побеждает один.</translation>
    </message>
    <message>
        <source>Fixed roles</source>
        <translation>Постоянные роли</translation>
    </message>
    <message>
        <source>For each number of players the saboteurs and their pay are fixed, and no role is spare.</source>
        <translation>Для каждого числа игроков число вредителей и их доля постоянны, лишней роли нет.</translation>
    </message>
    <message>
        <source>Saboteurs know each other</source>
        <translation>Вредители знают друг друга</translation>
    </message>
    <message>
        <source>At the start of a round each saboteur is told who the others are.</source>
        <translation>В начале раунда каждый вредитель узнаёт, кто остальные.</translation>
    </message>
    <message>
        <source>Crystals</source>
        <translation>Кристаллы</translation>
    </message>
    <message>
        <source>Which crystals a geologist is paid for.</source>
        <translation>За какие кристаллы платят геологу.</translation>
    </message>
    <message>
        <source>joined to the start or to a ladder</source>
        <translation>связанные со входом или с лестницей</translation>
    </message>
    <message>
        <source>all that lie on the table</source>
        <translation>все, что лежат на поле</translation>
    </message>
    <message>
        <source>Thefts</source>
        <translation>Кражи</translation>
    </message>
    <message>
        <source>Which gold a thief takes a nugget from.</source>
        <translation>Из какого золота можно украсть самородок.</translation>
    </message>
    <message>
        <source>what was paid in this round</source>
        <translation>полученное в этом раунде</translation>
    </message>
    <message>
        <source>all that a player owns</source>
        <translation>всё, что есть у игрока</translation>
    </message>
    <message>
        <source>Boss needs a team</source>
        <translation>Босс побеждает с командой</translation>
    </message>
    <message>
        <source>The boss wins only when one of the teams wins too.</source>
        <translation>Босс побеждает, только если победила одна из команд.</translation>
    </message>
    <message>
        <source>A saboteur completes the path</source>
        <translation>Путь достроил вредитель</translation>
    </message>
    <message>
        <source>Which team wins when a saboteur lays the last tunnel to the gold.</source>
        <translation>Какая команда побеждает, если путь к золоту достроил вредитель.</translation>
    </message>
    <message>
        <source>every team to which the way is open</source>
        <translation>каждая, для которой путь открыт</translation>
    </message>
    <message>
        <source>neither team</source>
        <translation>ни одна</translation>
    </message>
    <message>
        <source>Cards set aside</source>
        <translation>Отложенные карты</translation>
    </message>
    <message>
        <source>How many cards are set aside unseen in each round.</source>
        <translation>Сколько карт в каждом раунде откладывают не глядя.</translation>
    </message>
    <message>
        <source>Full hand after clearing</source>
        <translation>Добор после уборки</translation>
    </message>
    <message>
        <source>Whoever discards two cards to remove one that lies in front draws two, so no hand shrinks.</source>
        <translation>Кто сбросил две карты, чтобы убрать одну перед собой, берёт две, и карт на руках не становится меньше.</translation>
    </message>
    <message>
        <source>Gold in sight</source>
        <translation>Золото на виду</translation>
    </message>
    <message>
        <source>Everybody sees how much gold each player has; if not, only who has any.</source>
        <translation>Все видят, сколько золота у каждого; если нет, видно лишь, у кого оно есть.</translation>
    </message>
</context>
<context>
    <name>OptionsSheet</name>
    <message>
        <source>Advanced</source>
        <translation>Подробнее</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
</context>
<context>
    <name>Preset</name>
    <message>
        <source>Standard</source>
        <translation>Стандартные</translation>
    </message>
    <message>
        <source>The printed rules of 2004; every tunnel must continue the way from the start.</source>
        <translation>Правила издания 2004 года; каждый туннель продолжает путь от входа.</translation>
    </message>
    <message>
        <source>AMIGO 2004</source>
        <translation>AMIGO 2004</translation>
    </message>
    <message>
        <source>A tunnel may be laid beside any card, even without a way to the start.</source>
        <translation>Туннель можно положить рядом с любой картой, даже не связанной со входом.</translation>
    </message>
    <message>
        <source>AMIGO, later edition</source>
        <translation>AMIGO, позднее издание</translation>
    </message>
    <message>
        <source>As AMIGO 2004, but the round ends as soon as nobody can play, and each miner gets exactly one gold card.</source>
        <translation>В отличие от AMIGO 2004 раунд заканчивается, когда никто не может сыграть карту, а каждый золотоискатель получает ровно одну карту золота.</translation>
    </message>
    <message>
        <source>Japanese rules for the table</source>
        <translation>Японские настольные</translation>
    </message>
    <message>
        <source>Nobody breaks their own tools, maps look at face-down goals only, each miner gets exactly one gold card.</source>
        <translation>Ломать у себя нельзя, секретная карта показывает только закрытую цель, каждый золотоискатель получает ровно одну карту золота.</translation>
    </message>
    <message>
        <source>Japanese rules to read aloud</source>
        <translation>Японские для чтения вслух</translation>
    </message>
    <message>
        <source>The first player is drawn at random.</source>
        <translation>Первого игрока выбирает жребий.</translation>
    </message>
    <message>
        <source>Japanese short rules</source>
        <translation>Японские краткие</translation>
    </message>
    <message>
        <source>Nobody breaks their own tools, each miner gets exactly one gold card, the first player is drawn at random.</source>
        <translation>Ломать у себя нельзя, каждый золотоискатель получает ровно одну карту золота, первого игрока выбирает жребий.</translation>
    </message>
    <message>
        <source>Online edition</source>
        <translation>Онлайн-версия</translation>
    </message>
    <message>
        <source>Four maps and nine single repairs, nobody breaks their own tools, one gold card for each player, dealt by the program, best first; the first player is drawn at random.</source>
        <translation>Четыре секретные карты и девять одиночных ремонтов, ломать у себя нельзя, карт золота берут по числу игроков, и программа раздаёт их, начиная с лучшей; первого игрока выбирает жребий.</translation>
    </message>
    <message>
        <source>Russian booklet</source>
        <translation>Русский буклет</translation>
    </message>
    <message>
        <source>A tunnel needs only touch a card joined to the start, maps look at face-down goals only, the round ends when everybody has passed for want of a playable card.</source>
        <translation>Туннелю достаточно касаться карты, связанной со входом, секретная карта показывает только закрытую цель, раунд заканчивается, когда все подряд пропустили ход без подходящих карт.</translation>
    </message>
    <message>
        <source>Selfish dwarf, for four</source>
        <translation>Гном-эгоист, на четверых</translation>
    </message>
    <message>
        <source>Two miners, one saboteur and one selfish dwarf, three maps, the middle goal one cell farther away.</source>
        <translation>Два золотоискателя, один вредитель и один гном-эгоист, три секретные карты, средняя цель на клетку дальше.</translation>
    </message>
    <message>
        <source>Saboteur 2</source>
        <translation>Гномы-вредители 2</translation>
    </message>
    <message>
        <source>Two teams of miners, new roles and cards, for 2 to 12; crystals count when joined to the start, thefts take this round&apos;s gold.</source>
        <translation>Две команды золотоискателей, новые роли и карты, от 2 до 12 игроков; считаются кристаллы, связанные со входом, кража забирает золото этого раунда.</translation>
    </message>
    <message>
        <source>Saboteur 2, as printed</source>
        <translation>Гномы-вредители 2, печатные правила</translation>
    </message>
    <message>
        <source>As Saboteur 2, but all visible crystals count and any gold can be stolen.</source>
        <translation>В отличие от предыдущего варианта считаются все видимые кристаллы, а украсть можно любое золото.</translation>
    </message>
</context>
<context>
    <name>PresetSheet</name>
    <message>
        <source>Rules preset</source>
        <translation>Вариант правил</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>Trapped: no pay.</source>
        <translation>В ловушке: ничего.</translation>
    </message>
    <message>
        <source>Broken tool: no pay.</source>
        <translation>Инструмент сломан: ничего.</translation>
    </message>
    <message>
        <source>Wins, but the share is used up: {number} winners.</source>
        <translation>Победа, но доли не осталось: победителей {number}.</translation>
    </message>
    <message>
        <source>A boss has one nugget less.</source>
        <translation>Боссу на самородок меньше.</translation>
    </message>
    <message>
        <source>Always wins, for two nuggets less.</source>
        <translation>Победа всегда, но на два самородка меньше.</translation>
    </message>
    <message>
        <source>The only winner.</source>
        <translation>Единственный победитель.</translation>
    </message>
    <message>
        <source>One of {number} winners.</source>
        <translation>Победителей всего: {number}.</translation>
    </message>
    <message>
        <source>The gold was reached.</source>
        <translation>Путь к золоту достроен.</translation>
    </message>
    <message>
        <source>The gold was not reached.</source>
        <translation>Путь к золоту не достроен.</translation>
    </message>
    <message>
        <source>Neither team wins.</source>
        <translation>Ни одна команда не победила.</translation>
    </message>
    <message>
        <source>Doors shut the way.</source>
        <translation>Путь закрыли двери.</translation>
    </message>
    <message>
        <source>A saboteur laid the last tunnel.</source>
        <translation>Последний туннель кладёт вредитель.</translation>
    </message>
    <message>
        <source>The other team laid the last tunnel.</source>
        <translation>Последний туннель кладёт другая команда.</translation>
    </message>
    <message>
        <source>No crystal counts.</source>
        <translation>Кристаллов не засчитано.</translation>
    </message>
    <message>
        <source>One nugget for each crystal.</source>
        <translation>По самородку за кристалл.</translation>
    </message>
    <message>
        <source>One crystal is not enough for two geologists.</source>
        <translation>Один кристалл на двоих не делится.</translation>
    </message>
    <message>
        <source>Two geologists share the crystals.</source>
        <translation>Кристаллы делят два геолога.</translation>
    </message>
    <message>
        <source>Kept the others from the gold.</source>
        <translation>Золото осталось в шахте.</translation>
    </message>
    <message>
        <source>Takes all the gold alone.</source>
        <translation>Всё золото достаётся одному.</translation>
    </message>
    <message>
        <source>The selfish dwarf takes all.</source>
        <translation>Всё забирает гном-эгоист.</translation>
    </message>
    <message>
        <source>Somebody else laid the last tunnel.</source>
        <translation>Последний туннель кладёт другой игрок.</translation>
    </message>
    <message>
        <source>Laid the last tunnel.</source>
        <translation>Достраивает путь к золоту.</translation>
    </message>
    <message>
        <source>The nearest miner to the right of the last tunnel.</source>
        <translation>Ближайший золотоискатель справа.</translation>
    </message>
    <message>
        <source>The other gold miner.</source>
        <translation>Второй золотоискатель.</translation>
    </message>
    <message>
        <source>Steals nothing.</source>
        <translation>Ничего не крадёт.</translation>
    </message>
    <message>
        <source>Steals from {name}.</source>
        <translation>Кража у игрока {name}.</translation>
    </message>
    <message>
        <source>Robbed by {names}.</source>
        <translation>Крадёт: {names}.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>Discard exactly two cards to remove one in front of you.</source>
        <translation>Чтобы убрать карту перед собой, сбросьте ровно две.</translation>
    </message>
    <message>
        <source>Discard one to three cards.</source>
        <translation>Сбросьте от одной до трёх карт.</translation>
    </message>
    <message>
        <source>No card joined to the start lies next to it.</source>
        <translation>Рядом нет карты, связанной со входом.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Раунд окончен.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Сейчас не ваш ход.</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>Этой карты нет у вас на руках.</translation>
    </message>
    <message>
        <source>Discard exactly one card.</source>
        <translation>Сбросьте ровно одну карту.</translation>
    </message>
    <message>
        <source>You are trapped: no tunnels for now.</source>
        <translation>Вы в ловушке: туннели пока нельзя.</translation>
    </message>
    <message>
        <source>A ladder may not touch a goal.</source>
        <translation>Лестницу нельзя класть рядом с целью.</translation>
    </message>
    <message>
        <source>This card does not lie in front of you.</source>
        <translation>Этой карты перед вами нет.</translation>
    </message>
    <message>
        <source>No role is left in the reserve.</source>
        <translation>Запасных ролей больше нет.</translation>
    </message>
    <message>
        <source>There is a card here already.</source>
        <translation>Здесь уже лежит карта.</translation>
    </message>
    <message>
        <source>It must touch a card on the table.</source>
        <translation>Карта должна касаться уже лежащей.</translation>
    </message>
    <message>
        <source>No lit tunnel leads here.</source>
        <translation>Сюда не ведёт освещённый туннель.</translation>
    </message>
    <message>
        <source>Choose another player.</source>
        <translation>Выберите другого игрока.</translation>
    </message>
    <message>
        <source>This card does not repair that tool.</source>
        <translation>Эта карта не чинит этот инструмент.</translation>
    </message>
    <message>
        <source>A rockfall takes away a tunnel, never the start or a goal.</source>
        <translation>Обвал убирает только туннель, но не вход и не цель.</translation>
    </message>
    <message>
        <source>This goal is face up already.</source>
        <translation>Эта цель уже открыта.</translation>
    </message>
    <message>
        <source>This gold card is not among those passed to you.</source>
        <translation>Этой карты золота нет среди переданных вам.</translation>
    </message>
    <message>
        <source>This card cannot be played there.</source>
        <translation>Сюда эту карту сыграть нельзя.</translation>
    </message>
    <message>
        <source>Your pickaxe is broken: no tunnels until it is repaired.</source>
        <translation>Ваша кирка сломана: сначала её нужно починить.</translation>
    </message>
    <message>
        <source>Your lantern is broken: no tunnels until it is repaired.</source>
        <translation>Ваша лампа сломана: сначала её нужно починить.</translation>
    </message>
    <message>
        <source>Your mine cart is broken: no tunnels until it is repaired.</source>
        <translation>Ваша вагонетка сломана: сначала её нужно починить.</translation>
    </message>
    <message>
        <source>This player&apos;s pickaxe is broken already.</source>
        <translation>У этого игрока кирка уже сломана.</translation>
    </message>
    <message>
        <source>This player&apos;s lantern is broken already.</source>
        <translation>У этого игрока лампа уже сломана.</translation>
    </message>
    <message>
        <source>This player&apos;s mine cart is broken already.</source>
        <translation>У этого игрока вагонетка уже сломана.</translation>
    </message>
    <message>
        <source>This player&apos;s pickaxe is not broken.</source>
        <translation>У этого игрока кирка цела.</translation>
    </message>
    <message>
        <source>This player&apos;s lantern is not broken.</source>
        <translation>У этого игрока лампа цела.</translation>
    </message>
    <message>
        <source>This player&apos;s mine cart is not broken.</source>
        <translation>У этого игрока вагонетка цела.</translation>
    </message>
    <message>
        <source>Neither of these tools of this player is broken.</source>
        <translation>Оба этих инструмента у игрока целы.</translation>
    </message>
    <message>
        <source>At the top the tunnel would run into a wall.</source>
        <translation>Сверху туннель упрётся в стену.</translation>
    </message>
    <message>
        <source>On the right the tunnel would run into a wall.</source>
        <translation>Справа туннель упрётся в стену.</translation>
    </message>
    <message>
        <source>At the bottom the tunnel would run into a wall.</source>
        <translation>Снизу туннель упрётся в стену.</translation>
    </message>
    <message>
        <source>On the left the tunnel would run into a wall.</source>
        <translation>Слева туннель упрётся в стену.</translation>
    </message>
    <message>
        <source>It would wall up the tunnel at the top.</source>
        <translation>Сверху карта перекроет туннель.</translation>
    </message>
    <message>
        <source>It would wall up the tunnel on the right.</source>
        <translation>Справа карта перекроет туннель.</translation>
    </message>
    <message>
        <source>It would wall up the tunnel at the bottom.</source>
        <translation>Снизу карта перекроет туннель.</translation>
    </message>
    <message>
        <source>It would wall up the tunnel on the left.</source>
        <translation>Слева карта перекроет туннель.</translation>
    </message>
    <message>
        <source>A theft lies in front of you already.</source>
        <translation>Перед вами уже лежит кража.</translation>
    </message>
    <message>
        <source>This player is trapped already.</source>
        <translation>Этот игрок уже в ловушке.</translation>
    </message>
    <message>
        <source>No theft lies in front of this player.</source>
        <translation>Перед этим игроком нет кражи.</translation>
    </message>
    <message>
        <source>This player is not trapped.</source>
        <translation>Этот игрок не в ловушке.</translation>
    </message>
    <message>
        <source>A theft goes in front of yourself.</source>
        <translation>Кражу кладут перед собой.</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Home</source>
        <translation>На главный экран</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Сыграть ещё раз</translation>
    </message>
    <message>
        <source>Take this one</source>
        <translation>Взять эту</translation>
    </message>
    <message>
        <source>All gold cards are taken</source>
        <translation>Карты золота разобраны</translation>
    </message>
    <message>
        <source>{name} chooses a gold card</source>
        <translation>{name} выбирает карту золота</translation>
    </message>
    <message>
        <source>What the cards are worth stays a secret.</source>
        <translation>Сколько самородков на картах, остаётся тайной.</translation>
    </message>
    <message>
        <source>Take one card; the others go on to {name}.</source>
        <translation>Возьмите одну карту; остальные получит {name}.</translation>
    </message>
    <message>
        <source>This is the last card.</source>
        <translation>Это последняя карта.</translation>
    </message>
    <message>
        <source>Gold card, face down</source>
        <translation>Карта золота рубашкой вверх</translation>
    </message>
    <message>
        <source>The last tunnel, laid by {name}, reaches the gold.</source>
        <translation>Последний туннель кладёт {name}: путь к золоту достроен.</translation>
    </message>
    <message>
        <source>The miners win</source>
        <translation>Золотоискатели победили</translation>
    </message>
    <message>
        <source>The last tunnel, laid by {name}, reaches the gold: nobody else is paid.</source>
        <translation>Последний туннель кладёт {name}: остальные не получают ничего.</translation>
    </message>
    <message>
        <source>The selfish dwarf wins</source>
        <translation>Гном-эгоист победил</translation>
    </message>
    <message>
        <source>The blue team wins</source>
        <translation>Синяя команда победила</translation>
    </message>
    <message>
        <source>The green team wins</source>
        <translation>Зелёная команда победила</translation>
    </message>
    <message>
        <source>Both teams win</source>
        <translation>Победили обе команды</translation>
    </message>
    <message>
        <source>Neither team wins</source>
        <translation>Ни одна команда не победила</translation>
    </message>
    <message>
        <source>The saboteurs win</source>
        <translation>Вредители победили</translation>
    </message>
    <message>
        <source>The gold was not reached.</source>
        <translation>Путь к золоту не достроен.</translation>
    </message>
    <message>
        <source>No saboteur was dealt, so no saboteur is paid.</source>
        <translation>Вредителей в раунде не было.</translation>
    </message>
    <message>
        <source>The gold was not reached</source>
        <translation>Путь к золоту не достроен</translation>
    </message>
    <message>
        <source>{name} laid the last tunnel as a saboteur: no team is paid.</source>
        <translation>Последний туннель кладёт вредитель {name}: команды не получают ничего.</translation>
    </message>
    <message>
        <source>{name} reaches the gold, but doors shut the way to both teams.</source>
        <translation>{name} достраивает путь, но двери закрывают его для обеих команд.</translation>
    </message>
    <message>
        <source>{name} reaches the gold by a way that is open to blue only.</source>
        <translation>{name} достраивает путь, открытый только синим.</translation>
    </message>
    <message>
        <source>{name} reaches the gold by a way that is open to green only.</source>
        <translation>{name} достраивает путь, открытый только зелёным.</translation>
    </message>
    <message>
        <source>The way is open to both teams, but {name} laid the last tunnel.</source>
        <translation>Путь открыт обеим командам, но последний туннель кладёт {name}.</translation>
    </message>
    <message>
        <source>{name} reaches the gold, and the way is open to both teams.</source>
        <translation>{name} достраивает путь, открытый обеим командам.</translation>
    </message>
    <message>
        <source>No saboteur was dealt, so nobody is paid.</source>
        <translation>Вредителей не было, поэтому золото не получает никто.</translation>
    </message>
    <message numerus="yes">
        <source>%n gold card(s)</source>
        <translation>
            <numerusform>%n карта золота</numerusform>
            <numerusform>%n карты золота</numerusform>
            <numerusform>%n карт золота</numerusform>
        </translation>
    </message>
    <message>
        <source>No gold</source>
        <translation>Без золота</translation>
    </message>
    <message numerus="yes">
        <source>%n nugget(s)</source>
        <translation>
            <numerusform>%n самородок</numerusform>
            <numerusform>%n самородка</numerusform>
            <numerusform>%n самородков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them without a card</source>
        <translation>
            <numerusform>из них %n без карты</numerusform>
            <numerusform>из них %n без карты</numerusform>
            <numerusform>из них %n без карты</numerusform>
        </translation>
    </message>
    <message>
        <source>Chose at place {places}</source>
        <translation>Порядок выбора: {places}</translation>
    </message>
    <message>
        <source>Total: {number}</source>
        <translation>Всего: {number}</translation>
    </message>
    <message>
        <source>Selfish dwarf</source>
        <translation>Гном-эгоист</translation>
    </message>
    <message>
        <source>Blue team</source>
        <translation>Синяя команда</translation>
    </message>
    <message>
        <source>Green team</source>
        <translation>Зелёная команда</translation>
    </message>
    <message>
        <source>Both teams</source>
        <translation>Обе команды</translation>
    </message>
    <message>
        <source>Neither team</source>
        <translation>Ни одна команда</translation>
    </message>
    <message>
        <source>{name} wins the game</source>
        <translation>Победитель: {name}</translation>
    </message>
    <message>
        <source>Most gold of all: {nuggets}</source>
        <translation>Лучший результат: {nuggets}</translation>
    </message>
    <message>
        <source>{names}: {nuggets} each</source>
        <translation>{names}: у каждого {nuggets}</translation>
    </message>
    <message>
        <source>Shared victory</source>
        <translation>Ничья: победителей несколько</translation>
    </message>
    <message>
        <source>{place}. {name}: has a card</source>
        <translation>{place}. {name}: карта взята</translation>
    </message>
    <message>
        <source>{place}. {name}: chooses now</source>
        <translation>{place}. {name}: выбирает сейчас</translation>
    </message>
    <message>
        <source>{place}. {name}: chooses later</source>
        <translation>{place}. {name}: выбирает позже</translation>
    </message>
    <message>
        <source>{place}. {name}: {nuggets}</source>
        <translation>{place}. {name}: {nuggets}</translation>
    </message>
    <message>
        <source>Gold cards: {values}</source>
        <translation>Карты золота: {values}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Раунд {number} из {rounds}</translation>
    </message>
    <message>
        <source>Gold miners</source>
        <translation>Золотоискатели</translation>
    </message>
    <message>
        <source>Saboteurs</source>
        <translation>Вредители</translation>
    </message>
    <message>
        <source>See the board</source>
        <translation>Посмотреть на поле</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>К итогам</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Следующий раунд</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Последний ход</translation>
    </message>
    <message>
        <source>Spare role</source>
        <translation>Лишняя роль</translation>
    </message>
    <message>
        <source>Crystals that count: {number}</source>
        <translation>Засчитано кристаллов: {number}</translation>
    </message>
    <message>
        <source>Crystals</source>
        <translation>Кристаллы</translation>
    </message>
    <message>
        <source>Who gets through</source>
        <translation>Кому открыт путь</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Не красть</translation>
    </message>
    <message>
        <source>Steal a nugget</source>
        <translation>Украсть самородок</translation>
    </message>
    <message>
        <source>All thefts are over</source>
        <translation>Все кражи закончены</translation>
    </message>
    <message>
        <source>{name} chooses whom to rob</source>
        <translation>{name} выбирает, кого обокрасть</translation>
    </message>
    <message>
        <source>A thief takes one nugget from one player, or nothing.</source>
        <translation>Можно украсть один самородок у одного игрока или ничего.</translation>
    </message>
    <message>
        <source>Has gold</source>
        <translation>Золото есть</translation>
    </message>
    <message>
        <source>{name} takes nothing.</source>
        <translation>{name} ничего не крадёт.</translation>
    </message>
    <message>
        <source>{name} takes a nugget from {target}.</source>
        <translation>{name} крадёт самородок. Обокраден игрок {target}.</translation>
    </message>
</context>
<context>
    <name>Role</name>
    <message>
        <source>Gold miner</source>
        <translation>Золотоискатель</translation>
    </message>
    <message>
        <source>Saboteur</source>
        <translation>Вредитель</translation>
    </message>
    <message>
        <source>Selfish dwarf</source>
        <translation>Гном-эгоист</translation>
    </message>
    <message>
        <source>Blue gold miner</source>
        <translation>Синий золотоискатель</translation>
    </message>
    <message>
        <source>Green gold miner</source>
        <translation>Зелёный золотоискатель</translation>
    </message>
    <message>
        <source>Boss</source>
        <translation>Босс</translation>
    </message>
    <message>
        <source>Profiteer</source>
        <translation>Перекупщик</translation>
    </message>
    <message>
        <source>Geologist</source>
        <translation>Геолог</translation>
    </message>
    <message>
        <source>Help the others to dig a tunnel from the start to the gold.</source>
        <translation>Помогите остальным проложить туннель от входа к золоту.</translation>
    </message>
    <message>
        <source>Keep the others from the gold, and let nobody notice.</source>
        <translation>Не дайте остальным дойти до золота, и чтобы никто этого не заметил.</translation>
    </message>
    <message>
        <source>Lay the last tunnel to the gold yourself: only then do you win, and you win alone.</source>
        <translation>Сами положите последний туннель к золоту: только так вы победите, причём в одиночку.</translation>
    </message>
    <message>
        <source>Reach the gold by a way that is open to blue: no green door may lie on it.</source>
        <translation>Дойдите до золота путём, открытым для синих: без зелёных дверей.</translation>
    </message>
    <message>
        <source>Reach the gold by a way that is open to green: no blue door may lie on it.</source>
        <translation>Дойдите до золота путём, открытым для зелёных: без синих дверей.</translation>
    </message>
    <message>
        <source>You win with either team, but are paid one nugget less.</source>
        <translation>Вы побеждаете вместе с любой командой, но получаете на самородок меньше.</translation>
    </message>
    <message>
        <source>You win whenever the gold is reached, but are paid one nugget less.</source>
        <translation>Вы побеждаете всегда, когда путь достроен, но получаете на самородок меньше.</translation>
    </message>
    <message>
        <source>You win whoever wins, but are paid two nuggets less.</source>
        <translation>Вы побеждаете при любом исходе, но получаете на два самородка меньше.</translation>
    </message>
    <message>
        <source>You are paid for every crystal on the table; two geologists share.</source>
        <translation>Вам платят за каждый кристалл на поле; два геолога делят плату.</translation>
    </message>
    <message>
        <source>You are paid for every crystal joined to the start; two geologists share.</source>
        <translation>Вам платят за каждый кристалл, связанный со входом; два геолога делят плату.</translation>
    </message>
    <message>
        <source>{name}: {role}</source>
        <translation>{name}: {role}</translation>
    </message>
</context>
<context>
    <name>RolePrompt</name>
    <message>
        <source>First look at your role: press and hold</source>
        <translation>Сначала посмотрите роль: нажмите и держите</translation>
    </message>
</context>
<context>
    <name>RolesInPlay</name>
    <message numerus="yes">
        <source>%n card(s) in each hand</source>
        <translation>
            <numerusform>У каждого %n карта</numerusform>
            <numerusform>У каждого по %n карты</numerusform>
            <numerusform>У каждого по %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>One of these roles stays out, unseen.</source>
        <translation>Одна из этих ролей останется в стороне, её никто не увидит.</translation>
    </message>
    <message numerus="yes">
        <source>%n of these roles stay(s) out, unseen.</source>
        <translation>
            <numerusform>%n из этих ролей остаётся лишней, её никто не видит.</numerusform>
            <numerusform>%n из этих ролей остаются лишними, их никто не видит.</numerusform>
            <numerusform>%n из этих ролей остаются лишними, их никто не видит.</numerusform>
        </translation>
    </message>
    <message>
        <source>{hand}. {spare}</source>
        <translation>{hand}. {spare}</translation>
    </message>
    <message numerus="yes">
        <source>%n gold miner(s)</source>
        <translation>
            <numerusform>%n золотоискатель</numerusform>
            <numerusform>%n золотоискателя</numerusform>
            <numerusform>%n золотоискателей</numerusform>
        </translation>
    </message>
    <message>
        <source>selfish dwarf</source>
        <translation>гном-эгоист</translation>
    </message>
    <message numerus="yes">
        <source>%n blue miner(s)</source>
        <translation>
            <numerusform>%n синий золотоискатель</numerusform>
            <numerusform>%n синих золотоискателя</numerusform>
            <numerusform>%n синих золотоискателей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green miner(s)</source>
        <translation>
            <numerusform>%n зелёный золотоискатель</numerusform>
            <numerusform>%n зелёных золотоискателя</numerusform>
            <numerusform>%n зелёных золотоискателей</numerusform>
        </translation>
    </message>
    <message>
        <source>boss</source>
        <translation>босс</translation>
    </message>
    <message>
        <source>profiteer</source>
        <translation>перекупщик</translation>
    </message>
    <message numerus="yes">
        <source>%n geologist(s)</source>
        <translation>
            <numerusform>%n геолог</numerusform>
            <numerusform>%n геолога</numerusform>
            <numerusform>%n геологов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saboteur(s)</source>
        <translation>
            <numerusform>%n вредитель</numerusform>
            <numerusform>%n вредителя</numerusform>
            <numerusform>%n вредителей</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>What it is about</source>
        <translation>О чём игра</translation>
    </message>
    <message>
        <source>Gold miners dig a tunnel from the start card to the gold, which lies under one of three goal cards. Among them there may be saboteurs who want the tunnel to fail. Nobody knows who is who. After three rounds the player with the most nuggets wins.</source>
        <translation>Золотоискатели прокладывают туннель от карты входа к золоту, которое скрыто под одной из трёх карт цели. Среди них могут быть вредители, которые хотят, чтобы туннель не удался. Кто есть кто, не знает никто. После трёх раундов побеждает игрок, у которого больше всего самородков.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>Play one card or discard one face down, then draw a card while the draw pile lasts. The turn then goes to the left. You cannot pass and keep all your cards.</source>
        <translation>Сыграйте одну карту или сбросьте одну рубашкой вверх, затем возьмите карту из колоды, пока она не кончилась. После этого ходит сосед слева. Пропустить ход и оставить все карты на руках нельзя.</translation>
    </message>
    <message>
        <source>Laying a path card</source>
        <translation>Карты туннеля</translation>
    </message>
    <message>
        <source>A path card is laid beside a card on the table, upright or turned by half. Tunnels must meet tunnels and walls must meet walls on every side, and the new card must continue the tunnel that leads from the start. In a dead end nothing leads on: it may be laid, but no tunnel goes on through it. The mine has no edge: you may dig in every direction.</source>
        <translation>Карту туннеля кладут рядом с уже лежащей картой, прямо или развернув на 180°. С каждой стороны туннель должен сходиться с туннелем, а стена — со стеной, и новая карта должна продолжать туннель, ведущий от входа. Тупик положить можно, но дальше по нему пути нет. У шахты нет края: копать можно в любую сторону.</translation>
    </message>
    <message>
        <source>Broken tools and repairs</source>
        <translation>Поломки и ремонт</translation>
    </message>
    <message>
        <source>A broken tool is put in front of a player. As long as a tool of yours is broken you may not lay path cards, but you may do everything else. Nobody has the same tool broken twice. A repair card mends the tool it shows, yours or another player&apos;s; a card with two tools mends one of them.</source>
        <translation>Поломку кладут перед игроком. Пока у вас сломан хотя бы один инструмент, класть карты туннеля нельзя, а всё остальное можно. Один и тот же инструмент игрока нельзя сломать дважды. Ремонт чинит нарисованный на карте инструмент, ваш или другого игрока; карта с двумя инструментами чинит один из них.</translation>
    </message>
    <message>
        <source>Rockfall and map</source>
        <translation>Обвал и секретная карта</translation>
    </message>
    <message>
        <source>A rockfall takes one path card out of the mine, never the start card or a goal card. With a map you look at one goal card, alone. Afterwards you may say what you like about it, true or not, but you may not show it.</source>
        <translation>Обвал убирает из шахты одну карту туннеля, но не карту входа и не карту цели. С секретной картой вы в одиночку смотрите одну карту цели. Потом о ней можно говорить что угодно, правду или неправду, но показывать её нельзя.</translation>
    </message>
    <message>
        <source>Reaching a goal</source>
        <translation>Путь до цели</translation>
    </message>
    <message>
        <source>When a tunnel from the start runs into a goal card, the goal is turned face up. If it is the gold, the round is over and the gold miners have won, whoever laid the card. If it is a stone, it stays as a piece of the tunnel and the round goes on.</source>
        <translation>Когда туннель от входа доходит до карты цели, её открывают. Если это золото, раунд окончен и золотоискатели победили, кто бы ни положил карту. Если это камни, карта остаётся частью туннеля, и раунд продолжается.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Конец раунда</translation>
    </message>
    <message>
        <source>If the gold is never reached and the cards are used up, the saboteurs have won. All roles are turned over. The player to the left of the one who played the last card begins the next round.</source>
        <translation>Если карты кончились, а путь к золоту не достроен, победили вредители. Все роли открывают. Следующий раунд начинает сосед слева от сыгравшего последнюю карту.</translation>
    </message>
    <message>
        <source>Sharing the gold</source>
        <translation>Распределение золота</translation>
    </message>
    <message>
        <source>When the gold miners win, gold cards are drawn. The miner who reached the gold takes one first, in secret, and passes the rest to the right; saboteurs are passed over. When the saboteurs win, one alone gets four nuggets, two or three get three each, four get two each. Without a saboteur nobody is paid. How much gold you have stays secret until the end of the match.</source>
        <translation>Когда побеждают золотоискатели, берут карты золота. Золотоискатель, который достроил путь, первым тайно выбирает одну и передаёт остальные направо; вредителей пропускают. Когда побеждают вредители, один получает четыре самородка, двое или трое — по три, четверо — по два. Если вредителей не было, золото не получает никто. Сколько у вас золота, остаётся тайной до конца партии.</translation>
    </message>
    <message>
        <source>One screen for all</source>
        <translation>Один экран на всех</translation>
    </message>
    <message>
        <source>Between two people a curtain falls and names who is next. Everybody else looks away until that player has finished the turn. Your role and what a map shows are seen only while you hold the button.</source>
        <translation>Когда ход переходит от одного человека к другому, опускается занавес с именем следующего игрока. Остальные отворачиваются, пока этот игрок не закончит ход. Роль и то, что показывает секретная карта, видны, только пока вы держите кнопку.</translation>
    </message>
    <message>
        <source>After removing a card in front of you, you draw two.</source>
        <translation>Убрав карту перед собой, вы берёте две карты.</translation>
    </message>
    <message>
        <source>After removing a card in front of you, you draw only one: your hand shrinks.</source>
        <translation>Убрав карту перед собой, вы берёте только одну, и карт на руках становится меньше.</translation>
    </message>
    <message>
        <source>Two teams of gold miners, blue and green, dig from the start card to the gold, which lies under one of three goal cards. Each team wants a way that no door of the other team shuts. Saboteurs want the tunnel to fail; boss, profiteer and geologists have aims of their own. Nobody knows who is who. After three rounds the player with the most gold wins.</source>
        <translation>Две команды золотоискателей, синяя и зелёная, роют путь от карты входа к золоту, которое лежит под одной из трёх карт целей. Каждой команде нужен путь, не закрытый дверью другой команды. Вредители хотят, чтобы путь не достроили, а у босса, перекупщика и геологов свои цели. Никто не знает, кто есть кто. После трёх раундов побеждает тот, у кого больше золота.</translation>
    </message>
    <message>
        <source>The roles</source>
        <translation>Роли</translation>
    </message>
    <message>
        <source>Fifteen roles are shuffled: four blue and four green miners, three saboteurs, two geologists, the boss and the profiteer. Those that are left over stay hidden. Everybody has six cards.</source>
        <translation>Ролей пятнадцать: четыре синих и четыре зелёных золотоискателя, три вредителя, два геолога, босс и перекупщик. Лишние остаются закрытыми. У каждого по шесть карт.</translation>
    </message>
    <message>
        <source>Do one of four things: lay a path card, play an action card, discard one to three cards face down, or discard two cards to remove one that lies in front of you. Then draw a card, after a discard as many as you discarded, while the draw pile lasts.</source>
        <translation>Сделайте одно из четырёх: положите карту туннеля, сыграйте карту действия, сбросьте от одной до трёх карт закрытыми или сбросьте две карты, чтобы убрать одну карту перед собой. Затем, пока колода не кончилась, возьмите карту, а после сброса — столько, сколько сбросили.</translation>
    </message>
    <message numerus="yes">
        <source>In each round %n card(s) are set aside unseen.</source>
        <translation>
            <numerusform>В каждом раунде не глядя откладывают %n карту.</numerusform>
            <numerusform>В каждом раунде не глядя откладывают %n карты.</numerusform>
            <numerusform>В каждом раунде не глядя откладывают %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>A geologist is paid a nugget for each crystal that is joined to the start or to a ladder, whatever doors lie between. Two geologists share, and an odd crystal is lost.</source>
        <translation>Геологу платят самородок за каждый кристалл, связанный со входом или с лестницей, какие бы двери ни стояли на пути. Два геолога делят поровну, лишний кристалл пропадает.</translation>
    </message>
    <message>
        <source>A geologist is paid a nugget for each crystal on the table. Two geologists share, and an odd crystal is lost.</source>
        <translation>Геологу платят самородок за каждый кристалл на поле. Два геолога делят поровну, лишний кристалл пропадает.</translation>
    </message>
    <message>
        <source>Bridges, stubs and ladders</source>
        <translation>Мосты, отростки и лестницы</translation>
    </message>
    <message>
        <source>On a bridge and on a double curve two tunnels pass each other and do not meet: it is enough if one of them continues the way. A stub beside a tunnel leads nowhere. A ladder is joined to the start wherever it lies: it need only meet the tunnel of some card, but it may not touch a goal.</source>
        <translation>На мосту и на двойном повороте два туннеля проходят мимо друг друга и не соединяются: достаточно, чтобы один из них продолжал путь. Отросток рядом с туннелем никуда не ведёт. Лестница связана со входом, где бы она ни лежала: она должна лишь соединиться с туннелем любой карты, но её нельзя класть рядом с целью.</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Двери</translation>
    </message>
    <message>
        <source>Only the blue team gets through a blue door, only the green team through a green one. Doors hinder nobody in laying cards or in turning goals over: they only decide who wins.</source>
        <translation>Через синюю дверь проходит только синяя команда, через зелёную — только зелёная. Класть карты и открывать цели двери никому не мешают: они лишь решают, кто победит.</translation>
    </message>
    <message>
        <source>Crystals</source>
        <translation>Кристаллы</translation>
    </message>
    <message>
        <source>New action cards</source>
        <translation>Новые карты действий</translation>
    </message>
    <message>
        <source>A theft lies in front of whoever played it and takes a nugget from another player at the end of the round; hands off removes it. Whoever is trapped lays no path cards and is not paid if still trapped at the end; free at last removes the trap. With swap hands you change hands with another player, who then draws a card. An inspection shows you alone the role of another player. Swap hats gives a player, yourself too, a new role out of those that are left. Nobody has two cards of the same kind in front.</source>
        <translation>Кража лежит перед тем, кто её сыграл, и в конце раунда забирает самородок у другого игрока; «Руки прочь!» убирает кражу. Кто в ловушке, не кладёт туннели и ничего не получает, если останется в ней до конца раунда; освобождение убирает ловушку. Обмен картами меняет ваши карты на карты другого игрока, и тот берёт ещё одну. Проверка показывает вам одним роль другого игрока. Смена роли даёт игроку, в том числе вам, новую роль из запасных. Двух карт одного вида перед игроком не бывает.</translation>
    </message>
    <message>
        <source>The boss wins together with either team, the profiteer always. Whoever is trapped does not win.</source>
        <translation>Босс побеждает вместе с любой из команд, перекупщик — всегда. Кто в ловушке, не побеждает.</translation>
    </message>
    <message>
        <source>The boss wins whenever the gold is reached, the profiteer always. Whoever is trapped does not win.</source>
        <translation>Босс побеждает всегда, когда до золота дошли, перекупщик — в любом случае. Кто в ловушке, не побеждает.</translation>
    </message>
    <message>
        <source>Then the thieves have their turn, whoever played a theft last first and the others clockwise: each who is not trapped may take one nugget of what another player was paid in this round.</source>
        <translation>Затем наступает черёд краж: первым идёт тот, кто сыграл кражу последним, остальные — по часовой стрелке. Каждый, кто не в ловушке, может забрать один самородок из того, что другой игрок получил в этом раунде.</translation>
    </message>
    <message>
        <source>Then the thieves have their turn, whoever played a theft last first and the others clockwise: each who is not trapped may take one nugget from any other player who has gold.</source>
        <translation>Затем наступает черёд краж: первым идёт тот, кто сыграл кражу последним, остальные — по часовой стрелке. Каждый, кто не в ловушке, может забрать один самородок у любого другого игрока, у которого есть золото.</translation>
    </message>
    <message>
        <source>When a tunnel from the start or from a ladder runs into a goal card, the goal is turned face up. A stone stays as a piece of the tunnel; the gold ends the round, and so does the last card of the last hand. The player to the left of the one who played the last card begins the next round.</source>
        <translation>Когда туннель от входа или от лестницы доходит до карты цели, её открывают. Камни остаются частью туннеля, а золото заканчивает раунд; раунд заканчивается и тогда, когда ни у кого не осталось карт. Следующий раунд начинает сосед слева от того, кто сыграл последнюю карту.</translation>
    </message>
    <message>
        <source>Who wins a round</source>
        <translation>Кто побеждает в раунде</translation>
    </message>
    <message>
        <source>When a way to the gold is open to the team of whoever laid the last card, that team alone wins; when it is open only to the other team, the other team wins. When somebody of neither team laid the last card, each team wins to which a way is open. When the gold is not reached, the saboteurs win.</source>
        <translation>Если путь к золоту открыт для команды того, кто положил последнюю карту, побеждает только она; если он открыт лишь для другой команды, побеждает другая. Если последнюю карту положил игрок вне команд, побеждает каждая команда, для которой путь открыт. Если до золота не дошли, побеждают вредители.</translation>
    </message>
    <message>
        <source>The pay</source>
        <translation>Награда</translation>
    </message>
    <message>
        <source>The winners are counted, geologists aside: one alone is paid five nuggets, two get four each, three get three, four get two, five or more get one. The boss is paid one less and the profiteer two less, but never less than nothing.</source>
        <translation>Награда зависит от числа победителей без геологов: одному платят пять самородков, двоим — по четыре, троим — по три, четверым — по два, пятерым и больше — по одному. Босс получает на один меньше, перекупщик на два, но не меньше нуля.</translation>
    </message>
    <message>
        <source>Thefts</source>
        <translation>Кражи</translation>
    </message>
    <message>
        <source>Two miners, one saboteur and one selfish dwarf play. The selfish dwarf wins alone, and only by laying the last tunnel to the gold himself: then he is paid four nuggets. When a miner lays it, that miner is paid three nuggets and the other one two; when the saboteur lays it, the nearest miner on the right counts as the one who did. When the gold is not reached, the saboteur is paid four nuggets.</source>
        <translation>Играют два золотоискателя, один вредитель и один гном-эгоист. Гном-эгоист побеждает один и только если сам положит последний туннель к золоту: тогда он получает четыре самородка. Если его положит золотоискатель, он получает три самородка, а другой золотоискатель — два; если вредитель, достроившим считается ближайший золотоискатель справа от него. Если до золота не дошли, вредитель получает четыре самородка.</translation>
    </message>
    <message>
        <source>The middle goal lies one cell farther away, with eight cells between it and the start: no card touches two goals.</source>
        <translation>Средняя цель лежит на клетку дальше, между ней и входом восемь клеток: ни одна карта не касается сразу двух целей.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n map(s) in the pile.</source>
        <translation>
            <numerusform>В колоде %n секретная карта.</numerusform>
            <numerusform>В колоде %n секретные карты.</numerusform>
            <numerusform>В колоде %n секретных карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>One of the miners is the selfish dwarf. He wins alone, and only by laying the last tunnel to the gold himself: then he is paid four nuggets, and nobody else is paid. When somebody else reaches the gold, he gets nothing.</source>
        <translation>Один из золотоискателей — гном-эгоист. Он побеждает один и только если сам положит последний туннель к золоту: тогда он получает четыре самородка, а остальные ничего. Если до золота дошёл кто-то другой, он не получает ничего.</translation>
    </message>
    <message>
        <source>For each number of players the number of saboteurs is fixed, and no role is spare. What saboteurs are paid when the gold is not reached is fixed with it.</source>
        <translation>Для каждого числа игроков число вредителей постоянно, лишней роли нет. Постоянна и награда вредителей, когда до золота не дошли.</translation>
    </message>
    <message>
        <source>No role is spare: every saboteur is in play.</source>
        <translation>Лишней роли нет: все вредители в игре.</translation>
    </message>
    <message>
        <source>At the start of a round each saboteur is told who the other saboteurs are.</source>
        <translation>В начале раунда каждый вредитель узнаёт, кто остальные вредители.</translation>
    </message>
    <message>
        <source>A miner with a broken tool at the end of the round is not paid.</source>
        <translation>Золотоискатель, у которого в конце раунда что-то сломано, ничего не получает.</translation>
    </message>
    <message>
        <source>Of the 28 gold cards six are empty, ten show one nugget, eight show two and four show three. Whoever takes an empty card gets nothing with it.</source>
        <translation>Из 28 карт золота шесть пустые, на десяти один самородок, на восьми два и на четырёх три. Пустая карта ничего не приносит.</translation>
    </message>
    <message>
        <source>As many gold cards are drawn as there are miners, so that each gets exactly one.</source>
        <translation>Карт золота берут столько, сколько золотоискателей: каждый получает ровно одну.</translation>
    </message>
    <message>
        <source>When a saboteur lays the last tunnel to the gold, the gold is reached but neither team wins.</source>
        <translation>Если последний туннель к золоту положил вредитель, золото достигнуто, но ни одна команда не побеждает.</translation>
    </message>
    <message>
        <source>Everybody sees who has gold, but nobody sees how much until the end.</source>
        <translation>Все видят, у кого есть золото, но сколько его, до конца не видит никто.</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>The disk is full: this move is not saved yet. The game goes on.</source>
        <translation>На диске нет места: этот ход пока не сохранён. Игра продолжается.</translation>
    </message>
    <message>
        <source>The game may not write its file: this move is not saved. The game goes on.</source>
        <translation>Нет права записи в файл: этот ход не сохранён. Игра продолжается.</translation>
    </message>
    <message>
        <source>Another program uses the file: this move is not saved yet. The game goes on.</source>
        <translation>Файл занят другой программой: этот ход пока не сохранён. Игра продолжается.</translation>
    </message>
    <message>
        <source>This match went on in another window: it is not saved here.</source>
        <translation>Эта партия продолжилась в другом окне: здесь она не сохраняется.</translation>
    </message>
    <message>
        <source>This move could not be saved. The game goes on.</source>
        <translation>Этот ход не удалось сохранить. Игра продолжается.</translation>
    </message>
    <message>
        <source>The file of your matches was damaged. A new one was begun.</source>
        <translation>Файл с партиями был повреждён. Создан новый.</translation>
    </message>
    <message>
        <source>The file of your matches is from a newer version of the game. A new one was begun.</source>
        <translation>Файл с партиями записан более новой версией игры. Создан новый.</translation>
    </message>
    <message>
        <source>The file of your matches cannot be used. This game will not be saved.</source>
        <translation>Файл с партиями недоступен. Эта партия не будет сохранена.</translation>
    </message>
    <message>
        <source>The file of your settings could not be read. All settings are as at the first start.</source>
        <translation>Файл настроек не удалось прочитать. Все настройки — как при первом запуске.</translation>
    </message>
    <message>
        <source>Some of your settings could not be read. These are as at the first start.</source>
        <translation>Часть настроек не удалось прочитать. Они — как при первом запуске.</translation>
    </message>
    <message>
        <source>The old file is kept here: {path}</source>
        <translation>Прежний файл лежит здесь: {path}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of player {number}</source>
        <translation>Имя игрока {number}</translation>
    </message>
    <message>
        <source>Avatar of player {number}</source>
        <translation>Аватар игрока {number}</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>Убрать игрока {number}</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Человек</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Computer pace</source>
        <translation>Скорость компьютера</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>медленно</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>обычно</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>быстро</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>сразу</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>How long computer players think and how fast their cards move.</source>
        <translation>Сколько думают компьютерные игроки и как быстро движутся их карты.</translation>
    </message>
    <message>
        <source>Hide the hand</source>
        <translation>Скрывать карты</translation>
    </message>
    <message>
        <source>For a room with watchers: the hand lies face down and turns up while its badge is held.</source>
        <translation>Если рядом зрители: карты на руках лежат рубашкой вверх и открываются, пока вы держите значок.</translation>
    </message>
    <message>
        <source>Table flat between people</source>
        <translation>Экран лежит между игроками</translation>
    </message>
    <message>
        <source>The hand and the panels turn towards the player in turn.</source>
        <translation>Карты и панели поворачиваются к тому, кто ходит.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>Everything that is heard can be seen as well.</source>
        <translation>Всё, что слышно, видно и на экране.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Громкость</translation>
    </message>
    <message>
        <source>as the system asks</source>
        <translation>как в системе</translation>
    </message>
    <message>
        <source>full</source>
        <translation>полное</translation>
    </message>
    <message>
        <source>reduced</source>
        <translation>меньше</translation>
    </message>
    <message>
        <source>Flat dark grounds, brighter rims and stronger outlines.</source>
        <translation>Ровный тёмный фон, светлые края и чёткие контуры.</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Полный экран</translation>
    </message>
    <message>
        <source>Confirm each move</source>
        <translation>Подтверждать каждый ход</translation>
    </message>
    <message>
        <source>A laid card can be taken back until the turn is ended. Off: a move counts at once.</source>
        <translation>Положенную карту можно взять назад, пока ход не закончен. Если выключено, ход засчитывается сразу.</translation>
    </message>
    <message>
        <source>Hold the curtain button</source>
        <translation>Занавес: удерживать кнопку</translation>
    </message>
    <message>
        <source>The curtain and the role open only while their button is held. Off: a press is enough.</source>
        <translation>Занавес и роль открыты, только пока вы держите кнопку. Если выключено, достаточно нажать.</translation>
    </message>
    <message>
        <source>Reduced: cards appear in their places instead of flying there.</source>
        <translation>Меньше: карты сразу появляются на месте, а не летят туда.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокая контрастность</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message numerus="yes">
        <source>By these rules exactly %n player(s) can play.</source>
        <translation>
            <numerusform>По этим правилам играют ровно %n игрок.</numerusform>
            <numerusform>По этим правилам играют ровно %n игрока.</numerusform>
            <numerusform>По этим правилам играют ровно %n игроков.</numerusform>
        </translation>
    </message>
    <message>
        <source>By these rules {fewest} to {most} players can play.</source>
        <translation>По этим правилам играют от {fewest} до {most} игроков.</translation>
    </message>
    <message numerus="yes">
        <source>Add %n seat(s) or choose other rules.</source>
        <translation>
            <numerusform>Добавьте %n место или выберите другие правила.</numerusform>
            <numerusform>Добавьте %n места или выберите другие правила.</numerusform>
            <numerusform>Добавьте %n мест или выберите другие правила.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n seat(s) or choose other rules.</source>
        <translation>
            <numerusform>Уберите %n место или выберите другие правила.</numerusform>
            <numerusform>Уберите %n места или выберите другие правила.</numerusform>
            <numerusform>Уберите %n мест или выберите другие правила.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} {mend}</source>
        <translation>{who} {mend}</translation>
    </message>
    <message>
        <source>“{one}” and “{other}” cannot be played together. Set one of them back first.</source>
        <translation>«{one}» и «{other}» нельзя сочетать. Сначала верните одну из этих настроек.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>ShortcutsSheet</name>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Везде</translation>
    </message>
    <message>
        <source>With fingers</source>
        <translation>Пальцами</translation>
    </message>
    <message>
        <source>Hold a finger on anything on the table to have it explained.</source>
        <translation>Задержите палец на чём угодно на столе — появится пояснение.</translation>
    </message>
    <message>
        <source>While you drag a card, tap with a second finger to turn it.</source>
        <translation>Пока вы тянете карту, коснитесь экрана вторым пальцем — карта развернётся.</translation>
    </message>
    <message>
        <source>Two fingers on the board make it larger or smaller and move it.</source>
        <translation>Двумя пальцами поле увеличивают, уменьшают и двигают.</translation>
    </message>
    <message>
        <source>Two quick taps on the board show all of it.</source>
        <translation>Два быстрых касания поля — и видно его целиком.</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>top</source>
        <translation>вверх</translation>
    </message>
    <message>
        <source>right</source>
        <translation>вправо</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>вниз</translation>
    </message>
    <message>
        <source>left</source>
        <translation>влево</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>tunnels {first} and {second} that do not meet</source>
        <translation>туннели {first} и {second}, которые не соединяются</translation>
    </message>
    <message>
        <source>{ways}; stub: {stubs}</source>
        <translation>{ways}; отросток: {stubs}</translation>
    </message>
    <message>
        <source>dead end, {ways}</source>
        <translation>тупик, {ways}</translation>
    </message>
    <message>
        <source>top to bottom</source>
        <translation>сверху вниз</translation>
    </message>
    <message>
        <source>left to right</source>
        <translation>слева направо</translation>
    </message>
    <message>
        <source>top to right</source>
        <translation>сверху направо</translation>
    </message>
    <message>
        <source>right to bottom</source>
        <translation>справа вниз</translation>
    </message>
    <message>
        <source>left to bottom</source>
        <translation>слева вниз</translation>
    </message>
    <message>
        <source>top to left</source>
        <translation>сверху налево</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Your role</source>
        <translation>Ваша роль</translation>
    </message>
    <message>
        <source>Hold to look</source>
        <translation>Держите и смотрите</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Новая</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Turn 180°</source>
        <translation>Развернуть</translation>
    </message>
    <message>
        <source>Discard: {number}</source>
        <translation>Сбросить: {number}</translation>
    </message>
    <message>
        <source>Drop to discard</source>
        <translation>В сброс</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Сброс</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>Just now</source>
        <translation>Только что</translation>
    </message>
    <message>
        <source>Everyone else: please look away</source>
        <translation>Остальные, отвернитесь, пожалуйста</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Закончить ход</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Взять назад</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Рука</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Вернуться к игре</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Что произошло</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Home screen</source>
        <translation>На главный экран</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Results</source>
        <translation>Итоги</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation>Сразу к моему ходу</translation>
    </message>
    <message>
        <source>Everything is saved again.</source>
        <translation>Всё снова сохранено.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Что произошло</translation>
    </message>
</context>
<context>
    <name>Title</name>
    <message>
        <source>Saboteur</source>
        <translation>Гномы-вредители</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Раунд {number} из {rounds}</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>Ходит: {name}</translation>
    </message>
    <message>
        <source>Lay a tunnel, play an action or discard a card.</source>
        <translation>Положите туннель, сыграйте действие или сбросьте карту.</translation>
    </message>
    <message>
        <source>Lay the card on a glowing cell.</source>
        <translation>Положите карту на светящуюся клетку.</translation>
    </message>
    <message>
        <source>Break the tool of a player.</source>
        <translation>Выберите, кому сломать инструмент.</translation>
    </message>
    <message>
        <source>Repair a broken tool of a player.</source>
        <translation>Выберите, кому починить инструмент.</translation>
    </message>
    <message>
        <source>Choose a tunnel to take away.</source>
        <translation>Выберите, какой туннель убрать.</translation>
    </message>
    <message>
        <source>Choose a goal to look at.</source>
        <translation>Выберите, какую цель посмотреть.</translation>
    </message>
    <message>
        <source>End the turn, or take the card back.</source>
        <translation>Закончите ход или возьмите карту назад.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Раунд окончен.</translation>
    </message>
    <message>
        <source>Mark the cards to discard, then press Discard.</source>
        <translation>Отметьте карты и нажмите «Сбросить».</translation>
    </message>
    <message>
        <source>Discard both, or drop them on your own seat to remove a card there.</source>
        <translation>Сбросьте обе или положите на своё место, чтобы убрать там карту.</translation>
    </message>
    <message>
        <source>Discard the marked cards.</source>
        <translation>Сбросьте отмеченные карты.</translation>
    </message>
    <message>
        <source>Put the theft in front of yourself.</source>
        <translation>Положите кражу перед собой.</translation>
    </message>
    <message>
        <source>Take away a theft.</source>
        <translation>Уберите кражу.</translation>
    </message>
    <message>
        <source>Choose whose hand you want.</source>
        <translation>Выберите, с кем обменяться картами.</translation>
    </message>
    <message>
        <source>Choose whose role to look at.</source>
        <translation>Выберите, чью роль посмотреть.</translation>
    </message>
    <message>
        <source>Choose who gets a new role.</source>
        <translation>Выберите, кто получит новую роль.</translation>
    </message>
    <message>
        <source>Trap another player.</source>
        <translation>Поймайте другого игрока в ловушку.</translation>
    </message>
    <message>
        <source>Free a trapped player.</source>
        <translation>Освободите игрока из ловушки.</translation>
    </message>
</context>
</TS>
