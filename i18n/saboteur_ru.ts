<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Saboteur Desktop</source>
        <translation>О программе Saboteur Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Версия {version}</translation>
    </message>
    <message>
        <source>A free program: you may use it, pass it on and change it. The published game&apos;s art and texts are not in here; everything is drawn and written anew.</source>
        <translation>Свободная программа: её можно использовать, передавать другим и изменять. Рисунков и текстов изданной игры здесь нет: всё нарисовано и написано заново.</translation>
    </message>
    <message>
        <source>It is made of the parts below. Each opens its licence, in the language of its authors.</source>
        <translation>Она составлена из этих частей. Нажмите на любую, чтобы прочитать её лицензию на языке авторов.</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>К списку</translation>
    </message>
</context>
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
        <translation>закрытая цель</translation>
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
        <translation>подходит, если развернуть на 180°</translation>
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
            <numerusform>Её можно сыграть в %n месте.</numerusform>
            <numerusform>Её можно сыграть в %n местах.</numerusform>
            <numerusform>Её можно сыграть в %n местах.</numerusform>
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
        <translation>Поиск в правилах</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Уменьшить текст</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Увеличить текст</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Сохранить в PDF</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Предыдущее место</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Следующее место</translation>
    </message>
    <message>
        <source>{place} of {places}</source>
        <translation>{place} из {places}</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>не найдено</translation>
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
    <name>Classroom</name>
    <message>
        <source>For the person who explains</source>
        <translation>Для того, кто объясняет правила</translation>
    </message>
    <message>
        <source>Explain Saboteur aloud</source>
        <translation>Объяснить игру «Гномы-вредители» вслух</translation>
    </message>
    <message>
        <source>Ten steps for everybody at the table, in large words and read aloud.</source>
        <translation>Десять шагов для всех за столом: крупными словами и вслух.</translation>
    </message>
    <message>
        <source>Lessons at the table</source>
        <translation>Уроки за столом</translation>
    </message>
    <message>
        <source>Puzzles: one move is the best</source>
        <translation>Задачи: лучший ход только один</translation>
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
    <message numerus="yes">
        <source>%n card(s) are left. Cards are drawn at the end of a move.</source>
        <translation>
            <numerusform>Осталась %n карта. В конце хода отсюда добирают карты.</numerusform>
            <numerusform>Осталось %n карты. В конце хода отсюда добирают карты.</numerusform>
            <numerusform>Осталось %n карт. В конце хода отсюда добирают карты.</numerusform>
        </translation>
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
    <name>Explanation</name>
    <message>
        <source>Who we are</source>
        <translation>Кто мы</translation>
    </message>
    <message>
        <source>We are dwarves in search of gold. Most of us are gold miners, who want to reach it. Some are saboteurs, who secretly want the others to fail. Nobody knows who is who.</source>
        <translation>Мы — гномы, и мы ищем золото. Почти все мы золотоискатели и хотим до него добраться. Но есть среди нас и вредители, которые тайком мешают остальным. Кто есть кто, не знает никто.</translation>
    </message>
    <message>
        <source>The mine</source>
        <translation>Шахта</translation>
    </message>
    <message>
        <source>On the left is the start. On the right lie three goals, face down: gold under one of them, stone under the other two. Card by card the miners dig a path from the start to the gold.</source>
        <translation>Слева — вход. Справа рубашкой вверх лежат три цели: под одной золото, под двумя другими камни. Карта за картой золотоискатели прокладывают путь от входа к золоту.</translation>
    </message>
    <message>
        <source>The roles</source>
        <translation>Роли</translation>
    </message>
    <message>
        <source>Each of us is dealt a role. Look at yours when it is your turn at the screen, and show it to nobody. One role is left over, so we cannot be sure how many saboteurs there are.</source>
        <translation>Каждый получает роль. Посмотрите свою, когда подойдёт ваша очередь у экрана, и никому её не показывайте. Одна роль остаётся лишней, поэтому никто точно не знает, сколько среди нас вредителей.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>We go clockwise. In your turn you lay a tunnel, play an action or discard a card. Then you draw a new one, as long as the draw pile lasts. Keep your hand to yourself.</source>
        <translation>Ходим по часовой стрелке. В свой ход вы кладёте туннель, играете действие или сбрасываете карту. Потом берёте новую, пока в колоде есть карты. Свои карты никому не показывайте.</translation>
    </message>
    <message>
        <source>Laying tunnels</source>
        <translation>Как класть туннели</translation>
    </message>
    <message>
        <source>A new tunnel carries on the way from the start. Wherever it touches a card, way must meet way and wall must meet wall. You may turn the card by half a turn, but never lay it on its side.</source>
        <translation>Новый туннель продолжает путь от входа. Где он касается других карт, туннель должен встретить туннель, а стена — стену. Карту можно развернуть на 180°, но класть её набок нельзя.</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Тупики</translation>
    </message>
    <message>
        <source>Some tunnels end in the middle of the card: there the way is over. Saboteurs lay them with pleasure. But an honest miner, too, may have nothing better to play.</source>
        <translation>Некоторые туннели обрываются посреди карты: дальше пути нет. Вредители кладут их с удовольствием. Но и у честного золотоискателя порой не находится ничего получше.</translation>
    </message>
    <message>
        <source>The tools</source>
        <translation>Инструменты</translation>
    </message>
    <message>
        <source>Each of us has a pickaxe, a lantern and a mine cart. Whoever has a broken tool can lay no tunnels until it is repaired. You may break the tools of others, and repair theirs or your own.</source>
        <translation>У каждого есть кирка, лампа и вагонетка. Если что-то сломано, класть туннели нельзя, пока это не починят. Ломать можно инструменты других, а чинить — и чужие, и свои.</translation>
    </message>
    <message>
        <source>Rockfall and map</source>
        <translation>Обвал и секретная карта</translation>
    </message>
    <message>
        <source>A rockfall takes one tunnel out of the mine, but never the start or a goal. A map lets you look at one goal in secret. You may tell what you saw, and it need not be true.</source>
        <translation>Обвал убирает из шахты один туннель, но только не вход и не цель. Секретная карта позволяет тайком взглянуть на одну цель. О том, что увидели, можно рассказать, и не обязательно правду.</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Сброс</translation>
    </message>
    <message>
        <source>If you cannot play a card, or do not want to, discard one face down. Nobody sees what it was. So watch what the others do, talk, and suspect one another.</source>
        <translation>Если сыграть нечего или не хочется, сбросьте одну карту рубашкой вверх. Какую — не узнает никто. Поэтому следите за остальными, разговаривайте и подозревайте друг друга.</translation>
    </message>
    <message>
        <source>The gold</source>
        <translation>Золото</translation>
    </message>
    <message>
        <source>Once a path reaches the gold, the miners win and share it out. If all cards are used up first, the saboteurs win. After three rounds, whoever has the most gold wins the game.</source>
        <translation>Когда путь доходит до золота, золотоискатели побеждают и делят его. Если раньше кончатся все карты, победят вредители. После трёх раундов партию выигрывает тот, у кого больше всего золота.</translation>
    </message>
</context>
<context>
    <name>ExplanationScreen</name>
    <message>
        <source>Say it again</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>{step} of {steps} · {title}</source>
        <translation>{step} из {steps} · {title}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>There is no voice for English on this computer; the words are on the screen.</source>
        <translation>На этом компьютере нет голоса для русского языка; слова показаны на экране.</translation>
    </message>
    <message>
        <source>The sound is off; the words are on the screen.</source>
        <translation>Звук выключен; слова показаны на экране.</translation>
    </message>
</context>
<context>
    <name>FlatTable</name>
    <message>
        <source>Turn round</source>
        <translation>Развернуть</translation>
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
    <name>GuidedTable</name>
    <message>
        <source>From the beginning</source>
        <translation>С начала</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>К списку</translation>
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
        <source>all together against the ghosts</source>
        <translation>все вместе против привидений</translation>
    </message>
    <message>
        <source>Continue: {game}</source>
        <translation>Продолжить: {game}</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Обучение</translation>
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
        <source>{game} · {players}</source>
        <translation>{game} · {players}</translation>
    </message>
    <message>
        <source>{game} · {players} · {name}&apos;s turn</source>
        <translation>{game} · {players} · ходит: {name}</translation>
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
    <name>HouseAccess</name>
    <message>
        <source>Your turn</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>The house</source>
        <translation>Дом</translation>
    </message>
    <message>
        <source>Hunters</source>
        <translation>Охотники</translation>
    </message>
    <message>
        <source>Piles and dice</source>
        <translation>Стопки и кубики</translation>
    </message>
    <message>
        <source>Buttons</source>
        <translation>Кнопки</translation>
    </message>
    <message>
        <source>Roll the die</source>
        <translation>Бросить кубик</translation>
    </message>
    <message>
        <source>{deed}: ticked</source>
        <translation>{deed}: отмечено</translation>
    </message>
    <message>
        <source>{deed}: not ticked</source>
        <translation>{deed}: не отмечено</translation>
    </message>
    <message>
        <source>{place}, promised to {name}</source>
        <translation>{place}, берёт: {name}</translation>
    </message>
    <message>
        <source>. </source>
        <translation>. </translation>
    </message>
    <message>
        <source>{place}: {reason}</source>
        <translation>{place}: {reason}</translation>
    </message>
    <message>
        <source>{hunter}. {intention}</source>
        <translation>{hunter}. {intention}</translation>
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
        <source>Show the odds</source>
        <translation>Показать вероятности</translation>
    </message>
    <message>
        <source>Hide the odds</source>
        <translation>Скрыть вероятности</translation>
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
</context>
<context>
    <name>HouseAction</name>
    <message>
        <source>Go</source>
        <translation>Идти</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Взять назад</translation>
    </message>
    <message>
        <source>Take the walk back</source>
        <translation>Взять ход назад</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Остаться здесь</translation>
    </message>
    <message>
        <source>Who takes what?</source>
        <translation>Кто что берёт?</translation>
    </message>
    <message>
        <source>Take the jewel</source>
        <translation>Взять самоцвет</translation>
    </message>
    <message>
        <source>Put the jewel down</source>
        <translation>Положить самоцвет</translation>
    </message>
    <message>
        <source>Keep the jewel</source>
        <translation>Нести самоцвет дальше</translation>
    </message>
    <message>
        <source>With a jewel you are locked in there until the evil spirit is driven out.</source>
        <translation>С самоцветом вы будете заперты там, пока злого духа не прогонят.</translation>
    </message>
    <message>
        <source>Swap the jewels</source>
        <translation>Обменять самоцветы</translation>
    </message>
    <message>
        <source>Leave it here</source>
        <translation>Оставить здесь</translation>
    </message>
    <message>
        <source>Go there anyway</source>
        <translation>Всё равно идти</translation>
    </message>
    <message>
        <source>Take it anyway</source>
        <translation>Всё равно взять</translation>
    </message>
    <message>
        <source>Then every hunter is locked in alone, and the match is lost.</source>
        <translation>Тогда все охотники окажутся заперты поодиночке, и партия будет проиграна.</translation>
    </message>
    <message>
        <source>The jewel is taken</source>
        <translation>Самоцвет будет взят</translation>
    </message>
    <message>
        <source>There is a fight</source>
        <translation>Будет бой</translation>
    </message>
    <message>
        <source>You are locked in there</source>
        <translation>Там вы окажетесь заперты</translation>
    </message>
</context>
<context>
    <name>HouseBanner</name>
    <message>
        <source>{name}&apos;s turn (red hunter)</source>
        <translation>Ходит: {name} (красный охотник)</translation>
    </message>
    <message>
        <source>{name}&apos;s turn (yellow hunter)</source>
        <translation>Ходит: {name} (жёлтый охотник)</translation>
    </message>
    <message>
        <source>{name}&apos;s turn (blue hunter)</source>
        <translation>Ходит: {name} (синий охотник)</translation>
    </message>
    <message>
        <source>{name}&apos;s turn (green hunter)</source>
        <translation>Ходит: {name} (зелёный охотник)</translation>
    </message>
    <message>
        <source>Everybody wins</source>
        <translation>Победили все</translation>
    </message>
    <message>
        <source>Everybody loses</source>
        <translation>Проиграли все</translation>
    </message>
    <message>
        <source>The computer moves this hunter.</source>
        <translation>Этим охотником ходит компьютер.</translation>
    </message>
    <message>
        <source>Locked in. Roll the die first.</source>
        <translation>Охотник заперт. Сначала бросьте кубик.</translation>
    </message>
    <message>
        <source>Roll the die.</source>
        <translation>Бросьте кубик.</translation>
    </message>
    <message>
        <source>Locked in, but not alone: stay and fight.</source>
        <translation>Охотник заперт, но не один: останьтесь и сражайтесь.</translation>
    </message>
    <message>
        <source>Locked in: stay until another hunter comes to help.</source>
        <translation>Охотник заперт: оставайтесь, пока не придёт помощь.</translation>
    </message>
    <message>
        <source>Press “Go”, or take the walk back.</source>
        <translation>Нажмите «Идти» или возьмите ход назад.</translation>
    </message>
    <message numerus="yes">
        <source>Bring the jewel outside: %n step(s) at most.</source>
        <translation>
            <numerusform>Несите самоцвет наружу: не больше %n шага.</numerusform>
            <numerusform>Несите самоцвет наружу: не больше %n шагов.</numerusform>
            <numerusform>Несите самоцвет наружу: не больше %n шагов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Walk %n step(s) at most, or stay.</source>
        <translation>
            <numerusform>Идите не больше чем на %n шаг или останьтесь.</numerusform>
            <numerusform>Идите не больше чем на %n шага или останьтесь.</numerusform>
            <numerusform>Идите не больше чем на %n шагов или останьтесь.</numerusform>
        </translation>
    </message>
    <message>
        <source>The jewel here has the number {number}: swap, or leave it.</source>
        <translation>У этого самоцвета номер {number}: обменяйте его на свой или оставьте.</translation>
    </message>
    <message>
        <source>The jewel here has the number {number}: take it, or leave it.</source>
        <translation>У этого самоцвета номер {number}: возьмите его или оставьте.</translation>
    </message>
    <message>
        <source>All jewels and all hunters are out of the house.</source>
        <translation>Все самоцветы и все охотники снаружи.</translation>
    </message>
    <message>
        <source>There are too many evil spirits in the house.</source>
        <translation>В доме слишком много злых духов.</translation>
    </message>
    <message>
        <source>Every hunter is locked in alone with a jewel.</source>
        <translation>Все охотники заперты поодиночке, каждый с самоцветом.</translation>
    </message>
    <message>
        <source>Nobody can fetch the next jewel any more.</source>
        <translation>Следующий самоцвет больше некому взять.</translation>
    </message>
</context>
<context>
    <name>HouseEnd</name>
    <message>
        <source>{label}: {value}</source>
        <translation>{label}: {value}</translation>
    </message>
    <message>
        <source>Jewels outside</source>
        <translation>Самоцветов снаружи</translation>
    </message>
    <message>
        <source>Evil spirits</source>
        <translation>Злых духов</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Ходов</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Боёв</translation>
    </message>
    <message>
        <source>Ghosts that came</source>
        <translation>Пришло привидений</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень сложности</translation>
    </message>
    <message>
        <source>Good luck: about {usual} usually come in so many turns.</source>
        <translation>Повезло: за столько ходов обычно приходит около {usual}.</translation>
    </message>
    <message>
        <source>Bad luck: about {usual} usually come in so many turns.</source>
        <translation>Не повезло: за столько ходов обычно приходит около {usual}.</translation>
    </message>
    <message>
        <source>As usual: about {usual} come in so many turns.</source>
        <translation>Как обычно: за столько ходов приходит около {usual}.</translation>
    </message>
    <message numerus="yes">
        <source>%n jewel(s) brought outside</source>
        <translation>
            <numerusform>Вынесен %n самоцвет</numerusform>
            <numerusform>Вынесено %n самоцвета</numerusform>
            <numerusform>Вынесено %n самоцветов</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} из {all}</translation>
    </message>
    <message>
        <source>Steps walked: {steps}</source>
        <translation>Пройдено шагов: {steps}</translation>
    </message>
    <message>
        <source>Driven out: ghosts {ghosts}, evil spirits {spirits}</source>
        <translation>Прогнано: привидений&#xa0;{ghosts}, злых&#xa0;духов&#xa0;{spirits}</translation>
    </message>
    <message>
        <source>Some rules were set differently.</source>
        <translation>Некоторые правила были изменены.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>На главный экран</translation>
    </message>
    <message>
        <source>See the house</source>
        <translation>Посмотреть на дом</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Сыграть ещё раз</translation>
    </message>
</context>
<context>
    <name>HouseHint</name>
    <message>
        <source>Roll the die first. From 1 to 5 it brings a ghost card too, a 6 brings none.</source>
        <translation>Сначала бросьте кубик. При 1–5 открывают и карту привидений, при 6 — нет.</translation>
    </message>
    <message>
        <source>• {option} {reason}</source>
        <translation>• {option} {reason}</translation>
    </message>
    <message>
        <source>Go outside.</source>
        <translation>Выйти наружу.</translation>
    </message>
    <message>
        <source>Take the jewel.</source>
        <translation>Взять самоцвет.</translation>
    </message>
    <message>
        <source>Put your jewel down.</source>
        <translation>Положить свой самоцвет.</translation>
    </message>
    <message>
        <source>Swap the jewels.</source>
        <translation>Обменять самоцветы.</translation>
    </message>
    <message>
        <source>Leave the jewel here.</source>
        <translation>Оставить самоцвет здесь.</translation>
    </message>
    <message>
        <source>Stay and take the jewel: {place}.</source>
        <translation>Остаться и взять самоцвет: {place}.</translation>
    </message>
    <message>
        <source>Stay and put your jewel down: {place}.</source>
        <translation>Остаться и положить свой самоцвет: {place}.</translation>
    </message>
    <message>
        <source>Stay and swap the jewels: {place}.</source>
        <translation>Остаться и обменять самоцветы: {place}.</translation>
    </message>
    <message>
        <source>Stay: {place}.</source>
        <translation>Остаться: {place}.</translation>
    </message>
    <message>
        <source>Walk and take the jewel: {place}.</source>
        <translation>Пойти и взять самоцвет: {place}.</translation>
    </message>
    <message>
        <source>Walk and put your jewel down: {place}.</source>
        <translation>Пойти и положить свой самоцвет: {place}.</translation>
    </message>
    <message>
        <source>Walk and swap the jewels: {place}.</source>
        <translation>Пойти и обменять самоцветы: {place}.</translation>
    </message>
    <message>
        <source>Walk: {place}.</source>
        <translation>Пойти: {place}.</translation>
    </message>
    <message>
        <source>Then there is one jewel less to fetch.</source>
        <translation>Оставшихся самоцветов станет на один меньше.</translation>
    </message>
    <message>
        <source>The jewel is safe there.</source>
        <translation>Там самоцвет в безопасности.</translation>
    </message>
    <message numerus="yes">
        <source>From there it is %n step(s) to the outside with the jewel.</source>
        <translation>
            <numerusform>Оттуда с самоцветом наружу — %n шаг.</numerusform>
            <numerusform>Оттуда с самоцветом наружу — %n шага.</numerusform>
            <numerusform>Оттуда с самоцветом наружу — %n шагов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your jewel is not next: wait where no ghosts are.</source>
        <translation>До вашего самоцвета ещё не дошла очередь: подождите там, где нет привидений.</translation>
    </message>
    <message>
        <source>Your hands are free for the next jewel then.</source>
        <translation>Руки освободятся для следующего самоцвета.</translation>
    </message>
    <message>
        <source>Help is needed: {place}.</source>
        <translation>Нужна помощь: {place}.</translation>
    </message>
    <message>
        <source>With the jewel there is no way out until somebody helps.</source>
        <translation>С самоцветом не выйти, пока кто-нибудь не поможет.</translation>
    </message>
    <message>
        <source>Everybody has to be outside at the end.</source>
        <translation>В конце все должны быть снаружи.</translation>
    </message>
    <message>
        <source>There you see which jewel it is.</source>
        <translation>Там станет виден номер самоцвета.</translation>
    </message>
    <message numerus="yes">
        <source>From there it is %n step(s) to a jewel that nobody else fetches: {place}.</source>
        <translation>
            <numerusform>Оттуда %n шаг до самоцвета, за которым больше никто не идёт: {place}.</numerusform>
            <numerusform>Оттуда %n шага до самоцвета, за которым больше никто не идёт: {place}.</numerusform>
            <numerusform>Оттуда %n шагов до самоцвета, за которым больше никто не идёт: {place}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two fight the evil spirit: in {percent} of 100 fights it is driven out.</source>
        <translation>Двое сражаются со злым духом: из 100 таких боёв успешны {percent}.</translation>
    </message>
    <message>
        <source>You fight the ghosts before they are three: {percent} of 100 fights succeed.</source>
        <translation>Бой с привидениями, пока их не стало три: из 100 таких боёв успешны {percent}.</translation>
    </message>
</context>
<context>
    <name>HouseHunter</name>
    <message>
        <source>{name} (red)</source>
        <translation>{name} (красный)</translation>
    </message>
    <message>
        <source>{name} (yellow)</source>
        <translation>{name} (жёлтый)</translation>
    </message>
    <message>
        <source>{name} (blue)</source>
        <translation>{name} (синий)</translation>
    </message>
    <message>
        <source>{name} (green)</source>
        <translation>{name} (зелёный)</translation>
    </message>
    <message>
        <source>Red hunter</source>
        <translation>Красный охотник</translation>
    </message>
    <message>
        <source>Yellow hunter</source>
        <translation>Жёлтый охотник</translation>
    </message>
    <message>
        <source>Blue hunter</source>
        <translation>Синий охотник</translation>
    </message>
    <message>
        <source>Green hunter</source>
        <translation>Зелёный охотник</translation>
    </message>
    <message>
        <source>Locked in</source>
        <translation>Заперт</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>Снаружи</translation>
    </message>
    <message>
        <source>Corridor</source>
        <translation>Коридор</translation>
    </message>
</context>
<context>
    <name>HouseIntention</name>
    <message>
        <source>I fetch the jewel in {room}.</source>
        <translation>Иду за самоцветом в {room}.</translation>
    </message>
    <message>
        <source>I look at the jewel in {room}.</source>
        <translation>Посмотрю самоцвет в {room}.</translation>
    </message>
    <message>
        <source>I bring my jewel outside.</source>
        <translation>Несу самоцвет наружу.</translation>
    </message>
    <message>
        <source>I wait until my jewel is next.</source>
        <translation>Жду своей очереди.</translation>
    </message>
    <message>
        <source>I put my jewel down in {room}.</source>
        <translation>Кладу самоцвет в {room}.</translation>
    </message>
    <message>
        <source>I fight the ghosts in {room}.</source>
        <translation>Сражаюсь с привидениями в {room}.</translation>
    </message>
    <message>
        <source>I fight the evil spirit in {room}.</source>
        <translation>Сражаюсь со злым духом в {room}.</translation>
    </message>
    <message>
        <source>I help {other} in {room}.</source>
        <translation>Помогаю игроку {other} в {room}.</translation>
    </message>
    <message>
        <source>I need help in {room}.</source>
        <translation>Мне нужна помощь в {room}.</translation>
    </message>
    <message>
        <source>I go outside.</source>
        <translation>Иду наружу.</translation>
    </message>
</context>
<context>
    <name>HouseKeys</name>
    <message>
        <source>Roll the die</source>
        <translation>Бросить кубик</translation>
    </message>
    <message>
        <source>Tap a lit place, and the hunter on turn goes there; “Go” confirms the walk.</source>
        <translation>Коснитесь подсвеченного места, и охотник, чей сейчас ход, пойдёт туда; кнопка «Идти» подтверждает ход.</translation>
    </message>
    <message>
        <source>Hold a finger on a room to have explained what is there.</source>
        <translation>Задержите палец на комнате, чтобы узнать, что в ней.</translation>
    </message>
    <message>
        <source>Pick up the hunter on turn (1)</source>
        <translation>Взять охотника, чей сейчас ход (1)</translation>
    </message>
    <message>
        <source>Go from one thing to the next; with a hunter in the hand, to where it may walk</source>
        <translation>К следующему предмету; с охотником в руке — туда, куда он может дойти</translation>
    </message>
    <message>
        <source>Hold the hunter over any place, and hear why it may not walk there</source>
        <translation>Держать охотника над любым местом и узнать, почему туда нельзя</translation>
    </message>
    <message>
        <source>Put the hunter down, go, press a button</source>
        <translation>Поставить охотника, идти, нажать кнопку</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Остаться здесь</translation>
    </message>
    <message>
        <source>Take the jewel, or leave it</source>
        <translation>Взять самоцвет или оставить его</translation>
    </message>
    <message>
        <source>Put the hunter back, take the walk back, close</source>
        <translation>Вернуть охотника на место, взять ход назад, закрыть</translation>
    </message>
    <message>
        <source>Take the walk back</source>
        <translation>Взять ход назад</translation>
    </message>
    <message>
        <source>Next part of the table: turn, house, hunters, piles, buttons</source>
        <translation>Следующая часть стола: ход, дом, охотники, стопки, кнопки</translation>
    </message>
    <message>
        <source>Press a button; otherwise skip what is moving</source>
        <translation>Нажать кнопку; иначе пропустить движение</translation>
    </message>
    <message>
        <source>Agree with computer partners on who takes which jewel</source>
        <translation>Договориться с компьютером, кто какой самоцвет берёт</translation>
    </message>
    <message>
        <source>Show how likely an evil spirit is in each room</source>
        <translation>Показать, как вероятно появление злого духа в каждой комнате</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
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
        <source>Menu, when nothing is picked up</source>
        <translation>Меню, если в руке ничего нет</translation>
    </message>
</context>
<context>
    <name>HouseLesson</name>
    <message>
        <source>Press the large button and roll the die.</source>
        <translation>Нажмите большую кнопку и бросьте кубик.</translation>
    </message>
    <message>
        <source>Bring a jewel out</source>
        <translation>Вынести самоцвет</translation>
    </message>
    <message>
        <source>Rolling, walking, taking a jewel and carrying it outside.</source>
        <translation>Бросить кубик, пройти, взять самоцвет и вынести его наружу.</translation>
    </message>
    <message>
        <source>Well done! When all eight jewels and all hunters are outside, everybody wins. Talk to each other: who fetches which jewel?</source>
        <translation>Отлично! Когда все восемь самоцветов и все охотники снаружи, побеждают все. Договаривайтесь, кто за каким самоцветом идёт.</translation>
    </message>
    <message>
        <source>This is the Haunted House from above. Eight jewels lie in its rooms. You play together: bring them all outside before there are too many evil spirits. You are the red hunter.</source>
        <translation>Это Дом с привидениями, вид сверху. В комнатах лежат восемь самоцветов. Играют все вместе: вынесите их наружу, пока злых духов не стало слишком много. Вы — красный охотник.</translation>
    </message>
    <message>
        <source>Every turn begins with the die. It says how far you may walk, and with a 1 to 5 a ghost comes too. Press the large button and roll.</source>
        <translation>Каждый ход начинается с кубика. Он показывает, как далеко можно пройти, а при 1–5 появляется ещё и привидение. Нажмите большую кнопку, чтобы бросить кубик.</translation>
    </message>
    <message>
        <source>Where the floor is lit you can stop; the number tells the steps. A room counts as one step, however large it is. Drag your hunter to the jewel in the Parlour (A), then press “Go”.</source>
        <translation>Где пол светится, там можно остановиться; число — это шаги. Комната любой величины — один шаг. Перетащите охотника к самоцвету в гостиной (A) и нажмите «Идти».</translation>
    </message>
    <message>
        <source>In a game you may do that. Here walk to the Parlour (A) and take the jewel.</source>
        <translation>В игре так можно. А здесь идите в гостиную (A) и возьмите самоцвет.</translation>
    </message>
    <message>
        <source>Now you carry the jewel. Nobody carries two. Pip has taken a jewel as well. Roll again.</source>
        <translation>Теперь самоцвет у вас. Двух сразу не носят. Пип тоже взял самоцвет. Бросьте кубик ещё раз.</translation>
    </message>
    <message>
        <source>Carry the jewel outside, through the front door below. Other hunters are no obstacle: you walk past them.</source>
        <translation>Несите самоцвет наружу, через входную дверь внизу. Другие охотники не мешают: мимо них можно пройти.</translation>
    </message>
    <message>
        <source>The jewel is not outside yet. Walk out through the front door.</source>
        <translation>Самоцвет ещё не снаружи. Выйдите через входную дверь.</translation>
    </message>
    <message>
        <source>Ghosts and evil spirits</source>
        <translation>Привидения и злые духи</translation>
    </message>
    <message>
        <source>Fighting ghosts, and helping a hunter who is locked in.</source>
        <translation>Бой с привидениями и помощь охотнику, который заперт.</translation>
    </message>
    <message>
        <source>Saved! Pip has brought the jewel outside. Fight where two ghosts are before they are three, and stay near each other: then you win.</source>
        <translation>Спасён! Пип вынес самоцвет. Сражайтесь там, где привидений два, пока их не стало три, и держитесь поближе друг к другу: так и побеждают.</translation>
    </message>
    <message>
        <source>After a 1 to 5 a ghost card is turned over: its letter says which room the ghost comes to. Three ghosts in one room become an evil spirit, and the sixth evil spirit ends the game.</source>
        <translation>Если выпало от 1 до 5, открывают карту привидений: её буква говорит, в какой комнате появится привидение. Три привидения в одной комнате становятся злым духом, а шестой злой дух завершает партию.</translation>
    </message>
    <message>
        <source>Let us see which room is next. Roll the die.</source>
        <translation>Посмотрим, какая комната следующая. Бросьте кубик.</translation>
    </message>
    <message>
        <source>Two ghosts in the Kitchen (C)! Who stops among ghosts fights: one hunter with one die, two hunters with two dice. Each die that shows a ghost drives one out. Walk to the Kitchen (C).</source>
        <translation>На кухне (C) два привидения! Кто останавливается среди привидений, тот сражается: один охотник одним кубиком, двое — двумя. Каждый кубик, на котором выпало привидение, прогоняет одно из них. Идите на кухню (C).</translation>
    </message>
    <message>
        <source>The ghosts are still there. Walk to the Kitchen (C) and fight.</source>
        <translation>Привидения всё ещё там. Идите на кухню (C) и сражайтесь.</translation>
    </message>
    <message>
        <source>One ghost less. But in the Box room (B) there were three: an evil spirit! Pip is there with a jewel and is locked in. With empty hands one can go in and out.</source>
        <translation>Одним привидением меньше. Но в чулане (B) их стало три: это злой дух! Пип там с самоцветом, и он заперт. С пустыми руками можно входить и выходить.</translation>
    </message>
    <message>
        <source>Only two hunters together can drive an evil spirit out. Roll the die.</source>
        <translation>Злого духа прогоняют только вдвоём. Бросьте кубик.</translation>
    </message>
    <message>
        <source>Help Pip: walk to the Box room (B). You fight with two dice, and one red face is enough.</source>
        <translation>Помогите Пипу: идите в чулан (B). Вы сражаетесь двумя кубиками, и одной красной грани достаточно.</translation>
    </message>
    <message>
        <source>Pip still needs you. Walk to the Box room (B).</source>
        <translation>Пип всё ещё ждёт вас. Идите в чулан (B).</translation>
    </message>
</context>
<context>
    <name>HouseLevel</name>
    <message>
        <source>Very easy</source>
        <translation>Очень легко</translation>
    </message>
    <message>
        <source>No ghost waits in the house at the start, and only the seventh evil spirit ends the game.</source>
        <translation>В начале в доме нет привидений, и партию завершает только седьмой злой дух.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Легко</translation>
    </message>
    <message>
        <source>No ghost waits in the house at the start.</source>
        <translation>В начале в доме нет привидений.</translation>
    </message>
    <message>
        <source>Fairly easy</source>
        <translation>Довольно легко</translation>
    </message>
    <message>
        <source>Ghosts wait in two rooms only at the start.</source>
        <translation>В начале привидения есть только в двух комнатах.</translation>
    </message>
    <message>
        <source>Seven evil spirits</source>
        <translation>До седьмого злого духа</translation>
    </message>
    <message>
        <source>Only the seventh evil spirit ends the game.</source>
        <translation>Партию завершает только седьмой злой дух.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>The basic game as printed: ghosts wait in four rooms, the sixth evil spirit ends the game.</source>
        <translation>Простая игра, как в издании: в начале привидения ждут в четырёх комнатах, партию завершает шестой злой дух.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Трудно</translation>
    </message>
    <message>
        <source>With the cards that bring more ghosts at once and those that lock doors.</source>
        <translation>С картами, приводящими сразу несколько привидений, и картами, запирающими двери.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Мастер</translation>
    </message>
    <message>
        <source>The advanced game: more ghosts at once, locked doors, and jewels that leave the house only in the order of their numbers.</source>
        <translation>Сложная игра: привидения приходят помногу, двери запираются, а самоцветы можно вынести только по порядку номеров.</translation>
    </message>
    <message>
        <source>Three careful computer players win {percent}% of their games.</source>
        <translation>Три осторожных компьютерных игрока побеждают в {percent} % партий.</translation>
    </message>
    <message>
        <source>Four careful computer players win {percent}% of their games.</source>
        <translation>Четыре осторожных компьютерных игрока побеждают в {percent} % партий.</translation>
    </message>
    <message>
        <source>{sentence} {share}</source>
        <translation>{sentence} {share}</translation>
    </message>
</context>
<context>
    <name>HouseLog</name>
    <message>
        <source>{name} begins.</source>
        <translation>{name} начинает.</translation>
    </message>
    <message>
        <source>{name} takes the jewel: {room}.</source>
        <translation>{name} берёт самоцвет: {room}.</translation>
    </message>
    <message>
        <source>{name} puts jewel {number} down: {room}.</source>
        <translation>{name} кладёт самоцвет {number}: {room}.</translation>
    </message>
    <message>
        <source>{out} of {all}</source>
        <translation>{out} из {all}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>{name} stays: {place}.</source>
        <translation>{name} остаётся: {place}.</translation>
    </message>
    <message>
        <source>{name} leaves the house.</source>
        <translation>{name} выходит наружу.</translation>
    </message>
    <message numerus="yes">
        <source>{name} walks %n step(s): {place}.</source>
        <translation>
            <numerusform>{name} проходит %n шаг: {place}.</numerusform>
            <numerusform>{name} проходит %n шага: {place}.</numerusform>
            <numerusform>{name} проходит %n шагов: {place}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Three ghosts become an evil spirit: {room}!</source>
        <translation>Три привидения становятся злым духом: {room}!</translation>
    </message>
    <message>
        <source>The cards are reshuffled.</source>
        <translation>Карты перемешаны.</translation>
    </message>
    <message>
        <source>All doors are open again.</source>
        <translation>Все двери снова открыты.</translation>
    </message>
    <message>
        <source>The jewel there has the number {number}: {room}.</source>
        <translation>Здесь лежит самоцвет {number}: {room}.</translation>
    </message>
    <message numerus="yes">
        <source>%n ghost(s) driven out: {room}.</source>
        <translation>
            <numerusform>Прогнано %n привидение: {room}.</numerusform>
            <numerusform>Прогнано %n привидения: {room}.</numerusform>
            <numerusform>Прогнано %n привидений: {room}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The evil spirit is driven out: {room}!</source>
        <translation>Злой дух прогнан: {room}!</translation>
    </message>
    <message>
        <source>{name} rolls a {die}: no ghost card.</source>
        <translation>{name} бросает кубик: {die}, без карты привидений.</translation>
    </message>
    <message>
        <source>{name} rolls a {die}.</source>
        <translation>{name} бросает кубик: {die}.</translation>
    </message>
    <message>
        <source>{name} takes jewel {number}: {room}.</source>
        <translation>{name} берёт самоцвет {number}: {room}.</translation>
    </message>
    <message>
        <source>{name} brings jewel {number} outside: {count}.</source>
        <translation>{name} выносит самоцвет {number}: {count}.</translation>
    </message>
    <message>
        <source>{name} brings a jewel outside: {count}.</source>
        <translation>{name} выносит самоцвет: {count}.</translation>
    </message>
    <message>
        <source>{name} fights, {room}. Rolled: {faces}.</source>
        <translation>{name} сражается, {room}. Выпало: {faces}.</translation>
    </message>
    <message>
        <source>{name} fights, {room}. Rolled: {faces}. Nobody is driven out.</source>
        <translation>{name} сражается, {room}. Выпало: {faces}. Никто не прогнан.</translation>
    </message>
    <message>
        <source>ghost</source>
        <translation>привидение</translation>
    </message>
    <message>
        <source>evil spirit</source>
        <translation>злой дух</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>A ghost comes: {room}.</source>
        <translation>Появляется привидение: {room}.</translation>
    </message>
    <message>
        <source>{letter}: an evil spirit is there already. The ghost goes on: {room}.</source>
        <translation>{letter}: там уже злой дух. Привидение идёт дальше: {room}.</translation>
    </message>
    <message>
        <source>It does not count: another card is drawn.</source>
        <translation>Не считается: берут другую.</translation>
    </message>
    <message>
        <source>Draw two more, then reshuffle.</source>
        <translation>Взять ещё две и перемешать.</translation>
    </message>
    <message>
        <source>Draw three more, then reshuffle.</source>
        <translation>Взять ещё три и перемешать.</translation>
    </message>
    <message>
        <source>The blue doors are locked.</source>
        <translation>Синие двери заперты.</translation>
    </message>
    <message>
        <source>The green doors are locked.</source>
        <translation>Зелёные двери заперты.</translation>
    </message>
</context>
<context>
    <name>HouseOdds</name>
    <message>
        <source>Evil spirit within one round of turns: {percent}%</source>
        <translation>Злой дух за один круг ходов: {percent} %</translation>
    </message>
    <message>
        <source>Evil spirit driven out: {percent}%</source>
        <translation>Злой дух будет прогнан: {percent} %</translation>
    </message>
    <message>
        <source>A ghost driven out: {percent}%</source>
        <translation>Привидение будет прогнано: {percent} %</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent} %</translation>
    </message>
</context>
<context>
    <name>HouseOption</name>
    <message>
        <source>on</source>
        <translation>вкл.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>выкл.</translation>
    </message>
    <message>
        <source>Ghosts at the start</source>
        <translation>Привидения в начале</translation>
    </message>
    <message>
        <source>In how many rooms a ghost waits before the first turn.</source>
        <translation>В скольких комнатах до первого хода ждёт привидение.</translation>
    </message>
    <message>
        <source>in four rooms, as printed</source>
        <translation>в четырёх, как в издании</translation>
    </message>
    <message>
        <source>in two rooms</source>
        <translation>в двух</translation>
    </message>
    <message>
        <source>in no room</source>
        <translation>ни в одной</translation>
    </message>
    <message>
        <source>Too many evil spirits</source>
        <translation>Слишком много злых духов</translation>
    </message>
    <message>
        <source>Which evil spirit ends the game.</source>
        <translation>Какой по счёту злой дух завершает партию.</translation>
    </message>
    <message>
        <source>the sixth</source>
        <translation>шестой</translation>
    </message>
    <message>
        <source>the seventh</source>
        <translation>седьмой</translation>
    </message>
    <message>
        <source>Battle dice</source>
        <translation>Боевые кубики</translation>
    </message>
    <message>
        <source>How many of the six faces show a ghost, an evil spirit and nothing.</source>
        <translation>На скольких из шести граней привидение, злой дух и пусто.</translation>
    </message>
    <message>
        <source>3 ghosts, 2 evil spirits, 1 blank</source>
        <translation>3 привидения, 2 злых духа, 1 пустая</translation>
    </message>
    <message>
        <source>3 ghosts, 3 evil spirits</source>
        <translation>3 привидения, 3 злых духа</translation>
    </message>
    <message>
        <source>3 ghosts, 1 evil spirit, 2 blanks</source>
        <translation>3 привидения, 1 злой дух, 2 пустые</translation>
    </message>
    <message>
        <source>2 ghosts, 2 evil spirits, 2 blanks</source>
        <translation>2 привидения, 2 злых духа, 2 пустые</translation>
    </message>
    <message>
        <source>2 ghosts, 1 evil spirit, 3 blanks</source>
        <translation>2 привидения, 1 злой дух, 3 пустые</translation>
    </message>
    <message>
        <source>More cards</source>
        <translation>Дополнительные карты</translation>
    </message>
    <message>
        <source>Cards that bring more ghosts at once, and cards that lock doors.</source>
        <translation>Карты, приводящие сразу несколько привидений, и карты, запирающие двери.</translation>
    </message>
    <message>
        <source>Numbered jewels</source>
        <translation>Самоцветы с номерами</translation>
    </message>
    <message>
        <source>Jewels leave the house only in the order of their numbers. A number is seen by stopping in the room.</source>
        <translation>Самоцветы можно вынести только по порядку номеров. Номер узнают, остановившись в комнате.</translation>
    </message>
    <message>
        <source>Putting a jewel down</source>
        <translation>Положить самоцвет</translation>
    </message>
    <message>
        <source>Whether a hunter may put a numbered jewel down in a room, or exchange it for the one there.</source>
        <translation>Может ли охотник положить самоцвет с номером в комнате или обменять его на лежащий там.</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>можно</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>нельзя</translation>
    </message>
</context>
<context>
    <name>HousePlace</name>
    <message>
        <source>Jewels are put down here</source>
        <translation>Сюда складывают вынесенные самоцветы</translation>
    </message>
    <message>
        <source>All hunters have to be here in the end</source>
        <translation>В конце здесь должны быть все охотники</translation>
    </message>
    <message>
        <source>Only one hunter can stop here</source>
        <translation>Здесь может остановиться только один охотник</translation>
    </message>
    <message>
        <source>The card of this room lies open: until the reshuffle it is not drawn</source>
        <translation>Карта этой комнаты лежит в сбросе: до перемешивания она не выйдет</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) from here</source>
        <translation>
            <numerusform>%n шаг отсюда</numerusform>
            <numerusform>%n шага отсюда</numerusform>
            <numerusform>%n шагов отсюда</numerusform>
        </translation>
    </message>
    <message>
        <source>An evil spirit: only two hunters together can drive it out</source>
        <translation>Злой дух: прогнать его можно только вдвоём</translation>
    </message>
    <message>
        <source>A hunter with a jewel cannot leave</source>
        <translation>Охотник с самоцветом отсюда не выйдет</translation>
    </message>
    <message>
        <source>Two ghosts: a third one makes an evil spirit of them</source>
        <translation>Два привидения: с третьим они становятся злым духом</translation>
    </message>
    <message>
        <source>A ghost: three of them become an evil spirit</source>
        <translation>Привидение: три таких становятся злым духом</translation>
    </message>
    <message>
        <source>A jewel: its number is seen by going there</source>
        <translation>Самоцвет: его номер узнают, придя сюда</translation>
    </message>
    <message>
        <source>A jewel to be carried outside</source>
        <translation>Самоцвет, который надо вынести наружу</translation>
    </message>
    <message>
        <source>Jewel {number}, to be carried outside</source>
        <translation>Самоцвет {number}, который надо вынести наружу</translation>
    </message>
    <message>
        <source>Nobody is haunting here, and no jewel lies here</source>
        <translation>Здесь нет ни привидений, ни самоцвета</translation>
    </message>
</context>
<context>
    <name>HouseRefusal</name>
    <message>
        <source>Jewel {number} has to leave the house first.</source>
        <translation>Сначала из дома нужно вынести самоцвет {number}.</translation>
    </message>
    <message>
        <source>Jewels are put down in rooms, or outside.</source>
        <translation>Самоцветы кладут в комнатах или снаружи.</translation>
    </message>
    <message>
        <source>With a jewel there is no way through a room with an evil spirit.</source>
        <translation>С самоцветом нельзя пройти через комнату со злым духом.</translation>
    </message>
    <message numerus="yes">
        <source>Too far: %n step(s) at most.</source>
        <translation>
            <numerusform>Слишком далеко: не больше %n шага.</numerusform>
            <numerusform>Слишком далеко: не больше %n шагов.</numerusform>
            <numerusform>Слишком далеко: не больше %n шагов.</numerusform>
        </translation>
    </message>
    <message>
        <source>The blue doors are locked.</source>
        <translation>Синие двери заперты.</translation>
    </message>
    <message>
        <source>The green doors are locked.</source>
        <translation>Зелёные двери заперты.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>It is another hunter&apos;s turn.</source>
        <translation>Сейчас ход другого охотника.</translation>
    </message>
    <message>
        <source>Roll the die first.</source>
        <translation>Сначала бросьте кубик.</translation>
    </message>
    <message>
        <source>The die has been rolled.</source>
        <translation>Кубик уже брошен.</translation>
    </message>
    <message>
        <source>Walk first.</source>
        <translation>Сначала переместите охотника.</translation>
    </message>
    <message>
        <source>The walk is over.</source>
        <translation>Охотник уже прошёл.</translation>
    </message>
    <message>
        <source>Locked in: nobody carries a jewel past an evil spirit.</source>
        <translation>Охотник заперт: с самоцветом из комнаты со злым духом не выйти.</translation>
    </message>
    <message>
        <source>Another hunter stands there: walk past, or stop before.</source>
        <translation>Там стоит другой охотник: пройдите мимо или остановитесь раньше.</translation>
    </message>
    <message>
        <source>There is no jewel here.</source>
        <translation>Здесь нет самоцвета.</translation>
    </message>
    <message>
        <source>The number of this jewel is seen only by going there.</source>
        <translation>Номер этого самоцвета узнают, только придя туда.</translation>
    </message>
    <message>
        <source>This hunter carries a jewel already.</source>
        <translation>Этот охотник уже несёт самоцвет.</translation>
    </message>
    <message>
        <source>This hunter carries no jewel.</source>
        <translation>У этого охотника нет самоцвета.</translation>
    </message>
    <message>
        <source>Jewels are put down outside only.</source>
        <translation>Самоцветы кладут только снаружи.</translation>
    </message>
    <message>
        <source>A jewel lies here already.</source>
        <translation>Здесь уже лежит самоцвет.</translation>
    </message>
    <message>
        <source>Nobody can walk there.</source>
        <translation>Туда пройти нельзя.</translation>
    </message>
</context>
<context>
    <name>HouseRoom</name>
    <message>
        <source>Parlour</source>
        <translation>Гостиная</translation>
    </message>
    <message>
        <source>Box room</source>
        <translation>Чулан</translation>
    </message>
    <message>
        <source>Kitchen</source>
        <translation>Кухня</translation>
    </message>
    <message>
        <source>Conservatory</source>
        <translation>Оранжерея</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>Music room</source>
        <translation>Музыкальная комната</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Кабинет</translation>
    </message>
    <message>
        <source>Observatory</source>
        <translation>Обсерватория</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Галерея</translation>
    </message>
    <message>
        <source>Dining room</source>
        <translation>Столовая</translation>
    </message>
    <message>
        <source>Laundry</source>
        <translation>Прачечная</translation>
    </message>
    <message>
        <source>Wardrobe</source>
        <translation>Гардеробная</translation>
    </message>
    <message>
        <source>{name} ({letter})</source>
        <translation>{name} ({letter})</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>Снаружи</translation>
    </message>
    <message>
        <source>Corridor, space {number}</source>
        <translation>Коридор, клетка {number}</translation>
    </message>
</context>
<context>
    <name>HouseRulebook</name>
    <message>
        <source>The advanced game</source>
        <translation>Сложная игра</translation>
    </message>
    <message>
        <source>Cards that draw more</source>
        <translation>Карты «взять ещё»</translation>
    </message>
    <message>
        <source>Two or three more cards are turned up one by one, and each does what it says. Then all cards are reshuffled.</source>
        <translation>Открывают ещё две или три карты, одну за другой, и каждая действует. Затем все карты перемешивают.</translation>
    </message>
    <message>
        <source>Among them a card that reshuffles or draws more does not count: another one is turned up in its place.</source>
        <translation>Карта перемешивания или «взять ещё» среди них не считается: вместо неё открывают другую.</translation>
    </message>
    <message>
        <source>Locked doors</source>
        <translation>Запертые двери</translation>
    </message>
    <message>
        <source>Nobody walks through doors of the locked colour, neither in nor out.</source>
        <translation>Через двери запертого цвета не пройти ни туда, ни обратно.</translation>
    </message>
    <message>
        <source>Only one colour is locked at a time: the card of the other colour opens the doors that were locked before. Every reshuffle opens all doors.</source>
        <translation>Заперт всегда только один цвет: карта другого цвета открывает двери, запертые раньше. Каждое перемешивание открывает все двери.</translation>
    </message>
    <message>
        <source>Every room has a plain door too, so no room is cut off by a lock alone.</source>
        <translation>В каждой комнате есть и простая дверь, поэтому запертые двери одного цвета не отрезают ни одну комнату.</translation>
    </message>
    <message>
        <source>Jewels in their order</source>
        <translation>Самоцветы по порядку</translation>
    </message>
    <message>
        <source>Jewels leave the house only in the order of their numbers, beginning with 1. They may be taken in any order.</source>
        <translation>Из дома самоцветы выносят только по порядку номеров, начиная с 1. Брать их можно в любом порядке.</translation>
    </message>
    <message>
        <source>For a hunter whose jewel is not next the front door is shut.</source>
        <translation>Для охотника с самоцветом, чья очередь не подошла, входная дверь закрыта.</translation>
    </message>
    <message>
        <source>Seeing a number</source>
        <translation>Узнать номер</translation>
    </message>
    <message>
        <source>A number is turned up when a hunter stops in the room. Only then you decide whether to take the jewel.</source>
        <translation>Номер открывают, когда охотник остановился в комнате. Только потом решают, брать ли самоцвет.</translation>
    </message>
    <message>
        <source>Walking through shows nothing. A number that was seen stays open to everybody.</source>
        <translation>Пройдя мимо, номера не узнать. Открытый номер остаётся виден всем.</translation>
    </message>
    <message>
        <source>Where you stop in a room without a jewel, you may put yours down. Where one lies, you may exchange it for yours.</source>
        <translation>Остановившись в комнате без самоцвета, свой можно положить. Если там есть самоцвет, его можно обменять на свой.</translation>
    </message>
    <message>
        <source>Otherwise all hunters might end up with jewels that are not next.</source>
        <translation>Иначе могло бы случиться, что у всех охотников самоцветы, чья очередь не подошла.</translation>
    </message>
    <message>
        <source>A jewel is put down outside only. So keep a hunter free who can fetch the next number.</source>
        <translation>Самоцвет кладут только снаружи. Поэтому держите свободным охотника, который возьмёт следующий номер.</translation>
    </message>
    <message>
        <source>Putting a jewel down in a room</source>
        <translation>Положить самоцвет в комнате</translation>
    </message>
    <message>
        <source>The aim of the game</source>
        <translation>Цель игры</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>О чём эта игра</translation>
    </message>
    <message>
        <source>You are jewel hunters. Eight jewels lie in the rooms of a haunted house: bring them all outside, and get out yourselves.</source>
        <translation>Вы — охотники за самоцветами. В комнатах дома с привидениями лежат восемь самоцветов: вынесите их все и выберитесь сами.</translation>
    </message>
    <message>
        <source>All the while ghosts come. Three in one room become an evil spirit, and with seven evil spirits in the house everybody loses.</source>
        <translation>А тем временем появляются привидения. Три в одной комнате становятся злым духом, и когда злых духов в доме семь, проигрывают все.</translation>
    </message>
    <message>
        <source>All the while ghosts come. Three in one room become an evil spirit, and with six evil spirits in the house everybody loses.</source>
        <translation>А тем временем появляются привидения. Три в одной комнате становятся злым духом, и когда злых духов в доме шесть, проигрывают все.</translation>
    </message>
    <message>
        <source>Nothing is hidden, so you may talk about everything. Only the order of the cards, the next roll and the numbers of jewels not seen yet are known to nobody.</source>
        <translation>Тайн друг от друга нет, поэтому обсуждать можно всё. Никто не знает лишь порядка карт, следующего броска и номеров ещё не открытых самоцветов.</translation>
    </message>
    <message>
        <source>Nothing is hidden, so you may talk about everything. Only the order of the cards and the next roll are known to nobody.</source>
        <translation>Тайн друг от друга нет, поэтому обсуждать можно всё. Никто не знает лишь порядка карт и следующего броска.</translation>
    </message>
    <message>
        <source>One team</source>
        <translation>Одна команда</translation>
    </message>
    <message>
        <source>Either all of you win or all of you lose.</source>
        <translation>Вы все вместе побеждаете или все вместе проигрываете.</translation>
    </message>
    <message>
        <source>Whoever is on turn decides what the hunter does. The others may advise, no more.</source>
        <translation>Что делает охотник, решает тот, чей ход. Остальные могут только советовать.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>«{name}»</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>The level {levels} differs here. {rule}</source>
        <translation>На уровне {levels} здесь иначе. {rule}</translation>
    </message>
    <message>
        <source>The levels {levels} differ here. {rule}</source>
        <translation>На уровнях {levels} здесь иначе. {rule}</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>Конец игры</translation>
    </message>
    <message>
        <source>Everybody wins</source>
        <translation>Победили все</translation>
    </message>
    <message>
        <source>You win when all eight jewels lie outside and all hunters are outside too.</source>
        <translation>Вы побеждаете, когда все восемь самоцветов лежат снаружи и все охотники тоже снаружи.</translation>
    </message>
    <message>
        <source>As long as one hunter is still in the house the game goes on, cards included.</source>
        <translation>Пока в доме остаётся хоть один охотник, игра идёт дальше, и карты открывают.</translation>
    </message>
    <message>
        <source>Too many evil spirits</source>
        <translation>Слишком много злых духов</translation>
    </message>
    <message>
        <source>Nothing else of that turn counts any more, not even the last step out. Evil spirits that were driven out do not count.</source>
        <translation>Остальное в этом ходу уже не считается, даже последний шаг наружу. Прогнанных злых духов не считают.</translation>
    </message>
    <message>
        <source>With six evil spirits in the house at the same time everybody loses at once.</source>
        <translation>Когда в доме одновременно шесть злых духов, сразу проигрывают все.</translation>
    </message>
    <message>
        <source>With seven evil spirits in the house at the same time everybody loses at once.</source>
        <translation>Когда в доме одновременно семь злых духов, сразу проигрывают все.</translation>
    </message>
    <message>
        <source>Everybody locked in alone</source>
        <translation>Все заперты поодиночке</translation>
    </message>
    <message>
        <source>When all hunters are [[locked-in|locked in]], each in another room, nobody can help anybody, and everybody loses.</source>
        <translation>Когда [[locked-in|заперты]] все охотники, каждый в своей комнате, помочь друг другу некому, и проигрывают все.</translation>
    </message>
    <message>
        <source>If some of them share a room, they can fight, and the game goes on.</source>
        <translation>Если кто-то из них заперт в одной комнате с другим, там можно сражаться, и игра продолжается.</translation>
    </message>
    <message>
        <source>Nobody can fetch the next jewel</source>
        <translation>Следующий самоцвет некому взять</translation>
    </message>
    <message>
        <source>When every hunter carries a jewel and the next number still lies in a room, nobody can take it and nobody may go out: everybody loses.</source>
        <translation>Когда каждый охотник несёт самоцвет, а следующий по номеру ещё лежит в комнате, взять его некому и выйти никому нельзя: проигрывают все.</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Бои</translation>
    </message>
    <message>
        <source>When there is a fight</source>
        <translation>Когда начинается бой</translation>
    </message>
    <message>
        <source>A fight begins by itself when you stop in a room with ghosts, or stay in one.</source>
        <translation>Бой начинается сам, когда вы остановились в комнате с привидениями или остались в ней.</translation>
    </message>
    <message>
        <source>Against an evil spirit there is a fight only if another hunter is in the room too.</source>
        <translation>Со злым духом бой бывает, только если в комнате есть ещё один охотник.</translation>
    </message>
    <message>
        <source>The dice are rolled once. A bad roll harms nobody: everything stays as it was.</source>
        <translation>Кубики бросают один раз. Неудачный бросок никому не вредит: всё остаётся как было.</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Грань</translation>
    </message>
    <message>
        <source>ghost</source>
        <translation>привидение</translation>
    </message>
    <message>
        <source>evil spirit</source>
        <translation>злой дух</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>How many of six</source>
        <translation>Сколько из шести</translation>
    </message>
    <message>
        <source>The battle dice</source>
        <translation>Боевые кубики</translation>
    </message>
    <message>
        <source>All battle dice are alike. A blank face does nothing.</source>
        <translation>Все боевые кубики одинаковы. Пустая грань ничего не делает.</translation>
    </message>
    <message>
        <source>All battle dice are alike.</source>
        <translation>Все боевые кубики одинаковы.</translation>
    </message>
    <message>
        <source>Against ghosts</source>
        <translation>Против привидений</translation>
    </message>
    <message>
        <source>Alone you roll one die. If other hunters are in the room, however many, you roll two.</source>
        <translation>В одиночку вы бросаете один кубик. Если в комнате есть другие охотники, сколько бы их ни было, — два.</translation>
    </message>
    <message>
        <source>Each ghost on the dice drives one ghost out of the room.</source>
        <translation>Каждое выпавшее привидение прогоняет одно из комнаты.</translation>
    </message>
    <message>
        <source>Against an evil spirit</source>
        <translation>Против злого духа</translation>
    </message>
    <message>
        <source>Alone nobody can fight it. If another hunter is in the room, two dice are rolled: with at least one evil spirit on them it is driven out.</source>
        <translation>В одиночку с ним не сразиться. Если в комнате есть другой охотник, бросают два кубика: если хотя бы на одном злой дух, он прогнан.</translation>
    </message>
    <message>
        <source>Whoever of them is on turn rolls, with a jewel or without.</source>
        <translation>Бросает тот из них, чей ход, с самоцветом или без.</translation>
    </message>
    <message>
        <source>alone: a ghost is driven out</source>
        <translation>в одиночку: привидение прогнано</translation>
    </message>
    <message>
        <source>not alone: at least one ghost is driven out</source>
        <translation>не в одиночку: прогнано хотя бы одно привидение</translation>
    </message>
    <message>
        <source>not alone, two ghosts there: both are driven out</source>
        <translation>не в одиночку, привидений два: прогнаны оба</translation>
    </message>
    <message>
        <source>not alone: the evil spirit is driven out</source>
        <translation>не в одиночку: злой дух прогнан</translation>
    </message>
    <message>
        <source>the evil spirit, within two such fights</source>
        <translation>злой дух, за два таких боя</translation>
    </message>
    <message>
        <source>the evil spirit, within three such fights</source>
        <translation>злой дух, за три таких боя</translation>
    </message>
    <message>
        <source>Your chances</source>
        <translation>Ваши шансы</translation>
    </message>
    <message>
        <source>How often it goes well, in rounded numbers.</source>
        <translation>Как часто это удаётся, в округлённых числах.</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Бой</translation>
    </message>
    <message>
        <source>Goes well</source>
        <translation>Удаётся</translation>
    </message>
    <message>
        <source>Ghosts and evil spirits</source>
        <translation>Привидения и злые духи</translation>
    </message>
    <message>
        <source>Turning up a card</source>
        <translation>Открытая карта</translation>
    </message>
    <message>
        <source>A letter brings one ghost into the room of that letter. The card stays face up on the discard pile.</source>
        <translation>Буква приводит одно привидение в комнату с этой буквой. Карта остаётся лицом вверх в сбросе.</translation>
    </message>
    <message>
        <source>The card for reshuffling brings no ghost: all cards are shuffled into a new draw pile. As it is always among them, the draw pile never runs out.</source>
        <translation>Карта перемешивания привидений не приводит: все карты перемешивают в новую колоду. Она всегда среди них, поэтому колода не кончается.</translation>
    </message>
    <message>
        <source>Three ghosts become an evil spirit</source>
        <translation>Три привидения становятся злым духом</translation>
    </message>
    <message>
        <source>When the third ghost comes into a room, all three become one evil spirit at once. There is never more than one in a room.</source>
        <translation>Как только в комнату приходит третье привидение, все три сразу становятся одним злым духом. Больше одного в комнате не бывает.</translation>
    </message>
    <message>
        <source>Hunters in that room stay. Whoever carries a jewel there is [[locked-in|locked in]] from now on.</source>
        <translation>Охотники остаются на местах. Тот, кто несёт самоцвет, теперь [[locked-in|заперт]].</translation>
    </message>
    <message>
        <source>Two ghosts are in room E, and its card has not come yet.</source>
        <translation>В комнате E два привидения, её карта ещё не вышла.</translation>
    </message>
    <message>
        <source>The card E has come: one evil spirit is there, and no ghost.</source>
        <translation>Вышла карта E: там злой дух, а привидений больше нет.</translation>
    </message>
    <message>
        <source>Where an evil spirit is already</source>
        <translation>Если там уже злой дух</translation>
    </message>
    <message>
        <source>No ghost comes into a room with an evil spirit. It goes on to the next letter, and further, until it finds a room without one. After L comes A.</source>
        <translation>В комнату со злым духом привидение не приходит. Оно идёт к следующей букве и дальше, пока не найдёт комнату без злого духа. После L идёт A.</translation>
    </message>
    <message>
        <source>There it counts like any other: if it is the third, one more evil spirit appears.</source>
        <translation>Там оно считается, как любое другое: если оно третье, появляется ещё один злой дух.</translation>
    </message>
    <message>
        <source>The card C has come. C and D have evil spirits, so the ghost goes on to E.</source>
        <translation>Вышла карта C. В C и D злые духи, поэтому привидение идёт в E.</translation>
    </message>
    <message>
        <source>What the discard pile tells</source>
        <translation>О чём говорит сброс</translation>
    </message>
    <message>
        <source>Until the next reshuffle no letter comes twice. A room whose card lies on the discard pile is safe till then, unless a ghost [[overflow|goes on]] to it.</source>
        <translation>До следующего перемешивания ни одна буква не выйдет дважды. Комната, чья карта лежит в сбросе, до тех пор в безопасности, если только привидение не [[overflow|придёт]] из другой.</translation>
    </message>
    <message>
        <source>Everybody may look through the discard pile at any time.</source>
        <translation>Смотреть сброс могут все и в любое время.</translation>
    </message>
    <message>
        <source>The house</source>
        <translation>Дом</translation>
    </message>
    <message>
        <source>Twelve rooms and a corridor</source>
        <translation>Двенадцать комнат и коридор</translation>
    </message>
    <message>
        <source>Each room has a letter, from A to L. The letters run clockwise round the house, beginning on the left of the front door.</source>
        <translation>У каждой комнаты есть буква от A до L. Буквы идут по дому по часовой стрелке, начиная слева от входной двери.</translation>
    </message>
    <message>
        <source>The house from above, with the front door at the bottom.</source>
        <translation>Дом сверху, внизу входная дверь.</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Клетки</translation>
    </message>
    <message>
        <source>You walk from space to space. A room is one space, however large it is drawn; so is every square of the corridor, and the place outside the front door.</source>
        <translation>Охотники ходят с клетки на клетку. Комната — одна клетка, какой бы большой она ни была; каждый квадрат коридора и место снаружи перед дверью — тоже клетки.</translation>
    </message>
    <message>
        <source>Nobody walks diagonally or through walls: between rooms, and between a room and the corridor, there must be a door. The two light wells cannot be walked through.</source>
        <translation>Наискосок и сквозь стены не ходят: между комнатами и между комнатой и коридором нужна дверь. Через два световых колодца пройти нельзя.</translation>
    </message>
    <message>
        <source>Cards can [[locks|lock]] the doors of one colour.</source>
        <translation>Карты могут [[locks|запереть]] двери одного цвета.</translation>
    </message>
    <message>
        <source>The colours matter only with the [[option-extra_cards|cards that lock doors]].</source>
        <translation>Цвет важен только с [[option-extra_cards|картами, которые запирают двери]].</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Двери</translation>
    </message>
    <message>
        <source>Doors between rooms are plain. Doors between a room and the corridor are blue, with a round sign, or green, with a triangular sign.</source>
        <translation>Двери между комнатами простые. Двери между комнатой и коридором — синие, с круглым знаком, или зелёные, с треугольным.</translation>
    </message>
    <message>
        <source>The front door</source>
        <translation>Входная дверь</translation>
    </message>
    <message>
        <source>It is the only way in and out. In front of it, outside, all hunters begin, and there you put down the jewels that you bring out.</source>
        <translation>Войти и выйти можно только через неё. Снаружи перед ней начинают все охотники, туда же складывают вынесенные самоцветы.</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Комната</translation>
    </message>
    <message>
        <source>Rooms next door</source>
        <translation>Соседние комнаты</translation>
    </message>
    <message>
        <source>Door to the corridor</source>
        <translation>Дверь в коридор</translation>
    </message>
    <message>
        <source>Steps from outside</source>
        <translation>Шагов снаружи</translation>
    </message>
    <message>
        <source>Every room and its doors</source>
        <translation>Все комнаты и их двери</translation>
    </message>
    <message>
        <source>The steps are counted with all doors open and no evil spirit in the way.</source>
        <translation>Шаги сосчитаны при открытых дверях и без злых духов на пути.</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>синяя</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелёная</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>The jewels</source>
        <translation>Самоцветы</translation>
    </message>
    <message>
        <source>Taking a jewel</source>
        <translation>Взять самоцвет</translation>
    </message>
    <message>
        <source>If you stop in a room with a jewel and carry none, you may take it. Walking through is not enough.</source>
        <translation>Если вы остановились в комнате с самоцветом и ничего не несёте, его можно взять. Просто пройти через комнату мало.</translation>
    </message>
    <message>
        <source>You may also leave it there, and take it in a later turn by staying in the room.</source>
        <translation>Можно и не брать его сразу, а взять в один из следующих ходов, оставшись в комнате.</translation>
    </message>
    <message>
        <source>Ghosts do not prevent it: first the jewel is taken, then there is a [[fight|fight]].</source>
        <translation>Привидения не мешают: сначала берут самоцвет, потом идёт [[fight|бой]].</translation>
    </message>
    <message>
        <source>It is never handed to another hunter. You put it down outside, or [[put-down|in a room]].</source>
        <translation>Передать его другому охотнику нельзя. Его кладут снаружи или [[put-down|в комнате]].</translation>
    </message>
    <message>
        <source>It is not handed to another hunter and not put down inside the house: only outside are your hands free again.</source>
        <translation>Его нельзя передать другому охотнику или положить в доме: освободить руки можно только снаружи.</translation>
    </message>
    <message>
        <source>One jewel each</source>
        <translation>По одному самоцвету</translation>
    </message>
    <message>
        <source>A hunter carries one jewel at most.</source>
        <translation>Охотник несёт не больше одного самоцвета.</translation>
    </message>
    <message>
        <source>Bringing it outside</source>
        <translation>Вынести наружу</translation>
    </message>
    <message>
        <source>As soon as a hunter with a jewel is outside, the jewel lies there and is safe for good. The walk is over, even if steps are left.</source>
        <translation>Как только охотник с самоцветом снаружи, самоцвет кладут, и он спасён навсегда. Движение окончено, даже если остались шаги.</translation>
    </message>
    <message>
        <source>How hard it is</source>
        <translation>Трудность</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>What makes it so</source>
        <translation>Чем отличается</translation>
    </message>
    <message>
        <source>Won by 3 hunters</source>
        <translation>Побед у 3 охотников</translation>
    </message>
    <message>
        <source>Won by 4 hunters</source>
        <translation>Побед у 4 охотников</translation>
    </message>
    <message>
        <source>The levels</source>
        <translation>Уровни</translation>
    </message>
    <message>
        <source>Chosen here: {value}</source>
        <translation>Выбрано: {value}</translation>
    </message>
    <message>
        <source>The table tells how often careful partners win: computer players that look one turn ahead, in 2000 games for every level and number of hunters. With other options the numbers change.</source>
        <translation>Таблица показывает, как часто побеждают осторожные напарники: компьютерные игроки, которые думают на ход вперёд, по 2000 партий на каждый уровень и число охотников. С другими настройками числа меняются.</translation>
    </message>
    <message>
        <source>Four hunters have a harder time than three: more of them walk in and out while the ghosts come just as fast.</source>
        <translation>Вчетвером труднее, чем втроём: входить и выходить должны больше охотников, а привидения прибывают так же быстро.</translation>
    </message>
    <message>
        <source>What the levels change</source>
        <translation>Чем отличаются уровни</translation>
    </message>
    <message>
        <source>Every level sets some of the [[chapter-options|options]]; you may set each of them otherwise.</source>
        <translation>Каждый уровень задаёт часть [[chapter-options|настроек]]; любую из них можно изменить.</translation>
    </message>
    <message>
        <source>Which level to begin with</source>
        <translation>С какого уровня начать</translation>
    </message>
    <message>
        <source>Begin with “{easy}”. Once you win most of your games, go on to the next level. “{normal}” is the basic game as printed.</source>
        <translation>Начните с уровня «{easy}». Когда станете побеждать чаще, чем проигрывать, переходите на следующий. «{normal}» — простая игра, как в издании.</translation>
    </message>
    <message>
        <source>Locked in, and rescue</source>
        <translation>Запертый охотник и помощь</translation>
    </message>
    <message>
        <source>Locked in</source>
        <translation>Охотник заперт</translation>
    </message>
    <message>
        <source>A hunter with a jewel in a room with an evil spirit is locked in and cannot walk out.</source>
        <translation>Охотник с самоцветом в комнате со злым духом заперт и выйти не может.</translation>
    </message>
    <message>
        <source>It happens when an evil spirit appears where you carry a jewel, when you carry one into such a room, or when you take the jewel there. You are asked before you lock yourself in.</source>
        <translation>Так бывает, когда злой дух появляется там, где вы с самоцветом, когда вы вносите самоцвет в такую комнату или берёте его там. Прежде чем вы запрёте себя сами, программа переспросит.</translation>
    </message>
    <message>
        <source>The hunter still has its turns: the die is rolled, cards are turned up.</source>
        <translation>Ходы у охотника остаются: кубик бросают, карты открывают.</translation>
    </message>
    <message>
        <source>Locked in: with the jewel there is no way out of H.</source>
        <translation>Заперт: с самоцветом из H не выйти.</translation>
    </message>
    <message>
        <source>Rescue</source>
        <translation>Помощь</translation>
    </message>
    <message>
        <source>Another hunter comes into the room and stops there. It fights at once, and from then on both of them do, each in its own turn.</source>
        <translation>Другой охотник входит в комнату и останавливается. Он сразу сражается, а потом сражаются оба, каждый в свой ход.</translation>
    </message>
    <message>
        <source>When the evil spirit is driven out, everybody there is free.</source>
        <translation>Когда злой дух прогнан, все там свободны.</translation>
    </message>
    <message>
        <source>Help with empty hands: whoever comes with a jewel is locked in as well.</source>
        <translation>Помогать лучше с пустыми руками: кто придёт с самоцветом, тоже будет заперт.</translation>
    </message>
    <message>
        <source>Yellow is locked in; red comes from G, and both can fight.</source>
        <translation>Жёлтый заперт; красный приходит из G, и сражаться могут оба.</translation>
    </message>
    <message>
        <source>One screen for all</source>
        <translation>Один экран на всех</translation>
    </message>
    <message>
        <source>Nothing is hidden</source>
        <translation>Скрывать нечего</translation>
    </message>
    <message>
        <source>All of you sit before the same screen. Nobody has to look away; the bar at the top says whose turn it is.</source>
        <translation>Все сидят перед одним экраном. Отворачиваться никому не нужно; полоса вверху говорит, чей ход.</translation>
    </message>
    <message>
        <source>What the table shows you</source>
        <translation>Что подсказывает стол</translation>
    </message>
    <message>
        <source>After the roll every place that can be reached is lit, with its number of steps. Signs tell where you would take a jewel, fight or be locked in.</source>
        <translation>После броска подсвечены все места, до которых можно дойти, и число шагов. Знаки говорят, где вы возьмёте самоцвет, вступите в бой или окажетесь заперты.</translation>
    </message>
    <message>
        <source>Drag the hunter, tap a place or choose it with the keys, then press “Go”.</source>
        <translation>Перетащите охотника, коснитесь места или выберите его клавишами, затем нажмите «Идти».</translation>
    </message>
    <message>
        <source>Whoever wants help asks for it at the top right: the odds, in the rooms in danger and before a fight, or a hint.</source>
        <translation>Кому нужна помощь, тот нажимает кнопку справа вверху: там вероятности — для комнат в опасности и перед боем — и подсказка.</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Настройки правил</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>Возможно</translation>
    </message>
    <message>
        <source>Levels that have it so</source>
        <translation>На каких уровнях так</translation>
    </message>
    <message>
        <source>as you choose</source>
        <translation>по выбору</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>на всех</translation>
    </message>
    <message>
        <source>all the others</source>
        <translation>на всех остальных</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>Сколько игроков</translation>
    </message>
    <message>
        <source>Each player moves one hunter.</source>
        <translation>Каждый ходит одним охотником.</translation>
    </message>
    <message>
        <source>Three or four</source>
        <translation>Втроём и вчетвером</translation>
    </message>
    <message>
        <source>With three players the green hunter stays away.</source>
        <translation>При трёх игроках зелёный охотник не участвует.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Вдвоём</translation>
    </message>
    <message>
        <source>They take turns in the order red, yellow, blue, green, so the players alternate. All four have to get out.</source>
        <translation>Ходят красный, жёлтый, синий, зелёный, так что игроки чередуются. Выйти должны все четверо.</translation>
    </message>
    <message>
        <source>Each player moves two hunters: the first red and blue, the other yellow and green.</source>
        <translation>Каждый ходит двумя охотниками: первый — красным и синим, другой — жёлтым и зелёным.</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>В одиночку</translation>
    </message>
    <message>
        <source>In the form for a new game you choose between three and four. All of them have to get out.</source>
        <translation>В форме новой партии можно выбрать трёх охотников или четырёх. Выйти должны все.</translation>
    </message>
    <message>
        <source>You move four hunters, one after the other.</source>
        <translation>Вы ходите четырьмя охотниками по очереди.</translation>
    </message>
    <message>
        <source>You move three hunters, one after the other.</source>
        <translation>Вы ходите тремя охотниками по очереди.</translation>
    </message>
    <message>
        <source>With the computer</source>
        <translation>Вместе с компьютером</translation>
    </message>
    <message>
        <source>Any hunter can be moved by the computer. It knows no more than you do: neither the order of the cards nor the next roll.</source>
        <translation>Любым охотником может ходить компьютер. Он знает не больше вашего: ни порядка карт, ни следующего броска.</translation>
    </message>
    <message>
        <source>It tells what it is going to do.</source>
        <translation>Он сообщает, что собирается делать.</translation>
    </message>
    <message>
        <source>With “Who takes what?” you agree with it on who takes which jewel.</source>
        <translation>Кнопкой «Кто что берёт?» вы договариваетесь с ним, кто какой самоцвет берёт.</translation>
    </message>
    <message>
        <source>Tips for playing together</source>
        <translation>Советы для игры вместе</translation>
    </message>
    <message>
        <source>A room with two ghosts gets an evil spirit with the next card of its letter. Drive a ghost out before that, above all where a jewel or its carrier is.</source>
        <translation>В комнате с двумя привидениями со следующей картой её буквы появится злой дух. Прогоните привидение раньше, прежде всего там, где самоцвет или тот, кто его несёт.</translation>
    </message>
    <message>
        <source>Cards in the draw pile</source>
        <translation>Карт в колоде</translation>
    </message>
    <message>
        <source>3 hunters</source>
        <translation>3 охотника</translation>
    </message>
    <message>
        <source>4 hunters</source>
        <translation>4 охотника</translation>
    </message>
    <message>
        <source>This is how often a card that is still in the draw pile comes before your next turn.</source>
        <translation>Вот как часто карта, которая ещё в колоде, выходит до вашего следующего хода.</translation>
    </message>
    <message>
        <source>Two ghosts are an alarm</source>
        <translation>Два привидения — тревога</translation>
    </message>
    <message>
        <source>Read the discard pile</source>
        <translation>Читайте сброс</translation>
    </message>
    <message>
        <source>A letter on the discard pile does not come again before the reshuffle. Ghosts in such a room can wait; go where the card is still to come.</source>
        <translation>Буква из сброса до перемешивания больше не выйдет. Привидения в такой комнате подождут; идите туда, где карта ещё впереди.</translation>
    </message>
    <message>
        <source>After an evil spirit it gets crowded</source>
        <translation>За злым духом становится тесно</translation>
    </message>
    <message>
        <source>The room after an evil spirit gets ghosts from two cards: its own and that of the room before it. After two evil spirits in a row it is three. Keep that room empty.</source>
        <translation>В комнату, следующую за злым духом, привидения приходят по двум картам: её собственной и карте комнаты перед ней. После двух злых духов подряд — по трём. Держите эту комнату пустой.</translation>
    </message>
    <message>
        <source>Never alone against an evil spirit</source>
        <translation>На злого духа — не в одиночку</translation>
    </message>
    <message>
        <source>With a partner one fight drives it out in {once} of all cases, two fights in {twice}. Let the hunter come who is near and carries nothing.</source>
        <translation>С напарником один бой прогоняет его в {once} случаев, за два боя — в {twice}. Пусть придёт тот, кто рядом и ничего не несёт.</translation>
    </message>
    <message>
        <source>Share the jewels out</source>
        <translation>Разделите самоцветы</translation>
    </message>
    <message>
        <source>Agree on who fetches which jewel, so that nobody walks for nothing. There and back, with nothing in the way, it takes so many turns on average.</source>
        <translation>Договоритесь, кто за каким самоцветом идёт, чтобы никто не ходил зря. На дорогу туда и обратно без помех в среднем уходит столько ходов.</translation>
    </message>
    <message>
        <source>Jewel in the room</source>
        <translation>Самоцвет в комнате</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>{whole}.{tenth}</source>
        <translation>{whole},{tenth}</translation>
    </message>
    <message>
        <source>Carry jewels past danger</source>
        <translation>С самоцветом — мимо опасности</translation>
    </message>
    <message>
        <source>With a jewel, do not stop where two ghosts are: one card, and you are locked in. Walk through, or fight there with a partner.</source>
        <translation>С самоцветом не останавливайтесь там, где два привидения: одна карта — и вы заперты. Пройдите мимо или сражайтесь там вместе с напарником.</translation>
    </message>
    <message>
        <source>Leave in time</source>
        <translation>Выходите вовремя</translation>
    </message>
    <message>
        <source>In the end every hunter has to get out. Whoever is not needed any more walks towards the door before the last jewel is out.</source>
        <translation>В конце выйти должны все охотники. Кто больше не нужен, пусть идёт к двери, не дожидаясь последнего самоцвета.</translation>
    </message>
    <message>
        <source>Talk, and let each decide</source>
        <translation>Советуйтесь, но решает каждый сам</translation>
    </message>
    <message>
        <source>Ask first what the player on turn has in mind, then give advice. So everybody plays, the youngest too.</source>
        <translation>Сначала спросите, что задумал тот, чей ход, потом советуйте. Так играют все, и самые младшие тоже.</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>Jewels and ghosts</source>
        <translation>Самоцветы и привидения</translation>
    </message>
    <message>
        <source>A jewel lies in each of these rooms: {rooms}.</source>
        <translation>В этих комнатах лежит по самоцвету: {rooms}.</translation>
    </message>
    <message>
        <source>The house before the first turn.</source>
        <translation>Дом перед первым ходом.</translation>
    </message>
    <message>
        <source>No ghost is in the house yet.</source>
        <translation>Привидений в доме пока нет.</translation>
    </message>
    <message>
        <source>A ghost waits in each of these rooms: {rooms}.</source>
        <translation>В этих комнатах ждёт по привидению: {rooms}.</translation>
    </message>
    <message>
        <source>Jewels lie number down</source>
        <translation>Самоцветы лежат номером вниз</translation>
    </message>
    <message>
        <source>The jewels have the numbers 1 to 8. They are mixed and lie number down, so nobody knows which is where.</source>
        <translation>У самоцветов номера от 1 до 8. Их перемешивают и кладут номером вниз, и никто не знает, какой где лежит.</translation>
    </message>
    <message>
        <source>The draw pile</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>{number} ghost cards are shuffled and lie face down: one for each room, and one after which everything is reshuffled.</source>
        <translation>{number} карт привидений перемешивают и кладут рубашкой вверх: по одной на каждую комнату и одна, после которой всё перемешивают заново.</translation>
    </message>
    <message>
        <source>{number} ghost cards are shuffled and lie face down: one for each room, one after which everything is reshuffled, {more} that have more cards drawn and {locks} that lock doors.</source>
        <translation>{number} карт привидений перемешивают и кладут рубашкой вверх: по одной на каждую комнату, одна, после которой всё перемешивают заново, карт «взять ещё» — {more}, карт, запирающих двери, — {locks}.</translation>
    </message>
    <message>
        <source>The hunters</source>
        <translation>Охотники</translation>
    </message>
    <message>
        <source>All hunters stand outside, in front of the door. They take turns in the order red, yellow, blue, green.</source>
        <translation>Все охотники стоят снаружи перед дверью. Ходят по очереди: красный, жёлтый, синий, зелёный.</translation>
    </message>
    <message>
        <source>{players}: {level}</source>
        <translation>{players}: {level}</translation>
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
        <source>In your turn</source>
        <translation>В свой ход</translation>
    </message>
    <message>
        <source>Ghosts</source>
        <translation>Привидения</translation>
    </message>
    <message>
        <source>Three in a room become an [[spirits|evil spirit]]. Where one is, ghosts [[overflow|go on]] to the next letter.</source>
        <translation>Три в одной комнате становятся [[spirits|злым духом]]. Где он есть, привидения [[overflow|идут дальше]], к следующей букве.</translation>
    </message>
    <message>
        <source>[[roll|Roll]]: with 1 to 5 a [[cards|card]] is turned up. [[walk|Walk]] as many steps or fewer, or stay. On a [[stopping|square of the corridor]] there is room for one.</source>
        <translation>[[roll|Бросьте кубик]]: при 1–5 открывают [[cards|карту]]. [[walk|Пройдите]] не больше шагов, чем выпало, или останьтесь. На [[stopping|клетке коридора]] место для одного.</translation>
    </message>
    <message>
        <source>Where you stop you may [[take|take]] a jewel; outside it is [[bring-out|put down]]. [[fight|Fights]] begin by themselves.</source>
        <translation>Остановившись, можно [[take|взять]] самоцвет; снаружи его [[bring-out|кладут]]. [[fight|Бой]] начинается сам.</translation>
    </message>
    <message>
        <source>A hunter with a jewel there is [[locked-in|locked in]] until [[rescue|others]] drive it out.</source>
        <translation>Охотник с самоцветом там [[locked-in|заперт]], пока [[rescue|другие]] не прогонят духа.</translation>
    </message>
    <message>
        <source>How often fights go well</source>
        <translation>Как часто удаётся бой</translation>
    </message>
    <message>
        <source>[[against-ghosts|Ghosts]]: alone with one die {alone}, with others and two dice {together}. An [[against-spirits|evil spirit]]: alone never, with others and two dice {spirit}.</source>
        <translation>[[against-ghosts|Привидения]]: в одиночку, один кубик — {alone}, с другими, два кубика — {together}. [[against-spirits|Злой дух]]: в одиночку никак, с другими, два кубика — {spirit}.</translation>
    </message>
    <message>
        <source>Lost: [[too-many|seven evil spirits]] at the same time, or all hunters [[all-locked-in|locked in alone]].</source>
        <translation>Проигрыш: [[too-many|семь злых духов]] одновременно или все охотники [[all-locked-in|заперты поодиночке]].</translation>
    </message>
    <message>
        <source>Lost: [[too-many|six evil spirits]] at the same time, or all hunters [[all-locked-in|locked in alone]].</source>
        <translation>Проигрыш: [[too-many|шесть злых духов]] одновременно или все охотники [[all-locked-in|заперты поодиночке]].</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Конец игры</translation>
    </message>
    <message>
        <source>Won: all jewels and all hunters are [[won|outside]].</source>
        <translation>Победа: все самоцветы и все охотники [[won|снаружи]].</translation>
    </message>
    <message>
        <source>Some cards [[draw-cards|draw more]], others [[locks|lock doors]] until the next reshuffle.</source>
        <translation>По одним картам [[draw-cards|берут ещё]], другие [[locks|запирают двери]] до следующего перемешивания.</translation>
    </message>
    <message>
        <source>Jewels leave the house only [[numbers|in their order]]; a number is [[seen-numbers|seen]] by stopping there.</source>
        <translation>Самоцветы выносят только [[numbers|по порядку]]; номер [[seen-numbers|узнают]], остановившись в комнате.</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Special cases</source>
        <translation>Особые случаи</translation>
    </message>
    <message>
        <source>Evil spirits on every side</source>
        <translation>Злые духи со всех сторон</translation>
    </message>
    <message>
        <source>Whichever way it goes from E, the hunter meets an evil spirit.</source>
        <translation>Куда ни пойди из E, там злой дух.</translation>
    </message>
    <message>
        <source>The card comes before the fight</source>
        <translation>Карта раньше боя</translation>
    </message>
    <message>
        <source>You stay to fight two ghosts, and your own card brings the third: the evil spirit is there before you roll, and alone you cannot fight it.</source>
        <translation>Вы остались сражаться с двумя привидениями, а ваша же карта приводит третье: злой дух появляется до броска, и в одиночку с ним не сразиться.</translation>
    </message>
    <message>
        <source>A hunter with a jewel in a room whose doors all lead to evil spirits is not locked in, but walled in. It stays until others have driven one of them out; nobody has lost yet.</source>
        <translation>Если за всеми дверями комнаты злые духи, охотник с самоцветом не заперт, но окружён. Он ждёт, пока другие не прогонят одного из них; партия ещё не проиграна.</translation>
    </message>
    <message>
        <source>A jewel in a room with an evil spirit</source>
        <translation>Самоцвет в комнате со злым духом</translation>
    </message>
    <message>
        <source>It stays where it lies. Whoever takes it is locked in: drive the evil spirit out first, or bring help along.</source>
        <translation>Он остаётся на месте. Кто его возьмёт, будет заперт: сначала прогоните злого духа или возьмите с собой помощника.</translation>
    </message>
    <message>
        <source>Waiting outside</source>
        <translation>Ждать снаружи</translation>
    </message>
    <message>
        <source>Outside, too, the die is rolled and cards are turned up: while you wait, more ghosts come.</source>
        <translation>Снаружи тоже бросают кубик и открывают карты: пока вы ждёте, привидений прибавляется.</translation>
    </message>
    <message>
        <source>One step too late</source>
        <translation>Не хватило одного шага</translation>
    </message>
    <message>
        <source>The last jewel is one step from the door, and your card brings one evil spirit too many: everybody loses, for the card comes before the walk.</source>
        <translation>Последний самоцвет в шаге от двери, а ваша карта приводит лишнего злого духа: проигрывают все, ведь карту открывают до движения.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>A turn, step by step</source>
        <translation>Ход по порядку</translation>
    </message>
    <message>
        <source>Every turn goes like this, from top to bottom. Then it is the next hunter&apos;s turn; no turn is skipped.</source>
        <translation>Каждый ход идёт так, сверху вниз. Затем ходит следующий охотник; ходов не пропускают.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Этап</translation>
    </message>
    <message>
        <source>What you do</source>
        <translation>Что делать</translation>
    </message>
    <message>
        <source>[[roll|Die]]</source>
        <translation>[[roll|Кубик]]</translation>
    </message>
    <message>
        <source>Roll the movement die.</source>
        <translation>Бросьте кубик движения.</translation>
    </message>
    <message>
        <source>[[cards|Card]]</source>
        <translation>[[cards|Карта]]</translation>
    </message>
    <message>
        <source>If it shows a ghost, a ghost card is turned up.</source>
        <translation>Если на нём привидение, открывают карту привидений.</translation>
    </message>
    <message>
        <source>[[walk|Walk]]</source>
        <translation>[[walk|Движение]]</translation>
    </message>
    <message>
        <source>Walk up to as many steps as you rolled, or stay.</source>
        <translation>Пройдите не больше шагов, чем выпало, или останьтесь.</translation>
    </message>
    <message>
        <source>[[take|Jewel]]</source>
        <translation>[[take|Самоцвет]]</translation>
    </message>
    <message>
        <source>Take the jewel where you stop. Outside you put yours down.</source>
        <translation>Возьмите самоцвет там, где остановились. Снаружи вы кладёте свой.</translation>
    </message>
    <message>
        <source>[[fight|Fight]]</source>
        <translation>[[fight|Бой]]</translation>
    </message>
    <message>
        <source>Fight where you stop: against ghosts always, against an evil spirit only with another hunter.</source>
        <translation>Сражайтесь там, где остановились: с привидениями всегда, со злым духом — только если есть другой охотник.</translation>
    </message>
    <message>
        <source>Rolling the die</source>
        <translation>Бросок кубика</translation>
    </message>
    <message>
        <source>Every turn begins with a roll, even if your hunter is locked in, waits outside or does not want to walk.</source>
        <translation>Каждый ход начинается с броска, даже если охотник заперт, ждёт снаружи или не собирается идти.</translation>
    </message>
    <message>
        <source>The die tells how many steps you may walk. With 1 to 5 it also shows a ghost: then a [[cards|ghost card]] is turned up before you walk. Only 6 brings no card.</source>
        <translation>Кубик говорит, сколько шагов можно пройти. На гранях от 1 до 5 есть и привидение: тогда до движения открывают [[cards|карту привидений]]. Без карты обходится только 6.</translation>
    </message>
    <message>
        <source>Taking a walk back</source>
        <translation>Взять ход назад</translation>
    </message>
    <message>
        <source>A walk can be taken back as long as nothing new has come to light: no die was rolled and no card turned up since.</source>
        <translation>Ход можно взять назад, пока после него не бросили кубик и не открыли карту.</translation>
    </message>
    <message>
        <source>The roll itself and the card that came with it stay as they are.</source>
        <translation>Сам бросок и открытая по нему карта остаются.</translation>
    </message>
    <message>
        <source>Walking</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>How far you walk</source>
        <translation>Как далеко можно пройти</translation>
    </message>
    <message>
        <source>You walk as many steps as the die shows, or fewer, or stay where you are. Steps that are left are lost.</source>
        <translation>Можно пройти столько шагов, сколько выпало, или меньше, или остаться на месте. Лишние шаги пропадают.</translation>
    </message>
    <message>
        <source>Every space is one step: a room, a square of the corridor, the place outside.</source>
        <translation>Каждая клетка — один шаг: комната, клетка коридора, место снаружи.</translation>
    </message>
    <message>
        <source>Three steps lead from outside into room A.</source>
        <translation>Снаружи до комнаты A три шага.</translation>
    </message>
    <message>
        <source>Past ghosts and hunters</source>
        <translation>Мимо привидений и охотников</translation>
    </message>
    <message>
        <source>You may walk through a room with ghosts: nothing happens on the way, and nobody fights there.</source>
        <translation>Через комнату с привидениями можно пройти: по дороге ничего не случается и боя нет.</translation>
    </message>
    <message>
        <source>You may also walk past other hunters.</source>
        <translation>Мимо других охотников тоже можно пройти.</translation>
    </message>
    <message>
        <source>Where you can stop</source>
        <translation>Где можно остановиться</translation>
    </message>
    <message>
        <source>In a room and outside there is room for everybody. On a square of the corridor only one hunter can stop.</source>
        <translation>В комнате и снаружи хватает места всем. На клетке коридора может остановиться только один охотник.</translation>
    </message>
    <message>
        <source>If another hunter stands where you would end, stop before it, or walk on as far as the die allows.</source>
        <translation>Если там, где вы хотели остановиться, стоит другой охотник, остановитесь раньше или идите дальше, насколько хватит шагов.</translation>
    </message>
    <message>
        <source>With a 3 the hunter outside can stop at the marked places only: the squares between are taken.</source>
        <translation>Если выпало 3, охотник снаружи может остановиться только в отмеченных местах: клетки между ними заняты.</translation>
    </message>
    <message>
        <source>Evil spirits in the way</source>
        <translation>Злые духи на пути</translation>
    </message>
    <message>
        <source>Without a jewel you walk through a room with an evil spirit as through any other, and out of it again.</source>
        <translation>Без самоцвета через комнату со злым духом проходят, как через любую другую, и выходят из неё.</translation>
    </message>
    <message>
        <source>With a jewel you may go in, but the walk ends there: you are [[locked-in|locked in]].</source>
        <translation>С самоцветом войти можно, но там движение кончается: вы [[locked-in|заперты]].</translation>
    </message>
    <message>
        <source>An evil spirit is in I: from H the jewel gets to J only by the long way round, through G and the corridor.</source>
        <translation>В I злой дух: из H самоцвет попадёт в J только в обход, через G и коридор.</translation>
    </message>
    <message>
        <source>Out and in again</source>
        <translation>Наружу и обратно</translation>
    </message>
    <message>
        <source>Outside, a jewel is put down at once and the walk is over. In a later turn the hunter may go in again.</source>
        <translation>Снаружи самоцвет сразу кладут, и движение окончено. В один из следующих ходов охотник может войти снова.</translation>
    </message>
    <message>
        <source>Haunted House: {level}</source>
        <translation>Дом с привидениями: {level}</translation>
    </message>
</context>
<context>
    <name>HouseSetup</name>
    <message>
        <source>Level</source>
        <translation>Уровень сложности</translation>
    </message>
    <message>
        <source>You move all hunters, one after the other.</source>
        <translation>Вы ходите всеми охотниками по очереди.</translation>
    </message>
    <message>
        <source>Each player moves two hunters, taking turns.</source>
        <translation>У каждого игрока два охотника, ходят по очереди.</translation>
    </message>
    <message>
        <source>Each player moves one hunter. All win or lose together.</source>
        <translation>У каждого игрока один охотник. Победа и поражение — общие.</translation>
    </message>
    <message>
        <source>Hunters</source>
        <translation>Охотники</translation>
    </message>
    <message numerus="yes">
        <source>%n hunter(s)</source>
        <translation>
            <numerusform>%n охотник</numerusform>
            <numerusform>%n охотника</numerusform>
            <numerusform>%n охотников</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseSpoken</name>
    <message>
        <source>evil spirit</source>
        <translation>злой дух</translation>
    </message>
    <message numerus="yes">
        <source>%n ghost(s)</source>
        <translation>
            <numerusform>%n привидение</numerusform>
            <numerusform>%n привидения</numerusform>
            <numerusform>%n привидений</numerusform>
        </translation>
    </message>
    <message>
        <source>stay here</source>
        <translation>остаться здесь</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n шаг</numerusform>
            <numerusform>%n шага</numerusform>
            <numerusform>%n шагов</numerusform>
        </translation>
    </message>
    <message>
        <source>jewel</source>
        <translation>самоцвет</translation>
    </message>
    <message>
        <source>jewel {number}</source>
        <translation>самоцвет {number}</translation>
    </message>
    <message>
        <source>locked in</source>
        <translation>заперт</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>ходит сейчас</translation>
    </message>
    <message>
        <source>carries a jewel</source>
        <translation>несёт самоцвет</translation>
    </message>
    <message>
        <source>carries jewel {number}</source>
        <translation>несёт самоцвет {number}</translation>
    </message>
    <message>
        <source>Evil spirits: {count}; with {limit} the match is lost</source>
        <translation>Злых духов: {count}; когда их {limit}, партия проиграна</translation>
    </message>
    <message>
        <source>Jewels outside: {out} of {all}</source>
        <translation>Самоцветов снаружи: {out} из {all}</translation>
    </message>
    <message>
        <source>. </source>
        <translation>. </translation>
    </message>
    <message>
        <source>The blue doors are locked</source>
        <translation>Синие двери заперты</translation>
    </message>
    <message>
        <source>The green doors are locked</source>
        <translation>Зелёные двери заперты</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n card(s)</source>
        <translation>
            <numerusform>Колода, %n карта</numerusform>
            <numerusform>Колода, %n карты</numerusform>
            <numerusform>Колода, %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Сброс пуст</translation>
    </message>
    <message>
        <source>Discard pile: {cards}</source>
        <translation>Сброс: {cards}</translation>
    </message>
    <message>
        <source>Reshuffle</source>
        <translation>Перемешивание</translation>
    </message>
    <message>
        <source>Draw {count} and reshuffle</source>
        <translation>Взять {count} карты и перемешать</translation>
    </message>
    <message>
        <source>Movement die, not rolled yet</source>
        <translation>Кубик движения ещё не брошен</translation>
    </message>
    <message>
        <source>Movement die: {die}, without a ghost</source>
        <translation>Кубик движения: {die}, без привидения</translation>
    </message>
    <message>
        <source>Movement die: {die}, with a ghost</source>
        <translation>Кубик движения: {die}, с привидением</translation>
    </message>
    <message>
        <source>{name} is locked in.</source>
        <translation>Заперт охотник: {name}.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>{title}. {hint}</source>
        <translation>{title}. {hint}</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) to go to</source>
        <translation>
            <numerusform>Можно пойти: %n место</numerusform>
            <numerusform>Можно пойти: %n места</numerusform>
            <numerusform>Можно пойти: %n мест</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseTable</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n шаг</numerusform>
            <numerusform>%n шага</numerusform>
            <numerusform>%n шагов</numerusform>
        </translation>
    </message>
    <message>
        <source>Last roll</source>
        <translation>Прошлый ход</translation>
    </message>
    <message>
        <source>Roll the die</source>
        <translation>Бросить кубик</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Сброс</translation>
    </message>
    <message>
        <source>Just now</source>
        <translation>Только что</translation>
    </message>
    <message>
        <source>Right! Press “Go”, or take the walk back.</source>
        <translation>Верно! Нажмите «Идти» или возьмите ход назад.</translation>
    </message>
    <message>
        <source>In each room: how likely an evil spirit appears there within one round of turns.</source>
        <translation>В комнатах: какова вероятность, что за один круг ходов там появится злой дух.</translation>
    </message>
    <message>
        <source>No evil spirit can appear within one round of turns. Where one can, you will see how likely.</source>
        <translation>За один круг ходов злой дух появиться не может. Где это возможно, будет видно, какова вероятность.</translation>
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
        <translation>Развернуть карту на 180°</translation>
    </message>
    <message>
        <source>Play the card, end the turn, press a button</source>
        <translation>Сыграть карту, закончить ход, нажать кнопку</translation>
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
        <translation>Держать: ваши карты, если они лежат рубашкой вверх</translation>
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
        <source>Rules; at the table those of this game on one page, or what is explained now</source>
        <translation>Правила; за столом — памятка к этой игре или статья о том, что сейчас показано</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>Эта страница</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Next place that was found; with Shift the one before</source>
        <translation>Следующее найденное место; с Shift — предыдущее</translation>
    </message>
    <message>
        <source>Back to where a link was followed; with the right arrow forward again</source>
        <translation>Назад, откуда перешли по ссылке; со стрелкой вправо — снова вперёд</translation>
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
    <name>LearnSheet</name>
    <message>
        <source>Learn to play</source>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Begun.</source>
        <translation>Начато.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Пройдено.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Broken tools and repairs</source>
        <translation>Поломки и ремонт</translation>
    </message>
    <message>
        <source>How to stop a player, and how to help one.</source>
        <translation>Как помешать игроку и как помочь.</translation>
    </message>
    <message>
        <source>Well done! You may repair the tools of others too. It shows whom you trust.</source>
        <translation>Отлично! Чинить можно и чужие инструменты. Так видно, кому вы доверяете.</translation>
    </message>
    <message>
        <source>A player with a broken tool cannot lay tunnels. Drag the broken lantern onto Pip.</source>
        <translation>Игрок со сломанным инструментом не может класть туннели. Перетащите поломку лампы на игрока Пип.</translation>
    </message>
    <message>
        <source>This time break the lantern of Pip.</source>
        <translation>На этот раз сломайте лампу игроку Пип.</translation>
    </message>
    <message>
        <source>Pip has broken your pickaxe: you cannot lay tunnels now. Drag the repair onto yourself. A card with two tools repairs one of them.</source>
        <translation>Пип ломает вам кирку: теперь класть туннели нельзя. Перетащите ремонт на себя. Карта с двумя инструментами чинит один из них.</translation>
    </message>
    <message>
        <source>Repair your own pickaxe first.</source>
        <translation>Сначала почините свою кирку.</translation>
    </message>
    <message>
        <source>Your tools are whole again, so you can dig. Lay the straight tunnel on the right of the start.</source>
        <translation>Инструменты снова целы, можно копать. Положите прямой туннель справа от входа.</translation>
    </message>
    <message>
        <source>Lay the straight tunnel on the right of the start.</source>
        <translation>Положите прямой туннель справа от входа.</translation>
    </message>
    <message>
        <source>Rockfall</source>
        <translation>Обвал</translation>
    </message>
    <message>
        <source>How a tunnel is taken away again.</source>
        <translation>Как убрать туннель.</translation>
    </message>
    <message>
        <source>Well done! Any tunnel can fall, but never the start and never a goal.</source>
        <translation>Отлично! Обвалом можно убрать любой туннель, но не вход и не цель.</translation>
    </message>
    <message>
        <source>A rockfall removes one tunnel. Miners clear dead ends with it, saboteurs cut the way. Drag it onto the boulders.</source>
        <translation>Обвал убирает один туннель. Золотоискатели избавляются так от тупиков, вредители обрывают путь. Перетащите обвал на валуны.</translation>
    </message>
    <message>
        <source>You still need this one. Remove the dead end with the boulders.</source>
        <translation>Этот туннель ещё нужен. Уберите тупик с валунами.</translation>
    </message>
    <message>
        <source>The cell is free again. Lay the straight tunnel there.</source>
        <translation>Клетка снова свободна. Положите туда прямой туннель.</translation>
    </message>
    <message>
        <source>Lay the straight tunnel where the boulders were.</source>
        <translation>Положите прямой туннель туда, где были валуны.</translation>
    </message>
    <message>
        <source>Map and talk</source>
        <translation>Секретная карта и разговоры</translation>
    </message>
    <message>
        <source>Look at a goal in secret, and talk about it.</source>
        <translation>Тайно посмотреть цель и поговорить о ней.</translation>
    </message>
    <message>
        <source>Well done! By the way, the bottom goal is stone: Pip was lying. Watch what people do, not only what they say.</source>
        <translation>Отлично! Кстати, нижняя цель — камни: это была ложь. Смотрите на то, что люди делают, а не только слушайте.</translation>
    </message>
    <message>
        <source>With a map you look at a goal in secret. Drag it onto the middle goal. When you have seen enough, press “Done”.</source>
        <translation>Секретная карта тайно показывает одну цель. Перетащите её на среднюю цель. Когда рассмотрите, нажмите «Готово».</translation>
    </message>
    <message>
        <source>Look at the middle goal.</source>
        <translation>Посмотрите среднюю цель.</translation>
    </message>
    <message>
        <source>Only you know that it is stone. You may tell it, say nothing or even lie, but never show cards. Pip has looked at the bottom goal and says: “Gold!” Can you believe it?</source>
        <translation>Только вы знаете, что там камни. Можно сказать об этом, промолчать и даже соврать, но показывать карты нельзя. Пип смотрит нижнюю цель и говорит: «Золото!» Поверите?</translation>
    </message>
    <message>
        <source>You know that the middle goal is stone. Lead the way past it: lay the bend at the end of the way, turned so that it leads up.</source>
        <translation>Вы знаете, что средняя цель — камни. Ведите путь мимо: положите поворот в конце пути, развернув его так, чтобы он вёл вверх.</translation>
    </message>
    <message>
        <source>That does not lead up. Lay the bend at the end of the way, towards the top goal.</source>
        <translation>Так путь вверх не пойдёт. Положите поворот в конце пути, в сторону верхней цели.</translation>
    </message>
    <message>
        <source>Saboteur 2</source>
        <translation>Гномы-вредители 2</translation>
    </message>
    <message>
        <source>Two cards for one, bridges, doors and crystals.</source>
        <translation>Две карты за одну, мосты, двери и кристаллы.</translation>
    </message>
    <message>
        <source>Well done! The other cards and all roles are told in the rules: press F1.</source>
        <translation>Отлично! Об остальных картах и всех ролях рассказано в правилах: нажмите F1.</translation>
    </message>
    <message>
        <source>Your mine cart is broken. Give up any two cards, and it is whole again: mark map and rockfall by the circles above them or with Ctrl and a click, and drag them onto yourself.</source>
        <translation>Ваша вагонетка сломана. Отдайте любые две карты, и она снова цела: отметьте секретную карту и обвал кружками над ними или щелчком с Ctrl и перетащите на себя.</translation>
    </message>
    <message>
        <source>Mark the map and the rockfall and drag both onto yourself.</source>
        <translation>Отметьте секретную карту и обвал и перетащите обе карты на себя.</translation>
    </message>
    <message>
        <source>A bridge carries two tunnels that do not meet. Lay it on the right of the fork: only the straight tunnel is joined to the start.</source>
        <translation>На мосту два туннеля, которые не соединяются. Положите его справа от развилки: со входом связан только прямой туннель.</translation>
    </message>
    <message>
        <source>Lay the bridge on the right of the fork.</source>
        <translation>Положите мост справа от развилки.</translation>
    </message>
    <message>
        <source>A door lets only its own team through. You are blue, your sign is the drop. Lay the blue door on the right of the bridge: the green team does not get any farther.</source>
        <translation>Дверь пропускает только свою команду. Ваша команда синяя, её знак — капля. Положите синюю дверь справа от моста: зелёной команде дальше не пройти.</translation>
    </message>
    <message>
        <source>Lay the blue door on the right of the bridge.</source>
        <translation>Положите синюю дверь справа от моста.</translation>
    </message>
    <message>
        <source>Crystals pay the geologists, whether the gold is reached or not. Lay the card with the crystal on the right of the door.</source>
        <translation>За кристаллы платят геологам, дошли ли до золота или нет. Положите карту с кристаллом справа от двери.</translation>
    </message>
    <message>
        <source>Lay the card with the crystal on the right of the door.</source>
        <translation>Положите карту с кристаллом справа от двери.</translation>
    </message>
    <message>
        <source>Reaching a goal</source>
        <translation>Как достичь цели</translation>
    </message>
    <message>
        <source>What happens when a way arrives, and how a stone turns.</source>
        <translation>Что бывает, когда путь доходит до цели, и как ложатся камни.</translation>
    </message>
    <message>
        <source>Gold! The round ends at once, and the gold miners have won it.</source>
        <translation>Золото! Раунд сразу заканчивается победой золотоискателей.</translation>
    </message>
    <message>
        <source>One card is missing before the middle goal. Lay the straight tunnel there and see what lies under the goal.</source>
        <translation>До средней цели не хватает одной карты. Положите туда прямой туннель и узнайте, что под целью.</translation>
    </message>
    <message>
        <source>Lay the straight tunnel right before the middle goal.</source>
        <translation>Положите прямой туннель прямо перед средней целью.</translation>
    </message>
    <message>
        <source>Only stone. It has turned so that its tunnel meets yours, and its other end leads down. Lay the upright tunnel between this stone and the bottom goal.</source>
        <translation>Всего лишь камни. Они легли так, что их туннель соединился с вашим, а другой конец ведёт вниз. Положите вертикальный туннель между камнями и нижней целью.</translation>
    </message>
    <message>
        <source>Lay the upright tunnel right below the stone.</source>
        <translation>Положите вертикальный туннель прямо под камнями.</translation>
    </message>
    <message>
        <source>Sharing the gold</source>
        <translation>Распределение золота</translation>
    </message>
    <message>
        <source>Who gets how many nuggets at the end of a round.</source>
        <translation>Кто сколько самородков получает в конце раунда.</translation>
    </message>
    <message>
        <source>The others took the rest. After three rounds the player with the most nuggets wins. In a round in which the gold is not reached, the saboteurs are paid.</source>
        <translation>Остальное взяли другие. После трёх раундов побеждает тот, у кого больше самородков. Если в раунде до золота не дошли, платят вредителям.</translation>
    </message>
    <message>
        <source>Only the last card is missing. Lay the straight tunnel and reach the gold.</source>
        <translation>Не хватает последней карты. Положите прямой туннель и дойдите до золота.</translation>
    </message>
    <message>
        <source>There is one gold card for each player. You have laid the last tunnel, so you choose first. Take the card with three nuggets.</source>
        <translation>Карт золота столько же, сколько игроков. Последний туннель положили вы, поэтому сначала выбираете вы. Возьмите карту с тремя самородками.</translation>
    </message>
    <message>
        <source>There is a better one: take the card with three nuggets.</source>
        <translation>Есть карта лучше: возьмите ту, на которой три самородка.</translation>
    </message>
    <message>
        <source>Playing on one screen</source>
        <translation>Игра за одним экраном</translation>
    </message>
    <message>
        <source>How several people share a screen and keep their secrets.</source>
        <translation>Как играть вместе за одним экраном и хранить секреты.</translation>
    </message>
    <message>
        <source>That is all: hold, play, pass the screen on. Behind the curtain every secret is safe.</source>
        <translation>Вот и всё: удерживайте кнопку, ходите, передавайте экран. За занавесом все секреты в безопасности.</translation>
    </message>
    <message>
        <source>Several people can share this screen. The curtain says whose turn it is; everybody else looks away. Here you play for all: hold the button until the curtain opens.</source>
        <translation>За одним экраном могут играть несколько человек. Занавес говорит, чей ход; остальные отворачиваются. Здесь вы играете за всех: держите кнопку, пока занавес не откроется.</translation>
    </message>
    <message>
        <source>At the start of a round look at your role: hold the role card at the lower left, then let it go.</source>
        <translation>В начале раунда посмотрите свою роль: удерживайте карту роли слева внизу, затем отпустите.</translation>
    </message>
    <message>
        <source>Now play as always: lay the straight tunnel on the right of the start.</source>
        <translation>Дальше всё как обычно: положите прямой туннель справа от входа.</translation>
    </message>
    <message>
        <source>The hand is hidden again. Now the screen is passed on, and the next person holds the button.</source>
        <translation>Карты снова скрыты. Теперь экран передают, и кнопку удерживает следующий игрок.</translation>
    </message>
    <message>
        <source>This person has another hand and a role of their own. Look at it.</source>
        <translation>У этого игрока свои карты и своя роль. Посмотрите роль.</translation>
    </message>
    <message>
        <source>A saboteur! Nobody has to notice yet. Discard the map.</source>
        <translation>Вредитель! Пока об этом никому знать не нужно. Сбросьте секретную карту.</translation>
    </message>
    <message>
        <source>This time discard the map.</source>
        <translation>На этот раз сбросьте секретную карту.</translation>
    </message>
    <message>
        <source>Lay a tunnel</source>
        <translation>Как положить туннель</translation>
    </message>
    <message>
        <source>Your first tunnels, and what a turn is.</source>
        <translation>Первые туннели и что такое ход.</translation>
    </message>
    <message>
        <source>Well done! You dig, you draw a card, and the next player&apos;s turn begins.</source>
        <translation>Отлично! Вы кладёте туннель, берёте карту из колоды, и ход переходит к следующему игроку.</translation>
    </message>
    <message>
        <source>This is the mine: on the left the start, on the right three face-down goals. Gold lies under one of them. Card by card the gold miners dig a way to it.</source>
        <translation>Это шахта: слева вход, справа три закрытые цели. Под одной из них лежит золото. Карта за картой золотоискатели прокладывают к нему путь.</translation>
    </message>
    <message>
        <source>Drag the straight tunnel from your hand to the cell on the right of the start. Cells that take the card glow.</source>
        <translation>Перетащите прямой туннель с руки на клетку справа от входа. Клетки, куда карту можно положить, светятся.</translation>
    </message>
    <message>
        <source>The tunnel is lit: it is joined to the start. And you have drawn a new card. Dig on: lay the crossing at the right end of your tunnel.</source>
        <translation>Туннель освещён: он связан со входом. И вы взяли новую карту. Копайте дальше: положите перекрёсток у правого конца вашего туннеля.</translation>
    </message>
    <message>
        <source>Lay the crossing at the right end of your tunnel.</source>
        <translation>Положите перекрёсток у правого конца вашего туннеля.</translation>
    </message>
    <message>
        <source>A turn is one of three things: lay a tunnel, play an action or discard a card. Drag the broken mine cart to the discard pile.</source>
        <translation>За ход делают что-то одно: кладут туннель, играют действие или сбрасывают карту. Перетащите поломку вагонетки в сброс.</translation>
    </message>
    <message>
        <source>In a game you may do that. Here discard the broken mine cart.</source>
        <translation>В игре так можно. А здесь сбросьте поломку вагонетки.</translation>
    </message>
    <message>
        <source>Turn a card</source>
        <translation>Как развернуть карту</translation>
    </message>
    <message>
        <source>Every card can lie in two ways.</source>
        <translation>Каждую карту можно положить двумя способами.</translation>
    </message>
    <message>
        <source>Well done! Turning costs nothing: look at both ways before you lay a card.</source>
        <translation>Отлично! Разворот ничего не стоит: прежде чем класть карту, проверьте оба положения.</translation>
    </message>
    <message>
        <source>This tunnel forks. Lay it at the end of the way so that its fork leads up: turn it with R, a right click, a second finger or the button “Turn 180°”.</source>
        <translation>Этот туннель — развилка. Положите его в конце пути так, чтобы ответвление вело вверх: разверните карту клавишей R, правой кнопкой мыши, вторым пальцем или кнопкой «Развернуть».</translation>
    </message>
    <message>
        <source>The fork has to lead up, at the end of the way. Turn the card first.</source>
        <translation>Ответвление в конце пути должно вести вверх. Сначала разверните карту.</translation>
    </message>
    <message>
        <source>Where a card fits only after a half turn, it turns by itself. Drag the bend to the right end of the fork and let go.</source>
        <translation>Там, где карта подходит только развёрнутой, она развернётся сама. Перетащите поворот к правому концу развилки и отпустите.</translation>
    </message>
    <message>
        <source>Lay the bend at the right end of the fork.</source>
        <translation>Положите поворот у правого конца развилки.</translation>
    </message>
    <message>
        <source>Edges and the way to the start</source>
        <translation>Края карт и путь от входа</translation>
    </message>
    <message>
        <source>Where a tunnel may lie, and where it may not.</source>
        <translation>Где туннель может лежать, а где нет.</translation>
    </message>
    <message>
        <source>See how the light runs on! Every new tunnel must continue a lit one.</source>
        <translation>Смотрите, как бежит свет! Каждый новый туннель должен продолжать освещённый.</translation>
    </message>
    <message>
        <source>On every side tunnel must meet tunnel and wall must meet wall. Lay the straight tunnel on the right of the fork. Try other cells too: they tell you why not.</source>
        <translation>На каждой стороне туннель должен встречать туннель, а стена — стену. Положите прямой туннель справа от развилки. Попробуйте и другие клетки: вы узнаете, почему туда нельзя.</translation>
    </message>
    <message>
        <source>There it fits as well. But lay it on the right of the fork.</source>
        <translation>Туда он тоже подходит. Но положите его справа от развилки.</translation>
    </message>
    <message>
        <source>The dark tunnels are cut off from the start: no card may be joined to them alone. Close the gap with the crossing.</source>
        <translation>Тёмные туннели отрезаны от входа: продолжать только их нельзя. Закройте пробел перекрёстком.</translation>
    </message>
    <message>
        <source>Lay the crossing into the gap between the lit and the dark tunnels.</source>
        <translation>Положите перекрёсток на пустую клетку между освещёнными и тёмными туннелями.</translation>
    </message>
    <message>
        <source>Lay the straight tunnel at the right end of the bend.</source>
        <translation>Положите прямой туннель у правого конца поворота.</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Тупики</translation>
    </message>
    <message>
        <source>Boulders in the way, and how to get past them.</source>
        <translation>Валуны на пути и как их обойти.</translation>
    </message>
    <message>
        <source>You are past it! A dead end stops nobody for good, but it costs cards. Saboteurs like that.</source>
        <translation>Обошли! Тупик никого не остановит насовсем, но стоит карт. Вредителям это на руку.</translation>
    </message>
    <message>
        <source>Lay the straight tunnel on the right of the start. Then watch what Pip does.</source>
        <translation>Положите прямой туннель справа от входа. Затем посмотрите, что сделает Пип.</translation>
    </message>
    <message>
        <source>Pip has laid a dead end. Its tunnels stop at the boulders: nothing can be joined behind it. Go round it and lay the bend above the start.</source>
        <translation>Пип кладёт тупик. Его туннели упираются в валуны: дальше ничего не присоединить. Идите в обход: положите поворот над входом.</translation>
    </message>
    <message>
        <source>Go round the boulders: lay the bend above the start.</source>
        <translation>Обойдите валуны: положите поворот над входом.</translation>
    </message>
    <message>
        <source>The bend leads past the boulders. Lay the straight tunnel at its right end.</source>
        <translation>Поворот ведёт мимо валунов. Положите прямой туннель у его правого конца.</translation>
    </message>
</context>
<context>
    <name>LessonScreen</name>
    <message>
        <source>First read what is said here and press “{next}”.</source>
        <translation>Сначала прочитайте объяснение и нажмите «{next}».</translation>
    </message>
    <message>
        <source>{lesson} · step {step} of {steps}</source>
        <translation>{lesson} · шаг {step} из {steps}</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Все уроки</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Следующий урок</translation>
    </message>
    <message>
        <source>Watch what the others do.</source>
        <translation>Посмотрите, что делают другие.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Верно!</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
</context>
<context>
    <name>LevelPicture</name>
    <message>
        <source>Nobody has counted yet how often these rules are won.</source>
        <translation>Как часто выигрывают по этим правилам, ещё никто не считал.</translation>
    </message>
    <message numerus="yes">
        <source>Careful partners win about %n of 100 games.</source>
        <translation>
            <numerusform>Осторожные напарники выигрывают примерно %n партию из 100.</numerusform>
            <numerusform>Осторожные напарники выигрывают примерно %n партии из 100.</numerusform>
            <numerusform>Осторожные напарники выигрывают примерно %n партий из 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ghost(s) at the start</source>
        <translation>
            <numerusform>%n привидение в&#xa0;начале</numerusform>
            <numerusform>%n привидения в&#xa0;начале</numerusform>
            <numerusform>%n привидений в&#xa0;начале</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost at %n evil spirit(s)</source>
        <translation>
            <numerusform>проигрыш при&#xa0;%n злом духе</numerusform>
            <numerusform>проигрыш при&#xa0;%n злых духах</numerusform>
            <numerusform>проигрыш при&#xa0;%n злых духах</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ghost card(s)</source>
        <translation>
            <numerusform>%n карта привидений</numerusform>
            <numerusform>%n карты привидений</numerusform>
            <numerusform>%n карт привидений</numerusform>
        </translation>
    </message>
    <message>
        <source>jewels in order</source>
        <translation>строго по порядку</translation>
    </message>
    <message>
        <source>jewels in any order</source>
        <translation>в любом порядке</translation>
    </message>
    <message>
        <source>{one}, {other}</source>
        <translation>{one}, {other}</translation>
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
        <source>Record of a match</source>
        <translation>Запись партии</translation>
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
</context>
<context>
    <name>MatchPage</name>
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
    <name>NewMatchScreen</name>
    <message>
        <source>New game: {game}</source>
        <translation>Новая партия: {game}</translation>
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
        <translation>Для каждого числа игроков число вредителей и их награда постоянны, лишней роли нет.</translation>
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
    <name>PdfSaving</name>
    <message>
        <source>Save the rules as PDF</source>
        <translation>Сохранить правила в PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Файлы PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Папка:</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>Тип файла:</translation>
    </message>
    <message>
        <source>The rules were saved as {file}.</source>
        <translation>Правила сохранены в файл «{file}».</translation>
    </message>
    <message>
        <source>The rules could not be saved: {reason}.</source>
        <translation>Не удалось сохранить правила: {reason}.</translation>
    </message>
</context>
<context>
    <name>PlanSheet</name>
    <message>
        <source>Who takes which jewel?</source>
        <translation>Кто какой самоцвет берёт?</translation>
    </message>
    <message>
        <source>Computer partners keep to it: they fetch their own jewels first and leave the others alone.</source>
        <translation>Компьютерные напарники это соблюдают: сначала идут за своими, а чужих не трогают.</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>кто угодно</translation>
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
        <translation>В отличие от AMIGO 2004, раунд заканчивается, когда никто не может сыграть карту, а каждый золотоискатель получает ровно одну карту золота.</translation>
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
        <translation>В отличие от предыдущего варианта, считаются все видимые кристаллы, а украсть можно любое золото.</translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message numerus="yes">
        <source>After that the gold miners need %n more card(s). You can keep them from the gold for good.</source>
        <translation>
            <numerusform>После этого золотоискателям нужна ещё %n карта. А можно не пустить их к золоту совсем.</numerusform>
            <numerusform>После этого золотоискателям нужно ещё %n карты. А можно не пустить их к золоту совсем.</numerusform>
            <numerusform>После этого золотоискателям нужно ещё %n карт. А можно не пустить их к золоту совсем.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That costs the gold miners %n card(s) less than the best move.</source>
        <translation>
            <numerusform>Это обойдётся золотоискателям на %n карту дешевле, чем лучший ход.</numerusform>
            <numerusform>Это обойдётся золотоискателям на %n карты дешевле, чем лучший ход.</numerusform>
            <numerusform>Это обойдётся золотоискателям на %n карт дешевле, чем лучший ход.</numerusform>
        </translation>
    </message>
    <message>
        <source>After that the cards still to come bring you to the gold no more.</source>
        <translation>После этого оставшихся карт до золота уже не хватит.</translation>
    </message>
    <message numerus="yes">
        <source>That way the gold is %n card(s) farther off than it could be.</source>
        <translation>
            <numerusform>Так золото на %n карту дальше, чем могло бы быть.</numerusform>
            <numerusform>Так золото на %n карты дальше, чем могло бы быть.</numerusform>
            <numerusform>Так золото на %n карт дальше, чем могло бы быть.</numerusform>
        </translation>
    </message>
    <message>
        <source>For gold miners: easy</source>
        <translation>За золотоискателя: легко</translation>
    </message>
    <message>
        <source>For gold miners: tricky</source>
        <translation>За золотоискателя: непросто</translation>
    </message>
    <message>
        <source>For gold miners: hard</source>
        <translation>За золотоискателя: трудно</translation>
    </message>
    <message>
        <source>For saboteurs: easy</source>
        <translation>За вредителя: легко</translation>
    </message>
    <message>
        <source>For saboteurs: tricky</source>
        <translation>За вредителя: непросто</translation>
    </message>
    <message>
        <source>For saboteurs: hard</source>
        <translation>За вредителя: трудно</translation>
    </message>
    <message>
        <source>The last bend</source>
        <translation>Последний поворот</translation>
    </message>
    <message>
        <source>Your map showed the gold in the middle. One tunnel is missing. Which card is it, and which way up?</source>
        <translation>Секретная карта показала золото посередине. Не хватает одного туннеля. Какая карта нужна и как её положить?</translation>
    </message>
    <message>
        <source>Look at the empty cell: which two of its sides must be joined?</source>
        <translation>Посмотрите на пустую клетку: какие две её стороны нужно соединить?</translation>
    </message>
    <message>
        <source>Turned by 180°, this bend joins top and right. The other bend would lead away from the gold: no turning makes one kind of bend out of the other.</source>
        <translation>Если развернуть этот поворот на 180°, он соединит верх и правую сторону. Другой поворот увёл бы от золота: разворотом один вид в другой не превратить.</translation>
    </message>
    <message>
        <source>The torn tunnel</source>
        <translation>Прерванный туннель</translation>
    </message>
    <message>
        <source>Rocks tore a hole in your tunnel; the gold lies in the middle. Which card closes the hole?</source>
        <translation>Обвал проделал дыру в туннеле, золото посередине. Какая карта её закроет?</translation>
    </message>
    <message>
        <source>Look at every card around the hole: on which sides is it open?</source>
        <translation>Посмотрите на все карты вокруг дыры: куда открыта каждая из них?</translation>
    </message>
    <message>
        <source>The dead end above is open at the bottom, so only a fork that is open at the top fits below it. All that was cut off is joined again, as far as the gold.</source>
        <translation>Тупик сверху открыт вниз, поэтому под ним подойдёт только развилка, открытая вверх. Всё, что было отрезано, снова связано — до самого золота.</translation>
    </message>
    <message>
        <source>Two goals at once</source>
        <translation>Две цели сразу</translation>
    </message>
    <message>
        <source>The top goal is a stone; the gold lies in the middle or at the bottom. Which card finds it for sure?</source>
        <translation>Верхняя цель — камни, золото посередине или внизу. Какая карта найдёт его наверняка?</translation>
    </message>
    <message>
        <source>One card can reach two goals at once. Which cell lies between two of them?</source>
        <translation>Одна карта может дойти сразу до двух целей. Какая клетка лежит между ними?</translation>
    </message>
    <message>
        <source>Between two goals the tall fork is open at the top and at the bottom: it turns both of them up, and one of them is the gold.</source>
        <translation>Между двумя целями высокая развилка открыта и вверх, и вниз: она открывает обе цели, и одна из них — золото.</translation>
    </message>
    <message>
        <source>An innocent bend</source>
        <translation>Безобидный поворот</translation>
    </message>
    <message>
        <source>You are a saboteur without a dead end, and you know that the gold lies at the top. Which tunnel costs the gold miners most?</source>
        <translation>Вы вредитель, тупика у вас нет, но вы знаете, что золото наверху. Какой туннель обойдётся золотоискателям дороже всего?</translation>
    </message>
    <message>
        <source>A tunnel need not be shut to cost cards: see where each of yours would lead it.</source>
        <translation>Чтобы помешать, необязательно закрывать туннель. Посмотрите, куда поведёт его каждая ваша карта.</translation>
    </message>
    <message>
        <source>This bend leads the front of the tunnel down, away from the gold. And you can still say that you had nothing better.</source>
        <translation>Этот поворот уводит туннель вниз, прочь от золота. И вы всё ещё можете сказать, что ничего лучше у вас не было.</translation>
    </message>
    <message>
        <source>Two ends, one cell</source>
        <translation>Два конца, одна клетка</translation>
    </message>
    <message>
        <source>You are a saboteur; the gold lies at the bottom. Where does your dead end cost the gold miners most?</source>
        <translation>Вы вредитель, золото внизу. Где ваш тупик обойдётся золотоискателям дороже всего?</translation>
    </message>
    <message>
        <source>There are two tunnels. Follow both: into which cell would each of them go on?</source>
        <translation>Туннелей два. Проследите оба: в какую клетку каждый из них пойдёт дальше?</translation>
    </message>
    <message>
        <source>Both tunnels run into the same cell, so one dead end there shuts both. Anywhere else the gold miners simply dig on.</source>
        <translation>Оба туннеля выходят в одну клетку, и один тупик закрывает там сразу оба. В любом другом месте золотоискатели просто роют дальше.</translation>
    </message>
    <message>
        <source>Through the stone</source>
        <translation>Сквозь камни</translation>
    </message>
    <message>
        <source>Your maps showed the gold at the bottom, and in the middle the stone that leads from the left down. Which card brings the gold nearest?</source>
        <translation>Секретные карты показали: золото внизу, а посередине камни с туннелем слева вниз. Какая карта приблизит вас к золоту больше всего?</translation>
    </message>
    <message>
        <source>A stone that you reach is a tunnel of yours as well. See where it leads.</source>
        <translation>Камни, до которых вы дошли, — тоже часть туннеля. Посмотрите, куда он ведёт.</translation>
    </message>
    <message>
        <source>Reached from the left, this stone lies so that it leads down. One upright tunnel below it reaches the gold; the way round needs one card more.</source>
        <translation>Если прийти слева, камни лягут так, что туннель поведёт вниз. Один вертикальный туннель под ними — и золото ваше; в обход нужно на карту больше.</translation>
    </message>
    <message>
        <source>The gap before the gold</source>
        <translation>Пустая клетка перед золотом</translation>
    </message>
    <message>
        <source>One cell is missing, but straight tunnels, crossings and wide forks are all used up. The gold lies in the middle. Where do you begin?</source>
        <translation>Осталась одна клетка, но прямых туннелей, перекрёстков и широких развилок больше нет. Золото посередине. Откуда начать?</translation>
    </message>
    <message>
        <source>Where nothing leads straight on, there is a way round. How many cards does it take past the gap?</source>
        <translation>Если прямо не пройти, есть путь в обход. Сколько карт нужно, чтобы обойти пустую клетку?</translation>
    </message>
    <message>
        <source>Beside the crossing: up, to the right and down into the goal, three cards in all. When the straight tunnels are gone, do not wait for one: dig with bends.</source>
        <translation>Справа от перекрёстка: вверх, вправо и вниз к цели — всего три карты. Когда прямые туннели кончились, не ждите их: ройте поворотами.</translation>
    </message>
    <message>
        <source>Forward or down?</source>
        <translation>Вперёд или вниз?</translation>
    </message>
    <message>
        <source>The gold lies at the bottom. What leads straight on is used up; bends are left, and your tall fork. Where does it belong?</source>
        <translation>Золото внизу. Всё, что ведёт прямо вправо, кончилось; остались повороты и ваша высокая развилка. Куда её положить?</translation>
    </message>
    <message>
        <source>Lay the fork into each cell in your mind, and count the bends that are then needed.</source>
        <translation>Мысленно положите развилку в каждую из клеток и посчитайте, сколько поворотов ещё понадобится.</translation>
    </message>
    <message>
        <source>To the right: there it gains a column and leads down as well. In the cell below you would be no farther to the right, and two more bends would be needed.</source>
        <translation>Справа: там она продвигает на столбец и заодно ведёт вниз. Клеткой ниже вы не продвинулись бы вправо, и понадобились бы ещё два поворота.</translation>
    </message>
    <message>
        <source>One rockfall, two dead ends</source>
        <translation>Один обвал, два тупика</translation>
    </message>
    <message>
        <source>The gold lies at the bottom. Two dead ends bar your tunnels. Where does your rockfall help most?</source>
        <translation>Золото внизу. Два тупика перекрыли ваши туннели. Где ваш обвал поможет больше всего?</translation>
    </message>
    <message>
        <source>Think first one dead end away, then the other: how many cards are then needed to the gold?</source>
        <translation>Мысленно уберите сначала один тупик, потом другой: сколько карт останется до золота?</translation>
    </message>
    <message>
        <source>The lower tunnel is on the row of the gold: without its dead end three cards are enough. Without the upper one the gold is no nearer.</source>
        <translation>Нижний туннель идёт в одном ряду с золотом: без его тупика хватит трёх карт. Без верхнего тупика золото не станет ближе.</translation>
    </message>
    <message>
        <source>The knot of the loop</source>
        <translation>Узел кольца</translation>
    </message>
    <message>
        <source>You are a saboteur; the gold lies in the middle. Wide forks and crossings are used up. Which card do your rocks take?</source>
        <translation>Вы вредитель, золото посередине. Широких развилок и перекрёстков больше нет. Какую карту убрать обвалом?</translation>
    </message>
    <message>
        <source>Rocks help where there is no other way and no other card. Follow both ways of the loop.</source>
        <translation>Обвал поможет там, где нет ни другого пути, ни другой карты. Проследите обе половины кольца.</translation>
    </message>
    <message>
        <source>Where both ways of the loop meet, only a wide fork or a crossing fits, and none is left. On the loop itself a hole costs nothing: there is the other way.</source>
        <translation>Там, где сходятся обе половины кольца, подойдут только широкая развилка или перекрёсток, а их больше нет. Дыра в самом кольце ничего не стоит: есть другой путь.</translation>
    </message>
    <message>
        <source>The last straight tunnel</source>
        <translation>Последний прямой туннель</translation>
    </message>
    <message>
        <source>You are a saboteur; the gold lies in the middle. What leads straight from left to right is used up. Which card do your rocks take?</source>
        <translation>Вы вредитель, золото посередине. Всё, что ведёт прямо слева направо, кончилось. Какую карту убрать обвалом?</translation>
    </message>
    <message>
        <source>Ask of each card: if it fell, what could the gold miners lay in its place?</source>
        <translation>Спросите себя о каждой карте: если она исчезнет, что золотоискатели положат на её место?</translation>
    </message>
    <message>
        <source>A bend that falls is soon replaced. The straight tunnel is not: with the cards still to come there is neither another one nor a way round.</source>
        <translation>Поворот быстро положат заново, а прямой туннель — нет: среди оставшихся карт нет ни замены, ни пути в обход.</translation>
    </message>
    <message>
        <source>The stone that leads away</source>
        <translation>Камни, что ведут прочь</translation>
    </message>
    <message>
        <source>Your maps showed the gold at the top, and in the middle the stone that leads from the left down. Which card brings the gold nearest?</source>
        <translation>Секретные карты показали: золото наверху, а посередине камни с туннелем слева вниз. Какая карта приблизит вас к золоту больше всего?</translation>
    </message>
    <message>
        <source>See first where the stone would lead you. Then look for a way that does not need it.</source>
        <translation>Сначала посмотрите, куда поведут камни. Потом найдите путь, которому они не нужны.</translation>
    </message>
    <message>
        <source>The stone would lead you down, away from the gold. Turned so that it opens upwards, your fork keeps the short way free: two more cards.</source>
        <translation>Камни увели бы вас вниз, прочь от золота. Развилка, развёрнутая проходом вверх, оставляет короткий путь: ещё две карты.</translation>
    </message>
    <message>
        <source>A second start</source>
        <translation>Второй вход</translation>
    </message>
    <message>
        <source>The end of the tunnel is cut off, close to the gold in the middle. Where does your ladder bring the gold nearest?</source>
        <translation>Конец туннеля отрезан, а золото рядом с ним, посередине. Куда положить лестницу, чтобы золото стало как можно ближе?</translation>
    </message>
    <message>
        <source>A ladder is a start of its own: it need not lie beside a lit tunnel.</source>
        <translation>Лестница — сама себе вход: ей не нужно лежать рядом с освещённым туннелем.</translation>
    </message>
    <message>
        <source>A ladder is joined to the start wherever it lies. At the cut-off end it lights all of that tunnel, and one card is still needed.</source>
        <translation>Лестница связана со входом, где бы она ни лежала. У отрезанного конца она снова освещает весь этот туннель, и нужна лишь ещё одна карта.</translation>
    </message>
    <message>
        <source>The wrong door</source>
        <translation>Чужая дверь</translation>
    </message>
    <message>
        <source>You belong to the green team. The gold lies in the middle, behind a blue door. Which move brings it nearest to your team?</source>
        <translation>Вы в зелёной команде. Золото посередине, за синей дверью. Какой ход больше всего приблизит к нему вашу команду?</translation>
    </message>
    <message>
        <source>Whom does a tunnel behind the blue door serve? It is not only tunnels that help.</source>
        <translation>Кому служит туннель за синей дверью? Помочь могут не только туннели.</translation>
    </message>
    <message>
        <source>Without the door two cards are enough. With the last tunnel behind it you would have found the gold for the blue team alone.</source>
        <translation>Без двери хватит двух карт. А последним туннелем за ней вы нашли бы золото для одной только синей команды.</translation>
    </message>
    <message>
        <source>Four open sides</source>
        <translation>Четыре открытые стороны</translation>
    </message>
    <message>
        <source>You are a saboteur; the gold lies in the middle. All your cards fit the hole in the tunnel. Which one costs the most there?</source>
        <translation>Вы вредитель, золото посередине. Все ваши карты туннелей подходят к дыре. Какая обойдётся золотоискателям там дороже всего?</translation>
    </message>
    <message>
        <source>Follow the tunnel from the left through each of your cards: where does it come out?</source>
        <translation>Проведите туннель слева через каждую из ваших карт: куда он выйдет?</translation>
    </message>
    <message>
        <source>This double curve leads the tunnel up into the dead end. The bridge and the other double curve would join it with what was cut off.</source>
        <translation>Этот двойной поворот ведёт туннель вверх, в тупик. Мост и другой двойной поворот соединили бы его с отрезанной частью.</translation>
    </message>
</context>
<context>
    <name>PuzzleScreen</name>
    <message>
        <source>{puzzle} · solved</source>
        <translation>{puzzle} · решено</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Все задачи</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Следующая задача</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Where?</source>
        <translation>Где?</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Какая карта?</translation>
    </message>
</context>
<context>
    <name>QuickReference</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>{players}: {rules}</source>
        <translation>{players}: {rules}</translation>
    </message>
    <message>
        <source>{sentence} {following}</source>
        <translation>{sentence} {following}</translation>
    </message>
    <message>
        <source>[[lay|Lay]] a path card into the mine.</source>
        <translation>[[lay|Положите]] карту туннеля в шахту.</translation>
    </message>
    <message>
        <source>[[action-cards|Play]] an action card.</source>
        <translation>[[action-cards|Сыграйте]] карту действия.</translation>
    </message>
    <message>
        <source>[[discard|Discard]] one to three cards.</source>
        <translation>[[discard|Сбросьте]] от одной до трёх карт.</translation>
    </message>
    <message>
        <source>[[clear-front|Discard two]] cards to remove one in front of you.</source>
        <translation>[[clear-front|Сбросьте две карты]], чтобы убрать одну карту перед собой.</translation>
    </message>
    <message>
        <source>Then [[draw|draw]], after a discard as many as you discarded.</source>
        <translation>Затем [[draw|возьмите карту]] из колоды; после сброса — столько карт, сколько сброшено.</translation>
    </message>
    <message>
        <source>[[discard|Discard]] one card.</source>
        <translation>[[discard|Сбросьте]] одну карту.</translation>
    </message>
    <message>
        <source>Then [[draw|draw]] a card.</source>
        <translation>Затем [[draw|возьмите]] карту из колоды.</translation>
    </message>
    <message>
        <source>In your turn, one of these</source>
        <translation>В свой ход — что-то одно</translation>
    </message>
    <message>
        <source>Roles that are shuffled, and hands</source>
        <translation>Карты ролей и карты на руках</translation>
    </message>
    <message>
        <source>As many gold cards are drawn as there are gold miners.</source>
        <translation>Карт золота берут столько, сколько золотоискателей.</translation>
    </message>
    <message numerus="yes">
        <source>%n gold card(s) are drawn.</source>
        <translation>
            <numerusform>Берут %n карту золота.</numerusform>
            <numerusform>Берут %n карты золота.</numerusform>
            <numerusform>Берут %n карт золота.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are [[sharing|shared]] among the gold miners, beginning with whoever laid the last card.</source>
        <translation>Их [[sharing|делят]] золотоискатели, начиная с того, кто положил последнюю карту.</translation>
    </message>
    <message>
        <source>When the gold miners win</source>
        <translation>Если победили золотоискатели</translation>
    </message>
    <message>
        <source>If the [[selfish|selfish dwarf]] lays the last card, he alone is paid: four nuggets.</source>
        <translation>Если последнюю карту положил [[selfish|гном-эгоист]], он один получает золото: четыре самородка.</translation>
    </message>
    <message>
        <source>Saboteurs in play</source>
        <translation>Вредителей в игре</translation>
    </message>
    <message>
        <source>Nuggets for each</source>
        <translation>Самородков каждому</translation>
    </message>
    <message>
        <source>If no saboteur is in play, nobody is paid.</source>
        <translation>Если вредителей в игре нет, никто ничего не получает.</translation>
    </message>
    <message>
        <source>When the saboteurs win</source>
        <translation>Если победили вредители</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Победителей</translation>
    </message>
    <message>
        <source>The pay</source>
        <translation>Награда</translation>
    </message>
    <message>
        <source>The [[pay|winners]] are counted, geologists aside.</source>
        <translation>[[pay|Победителей]] считают без геологов.</translation>
    </message>
    <message>
        <source>Boss: one nugget less. Profiteer: two nuggets less. Never less than nothing.</source>
        <translation>Босс получает на один самородок меньше, перекупщик — на два, но не меньше нуля.</translation>
    </message>
    <message>
        <source>Geologists: one nugget for each [[crystal|crystal]], shared by the two.</source>
        <translation>Геологи: один самородок за каждый [[crystal|кристалл]], двое делят поровну.</translation>
    </message>
    <message>
        <source>Saboteurs win when the gold is not reached.</source>
        <translation>Если до золота не дошли, побеждают вредители.</translation>
    </message>
    <message>
        <source>Whoever is [[trap|trapped]] is not paid. Then come the [[stealing|thefts]].</source>
        <translation>Кто [[trap|в ловушке]], ничего не получает. Затем следуют [[stealing|кражи]].</translation>
    </message>
    <message>
        <source>{number} or more</source>
        <translation>{number} и больше</translation>
    </message>
    <message>
        <source>Who laid the last card</source>
        <translation>Кто положил последнюю карту</translation>
    </message>
    <message>
        <source>Nuggets</source>
        <translation>Самородки</translation>
    </message>
    <message>
        <source>the selfish dwarf</source>
        <translation>гном-эгоист</translation>
    </message>
    <message>
        <source>selfish dwarf: 4</source>
        <translation>гном-эгоист: 4</translation>
    </message>
    <message>
        <source>a gold miner</source>
        <translation>золотоискатель</translation>
    </message>
    <message>
        <source>this miner: 3, the other miner: 2</source>
        <translation>этот золотоискатель: 3, другой: 2</translation>
    </message>
    <message>
        <source>the saboteur</source>
        <translation>вредитель</translation>
    </message>
    <message>
        <source>nearest miner on the right: 3, the other miner: 2</source>
        <translation>ближайший золотоискатель справа: 3, другой: 2</translation>
    </message>
    <message>
        <source>the gold is not reached</source>
        <translation>до золота не дошли</translation>
    </message>
    <message>
        <source>saboteur: 4</source>
        <translation>вредитель: 4</translation>
    </message>
    <message>
        <source>The whole rulebook</source>
        <translation>Все правила</translation>
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
        <translation>Победа, но награды не хватило: победителей {number}.</translation>
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
        <translation>Кто крадёт: {names}.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>This file could not be read.</source>
        <translation>Не удалось прочитать этот файл.</translation>
    </message>
    <message>
        <source>This file is no record of a match, or one from a newer version of the game.</source>
        <translation>Этот файл — не запись партии, или его создала более новая версия игры.</translation>
    </message>
    <message>
        <source>The moves in this record break the rules: the file was changed or damaged.</source>
        <translation>Ходы в этой записи нарушают правила: файл изменён или повреждён.</translation>
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
        <translation>Вам платят за каждый кристалл на поле; два геолога делят награду.</translation>
    </message>
    <message>
        <source>You are paid for every crystal joined to the start; two geologists share.</source>
        <translation>Вам платят за каждый кристалл, связанный со входом; два геолога делят награду.</translation>
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
            <numerusform>У каждого по %n карте</numerusform>
            <numerusform>У каждого по %n карты</numerusform>
            <numerusform>У каждого по %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>One of these roles stays out, unseen.</source>
        <translation>Одна из этих ролей останется лишней, её никто не увидит.</translation>
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
        <source>The aim of the game</source>
        <translation>Цель игры</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>О чём эта игра</translation>
    </message>
    <message>
        <source>You are dwarfs in a gold mine. Together you lay cards that form a tunnel from the start card to three goal cards. One of them is the gold, the other two are nothing but stone.</source>
        <translation>Вы — гномы в золотой шахте. Вместе вы кладёте карты, и из них складывается туннель от карты входа к трём картам целей. Одна из них — золото, две другие — всего лишь камни.</translation>
    </message>
    <message>
        <source>Gold miners want to reach the gold before the cards run out. Saboteurs want the cards to run out before the gold is reached. Who is who stays secret until the end of the round.</source>
        <translation>Золотоискатели хотят дойти до золота, пока не кончились карты. Вредители хотят, чтобы карты кончились раньше. Кто есть кто, остаётся тайной до конца раунда.</translation>
    </message>
    <message>
        <source>Who plays with whom</source>
        <translation>Кто с кем играет</translation>
    </message>
    <message>
        <source>At the start of each round everybody is dealt a role card and keeps it secret. Gold miners play together, and saboteurs play together against them, but nobody knows who is on which side: only what people do gives them away.</source>
        <translation>В начале каждого раунда каждый получает карту роли и хранит её в тайне. Золотоискатели играют сообща, вредители сообща играют против них, но никто не знает, кто на чьей стороне: выдать игрока могут только его поступки.</translation>
    </message>
    <message>
        <source>No role card is left over: all saboteurs of the table “[[numbers-players]]” are in play.</source>
        <translation>Лишней роли нет: в игре все вредители из таблицы «[[numbers-players]]».</translation>
    </message>
    <message>
        <source>One role card is left over and stays hidden until the end of the round. That is why nobody can be sure how many saboteurs there are.</source>
        <translation>Одна карта роли остаётся лишней и лежит закрытой до конца раунда. Поэтому никто не знает наверняка, сколько в игре вредителей.</translation>
    </message>
    <message>
        <source>Saboteurs do not know each other either.</source>
        <translation>Вредители тоже не знают друг друга.</translation>
    </message>
    <message>
        <source>Only the saboteurs are told at the start of a round who the other saboteurs are.</source>
        <translation>Только вредителям в начале раунда сообщают, кто остальные вредители.</translation>
    </message>
    <message>
        <source>Then he is paid four nuggets, and nobody else is paid. When somebody else reaches the gold, or when nobody does, he gets nothing.</source>
        <translation>Тогда он получает четыре самородка, а остальные — ничего. Если до золота дошёл кто-то другой или не дошёл никто, он не получает ничего.</translation>
    </message>
    <message>
        <source>The selfish dwarf</source>
        <translation>Гном-эгоист</translation>
    </message>
    <message>
        <source>One player is the selfish dwarf. He looks like a gold miner, but he wins alone, and only if he himself lays the card that reaches the gold.</source>
        <translation>Один из игроков — гном-эгоист. С виду он золотоискатель, но побеждает в одиночку и только если сам положит карту, которая дойдёт до золота.</translation>
    </message>
    <message>
        <source>There is no selfish dwarf.</source>
        <translation>Гнома-эгоиста нет.</translation>
    </message>
    <message>
        <source>After the last round whoever has the most gold wins. Players with the same highest total win together.</source>
        <translation>После последнего раунда побеждает тот, у кого больше всего золота. Игроки с одинаковым лучшим счётом побеждают вместе.</translation>
    </message>
    <message>
        <source>After the last round all nuggets are counted, not the gold cards. Whoever has the most wins. Players with the same highest total win together.</source>
        <translation>После последнего раунда считают самородки, а не карты золота. Побеждает тот, у кого их больше всего. Игроки с одинаковым лучшим счётом побеждают вместе.</translation>
    </message>
    <message>
        <source>Rounds and winners</source>
        <translation>Раунды и победители</translation>
    </message>
    <message numerus="yes">
        <source>A game has %n round(s). In each round the mine is built anew and the roles are dealt anew; the gold you have earned stays yours.</source>
        <translation>
            <numerusform>Партия состоит из %n раунда. В каждом раунде шахту строят заново и заново раздают роли, а заработанное золото остаётся у вас.</numerusform>
            <numerusform>Партия состоит из %n раундов. В каждом раунде шахту строят заново и заново раздают роли, а заработанное золото остаётся у вас.</numerusform>
            <numerusform>Партия состоит из %n раундов. В каждом раунде шахту строят заново и заново раздают роли, а заработанное золото остаётся у вас.</numerusform>
        </translation>
    </message>
    <message>
        <source>A game has three rounds.</source>
        <translation>Партия состоит из трёх раундов.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>Laying a path card</source>
        <translation>Как кладут карту туннеля</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Конец раунда</translation>
    </message>
    <message>
        <source>Sharing the gold</source>
        <translation>Распределение золота</translation>
    </message>
    <message>
        <source>One screen for all</source>
        <translation>Один экран на всех</translation>
    </message>
    <message>
        <source>The roles</source>
        <translation>Роли</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Двери</translation>
    </message>
    <message>
        <source>Crystals</source>
        <translation>Кристаллы</translation>
    </message>
    <message>
        <source>The pay</source>
        <translation>Награда</translation>
    </message>
    <message>
        <source>The action cards</source>
        <translation>Карты действий</translation>
    </message>
    <message>
        <source>Playing an action card</source>
        <translation>Как играют карту действия</translation>
    </message>
    <message>
        <source>An action card is played openly, for all to see. Anybody may play any of them, whatever their role and even with broken tools.</source>
        <translation>Карту действия играют открыто, у всех на виду. Любую из них может сыграть каждый, какой бы ни была его роль и даже если инструменты сломаны.</translation>
    </message>
    <message>
        <source>Broken tools</source>
        <translation>Поломки</translation>
    </message>
    <message>
        <source>Lay a broken pickaxe, a broken lantern or a broken mine cart in front of a player. As long as even one broken tool lies there, that player may not lay path cards, dead ends included. Everything else is still allowed.</source>
        <translation>Поломку кирки, лампы или вагонетки кладут перед игроком. Пока перед ним лежит хотя бы одна поломка, он не может класть карты туннелей, в том числе тупики. Всё остальное ему разрешено.</translation>
    </message>
    <message>
        <source>The same tool is never broken twice in front of one player, but different tools may be broken together.</source>
        <translation>Один и тот же инструмент перед одним игроком дважды не ломают, но разные инструменты могут быть сломаны одновременно.</translation>
    </message>
    <message>
        <source>A broken tool at the end of the round costs nobody any gold.</source>
        <translation>Поломка в конце раунда никого не лишает золота.</translation>
    </message>
    <message>
        <source>You may break a tool of your own.</source>
        <translation>Ломать свой собственный инструмент можно.</translation>
    </message>
    <message>
        <source>You may not break a tool of your own.</source>
        <translation>Ломать свой собственный инструмент нельзя.</translation>
    </message>
    <message>
        <source>A gold miner who still has a broken tool at the end of the round goes without gold.</source>
        <translation>Золотоискатель, у которого в конце раунда всё ещё что-то сломано, остаётся без золота.</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>Ремонт</translation>
    </message>
    <message>
        <source>A repair takes one broken tool away from any player, from yourself too. It must show the tool that is broken. The repair and the broken tool go to the discard pile together.</source>
        <translation>Ремонт убирает одну поломку у любого игрока, в том числе у вас. На нём должен быть нарисован тот инструмент, который сломан. Ремонт и поломка вместе уходят в сброс.</translation>
    </message>
    <message>
        <source>A repair that shows two tools takes away only one of them: whoever plays it chooses which.</source>
        <translation>Ремонт, на котором нарисованы два инструмента, чинит только один из них: какой, выбирает тот, кто его сыграл.</translation>
    </message>
    <message>
        <source>Repairs in the deck: {repairs}. Maps: {maps}.</source>
        <translation>Ремонтов в колоде: {repairs}. Секретных карт: {maps}.</translation>
    </message>
    <message>
        <source>Rockfall</source>
        <translation>Обвал</translation>
    </message>
    <message>
        <source>A rockfall takes any one path card out of the mine, also a dead end and also one that is joined to nothing. The start and the goals, face up or face down, always stay. The two cards go to the discard pile; the cell is free again.</source>
        <translation>Обвал убирает из шахты любую одну карту туннеля, в том числе тупик и карту, ни с чем не связанную. Вход и цели, открытые и закрытые, остаются всегда. Две карты уходят в сброс, а клетка снова свободна.</translation>
    </message>
    <message>
        <source>Before: the tunnel on the marked cell carries everything on its right.</source>
        <translation>До обвала: на туннеле выделенной клетки держится всё, что правее.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Секретная карта</translation>
    </message>
    <message>
        <source>With a map you look at one goal, alone, and leave it where it is. Everybody sees which goal you looked at, but nobody else sees what it is.</source>
        <translation>Секретная карта позволяет вам, и только вам, посмотреть одну цель; сама цель остаётся на месте. Все видят, какую цель вы смотрели, но что на ней, не видит больше никто.</translation>
    </message>
    <message>
        <source>Only a goal that is still face down may be looked at.</source>
        <translation>Смотреть можно только ещё закрытую цель.</translation>
    </message>
    <message>
        <source>You may choose any of the goals, even one that is face up, though that tells you nothing.</source>
        <translation>Выбрать можно любую цель, даже открытую, хотя она ничего нового не скажет.</translation>
    </message>
    <message>
        <source>There are as many maps as the printed action cards have.</source>
        <translation>Секретных карт столько, сколько их в наборе карт действий.</translation>
    </message>
    <message>
        <source>There are only three maps, so the place of the gold stays a secret longer.</source>
        <translation>Секретных карт всего три, поэтому место золота дольше остаётся тайной.</translation>
    </message>
    <message>
        <source>Talking and lying</source>
        <translation>Разговоры и обман</translation>
    </message>
    <message>
        <source>You may tell the others whatever you like about what you saw, about your role and about your cards, and it need not be true. But you may not show any of it.</source>
        <translation>О том, что вы увидели, о своей роли и о своих картах можно рассказывать что угодно, и не обязательно правду. Но показывать ничего нельзя.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>«{name}»</translation>
    </message>
    <message>
        <source>All ready-made rules differ here. {rule}</source>
        <translation>Во всех готовых вариантах правил иначе. {rule}</translation>
    </message>
    <message>
        <source>The rules {presets} differ here. {rule}</source>
        <translation>В правилах {presets} иначе. {rule}</translation>
    </message>
    <message>
        <source>When a round is over</source>
        <translation>Когда раунд окончен</translation>
    </message>
    <message>
        <source>A round is over as soon as the gold is turned over.</source>
        <translation>Раунд окончен, как только открыто золото.</translation>
    </message>
    <message>
        <source>That the draw pile is used up does not end a round by itself.</source>
        <translation>Одно лишь то, что колода кончилась, раунд не заканчивает.</translation>
    </message>
    <message>
        <source>Without gold the round is over when nobody has a card left in hand.</source>
        <translation>Без золота раунд заканчивается, когда ни у кого не осталось карт на руках.</translation>
    </message>
    <message>
        <source>Without gold the round is over when the draw pile is used up and nobody holds a card that could be played.</source>
        <translation>Без золота раунд заканчивается, когда колода кончилась и ни у кого нет карты, которую можно сыграть.</translation>
    </message>
    <message>
        <source>Without gold the round is over when the draw pile is used up and all players, one after the other, have passed because they held no card that could be played.</source>
        <translation>Без золота раунд заканчивается, когда колода кончилась и все игроки подряд пропустили ход, потому что им нечего было сыграть.</translation>
    </message>
    <message>
        <source>When the gold is reached, one of the teams has won, both, or neither. When it is not reached, the saboteurs have won.</source>
        <translation>Если до золота дошли, победила одна из команд, или сразу обе, или ни одна. Если не дошли, победили вредители.</translation>
    </message>
    <message>
        <source>When the gold is reached, the gold miners have won. When it is not reached, the saboteurs have won.</source>
        <translation>Если до золота дошли, победили золотоискатели. Если не дошли, победили вредители.</translation>
    </message>
    <message>
        <source>Who has won the round</source>
        <translation>Кто победил в раунде</translation>
    </message>
    <message>
        <source>All role cards are turned over, and the gold is shared out.</source>
        <translation>Все карты ролей открывают, и золото распределяют.</translation>
    </message>
    <message>
        <source>But when the selfish dwarf himself lays the card that reaches the gold, he alone has won.</source>
        <translation>Но если карту, которая дошла до золота, положил сам гном-эгоист, победил он один.</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Следующий раунд</translation>
    </message>
    <message>
        <source>For the next round everything is prepared anew: all cards are shuffled, the roles are dealt again, and nothing is left in front of anybody. Only the gold is kept.</source>
        <translation>К следующему раунду всё готовят заново: перемешивают все карты, снова раздают роли и убирают всё, что лежит перед игроками. Остаётся только золото.</translation>
    </message>
    <message>
        <source>The player on the left of whoever played or discarded the last card begins.</source>
        <translation>Начинает сосед слева от того, кто сыграл или сбросил последнюю карту.</translation>
    </message>
    <message>
        <source>A new role in the middle of the round</source>
        <translation>Новая роль посреди раунда</translation>
    </message>
    <message>
        <source>What counts is the role held at the end. Whoever turns from blue to green and then lays the last card does so for the green team. Cards that lie in front of a player stay there.</source>
        <translation>Важна роль, которая у игрока в конце раунда. Если синий стал зелёным и затем положил последнюю карту, он положил её за зелёную команду. Карты, лежащие перед игроком, остаются.</translation>
    </message>
    <message>
        <source>Trapped at the very end</source>
        <translation>Ловушка в самом конце</translation>
    </message>
    <message>
        <source>Whoever has no card left can no longer answer a trap. Keep two cards to remove it or a free-at-last card, if you fear one.</source>
        <translation>У кого карт не осталось, тот на ловушку уже не ответит. Если вы её опасаетесь, придержите две карты, чтобы её убрать, или освобождение.</translation>
    </message>
    <message>
        <source>Nobody to be paid</source>
        <translation>Награждать некого</translation>
    </message>
    <message>
        <source>If the winning team has no member in play, or if all its members are trapped, the other team does not win in its place. If no saboteur is in play and the gold is not reached, only the profiteer wins.</source>
        <translation>Если из победившей команды в игре нет никого или все они в ловушке, другая команда вместо неё не побеждает. Если вредителей в игре нет и до золота не дошли, побеждает только перекупщик.</translation>
    </message>
    <message>
        <source>The goals</source>
        <translation>Цели</translation>
    </message>
    <message>
        <source>When a tunnel from the start or from a ladder opens towards a goal card that is face down, the goal is turned over at once. No door keeps it from being turned.</source>
        <translation>Когда туннель от входа или от лестницы открывается в сторону закрытой карты цели, эту цель сразу открывают. Никакая дверь этому не мешает.</translation>
    </message>
    <message>
        <source>When a tunnel from the start opens towards a goal card that is face down, the goal is turned over at once.</source>
        <translation>Когда туннель от входа открывается в сторону закрытой карты цели, эту цель сразу открывают.</translation>
    </message>
    <message>
        <source>When a goal is turned over</source>
        <translation>Когда открывают цель</translation>
    </message>
    <message>
        <source>A wall beside a goal does not turn it over, and neither does a dead end. Everybody sees what the goal is, and it stays face up until the end of the round.</source>
        <translation>Стена рядом с целью её не открывает, и тупик тоже. Что это за цель, видят все, и до конца раунда она остаётся открытой.</translation>
    </message>
    <message>
        <source>The tunnel on the marked cell opens towards the goal, and the goal is turned over.</source>
        <translation>Туннель на выделенной клетке открыт в сторону цели, и цель открывают.</translation>
    </message>
    <message>
        <source>The card that completes the way need not lie beside the goal: it may join a piece of tunnel that has been waiting there.</source>
        <translation>Карта, которая достраивает путь, не обязана лежать рядом с целью: она может присоединить кусок туннеля, который там уже ждал.</translation>
    </message>
    <message>
        <source>The gold ends the round at once. Which team has won depends on the doors and on who laid the last card.</source>
        <translation>Золото сразу заканчивает раунд. Какая команда победила, зависит от дверей и от того, кто положил последнюю карту.</translation>
    </message>
    <message>
        <source>The gold ends the round at once. The gold miners have won, even if a saboteur laid the last card; but if the selfish dwarf laid it, he alone has won.</source>
        <translation>Золото сразу заканчивает раунд. Победили золотоискатели, даже если последнюю карту положил вредитель; но если её положил гном-эгоист, победил он один.</translation>
    </message>
    <message>
        <source>The gold ends the round at once. The gold miners have won, even if a saboteur laid the last card.</source>
        <translation>Золото сразу заканчивает раунд. Победили золотоискатели, даже если последнюю карту положил вредитель.</translation>
    </message>
    <message>
        <source>The goal is the gold</source>
        <translation>Цель — золото</translation>
    </message>
    <message>
        <source>The goal is a stone</source>
        <translation>Цель — камни</translation>
    </message>
    <message>
        <source>A stone stays in the mine as a piece of tunnel, and the round goes on. Its two openings are joined: the way may lead on through it to another goal. No rockfall removes it.</source>
        <translation>Камни остаются в шахте частью туннеля, и раунд продолжается. Два прохода на карте камней соединены: путь может вести через неё к другой цели. Обвалом её не убрать.</translation>
    </message>
    <message>
        <source>How a stone lies</source>
        <translation>Как ложатся камни</translation>
    </message>
    <message>
        <source>A stone is turned so that one of its openings joins the tunnel that reached it. There is always exactly one way to do so, and nobody has to choose. The two stones differ in where the way then leads on.</source>
        <translation>Карту камней разворачивают так, чтобы один из её проходов соединился с туннелем, который до неё дошёл. Это всегда можно сделать ровно одним способом, и выбирать никому не приходится. Две карты камней отличаются тем, куда путь ведёт дальше.</translation>
    </message>
    <message>
        <source>One stone, reached from the left: the way leads on downwards.</source>
        <translation>Одна карта камней: туннель пришёл слева, и путь ведёт дальше вниз.</translation>
    </message>
    <message>
        <source>The other stone, reached from the left: the way leads on upwards.</source>
        <translation>Другая карта камней: туннель пришёл слева, и путь ведёт дальше вверх.</translation>
    </message>
    <message>
        <source>On its other sides a tunnel may then end at a wall: that is allowed.</source>
        <translation>На других её сторонах туннель может упереться в стену: это разрешено.</translation>
    </message>
    <message>
        <source>If on another side a tunnel would then end at a wall, the stone is not turned over: it stays face down where it lies.</source>
        <translation>Если при этом на другой стороне туннель упёрся бы в стену, камни не открывают: карта остаётся закрытой.</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Откуда пришёл туннель</translation>
    </message>
    <message>
        <source>One stone leads on</source>
        <translation>Одна карта камней ведёт</translation>
    </message>
    <message>
        <source>The other stone leads on</source>
        <translation>Другая карта камней ведёт</translation>
    </message>
    <message>
        <source>from above</source>
        <translation>сверху</translation>
    </message>
    <message>
        <source>from the right</source>
        <translation>справа</translation>
    </message>
    <message>
        <source>from below</source>
        <translation>снизу</translation>
    </message>
    <message>
        <source>from the left</source>
        <translation>слева</translation>
    </message>
    <message>
        <source>upwards</source>
        <translation>вверх</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>вправо</translation>
    </message>
    <message>
        <source>downwards</source>
        <translation>вниз</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>влево</translation>
    </message>
    <message>
        <source>Two goals at once</source>
        <translation>Две цели сразу</translation>
    </message>
    <message>
        <source>If one card opens towards two goals, both are turned over. If one of them is the gold, the round is over.</source>
        <translation>Если одна карта открыта в сторону двух целей, открывают обе. Если одна из них — золото, раунд окончен.</translation>
    </message>
    <message>
        <source>The fork on the marked cell reaches the middle goal and the bottom goal at once.</source>
        <translation>Развилка на выделенной клетке достигла сразу средней и нижней цели.</translation>
    </message>
    <message>
        <source>Cards beside a goal</source>
        <translation>Карты рядом с целью</translation>
    </message>
    <message>
        <source>A goal that is face down asks nothing of its neighbours: tunnel or wall may lie against it.</source>
        <translation>Закрытая цель ничего не требует от соседних карт: к ней можно класть карту и туннелем, и стеной.</translation>
    </message>
    <message>
        <source>Against a goal that is face down only a tunnel may lie, never a wall.</source>
        <translation>К закрытой цели можно класть карту только туннелем, но не стеной.</translation>
    </message>
    <message>
        <source>Once a goal is face up, new cards must fit it as they must fit any other card.</source>
        <translation>Когда цель открыта, новые карты должны подходить к ней, как к любой другой карте.</translation>
    </message>
    <message>
        <source>A goal that is face up asks nothing of its neighbours either: new cards need not fit it.</source>
        <translation>Открытая цель тоже ничего не требует от соседних карт: подходить к ней они не обязаны.</translation>
    </message>
    <message>
        <source>Whoever has a broken tool or is trapped may not lay path cards.</source>
        <translation>Игрок со сломанным инструментом или в ловушке не может класть карты туннелей.</translation>
    </message>
    <message>
        <source>Whoever has a broken tool may not lay path cards.</source>
        <translation>Игрок со сломанным инструментом не может класть карты туннелей.</translation>
    </message>
    <message>
        <source>Which cells are allowed</source>
        <translation>На какую клетку</translation>
    </message>
    <message>
        <source>A path card is laid on a free cell that has a card lying face up beside it: the start, another path card or a goal that has been turned over. Touching at a corner does not count, and neither does a goal that is face down.</source>
        <translation>Карту туннеля кладут на свободную клетку рядом с картой, лежащей лицом вверх: со входом, с другой картой туннеля или с открытой целью. Касание углом не считается, и соседство с закрытой целью тоже.</translation>
    </message>
    <message>
        <source>A card that lies is never moved, turned or covered.</source>
        <translation>Лежащую карту нельзя двигать, разворачивать и накрывать.</translation>
    </message>
    <message>
        <source>Tunnel to tunnel, wall to wall</source>
        <translation>Туннель к туннелю, стена к стене</translation>
    </message>
    <message>
        <source>On every side where the new card touches a card lying face up, a tunnel must meet a tunnel and a wall must meet a wall. This holds for all its neighbours, not only for the one from which the way comes.</source>
        <translation>На каждой стороне, где новая карта касается карты, лежащей лицом вверх, туннель должен встретиться с туннелем, а стена — со стеной. Это касается всех соседних карт, а не только той, от которой идёт путь.</translation>
    </message>
    <message>
        <source>Tunnels lead to the marked cell from above and from the left: a card laid there must be open at the top and on the left.</source>
        <translation>К выделенной клетке туннели ведут сверху и слева: карта на ней должна быть открыта сверху и слева.</translation>
    </message>
    <message>
        <source>Above the marked cell there is a wall: a card laid there must be open on the left and closed at the top.</source>
        <translation>Над выделенной клеткой стена: карта на ней должна быть открыта слева и закрыта сверху.</translation>
    </message>
    <message>
        <source>Joined to the start</source>
        <translation>Связь со входом</translation>
    </message>
    <message>
        <source>The tunnels joined to the start are lit. The light goes through every card on which the way leads on; it ends in a dead end and where a rockfall has left a gap.</source>
        <translation>Туннели, связанные со входом, освещены. Свет проходит через каждую карту, по которой путь ведёт дальше; он кончается в тупике и там, где после обвала осталась пустая клетка.</translation>
    </message>
    <message>
        <source>The light ends in the dead end: no way leads to the marked cell from the start.</source>
        <translation>Свет кончается в тупике: к выделенной клетке путь от входа не ведёт.</translation>
    </message>
    <message>
        <source>A new card must carry on a tunnel that is joined to the start: at least one of its openings must meet such a tunnel. Wall against wall is no joint.</source>
        <translation>Новая карта должна продолжать туннель, связанный со входом: хотя бы один её проход должен встретиться с таким туннелем. Стена к стене — это не связь.</translation>
    </message>
    <message>
        <source>A new card must touch at least one card that is joined to the start; wall against wall is enough. A part of the mine that has been cut off may not be carried on until it is joined again.</source>
        <translation>Новая карта должна касаться хотя бы одной карты, связанной со входом; достаточно и стены к стене. Отрезанную часть шахты нельзя продолжать, пока связь не восстановлена.</translation>
    </message>
    <message>
        <source>A new card need only touch a card lying face up, joined to the start or not. But a goal is turned over only when a tunnel leads to it from the start without a gap.</source>
        <translation>Новой карте достаточно касаться карты, лежащей лицом вверх, даже не связанной со входом. Но цель открывают, только когда к ней от входа ведёт непрерывный туннель.</translation>
    </message>
    <message>
        <source>Upright or turned by 180°</source>
        <translation>Обычное положение или разворот на 180°</translation>
    </message>
    <message>
        <source>You choose which way up a card lies. Where it fits both ways, it is up to you where the way leads. Turning by 90° is not allowed.</source>
        <translation>Каким концом вверх положить карту, решаете вы. Если она подходит в обоих положениях, от вас зависит, куда поведёт путь. Разворачивать на 90° нельзя.</translation>
    </message>
    <message>
        <source>Upright, this fork opens downwards.</source>
        <translation>В обычном положении эта развилка открыта вниз.</translation>
    </message>
    <message>
        <source>The same card turned by 180° opens upwards.</source>
        <translation>Та же карта, развёрнутая на 180°, открыта вверх.</translation>
    </message>
    <message>
        <source>The mine has no edge</source>
        <translation>У шахты нет края</translation>
    </message>
    <message>
        <source>You may dig in every direction: behind the start, above and below it, and past the goals. There is always room for one more card.</source>
        <translation>Рыть можно во все стороны: позади входа, выше и ниже него и дальше целей. Место для ещё одной карты найдётся всегда.</translation>
    </message>
    <message>
        <source>The start card is open on all four sides, so tunnels may lead to the left too.</source>
        <translation>Карта входа открыта со всех четырёх сторон, поэтому туннели могут вести и влево.</translation>
    </message>
    <message>
        <source>Lay a theft in front of yourself. At the end of the round it lets you take one nugget from another player, unless you are trapped then. You may lay it down even while you are trapped.</source>
        <translation>Положите кражу перед собой. В конце раунда она позволит вам забрать один самородок у другого игрока, если вы в этот момент не в ловушке. Положить её можно и находясь в ловушке.</translation>
    </message>
    <message>
        <source>Remove a theft that lies in front of any player, yourself too. The two cards are discarded. Without a theft on the table it cannot be played.</source>
        <translation>Уберите кражу, которая лежит перед любым игроком, в том числе перед вами. Две карты уходят в сброс. Если краж на столе нет, сыграть эту карту нельзя.</translation>
    </message>
    <message>
        <source>Lay a trap in front of another player, never in front of yourself. Whoever is trapped may not lay path cards; everything else is allowed.</source>
        <translation>Положите ловушку перед другим игроком, но не перед собой. Кто в ловушке, не может класть карты туннелей; всё остальное ему разрешено.</translation>
    </message>
    <message>
        <source>Whoever is still trapped at the end of the round is no winner: no pay, no crystals and no theft.</source>
        <translation>Кто в конце раунда всё ещё в ловушке, тот не победитель: ни награды, ни кристаллов, ни кражи.</translation>
    </message>
    <message>
        <source>Remove a trap that lies in front of any player, yourself too. The two cards are discarded. If nobody is trapped, it cannot be played.</source>
        <translation>Уберите ловушку, которая лежит перед любым игроком, в том числе перед вами. Две карты уходят в сброс. Если в ловушке никого нет, сыграть эту карту нельзя.</translation>
    </message>
    <message>
        <source>Look at the role of another player, alone. Everybody sees whom you inspect, but not what you see. What you know may become out of date when that player gets a new role.</source>
        <translation>Тайно посмотрите роль другого игрока. Все видят, кого вы проверяете, но не видят, что вы узнали. Если этот игрок получит новую роль, ваше знание устареет.</translation>
    </message>
    <message>
        <source>Choose any player, yourself too. That player puts the old role away unseen and gets a new one from the reserve, which nobody else sees. The old role stays out of this round.</source>
        <translation>Выберите любого игрока, можно и себя. Он откладывает прежнюю роль, никому её не показывая, и получает новую из запасных, которую больше никто не видит. Прежняя роль в этом раунде больше не участвует.</translation>
    </message>
    <message>
        <source>When the reserve is used up, the card cannot be played.</source>
        <translation>Когда запасных ролей больше нет, сыграть эту карту нельзя.</translation>
    </message>
    <message>
        <source>Exchange the rest of your hand with another player, however many cards either of you has. Afterwards the other player draws one card, and you draw none.</source>
        <translation>Обменяйте все оставшиеся у вас карты на карты другого игрока, сколько бы их ни было у каждого. После этого другой игрок берёт одну карту, а вы не берёте.</translation>
    </message>
    <message>
        <source>What lies in front of a player</source>
        <translation>Что лежит перед игроком</translation>
    </message>
    <message>
        <source>Broken tools, a trap and a theft stay in front of a player until they are removed or the round ends. No card lies there twice, but different ones may lie side by side: at most five, with all three tools broken.</source>
        <translation>Поломки, ловушка и кража остаются перед игроком, пока их не уберут или пока не кончится раунд. Двух одинаковых карт там не бывает, но разные могут лежать рядом: не больше пяти, если сломаны все три инструмента.</translation>
    </message>
    <message>
        <source>Bridges</source>
        <translation>Мосты</translation>
    </message>
    <message>
        <source>On a bridge one tunnel runs from left to right and another from top to bottom. They pass each other and do not meet: whoever comes from the left can only go on to the right.</source>
        <translation>На мосту один туннель идёт слева направо, другой — сверху вниз. Они проходят мимо друг друга и не соединяются: пришедший слева может идти только направо.</translation>
    </message>
    <message>
        <source>Over the bridge the way leads on to the right. Above it and below it nothing is joined to the start.</source>
        <translation>По мосту путь ведёт дальше вправо. Выше и ниже моста связи со входом нет.</translation>
    </message>
    <message>
        <source>Double curves</source>
        <translation>Двойные повороты</translation>
    </message>
    <message>
        <source>Two curves share one card and do not meet. Each of the two cards joins other sides, and turning them by 180° changes nothing.</source>
        <translation>На одной карте два поворота, и они не соединяются. Две такие карты соединяют разные стороны, а разворот на 180° ничего не меняет.</translation>
    </message>
    <message>
        <source>Stubs</source>
        <translation>Отростки</translation>
    </message>
    <message>
        <source>Beside the tunnel that leads on, such a card has one or more stubs: short blind tunnels. A stub is an opening and must meet a tunnel, not a wall, but it leads nowhere.</source>
        <translation>Кроме туннеля, который ведёт дальше, на такой карте есть один или несколько отростков — коротких туннелей без выхода. Отросток — это проход: он должен встретиться с туннелем, а не со стеной, но никуда не ведёт.</translation>
    </message>
    <message>
        <source>If only a stub of the new card meets the way from the start, the card may be laid, but the way is over there.</source>
        <translation>Если с путём от входа встретится только отросток новой карты, положить её можно, но путь там кончается.</translation>
    </message>
    <message>
        <source>Ladders</source>
        <translation>Лестницы</translation>
    </message>
    <message>
        <source>A ladder leads up to the surface, and so does the start card: wherever a ladder lies, its tunnel is joined to the start, for everybody.</source>
        <translation>Лестница ведёт на поверхность, как и карта входа: где бы лестница ни лежала, её туннель связан со входом, причём для всех.</translation>
    </message>
    <message>
        <source>A ladder need not continue the way from the start. Its opening must meet a tunnel of some card lying face up, even of one that is cut off; wall against wall is not enough. But it may not lie beside a goal, be it face up or face down; touching at a corner is allowed.</source>
        <translation>Лестница не обязана продолжать путь от входа. Её проход должен встретиться с туннелем любой карты, лежащей лицом вверх, даже отрезанной от входа; стены к стене недостаточно. Но рядом с целью, открытой или закрытой, класть её нельзя; касаться цели углом можно.</translation>
    </message>
    <message>
        <source>If a rockfall takes the ladder away, that link is gone.</source>
        <translation>Если обвал уберёт лестницу, этой связи больше нет.</translation>
    </message>
    <message>
        <source>A rockfall has left a gap on the left of the marked cell. The ladder lights the tunnel again from its other end.</source>
        <translation>Слева от выделенной клетки после обвала пусто. Лестница снова освещает туннель с другого конца.</translation>
    </message>
    <message>
        <source>Only the blue team gets through a blue door, and only the green team through a green door. The boss, the profiteer, the geologists and the saboteurs get through any door.</source>
        <translation>Через синюю дверь проходит только синяя команда, через зелёную — только зелёная. Босс, перекупщик, геологи и вредители проходят через любую дверь.</translation>
    </message>
    <message>
        <source>Doors hinder nobody in laying cards, and goals behind them are turned over as usual. They only decide which team has won. If there are several ways to the gold, one that is open is enough for a team.</source>
        <translation>Класть карты двери никому не мешают, и цели за ними открывают как обычно. Двери решают лишь, какая команда победила. Если путей к золоту несколько, команде достаточно одного открытого.</translation>
    </message>
    <message>
        <source>Above there is a green door, below a blue one: both teams get to the fork on the right.</source>
        <translation>Сверху зелёная дверь, снизу синяя: до развилки справа дойдут обе команды.</translation>
    </message>
    <message>
        <source>A crystal changes nothing about the tunnel on which it lies. It is worth gold to a geologist at the end of the round.</source>
        <translation>Кристалл ничего не меняет в туннеле, на котором лежит. В конце раунда он приносит золото геологу.</translation>
    </message>
    <message>
        <source>Cards with two tunnels</source>
        <translation>Карты с двумя туннелями</translation>
    </message>
    <message>
        <source>A bridge or a double curve may be laid if one of its two tunnels continues the way. The other one must fit its neighbours too, but it stays dark until a lit tunnel reaches it from somewhere else.</source>
        <translation>Мост или двойной поворот можно положить, если путь продолжает один из двух его туннелей. Другой тоже должен подходить к соседним картам, но остаётся тёмным, пока до него не дойдёт освещённый туннель с другой стороны.</translation>
    </message>
    <message>
        <source>On the marked cell only the curve from left to top is lit.</source>
        <translation>На выделенной клетке освещён только поворот слева вверх.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Таблицы</translation>
    </message>
    <message>
        <source>The roles are the same for any number of players: the table tells what is left.</source>
        <translation>Роли одинаковы для любого числа игроков: таблица показывает, сколько их остаётся.</translation>
    </message>
    <message>
        <source>All role cards are dealt.</source>
        <translation>Раздают все карты ролей.</translation>
    </message>
    <message>
        <source>All role cards are dealt. What is left of the cards is the draw pile.</source>
        <translation>Раздают все карты ролей. Колода — это карты, оставшиеся после раздачи на руки.</translation>
    </message>
    <message>
        <source>One of the role cards is left over, so a saboteur fewer than shuffled may be in play.</source>
        <translation>Одна карта роли остаётся лишней, поэтому вредителей в игре может быть на одного меньше, чем перемешали.</translation>
    </message>
    <message>
        <source>For each number of players</source>
        <translation>Для каждого числа игроков</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроков</translation>
    </message>
    <message>
        <source>Saboteurs</source>
        <translation>Вредителей</translation>
    </message>
    <message>
        <source>Gold miners</source>
        <translation>Золотоискателей</translation>
    </message>
    <message>
        <source>Selfish dwarves</source>
        <translation>Гномов-эгоистов</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>На руках</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>В колоде</translation>
    </message>
    <message>
        <source>Reserve of roles</source>
        <translation>Запасных ролей</translation>
    </message>
    <message>
        <source>The cards in the deck</source>
        <translation>Карты в колоде</translation>
    </message>
    <message>
        <source>Cards in all: {all}. Of these path cards: {paths}, action cards: {actions}.</source>
        <translation>Всего карт: {all}. Из них карт туннелей: {paths}, карт действий: {actions}.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Сколько</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>Перекрёсток</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Развилка</translation>
    </message>
    <message>
        <source>Straight tunnel</source>
        <translation>Прямой туннель</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Поворот</translation>
    </message>
    <message>
        <source>The curtain</source>
        <translation>Занавес</translation>
    </message>
    <message>
        <source>Before another person&apos;s turn a curtain falls and names who is next. Everybody else looks away until that player has finished the turn. Behind the curtain nothing secret is left on the screen.</source>
        <translation>Перед ходом другого человека опускается занавес с именем того, кто ходит следующим. Остальные отворачиваются, пока этот игрок не закончит ход. За занавесом на экране не остаётся ничего тайного.</translation>
    </message>
    <message>
        <source>If only one person plays, against the computer, no curtain is needed.</source>
        <translation>Если один человек играет против компьютера, занавес не нужен.</translation>
    </message>
    <message>
        <source>Press and hold to look</source>
        <translation>Нажмите и держите, чтобы посмотреть</translation>
    </message>
    <message>
        <source>Your role and what a map showed you are seen only while you hold the button. Your hand can be hidden in the same way: in the settings.</source>
        <translation>Ваша роль и то, что показала секретная карта, видны, только пока вы держите кнопку. Так же можно скрыть и карты на руках: в настройках.</translation>
    </message>
    <message>
        <source>Variants and options</source>
        <translation>Варианты и настройки правил</translation>
    </message>
    <message>
        <source>Chosen here: {value}</source>
        <translation>Выбрано: {value}</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>Возможно</translation>
    </message>
    <message>
        <source>Ready-made rules that have it so</source>
        <translation>В каких готовых правилах</translation>
    </message>
    <message>
        <source>as you choose</source>
        <translation>по вашему выбору</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>во всех</translation>
    </message>
    <message>
        <source>all the others</source>
        <translation>во всех остальных</translation>
    </message>
    <message>
        <source>The path cards</source>
        <translation>Карты туннелей</translation>
    </message>
    <message>
        <source>Path cards in the deck: {all}. Plain dead ends among them: {ends}.</source>
        <translation>Карт туннелей в колоде: {all}. Обычных тупиков среди них: {ends}.</translation>
    </message>
    <message>
        <source>Path cards in the deck: {all}. Dead ends among them: {ends}.</source>
        <translation>Карт туннелей в колоде: {all}. Тупиков среди них: {ends}.</translation>
    </message>
    <message>
        <source>How to read a path card</source>
        <translation>Как читать карту туннеля</translation>
    </message>
    <message>
        <source>A path card shows a piece of tunnel. Each of its four sides is either open, where the tunnel leads out, or a wall. Where openings are joined inside the card, the way leads through.</source>
        <translation>На карте туннеля нарисован кусок туннеля. Каждая из четырёх её сторон — либо проход, куда выходит туннель, либо стена. Если проходы соединены внутри карты, через неё ведёт путь.</translation>
    </message>
    <message>
        <source>The cards are always upright. They may be turned by 180°, so that top and bottom change places and left and right too, but they never lie crosswise.</source>
        <translation>Карты всегда лежат вертикально. Их можно развернуть на 180°, так что верх поменяется с низом, а лево с правом, но класть их поперёк нельзя.</translation>
    </message>
    <message>
        <source>A crossing is open on all four sides, and every side is joined to every other.</source>
        <translation>Перекрёсток открыт со всех четырёх сторон, и все стороны соединены между собой.</translation>
    </message>
    <message>
        <source>Forks</source>
        <translation>Развилки</translation>
    </message>
    <message>
        <source>A fork is open on three sides; the remaining side is a wall. One kind carries on a tunnel from left to right, the other kind a tunnel from top to bottom, and both can also turn the way.</source>
        <translation>Развилка открыта с трёх сторон, с оставшейся стороны стена. Одни развилки продолжают туннель слева направо, другие — сверху вниз, и каждая может ещё и повернуть путь.</translation>
    </message>
    <message>
        <source>Straight tunnels</source>
        <translation>Прямые туннели</translation>
    </message>
    <message>
        <source>A straight tunnel joins opposite sides: left and right, or top and bottom. Those from left to right are precious to the miners, and there are few of them.</source>
        <translation>Прямой туннель соединяет противоположные стороны: левую с правой или верхнюю с нижней. Туннели слева направо золотоискателям особенно дороги, и таких карт немного.</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Повороты</translation>
    </message>
    <message>
        <source>A curve joins neighbouring sides. There are two kinds, and no turning makes one into the other. One joins left and bottom or, turned by 180°, right and top. The other joins right and bottom or, turned by 180°, left and top.</source>
        <translation>Поворот соединяет соседние стороны. Поворотов два вида, и один не превратить в другой, как ни разворачивай. Один соединяет левую сторону с нижней, а развёрнутый на 180° — правую с верхней. Другой соединяет правую сторону с нижней, а развёрнутый на 180° — левую с верхней.</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Тупики</translation>
    </message>
    <message>
        <source>In a dead end every tunnel is blocked in the middle of the card: no side is joined to any other. It is a path card like the others and must fit like them. But no way leads on through it, and it never turns a goal over.</source>
        <translation>В тупике каждый туннель перекрыт посередине карты: ни одна сторона не соединена с другой. Это такая же карта туннеля, как остальные, и подходить она должна так же. Но путь через неё не ведёт, и цель она никогда не открывает.</translation>
    </message>
    <message>
        <source>The dead end fits, but here the way is over. It can go on only from below.</source>
        <translation>Тупик подходит, но путь здесь кончается. Продолжить его можно только снизу.</translation>
    </message>
    <message>
        <source>See also: {links}</source>
        <translation>Смотрите также: {links}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck.</source>
        <translation>
            <numerusform>В колоде %n карта.</numerusform>
            <numerusform>В колоде %n карты.</numerusform>
            <numerusform>В колоде %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winners, pay and thefts</source>
        <translation>Победители, награда и кражи</translation>
    </message>
    <message>
        <source>Which team wins</source>
        <translation>Какая команда победила</translation>
    </message>
    <message>
        <source>A team can win only if some way to the gold is open to it: from the start or from a ladder, without a door of the other team.</source>
        <translation>Команда может победить, только если для неё открыт хоть один путь к золоту — от входа или от лестницы, без дверей другой команды.</translation>
    </message>
    <message>
        <source>If a miner of such a team laid the last card, that team alone wins. If the way is closed to the team of that miner but open to the other team, the other team wins.</source>
        <translation>Если последнюю карту положил золотоискатель такой команды, побеждает только она. Если для его команды путь закрыт, а для другой открыт, побеждает другая.</translation>
    </message>
    <message>
        <source>If the boss, the profiteer or a geologist laid the last card, each team wins to which a way is open.</source>
        <translation>Если последнюю карту положил босс, перекупщик или геолог, побеждает каждая команда, для которой путь открыт.</translation>
    </message>
    <message>
        <source>If the gold is not reached, the saboteurs win.</source>
        <translation>Если до золота не дошли, побеждают вредители.</translation>
    </message>
    <message>
        <source>The same holds if a saboteur laid the last card; the saboteurs do not win.</source>
        <translation>То же самое, если последнюю карту положил вредитель; вредители при этом не побеждают.</translation>
    </message>
    <message>
        <source>If a saboteur laid the last card, neither team wins, and the saboteurs do not win either.</source>
        <translation>Если последнюю карту положил вредитель, не побеждает ни одна команда, и вредители тоже не побеждают.</translation>
    </message>
    <message>
        <source>A way is open to</source>
        <translation>Для кого путь открыт</translation>
    </message>
    <message>
        <source>Last card: blue</source>
        <translation>Последняя карта: синий</translation>
    </message>
    <message>
        <source>Last card: green</source>
        <translation>Последняя карта: зелёный</translation>
    </message>
    <message>
        <source>Last card: boss, profiteer, geologist</source>
        <translation>Последняя карта: босс, перекупщик, геолог</translation>
    </message>
    <message>
        <source>Last card: saboteur</source>
        <translation>Последняя карта: вредитель</translation>
    </message>
    <message>
        <source>both teams</source>
        <translation>для обеих команд</translation>
    </message>
    <message>
        <source>blue only</source>
        <translation>только для синих</translation>
    </message>
    <message>
        <source>green only</source>
        <translation>только для зелёных</translation>
    </message>
    <message>
        <source>neither team</source>
        <translation>ни для одной</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>синие</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелёные</translation>
    </message>
    <message>
        <source>both</source>
        <translation>обе команды</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>ни одна</translation>
    </message>
    <message>
        <source>All winners are counted: the miners of the winning teams or the saboteurs, and the boss and the profiteer if they win. Geologists are not counted, and neither is anybody who is trapped. The more winners there are, the less each is paid; nobody is ever paid less than nothing.</source>
        <translation>Считают всех победителей: золотоискателей победивших команд или вредителей, а также босса и перекупщика, если они победили. Геологов и тех, кто в ловушке, не считают. Чем больше победителей, тем меньше получает каждый, но меньше нуля не получает никто.</translation>
    </message>
    <message>
        <source>A gold miner who still has a broken tool at the end is not counted and not paid either.</source>
        <translation>Золотоискателя, у которого в конце всё ещё что-то сломано, тоже не считают, и он ничего не получает.</translation>
    </message>
    <message>
        <source>Everybody sees how much gold each player has.</source>
        <translation>Сколько золота у каждого, видят все.</translation>
    </message>
    <message>
        <source>Everybody sees who has gold, but not how much until the end of the game.</source>
        <translation>Все видят, у кого есть золото, но сколько его, до конца партии не видно.</translation>
    </message>
    <message>
        <source>{number} or more</source>
        <translation>{number} и больше</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Победителей</translation>
    </message>
    <message>
        <source>Miner or saboteur</source>
        <translation>Золотоискатель или вредитель</translation>
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
        <source>The pay of the geologists</source>
        <translation>Награда геологов</translation>
    </message>
    <message>
        <source>Two geologists share the crystals evenly, and an odd one is lost. If one of the two is trapped, the other one gets them all.</source>
        <translation>Два геолога делят кристаллы поровну, лишний пропадает. Если один из двух в ловушке, всё получает другой.</translation>
    </message>
    <message>
        <source>A geologist is paid one nugget for each crystal that is joined to the start or to a ladder at the end of the round, whatever doors lie between.</source>
        <translation>Геологу платят один самородок за каждый кристалл, который в конце раунда связан со входом или с лестницей, какие бы двери ни стояли на пути.</translation>
    </message>
    <message>
        <source>A geologist is paid one nugget for each crystal that lies on the table at the end of the round, joined to the start or not.</source>
        <translation>Геологу платят один самородок за каждый кристалл, который в конце раунда лежит на поле, связан он со входом или нет.</translation>
    </message>
    <message>
        <source>The thefts at the end of a round</source>
        <translation>Кражи в конце раунда</translation>
    </message>
    <message>
        <source>After the pay it is the turn of the players who have a theft in front of them: first whoever laid one down last, then the others clockwise. Whoever is trapped is passed over.</source>
        <translation>После награды наступает черёд игроков, перед которыми лежит кража: сначала того, кто положил её последним, затем остальных по часовой стрелке. Тех, кто в ловушке, пропускают.</translation>
    </message>
    <message>
        <source>Nobody has to steal. If nobody has any such gold, the theft comes to nothing.</source>
        <translation>Красть никто не обязан. Если такого золота нет ни у кого, кража ничего не приносит.</translation>
    </message>
    <message>
        <source>Each may take one nugget of what another player has been paid in this round.</source>
        <translation>Каждый может забрать один самородок из того, что другой игрок получил в этом раунде.</translation>
    </message>
    <message>
        <source>Each may take one nugget from any other player who has gold, from whatever round it is.</source>
        <translation>Каждый может забрать один самородок у любого другого игрока, у которого есть золото, из какого бы раунда оно ни было.</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>The mine</source>
        <translation>Шахта</translation>
    </message>
    <message>
        <source>One of the three goals is the gold, the other two are stone. They are shuffled and lie face down, so that nobody knows which is which.</source>
        <translation>Одна из трёх целей — золото, две другие — камни. Их перемешивают и кладут рубашкой вверх, чтобы никто не знал, где что.</translation>
    </message>
    <message>
        <source>The start card lies on the left. Opposite it, seven free cells away, lies the middle goal. Above and below the middle goal, one free cell away, lie the top goal and the bottom goal.</source>
        <translation>Карта входа лежит слева. Напротив неё, через семь свободных клеток, лежит средняя цель. Над ней и под ней, через одну свободную клетку, лежат верхняя и нижняя цели.</translation>
    </message>
    <message>
        <source>The start card lies on the left. Opposite it, eight free cells away, lies the middle goal, one cell farther than the top goal and the bottom goal: no single card touches two goals.</source>
        <translation>Карта входа лежит слева. Напротив неё, через восемь свободных клеток, лежит средняя цель — на клетку дальше верхней и нижней: ни одна карта не касается сразу двух целей.</translation>
    </message>
    <message>
        <source>The mine at the beginning of a round. The free cells between the start and the middle goal are marked.</source>
        <translation>Шахта в начале раунда. Выделены свободные клетки между входом и средней целью.</translation>
    </message>
    <message>
        <source>All fifteen role cards are shuffled, whatever the number of players, and everybody is dealt one. The rest stays hidden: it is the reserve. Look at your role and show it to nobody.</source>
        <translation>Сколько бы ни было игроков, перемешивают все пятнадцать карт ролей и раздают каждому по одной. Остальные лежат закрытыми: это запасные роли. Посмотрите свою роль и никому её не показывайте.</translation>
    </message>
    <message>
        <source>Two gold miners, one saboteur and one selfish dwarf are shuffled and dealt to the four players. Look at your role and show it to nobody.</source>
        <translation>Две карты золотоискателей, карту вредителя и карту гнома-эгоиста перемешивают и раздают четырём игрокам. Посмотрите свою роль и никому её не показывайте.</translation>
    </message>
    <message>
        <source>The role cards for your number of players are shuffled and everybody is dealt one. Look at your role and show it to nobody.</source>
        <translation>Карты ролей для вашего числа игроков перемешивают и раздают каждому по одной. Посмотрите свою роль и никому её не показывайте.</translation>
    </message>
    <message>
        <source>Dealing the roles</source>
        <translation>Раздача ролей</translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt a hand of %n card(s).</source>
        <translation>
            <numerusform>Каждому раздают %n карту.</numerusform>
            <numerusform>Каждому раздают %n карты.</numerusform>
            <numerusform>Каждому раздают %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody is dealt a hand; how many cards depends on the number of players.</source>
        <translation>Каждому раздают карты на руки: сколько, зависит от числа игроков.</translation>
    </message>
    <message>
        <source>Dealing the cards</source>
        <translation>Раздача карт</translation>
    </message>
    <message>
        <source>Path cards and action cards are shuffled together.</source>
        <translation>Карты туннелей и карты действий перемешивают вместе.</translation>
    </message>
    <message>
        <source>All other cards are the draw pile.</source>
        <translation>Все остальные карты — это колода.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are set aside unseen and stay out of this round.</source>
        <translation>
            <numerusform>Не глядя откладывают %n карту: в этом раунде она не участвует.</numerusform>
            <numerusform>Не глядя откладывают %n карты: в этом раунде они не участвуют.</numerusform>
            <numerusform>Не глядя откладывают %n карт: в этом раунде они не участвуют.</numerusform>
        </translation>
    </message>
    <message>
        <source>The gold cards</source>
        <translation>Карты золота</translation>
    </message>
    <message>
        <source>They are shuffled and put aside face down.</source>
        <translation>Их перемешивают и откладывают рубашкой вверх.</translation>
    </message>
    <message>
        <source>The gold cards show nuggets. One nugget: {ones} cards. Two nuggets: {twos} cards. Three nuggets: {threes} cards.</source>
        <translation>На картах золота нарисованы самородки. Карт с одним самородком: {ones}. С двумя: {twos}. С тремя: {threes}.</translation>
    </message>
    <message>
        <source>The gold cards come from an old mine, and some are empty: whoever takes one gets nothing with it. Empty: {empty} cards. One nugget: {ones} cards. Two nuggets: {twos} cards. Three nuggets: {threes} cards.</source>
        <translation>Карты золота — из старой шахты, и среди них есть пустые: пустая карта ничего не приносит. Пустых карт: {empty}. С одним самородком: {ones}. С двумя: {twos}. С тремя: {threes}.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Кто начинает</translation>
    </message>
    <message>
        <source>From then on it is the turn of the player on the left each time, clockwise.</source>
        <translation>Дальше ходят по часовой стрелке: после каждого хода очередь соседа слева.</translation>
    </message>
    <message>
        <source>The youngest player begins, unless you agree on somebody else.</source>
        <translation>Начинает самый младший игрок, если вы не договорились иначе.</translation>
    </message>
    <message>
        <source>Chance decides who begins, unless you agree on somebody.</source>
        <translation>Первого игрока выбирает жребий, если вы не договорились сами.</translation>
    </message>
    <message>
        <source>When the gold miners have won</source>
        <translation>Если победили золотоискатели</translation>
    </message>
    <message>
        <source>The turn to choose goes to the right, against the direction of play: whoever prepared the last step is rewarded. Only gold miners get gold cards; everybody else is passed over.</source>
        <translation>Очередь выбирать переходит вправо, против направления игры: так награждают тех, кто подготовил последний шаг. Карты золота получают только золотоискатели, остальных пропускают.</translation>
    </message>
    <message>
        <source>If a saboteur laid the last card, the nearest gold miner on the right of that saboteur comes first.</source>
        <translation>Если последнюю карту положил вредитель, первым идёт ближайший золотоискатель справа от него.</translation>
    </message>
    <message>
        <source>As many gold cards are drawn as there are gold miners, so that each of them gets exactly one.</source>
        <translation>Карт золота берут столько, сколько золотоискателей, и каждый из них получает ровно одну.</translation>
    </message>
    <message>
        <source>As many gold cards are drawn as there are players, but never more than nine. They go round until none is left, so those who come first may get two.</source>
        <translation>Карт золота берут столько, сколько игроков, но не больше девяти. Они идут по кругу, пока не кончатся, поэтому первые могут получить по две.</translation>
    </message>
    <message>
        <source>As many gold cards are drawn as there are players. They go round until none is left, so those who come first may get two.</source>
        <translation>Карт золота берут столько, сколько игроков. Они идут по кругу, пока не кончатся, поэтому первые могут получить по две.</translation>
    </message>
    <message>
        <source>Whoever laid the last card looks at the gold cards, keeps one in secret and passes the rest to the next gold miner, who does the same.</source>
        <translation>Тот, кто положил последнюю карту, смотрит карты золота, тайно оставляет себе одну и передаёт остальные следующему золотоискателю, а тот делает то же самое.</translation>
    </message>
    <message>
        <source>The program deals the gold cards, those with the most nuggets first, beginning with whoever laid the last card.</source>
        <translation>Карты золота раздаёт программа, начиная с самых богатых; первым получает тот, кто положил последнюю карту.</translation>
    </message>
    <message>
        <source>Gold miners who still have a broken tool are passed over too; the others share their gold cards.</source>
        <translation>Золотоискателей, у которых всё ещё что-то сломано, тоже пропускают; их карты золота делят остальные.</translation>
    </message>
    <message>
        <source>When the saboteurs have won</source>
        <translation>Если победили вредители</translation>
    </message>
    <message>
        <source>Gold cards are taken from the pile so that each saboteur gets the nuggets that the table tells. What counts is how many saboteurs were in play, not how many cards were shuffled.</source>
        <translation>Из карт золота выбирают такие, чтобы каждый вредитель получил столько самородков, сколько указано в таблице. Важно, сколько вредителей было в игре, а не сколько их карт перемешали.</translation>
    </message>
    <message>
        <source>Gold cards are taken from the pile so that each saboteur gets the nuggets that the table tells for the number of players.</source>
        <translation>Из карт золота выбирают такие, чтобы каждый вредитель получил столько самородков, сколько указано в таблице для вашего числа игроков.</translation>
    </message>
    <message>
        <source>If the gold cards left cannot make up the sum, which is very rare, the missing nuggets are credited.</source>
        <translation>Если из оставшихся карт золота эту сумму не набрать, что бывает очень редко, недостающие самородки записывают на счёт.</translation>
    </message>
    <message>
        <source>If the gold cards left cannot make up the sum, saboteurs first exchange cards they own; what is missing even then is credited.</source>
        <translation>Если из оставшихся карт золота эту сумму не набрать, вредители сначала разменивают свои карты; чего не хватает и тогда, записывают на счёт.</translation>
    </message>
    <message>
        <source>If the gold cards left cannot make up the sum, a saboteur gets as much as they can make up.</source>
        <translation>Если из оставшихся карт золота эту сумму не набрать, вредитель получает столько, сколько можно набрать.</translation>
    </message>
    <message>
        <source>Saboteurs in play</source>
        <translation>Вредителей в игре</translation>
    </message>
    <message>
        <source>Nuggets for each</source>
        <translation>Самородков каждому</translation>
    </message>
    <message>
        <source>How many gold cards are drawn</source>
        <translation>Сколько карт золота берут</translation>
    </message>
    <message>
        <source>So many are drawn when the gold miners have won.</source>
        <translation>Столько карт берут, когда победили золотоискатели.</translation>
    </message>
    <message>
        <source>Where two numbers stand, it depends on the roles in play.</source>
        <translation>Где указаны два числа, всё зависит от ролей в игре.</translation>
    </message>
    <message>
        <source>Gold cards</source>
        <translation>Карт золота</translation>
    </message>
    <message>
        <source>Gold stays secret</source>
        <translation>Золото остаётся тайной</translation>
    </message>
    <message>
        <source>Everybody sees how many gold cards you have, but how many nuggets they show you alone know until the game is over.</source>
        <translation>Сколько у вас карт золота, видят все, но сколько на них самородков, до конца партии знаете только вы.</translation>
    </message>
    <message>
        <source>What everybody is paid</source>
        <translation>Сколько получает каждый</translation>
    </message>
    <message>
        <source>There are no gold cards in this game: nuggets are written down, and everybody sees them.</source>
        <translation>В этой игре нет карт золота: самородки записывают, и их видят все.</translation>
    </message>
    <message>
        <source>If a gold miner reached the gold, that miner is paid three nuggets and the other gold miner two. If the saboteur laid the last card, the nearest gold miner on the right of the saboteur counts as the one who did.</source>
        <translation>Если до золота дошёл золотоискатель, он получает три самородка, а другой золотоискатель — два. Если последнюю карту положил вредитель, достроившим считается ближайший золотоискатель справа от него.</translation>
    </message>
    <message>
        <source>If the selfish dwarf himself reached the gold, he alone is paid four nuggets. If nobody did, the saboteur alone is paid four nuggets.</source>
        <translation>Если до золота дошёл сам гном-эгоист, он один получает четыре самородка. Если не дошёл никто, четыре самородка получает один вредитель.</translation>
    </message>
    <message>
        <source>Special cases</source>
        <translation>Особые случаи</translation>
    </message>
    <message>
        <source>The cards behind the gap stay, but their light goes out, and nothing may be laid that only continues them. Once the gap is filled they are lit again.</source>
        <translation>Карты за пустой клеткой остаются, но гаснут, и продолжать только их нельзя. Когда пустую клетку заполнят, они снова осветятся.</translation>
    </message>
    <message>
        <source>The cards behind the gap stay, but their light goes out, and nothing may be laid that touches only them. Once the gap is filled they are lit again.</source>
        <translation>Карты за пустой клеткой остаются, но гаснут, и класть карту, которая касается только их, нельзя. Когда пустую клетку заполнят, они снова осветятся.</translation>
    </message>
    <message>
        <source>The cards behind the gap stay, but their light goes out. They may still be carried on, but no goal is turned over from there until the gap is filled.</source>
        <translation>Карты за пустой клеткой остаются, но гаснут. Продолжать их можно, но цель оттуда не откроют, пока пустую клетку не заполнят.</translation>
    </message>
    <message>
        <source>A rockfall has cut the tunnel</source>
        <translation>Обвал перерезал туннель</translation>
    </message>
    <message>
        <source>A goal that has been turned over stays face up, whatever a rockfall takes away.</source>
        <translation>Открытая цель остаётся открытой, что бы ни убрал обвал.</translation>
    </message>
    <message>
        <source>A card open on the left and on the right, laid on the marked cell, closes the gap.</source>
        <translation>Карта с проходами слева и справа на выделенной клетке снова соединит путь.</translation>
    </message>
    <message>
        <source>A card that fits nowhere</source>
        <translation>Карта, которую некуда деть</translation>
    </message>
    <message>
        <source>A repair without a tool to repair, a rockfall without a tunnel to take away, a break card for a tool that is already broken everywhere or a path card that fits nowhere cannot be played. But any card may be discarded.</source>
        <translation>Ремонт, когда чинить нечего, обвал, когда нет ни одного туннеля, поломку инструмента, который и так сломан у всех, и карту туннеля, которая никуда не подходит, сыграть нельзя. Но сбросить можно любую карту.</translation>
    </message>
    <message>
        <source>Repairing your own tool</source>
        <translation>Починить свой инструмент</translation>
    </message>
    <message>
        <source>Repairing is your whole turn: a path card can be laid again in your next turn at the earliest.</source>
        <translation>Ремонт занимает весь ход: снова положить карту туннеля можно не раньше следующего хода.</translation>
    </message>
    <message>
        <source>The very last card</source>
        <translation>Самая последняя карта</translation>
    </message>
    <message>
        <source>If the last card of the last hand reaches the gold, the gold has been reached: goals are turned over before anybody asks whether the round is over.</source>
        <translation>Если до золота дошла самая последняя карта, это засчитывается: сначала открывают цели и лишь потом проверяют, окончен ли раунд.</translation>
    </message>
    <message>
        <source>A dead end beside a goal</source>
        <translation>Тупик рядом с целью</translation>
    </message>
    <message>
        <source>It may be laid, but the goal stays face down, even if the dead end is open towards it. Whoever wants to go on needs another side of the goal or a rockfall.</source>
        <translation>Положить его можно, но цель остаётся закрытой, даже если тупик открыт в её сторону. Чтобы пройти дальше, нужна другая сторона цели или обвал.</translation>
    </message>
    <message>
        <source>The dead end on the marked cell touches the goal, and nothing happens.</source>
        <translation>Тупик на выделенной клетке касается цели, но ничего не происходит.</translation>
    </message>
    <message>
        <source>No saboteur in play</source>
        <translation>Вредителей в игре нет</translation>
    </message>
    <message numerus="yes">
        <source>With %n player(s) or fewer it can happen that the only saboteur card is left over. If the gold is not reached then, nobody is paid.</source>
        <translation>
            <numerusform>Если игроков не больше %n, единственная карта вредителя может оказаться лишней. Если тогда до золота не дошли, золото не получает никто.</numerusform>
            <numerusform>Если игроков не больше %n, единственная карта вредителя может оказаться лишней. Если тогда до золота не дошли, золото не получает никто.</numerusform>
            <numerusform>Если игроков не больше %n, единственная карта вредителя может оказаться лишней. Если тогда до золота не дошли, золото не получает никто.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two teams of gold miners, blue and green, dig in the same mine from the start card to three goal cards. One goal is the gold, the other two are stone. Each team wants a way to the gold that no door of the other team shuts.</source>
        <translation>Две команды золотоискателей, синяя и зелёная, роют в одной и той же шахте туннели от карты входа к трём картам целей. Одна цель — золото, две другие — камни. Каждой команде нужен путь к золоту, не закрытый дверью другой команды.</translation>
    </message>
    <message>
        <source>Saboteurs want the cards to run out before the gold is reached. The boss, the profiteer and the geologists have aims of their own. Who is who stays secret until the end of the round.</source>
        <translation>Вредители хотят, чтобы карты кончились раньше, чем до золота дойдут. У босса, перекупщика и геологов свои цели. Кто есть кто, остаётся тайной до конца раунда.</translation>
    </message>
    <message>
        <source>There are {all} role cards, and everybody is dealt one in secret. Those that are left over stay hidden, so nobody knows which roles are in play. Your role may change during a round; what counts is the one you hold at the end.</source>
        <translation>Карт ролей всего {all}, и каждому тайно раздают по одной. Остальные лежат закрытыми, поэтому никто не знает, какие роли в игре. В ходе раунда ваша роль может смениться: важна та, что у вас в конце.</translation>
    </message>
    <message numerus="yes">
        <source>%n role card(s).</source>
        <translation>
            <numerusform>%n карта роли.</numerusform>
            <numerusform>%n карты ролей.</numerusform>
            <numerusform>%n карт ролей.</numerusform>
        </translation>
    </message>
    <message>
        <source>Blue and green gold miners</source>
        <translation>Синие и зелёные золотоискатели</translation>
    </message>
    <message>
        <source>A gold miner wins when the gold is reached and the miner&apos;s own team is the one that wins. Miners of one team do not know each other, and each is paid separately.</source>
        <translation>Золотоискатель побеждает, если до золота дошли и победила его команда. Золотоискатели одной команды не знают друг друга, и каждый получает свою награду отдельно.</translation>
    </message>
    <message numerus="yes">
        <source>%n role card(s) for each team.</source>
        <translation>
            <numerusform>У каждой команды %n карта роли.</numerusform>
            <numerusform>У каждой команды %n карты ролей.</numerusform>
            <numerusform>У каждой команды %n карт ролей.</numerusform>
        </translation>
    </message>
    <message>
        <source>The saboteurs</source>
        <translation>Вредители</translation>
    </message>
    <message>
        <source>Saboteurs win when the gold is not reached. They do not know each other either, and it can happen that none is in play.</source>
        <translation>Вредители побеждают, если до золота не дошли. Они тоже не знают друг друга, и бывает, что в игре нет ни одного.</translation>
    </message>
    <message>
        <source>The boss</source>
        <translation>Босс</translation>
    </message>
    <message>
        <source>The boss belongs to both teams and gets past every door.</source>
        <translation>Босс входит в обе команды и проходит через любую дверь.</translation>
    </message>
    <message>
        <source>The boss is paid one nugget less than the other winners.</source>
        <translation>Босс получает на один самородок меньше, чем остальные победители.</translation>
    </message>
    <message>
        <source>The boss wins whenever the gold is reached, even when doors keep both teams from it.</source>
        <translation>Босс побеждает всегда, когда до золота дошли, даже если двери не пускают к нему обе команды.</translation>
    </message>
    <message>
        <source>The boss wins together with either team; when neither team wins, the boss does not win either.</source>
        <translation>Босс побеждает вместе с любой из команд; если не победила ни одна, не побеждает и босс.</translation>
    </message>
    <message>
        <source>The profiteer</source>
        <translation>Перекупщик</translation>
    </message>
    <message>
        <source>The profiteer wins with whoever wins, with a team as well as with the saboteurs, but is paid two nuggets less than the other winners.</source>
        <translation>Перекупщик побеждает вместе с любым победителем — и с командой, и с вредителями, — но получает на два самородка меньше, чем остальные победители.</translation>
    </message>
    <message>
        <source>Geologists</source>
        <translation>Геологи</translation>
    </message>
    <message>
        <source>A geologist never counts among the winners: geologists are paid for crystals, no matter whether the gold is reached and by whom.</source>
        <translation>Геолог никогда не считается победителем: геологам платят за кристаллы независимо от того, дошли ли до золота и кто именно.</translation>
    </message>
    <message>
        <source>What you do in a turn</source>
        <translation>Что делают в свой ход</translation>
    </message>
    <message>
        <source>In your turn you do exactly one of three things: lay a path card into the mine, play an action card, or discard one card face down.</source>
        <translation>В свой ход вы делаете что-то одно из трёх: кладёте карту туннеля в шахту, играете карту действия или сбрасываете одну карту рубашкой вверх.</translation>
    </message>
    <message>
        <source>Then you draw a card, and it is the turn of the player on your left.</source>
        <translation>Затем вы берёте карту из колоды, и ходит ваш сосед слева.</translation>
    </message>
    <message>
        <source>In your turn you do exactly one of four things: lay a path card into the mine, play an action card, discard one to three cards face down, or discard two cards to remove one card that lies in front of you.</source>
        <translation>В свой ход вы делаете что-то одно из четырёх: кладёте карту туннеля в шахту, играете карту действия, сбрасываете от одной до трёх карт рубашкой вверх или сбрасываете две карты, чтобы убрать одну карту перед собой.</translation>
    </message>
    <message>
        <source>Then you draw, and it is the turn of the player on your left.</source>
        <translation>Затем вы берёте карты из колоды, и ходит ваш сосед слева.</translation>
    </message>
    <message>
        <source>Discarding a card</source>
        <translation>Сбросить карту</translation>
    </message>
    <message>
        <source>Nobody may pass and keep all cards: whoever neither lays a card nor plays one discards exactly one, face down.</source>
        <translation>Пасовать и оставить все карты нельзя: кто не кладёт и не играет карту, сбрасывает ровно одну рубашкой вверх.</translation>
    </message>
    <message>
        <source>Discarding cards</source>
        <translation>Сбросить карты</translation>
    </message>
    <message>
        <source>Nobody may pass and keep all cards: whoever does nothing else discards one, two or three cards face down and then draws as many.</source>
        <translation>Пасовать и оставить все карты нельзя: кто не делает ничего другого, сбрасывает рубашкой вверх одну, две или три карты и берёт столько же.</translation>
    </message>
    <message>
        <source>Nobody else sees what you discard. Cards that were played lie face up on the discard pile. It is not shuffled into the draw pile before the next round.</source>
        <translation>Остальные не видят, что вы сбросили. Сыгранные карты лежат в сбросе лицом вверх. До следующего раунда сброс в колоду не возвращают.</translation>
    </message>
    <message>
        <source>Removing a card in front of you</source>
        <translation>Убрать карту перед собой</translation>
    </message>
    <message>
        <source>Discard any two cards from your hand face down and remove one card that lies in front of you: a broken tool, a trap, even your own theft. It goes to the discard pile.</source>
        <translation>Сбросьте рубашкой вверх любые две карты с руки и уберите одну карту, которая лежит перед вами: поломку, ловушку или даже собственную кражу. Она уходит в сброс.</translation>
    </message>
    <message>
        <source>Afterwards you draw only one card: until the end of the round your hand stays one card smaller.</source>
        <translation>После этого вы берёте только одну карту: до конца раунда карт на руках у вас будет на одну меньше.</translation>
    </message>
    <message>
        <source>Afterwards you draw two cards, so your hand does not shrink.</source>
        <translation>После этого вы берёте две карты, и карт на руках не становится меньше.</translation>
    </message>
    <message>
        <source>After a path card or an action card you draw one card, after discarding as many as you discarded. If fewer are left, you draw those.</source>
        <translation>После карты туннеля или действия вы берёте одну карту, после сброса — столько, сколько сбросили. Если в колоде меньше, берите сколько есть.</translation>
    </message>
    <message>
        <source>Each turn ends with drawing one card, so your hand stays the same size.</source>
        <translation>Каждый ход заканчивается тем, что вы берёте одну карту, поэтому число карт на руках не меняется.</translation>
    </message>
    <message>
        <source>Drawing cards</source>
        <translation>Взять из колоды</translation>
    </message>
    <message>
        <source>When the draw pile is used up, play goes on without drawing: each turn still costs at least one card. Whoever has no cards left is skipped.</source>
        <translation>Когда колода кончилась, играют дальше, уже не добирая: на каждый ход по-прежнему уходит хотя бы одна карта. Кто остался без карт, пропускает ход.</translation>
    </message>
    <message>
        <source>Rules: {name}</source>
        <translation>Правила: {name}</translation>
    </message>
</context>
<context>
    <name>RulebookPage</name>
    <message>
        <source>Other rules differ</source>
        <translation>В других правилах иначе</translation>
    </message>
    <message>
        <source>{column}: {entry}</source>
        <translation>{column}: {entry}</translation>
    </message>
</context>
<context>
    <name>RulebookSheet</name>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Rules of another game: {game}</source>
        <translation>Правила другой игры: {game}</translation>
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
        <source>About the program</source>
        <translation>О программе</translation>
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
        <source>Hide the hand</source>
        <translation>Скрывать карты</translation>
    </message>
    <message>
        <source>Table flat between people</source>
        <translation>Экран лежит между игроками</translation>
    </message>
    <message>
        <source>Ask before a hunter locks itself in</source>
        <translation>Спрашивать, прежде чем запереть себя</translation>
    </message>
    <message>
        <source>Haunted House: with a jewel beside an evil spirit. Off: the walk is made without a question.</source>
        <translation>Дом с привидениями: с самоцветом рядом со злым духом. Если выключено, охотник идёт без вопроса.</translation>
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
        <source>How long computer players think and how fast they make their moves.</source>
        <translation>Как быстро думают и ходят компьютерные игроки.</translation>
    </message>
    <message>
        <source>A move can be taken back until it is confirmed. Off: it counts at once.</source>
        <translation>Ход можно взять назад, пока он не подтверждён. Если выключено, он засчитывается сразу.</translation>
    </message>
    <message>
        <source>Saboteur: curtain and role open only while their button is held. Off: a press is enough.</source>
        <translation>«Гномы-вредители»: занавес и роль открыты, пока вы держите кнопку. Иначе — по нажатию.</translation>
    </message>
    <message>
        <source>Saboteur, with watchers: the hand lies face down and turns up while its badge is held.</source>
        <translation>«Гномы-вредители», если есть зрители: карты видны, только пока вы держите значок.</translation>
    </message>
    <message>
        <source>Saboteur: the hand and the panels turn towards the player in turn.</source>
        <translation>«Гномы-вредители»: карты и панели поворачиваются к тому, кто ходит.</translation>
    </message>
    <message>
        <source>Reduced: cards and hunters are in their places at once.</source>
        <translation>Меньше: карты и охотники сразу появляются на своих местах.</translation>
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
        <source>Hold the curtain button</source>
        <translation>Занавес: удерживать кнопку</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокая контрастность</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Rules preset</source>
        <translation>Вариант правил</translation>
    </message>
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
        <source>In the rulebook</source>
        <translation>В правилах</translation>
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
    <name>StarterChoice</name>
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
        <source>The youngest player is: {name}</source>
        <translation>Самый младший игрок: {name}</translation>
    </message>
    <message>
        <source>The first player is: {name}</source>
        <translation>Первый игрок: {name}</translation>
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
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Почему?</translation>
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
        <source>Right! End your turn, or take the card back.</source>
        <translation>Верно! Закончите ход или возьмите карту назад.</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>Tips for all who dig</source>
        <translation>Советы всем, кто роет</translation>
    </message>
    <message>
        <source>A straight way to the middle goal takes eight of them.</source>
        <translation>На прямой путь к средней цели нужно восемь из них.</translation>
    </message>
    <message>
        <source>A straight way to the middle goal takes seven of them.</source>
        <translation>На прямой путь к средней цели нужно семь из них.</translation>
    </message>
    <message>
        <source>Count the straight tunnels</source>
        <translation>Считайте прямые туннели</translation>
    </message>
    <message>
        <source>Cards that carry the way on from left to right: {straight}. Cards in the deck: {all}.</source>
        <translation>Карт, которые ведут путь слева направо: {straight}. Всего карт в колоде: {all}.</translation>
    </message>
    <message>
        <source>Count them as they are laid, and do not spend them on side ways. When nobody has laid one for two rounds of turns, assume that they are gone, and go on with curves.</source>
        <translation>Ведите им счёт, пока их кладут, и не тратьте на ответвления. Если два круга подряд никто такой карты не положил, считайте, что их больше нет, и продолжайте поворотами.</translation>
    </message>
    <message>
        <source>Keep several ends open</source>
        <translation>Оставляйте несколько концов</translation>
    </message>
    <message>
        <source>Where the tunnel has only one open end, one dead end stops everybody. Lay crossings and forks early: they show that you dig, and the way can go on from another end. A dead end of your own does the least harm behind the start.</source>
        <translation>Если у туннеля только один открытый конец, один тупик остановит всех. Кладите перекрёстки и развилки пораньше: видно, что вы роете, и путь можно продолжить с другого конца. Собственный тупик меньше всего вредит позади входа.</translation>
    </message>
    <message>
        <source>The dead end shuts the way to the right, but the crossing is still open on the marked cells.</source>
        <translation>Тупик закрыл путь вправо, но перекрёсток ещё открыт в сторону выделенных клеток.</translation>
    </message>
    <message>
        <source>The staircase of curves</source>
        <translation>Лестница из поворотов</translation>
    </message>
    <message>
        <source>With curves alone every step to the right must be followed by a step up or down. Downwards the same kind of curve is used again and again, now upright, now turned by 180°; upwards it is the other kind. A tall fork may stand in for any of them.</source>
        <translation>Если идти одними поворотами, за каждым шагом вправо следует шаг вверх или вниз. Вниз идут повороты одного и того же вида, то в обычном положении, то развёрнутые на 180°; вверх — другого вида. Высокая развилка заменяет любой из них.</translation>
    </message>
    <message>
        <source>From a card five cells away from the start a staircase to an outer goal costs no more cards than the straight way. Nearer to the start it costs more.</source>
        <translation>От карты в пяти клетках от входа лестница из поворотов к крайней цели требует не больше карт, чем прямой путь. Ближе ко входу — больше.</translation>
    </message>
    <message>
        <source>Four curves lead from the marked cell down to the bottom goal.</source>
        <translation>Четыре поворота ведут от выделенной клетки вниз, к нижней цели.</translation>
    </message>
    <message>
        <source>Cells from the start</source>
        <translation>Клеток от входа</translation>
    </message>
    <message>
        <source>To the middle goal</source>
        <translation>До средней цели</translation>
    </message>
    <message>
        <source>with curves alone</source>
        <translation>одними поворотами</translation>
    </message>
    <message>
        <source>To an outer goal</source>
        <translation>До крайней цели</translation>
    </message>
    <message>
        <source>Where to lay the tall fork</source>
        <translation>Куда положить высокую развилку</translation>
    </message>
    <message>
        <source>The straight tunnels are gone, the gold is at the bottom, and you hold a fork that runs from top to bottom. Lay it to the right of the open card, not below it: first go one cell forward, then turn down. Laid below, it costs one straight tunnel or two curves more.</source>
        <translation>Прямых туннелей больше нет, золото внизу, а у вас на руках развилка, идущая сверху вниз. Кладите её справа от открытой карты, а не под ней: сначала на клетку вперёд, потом вниз. Внизу она обойдётся в один лишний прямой туннель или в два лишних поворота.</translation>
    </message>
    <message>
        <source>Right: after the fork on the marked cell three curves are enough.</source>
        <translation>Правильно: после развилки на выделенной клетке хватает трёх поворотов.</translation>
    </message>
    <message>
        <source>Wrong: now a straight tunnel is needed on the marked cell.</source>
        <translation>Неправильно: теперь на выделенной клетке нужен прямой туннель.</translation>
    </message>
    <message>
        <source>Around the last gap</source>
        <translation>В обход последнего пробела</translation>
    </message>
    <message>
        <source>If only the cell before the middle goal is free and no straight tunnel is left, go over the top or round the bottom: three curves reach the goal from its other side. If the last of them is a tall fork, it reaches an outer goal as well.</source>
        <translation>Если осталась одна клетка перед средней целью, а прямых туннелей нет, идите поверху или понизу: три поворота дойдут до цели с другой её стороны. Если последний из них — высокая развилка, она дойдёт и до крайней цели.</translation>
    </message>
    <message>
        <source>Three curves lead from the marked cell over the top into the middle goal.</source>
        <translation>Три поворота ведут от выделенной клетки поверху к средней цели.</translation>
    </message>
    <message>
        <source>Through the stone</source>
        <translation>Сквозь камни</translation>
    </message>
    <message>
        <source>A stone in the middle is no loss: it leads on upwards or downwards, and one card that runs from top to bottom reaches the next goal. If a map has shown you which stone it is, you know which outer goal will be near.</source>
        <translation>Камни посередине — не потеря: путь ведёт дальше вверх или вниз, и одна карта, идущая сверху вниз, доходит до следующей цели. Если секретная карта показала вам, какие это камни, вы знаете, какая крайняя цель окажется рядом.</translation>
    </message>
    <message>
        <source>If you do not know it, lay a crossing or a fork right before the goal: then the other side stays open too.</source>
        <translation>Если вы этого не знаете, положите прямо перед целью перекрёсток или развилку: тогда открытой останется и другая сторона.</translation>
    </message>
    <message>
        <source>The card on the marked cell is the only one between the stone and the bottom goal.</source>
        <translation>Между камнями и нижней целью — только карта на выделенной клетке.</translation>
    </message>
    <message>
        <source>Tips for gold miners</source>
        <translation>Советы золотоискателям</translation>
    </message>
    <message>
        <source>Whom to trust</source>
        <translation>Кому верить</translation>
    </message>
    <message>
        <source>Saboteurs give themselves away by a dead end at the open end of the tunnel, a rockfall on a good tunnel, a broken tool in front of a busy miner and detours without need. Friends shorten the way, take dead ends away with rockfalls and repair those who dig.</source>
        <translation>Вредителя выдают тупик на открытом конце туннеля, обвал на хорошем туннеле, поломка у усердного золотоискателя и крюки без нужды. Друзья сокращают путь, убирают обвалом тупики и чинят инструменты тем, кто роет.</translation>
    </message>
    <message>
        <source>Repair friends, and break the tools of those who have shown themselves. Tell the truth about what a map showed you. Do not believe anybody about a goal which they have never looked at. A discard proves little.</source>
        <translation>Чините инструменты друзьям и ломайте тем, кто себя выдал. О том, что показала секретная карта, говорите правду. Не верьте тому, кто говорит о цели, которую ни разу не смотрел. Сброс мало что доказывает.</translation>
    </message>
    <message>
        <source>Whoever lays the last card is paid most: prepare the last step for yourself.</source>
        <translation>Больше всех получает тот, кто положил последнюю карту: готовьте последний шаг для себя.</translation>
    </message>
    <message>
        <source>Whoever lays the last card comes first when the gold is shared, then the gold miners to the right. So lay the last card yourself, or prepare it for your neighbour on the left: then you come next.</source>
        <translation>При распределении золота первым идёт тот, кто положил последнюю карту, за ним золотоискатели справа. Поэтому кладите последнюю карту сами или готовьте её для соседа слева: тогда следующий выбор за вами.</translation>
    </message>
    <message>
        <source>The last step</source>
        <translation>Последний шаг</translation>
    </message>
    <message>
        <source>You need a team that wins with you. Never let doors shut out both teams: with a blue and a green door one behind the other you get nothing.</source>
        <translation>Вам нужна команда, которая победит вместе с вами. Не дайте дверям закрыть путь обеим: если синяя и зелёная двери стоят друг за другом, вы ничего не получите.</translation>
    </message>
    <message>
        <source>All you want is that the gold is reached: you win with every way to it, whatever doors lie on it.</source>
        <translation>Вам нужно лишь одно: чтобы до золота дошли. Вы побеждаете при любом пути к нему, какие бы двери на нём ни стояли.</translation>
    </message>
    <message>
        <source>With a blue and a green door one behind the other, neither team wins. Then you are one of the few to be paid, and well paid.</source>
        <translation>Если синяя и зелёная двери стоят друг за другом, не победит ни одна команда. Тогда награду, причём немалую, получат лишь немногие, и вы среди них.</translation>
    </message>
    <message>
        <source>Tips for the boss</source>
        <translation>Советы боссу</translation>
    </message>
    <message>
        <source>Dig, and keep the winners few</source>
        <translation>Ройте, но пусть победителей будет мало</translation>
    </message>
    <message>
        <source>Each further winner costs you a nugget, so it is better when only one of the teams wins, the one with fewer players. If you lay the last card yourself, both teams may win with you.</source>
        <translation>Каждый лишний победитель стоит вам самородка, поэтому лучше, чтобы победила только одна команда — та, где игроков меньше. Если последнюю карту положите вы, вместе с вами могут победить обе.</translation>
    </message>
    <message>
        <source>Past the marked cells the boss gets, but neither team does.</source>
        <translation>Через выделенные клетки босс пройдёт, а из команд не пройдёт ни одна.</translation>
    </message>
    <message>
        <source>Tips for the profiteer</source>
        <translation>Советы перекупщику</translation>
    </message>
    <message>
        <source>Help the smaller side</source>
        <translation>Помогайте тем, кого меньше</translation>
    </message>
    <message>
        <source>You win with whoever wins, but when there are four winners or more, nothing is left for you. So find out early which side is the smallest, and help it: an inspection is worth a lot to you.</source>
        <translation>Вы побеждаете вместе с любым победителем, но если победителей четыре или больше, вам ничего не останется. Поэтому пораньше узнайте, кого меньше всего, и помогайте им: проверка для вас очень ценна.</translation>
    </message>
    <message>
        <source>A trap in front of one more winner at the end of the round is as good as a nugget for you. But take care not to be trapped yourself.</source>
        <translation>Ловушка для ещё одного победителя в конце раунда — всё равно что самородок для вас. Но не попадитесь в ловушку сами.</translation>
    </message>
    <message>
        <source>Lay crystals where they stay joined to the start: a crystal that is cut off is worth nothing at the end. Close gaps, and use ladders to join what hangs loose.</source>
        <translation>Кладите кристаллы там, где они останутся связаны со входом: отрезанный кристалл в конце ничего не стоит. Закрывайте пробелы, а отрезанные туннели присоединяйте лестницами.</translation>
    </message>
    <message>
        <source>The crystal on the right counts only when the gap on the marked cell is closed.</source>
        <translation>Кристалл справа засчитают, только если заполнить пустую выделенную клетку.</translation>
    </message>
    <message>
        <source>Lay crystals wherever they fit: each one that lies on the table at the end counts. Only a rockfall can take it from you.</source>
        <translation>Кладите кристаллы везде, где они подходят: засчитают каждый, который в конце лежит на поле. Отнять его может только обвал.</translation>
    </message>
    <message>
        <source>Tips for geologists</source>
        <translation>Советы геологам</translation>
    </message>
    <message>
        <source>Crystals</source>
        <translation>Кристаллы</translation>
    </message>
    <message>
        <source>You do not care who reaches the gold, only when: the longer the round lasts, the more crystals lie in the mine. When many do, help whoever is about to end the round.</source>
        <translation>Вам всё равно, кто дойдёт до золота, важно — когда: чем дольше длится раунд, тем больше кристаллов в шахте. Когда их много, помогите тому, кто вот-вот закончит раунд.</translation>
    </message>
    <message>
        <source>Two geologists share. If you have found the other one, a trap at the end of the round leaves all the crystals to you.</source>
        <translation>Два геолога делят кристаллы между собой. Если вы узнали, кто ваш напарник, ловушка для него в конце раунда оставит все кристаллы вам.</translation>
    </message>
    <message>
        <source>Tips for saboteurs</source>
        <translation>Советы вредителям</translation>
    </message>
    <message>
        <source>Look like a miner</source>
        <translation>Притворитесь золотоискателем</translation>
    </message>
    <message>
        <source>As long as nobody suspects you, nobody breaks your tools. Lay harmless cards at first, repair somebody now and then, and complain loudly about saboteurs.</source>
        <translation>Пока вас никто не подозревает, никто не ломает ваши инструменты. Сначала кладите безобидные карты, иногда чините кому-нибудь инструмент и громко жалуйтесь на вредителей.</translation>
    </message>
    <message>
        <source>Discard the straight tunnels in your hand rather than lay them: nobody sees what you give away, and the miners will miss them.</source>
        <translation>Прямые туннели с руки лучше сбрасывайте, чем кладите: никто не видит, что вы сбросили, а золотоискателям их будет не хватать.</translation>
    </message>
    <message>
        <source>Turn the way aside</source>
        <translation>Уводите путь в сторону</translation>
    </message>
    <message>
        <source>A curve looks like digging and still leads away from the gold. Every cell up or down that leads to no goal costs the miners a card to come back.</source>
        <translation>Поворот выглядит как честная работа, а ведёт прочь от золота. Каждая клетка вверх или вниз, которая не ведёт к цели, стоит золотоискателям карты на обратный путь.</translation>
    </message>
    <message>
        <source>The curve on the marked cell leads upwards: no straight tunnel from left to right can go on from there.</source>
        <translation>Поворот на выделенной клетке ведёт вверх: прямой туннель слева направо его уже не продолжит.</translation>
    </message>
    <message>
        <source>Where a dead end hurts most</source>
        <translation>Где тупик вредит больше всего</translation>
    </message>
    <message>
        <source>Lay a dead end where the tunnel has only one open end. Then the miners need a rockfall or a long detour. Beside a crossing it achieves little and gives you away all the same.</source>
        <translation>Кладите тупик там, где у туннеля только один открытый конец. Тогда золотоискателям нужен обвал или долгий обход. Рядом с перекрёстком от него мало толку, а вас он всё равно выдаст.</translation>
    </message>
    <message>
        <source>The way had only one end: the dead end on the marked cell stops everybody.</source>
        <translation>У пути был только один конец: тупик на выделенной клетке останавливает всех.</translation>
    </message>
    <message>
        <source>Where a rockfall hurts most</source>
        <translation>Где обвал вредит больше всего</translation>
    </message>
    <message>
        <source>Take away a tunnel on which everything behind it hangs, best of all a straight one that the miners can hardly replace. Where another way leads round, a rockfall is wasted.</source>
        <translation>Убирайте туннель, на котором держится всё, что за ним, лучше всего прямой: его золотоискателям почти нечем заменить. Там, где есть обходной путь, обвал пропадёт зря.</translation>
    </message>
    <message>
        <source>Everything on the right hangs on the tunnel on the marked cell.</source>
        <translation>Всё, что правее, держится на туннеле выделенной клетки.</translation>
    </message>
    <message>
        <source>Without the tunnel on the marked cell the way still leads round the bottom.</source>
        <translation>И без туннеля на выделенной клетке путь ведёт в обход понизу.</translation>
    </message>
    <message>
        <source>Wait for the right moment</source>
        <translation>Дождитесь нужного момента</translation>
    </message>
    <message>
        <source>Keep broken tools and rockfalls until the tunnel is one or two cards away from a goal. Then each costs the miners a whole round of turns.</source>
        <translation>Придержите поломки и обвалы до тех пор, пока туннелю не останется одна-две карты до цели. Тогда каждая такая карта стоит золотоискателям целого круга ходов.</translation>
    </message>
    <message>
        <source>Break the tools of somebody who has not yet shown what they are: the others will hesitate to repair them.</source>
        <translation>Ломайте инструменты тому, кто ещё ничем себя не показал: остальные не сразу решатся их починить.</translation>
    </message>
    <message>
        <source>Lie about maps</source>
        <translation>Лгите о том, что увидели</translation>
    </message>
    <message>
        <source>Send the miners to the wrong goal. For that you must have looked at a goal yourself, or nobody will believe you. A small lie told early is better than a big one told late.</source>
        <translation>Отправьте золотоискателей не к той цели. Для этого вы и сами должны были посмотреть цель, иначе вам никто не поверит. Маленькая ложь в начале лучше большой в конце.</translation>
    </message>
    <message>
        <source>Tips for the selfish dwarf</source>
        <translation>Советы гному-эгоисту</translation>
    </message>
    <message>
        <source>Dig along at first</source>
        <translation>Сначала ройте вместе со всеми</translation>
    </message>
    <message>
        <source>Until the tunnel comes near the goals you want what the gold miners want: help them, so that they take you for one of them. Look at a goal with a map as early as you can, and keep to yourself what you saw.</source>
        <translation>Пока туннель далеко от целей, вам нужно то же, что и золотоискателям: помогайте им, и вас примут за своего. Как можно раньше посмотрите цель секретной картой и никому не говорите, что увидели.</translation>
    </message>
    <message>
        <source>Count the last steps</source>
        <translation>Считайте последние шаги</translation>
    </message>
    <message>
        <source>You must lay the last card yourself. When two cards are missing, whoever lays the next one hands the last one to the following player. Then rather spend your turn on something else, and keep two cards that fit the last cells.</source>
        <translation>Последнюю карту вы должны положить сами. Когда не хватает двух карт, тот, кто кладёт одну, оставляет последнюю следующему игроку. Тогда лучше потратьте ход на что-нибудь другое и держите две карты, которые подойдут к последним клеткам.</translation>
    </message>
    <message>
        <source>Two cells are free before the goal: better let somebody else fill the first one.</source>
        <translation>Перед целью свободны две клетки: ближнюю пусть лучше займёт кто-нибудь другой.</translation>
    </message>
    <message>
        <source>Slow the others down</source>
        <translation>Задерживайте остальных</translation>
    </message>
    <message>
        <source>When the others are about to reach the gold, you need what a saboteur needs: a broken tool in front of the right player, a curve that turns the way aside, at worst a rockfall. But the cards must not run out, or you get nothing.</source>
        <translation>Когда остальные вот-вот дойдут до золота, вам нужно то же, что вредителю: поломка у нужного игрока, поворот, который уводит путь в сторону, на худой конец — обвал. Но карты не должны кончиться, иначе вы ничего не получите.</translation>
    </message>
    <message>
        <source>Tips for the blue team</source>
        <translation>Советы синей команде</translation>
    </message>
    <message>
        <source>Blue doors</source>
        <translation>Синие двери</translation>
    </message>
    <message>
        <source>Lay a blue door where every way to the gold must pass, best of all near the goals: behind it only your team can win. Early in the round it only tells everybody who you are.</source>
        <translation>Кладите синюю дверь там, где проходят все пути к золоту, лучше всего рядом с целями: за ней победить может только ваша команда. В начале раунда она лишь подскажет всем, кто вы.</translation>
    </message>
    <message>
        <source>A green door in the way is no end: a rockfall takes it away, a ladder behind it opens a new way, or you dig around it. One open way is enough.</source>
        <translation>Зелёная дверь на пути — ещё не конец: её убирает обвал, лестница за ней открывает новый путь, а можно прорыть и обход. Хватит одного открытого пути.</translation>
    </message>
    <message>
        <source>The blue door on the marked cell keeps the green team from the gold.</source>
        <translation>Синяя дверь на выделенной клетке не пускает зелёную команду к золоту.</translation>
    </message>
    <message>
        <source>The blue team gets around the green door on the marked cell.</source>
        <translation>Синяя команда обходит зелёную дверь на выделенной клетке.</translation>
    </message>
    <message>
        <source>Tips for the green team</source>
        <translation>Советы зелёной команде</translation>
    </message>
    <message>
        <source>Green doors</source>
        <translation>Зелёные двери</translation>
    </message>
    <message>
        <source>Lay a green door where every way to the gold must pass, best of all near the goals: behind it only your team can win. Early in the round it only tells everybody who you are.</source>
        <translation>Кладите зелёную дверь там, где проходят все пути к золоту, лучше всего рядом с целями: за ней победить может только ваша команда. В начале раунда она лишь подскажет всем, кто вы.</translation>
    </message>
    <message>
        <source>A blue door in the way is no end: a rockfall takes it away, a ladder behind it opens a new way, or you dig around it. One open way is enough.</source>
        <translation>Синяя дверь на пути — ещё не конец: её убирает обвал, лестница за ней открывает новый путь, а можно прорыть и обход. Хватит одного открытого пути.</translation>
    </message>
    <message>
        <source>The green door on the marked cell keeps the blue team from the gold.</source>
        <translation>Зелёная дверь на выделенной клетке не пускает синюю команду к золоту.</translation>
    </message>
    <message>
        <source>The green team gets around the blue door on the marked cell.</source>
        <translation>Зелёная команда обходит синюю дверь на выделенной клетке.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>Последняя карта</translation>
    </message>
    <message>
        <source>If the way is open to both teams, the team of whoever lays the last card wins alone. So see to it that one of your team lays it, and above all nobody of the other team.</source>
        <translation>Если путь открыт для обеих команд, побеждает только команда того, кто положил последнюю карту. Постарайтесь, чтобы её положил кто-нибудь из ваших и ни в коем случае не игрок другой команды.</translation>
    </message>
    <message>
        <source>The fewer winners there are, the more each is paid. Keep an answer to a trap ready for the end of the round: whoever is trapped gets nothing.</source>
        <translation>Чем меньше победителей, тем больше получает каждый. К концу раунда держите наготове ответ на ловушку: кто в ней остался, не получает ничего.</translation>
    </message>
</context>
<context>
    <name>Title</name>
    <message>
        <source>Saboteur</source>
        <translation>Гномы-вредители</translation>
    </message>
    <message>
        <source>Haunted House</source>
        <translation>Дом с привидениями</translation>
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
        <source>Lay a tunnel, play an action or discard one to three cards.</source>
        <translation>Положите туннель, сыграйте действие или сбросьте от одной до трёх карт.</translation>
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
