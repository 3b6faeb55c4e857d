### The board’s own words for Hannibal, in Russian.

## Names that stand alone on the map

label-carthago-nova = Новый Карфаген
label-nicaea = Никея
label-ligures-w = Зап. лигуры
label-ligures-e = Вост. лигуры
label-firmum = Фирм
label-syracusae = Сиракузы
label-carthago = Карфаген
label-baliares = Балеарские о-ва
label-africanus = Сципион Афр.
label-gisgo = Гискон

## The board

han-map = Карта Западного Средиземноморья
han-summary = Ход { $turn } из { $turns }. Политические очки: Рим { $rome }, Карфаген { $carthage }.
han-turn = Ход { $turn }
han-turn-of = Ход { $turn } из { $turns }
han-years = { $years } до н. э.
han-pp = ПО
han-points =
    { $count ->
        [one] { $count } политическое очко
        [few] { $count } политических очка
       *[other] { $count } политических очков
    }
han-hand-count =
    { $count ->
        [one] { $count } карта стратегии на руке
        [few] { $count } карты стратегии на руке
       *[other] { $count } карт стратегии на руке
    }
han-tab-battle = Битва
han-tab-provinces = Провинции
han-tab-status = Полководцы
han-tab-hand = Карты
han-hand = Ваши карты стратегии
han-hand-empty = Карт стратегии не осталось.
han-battle-hand = Ваши карты тактики
han-battle-card = { $name }, на руке: { $count }
han-answered = ответ: { $chance }
han-province = { $name }: Рим { $rome }, Карфаген { $carthage }, нужно { $majority }
han-won = Войну выигрывает { $side }.

## Spaces in words

han-marker-rome = римский ПК
han-marker-carthage = карфагенский ПК
han-marker-neutral = нейтрально
han-marker-none = нет ПК
han-city-rome = римская крепость (вмещает { $capacity } БЧ)
han-city-carthage = карфагенская крепость (вмещает { $capacity } БЧ)
han-city-neutral = нейтральная крепость
han-city-none = крепость
han-tribe-rome = племя, дружественное Риму
han-tribe-carthage = племя, дружественное Карфагену
han-tribe-neutral = нейтральное племя
han-tribe-none = племя
han-port = порт ({ $modifier } в таблице морского движения)
han-stack = { $who } { $count } БЧ
han-stack-elephants = { $who } { $count } БЧ, слонов среди них: { $elephants }
han-inside-city = в крепости
han-general = { $name } (ранг стратега { $strategy }, ранг тактика { $battle })
han-general-inside = { $name } в крепости (ранг стратега { $strategy }, ранг тактика { $battle })
han-siege-points =
    { $count ->
        [one] { $count } очко осады
        [few] { $count } очка осады
       *[other] { $count } очков осады
    }
han-train = осадный обоз
han-rank-0 = { "" }
han-rank-1 = проконсул
han-rank-2 = консул

## Cards

han-ops = число операций: { $ops }
han-use-ops = Операции ({ $ops })
han-use-event = Событие
han-use-discard = Сбросить
han-use-counter = Сыграть сейчас
han-symbol-campaign = кампания: несколько полководцев
han-symbol-ship = корабль: морское движение
han-symbol-counter = меч: ответное событие, можно сыграть вне очереди
han-symbol-dual = событие и операции вместе
han-symbol-removed = после события уходит из игры

## What is under way

han-reaction = Ваша реакция
han-campaign-left =
    { $count ->
        [one] ещё может двигаться { $count } полководец
        [few] ещё могут двигаться { $count } полководца
       *[other] ещё могут двигаться { $count } полководцев
    }
han-march =
    { $space }: { $count } БЧ{ $elephants ->
        [0] { "" }
        [one] , { $elephants } слон
        [few] , { $elephants } слона
       *[other] , { $elephants } слонов
    }; осталось очков движения: { $left } из { $allowance }
han-owed = Надо убрать ПК: Рим { $rome }, Карфаген { $carthage }
han-pick = Взять: { $unit }
han-drop = Оставить: { $unit }
han-enter = В крепость
han-stop = Конец движения
han-take = + { $general }
han-leave = − { $general }
han-worn = уже пройдено: { $worn }

## Odds

han-odds = { $chance }
han-odds-siege = очко { $gain } · падёт { $fall } · потеря БЧ { $loss }
han-odds-voyage = Прибытие { $arrive }, возврат { $back }, гибель { $sunk }.
han-odds-no-roll = Бросок за морское движение не нужен.
han-odds-pass = Перевал: потери в среднем { $average } БЧ, в худшем случае { $worst }.
han-odds-charge = успех { $success } · обернётся против { $backfire }

## A battle

han-battle-of = Битва: { $space }
han-rating = ранг тактика { $rating }
han-cards-left =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
han-cards-of = из { $count }
han-attacker = атакует
han-winner = побеждает
han-open = Открыты:
han-rounds = Раунды
han-no-round = Ещё не сыграно ни одной карты.
han-no-answer = нет ответа
han-answer-open = …
han-attack-turns = атака переходит к обороняющемуся
han-played-so-far = Уже сыграно: { $cards }
han-casualties-now = Раундов: { $rounds }. Каждая сторона теряет в среднем { $average } БЧ, в худшем случае { $worst }.

## What is in force, generals, piles

han-force-truce = Перемирие
han-force-truce-help = Никто не может входить в области с вражескими БЧ или ПК, перехватывать и штурмовать.
han-force-philip = Филипп с Карфагеном
han-force-philip-help = −1 Карфагену в таблице морского движения.
han-force-naval = Карфаген господствует на море
han-force-naval-help = −1 в таблице морского движения в этом ходу; Рим плавает только с картами кампании.
han-force-hanno = Совет Ганнона Карфагену
han-force-hanno-help = Карфагенские БЧ не могут покидать Африку.
han-force-cato = Совет Катона Риму
han-force-cato-help = Римские БЧ не могут входить в Африку.
han-force-train = Осадный обоз: { $space }
han-force-train-help = Отменяет −1 карфагенских осад.
han-away-pool = в резерве
han-away-displaced = смещён
han-away-eliminated = уничтожен
han-away-waiting = прибудет на 6-м ходу
han-ability-hannibal = Раз за битву может сыграть Разведку боем как удар левым или правым флангом либо как Двойной охват. Старше всех.
han-ability-hasdrubal = { "" }
han-ability-mago = −1 в таблице морского движения, когда он движется морем.
han-ability-gisgo = Уклоняется от битвы и перехватывает на 1–3.
han-ability-hanno = Не может покидать Африку. Может убрать римский ПК там, где закончил движение без битвы.
han-ability-p-scipio = В Иберии его ранг стратега — 2.
han-ability-t-longus = Контратакует на 1–2, если он первоначальный атакующий.
han-ability-fabius = Уклоняется от битвы на 1–5. Не может покидать Италию.
han-ability-flaminius = Преследует и мешает отводу войск на 1–4.
han-ability-varro = Перехватывает на 1–4.
han-ability-a-paulus = Контратакует на 1–3, если он первоначальный обороняющийся.
han-ability-g-nero = С картой кампании проходит 6 областей.
han-ability-marcellus = +1 в таблице штурма с картой кампании.
han-ability-africanus = Два кубика в таблице штурма с «Форсированным маршем».
han-piles = Колода { $deck } · сброс { $discards }
han-discards = Сброшенные карты
han-known = Известно из руки противника: { $cards }
han-removed = Вне игры: { $cards }

# Questions that can always be declined, in the settings.
declined-window = Сыграть карту во время движения противника
declined-battle-events = Сыграть событие перед битвой
declined-siege-try = Попытка штурма
declined-stop-withdrawal = Помешать противнику отвести войска
declined-fright = Сыграть карту против атакующих слонов
