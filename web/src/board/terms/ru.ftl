# Words of every board.
board-zoom-in = Увеличить
board-zoom-out = Уменьшить
board-zoom-reset = Вся карта
board-panels = Карты и игроки
board-choose = Что вы хотите сделать здесь: { $place }?
board-actions-here =
    { $count ->
        [one] Здесь { $count } действие
        [few] Здесь { $count } действия
       *[many] Здесь { $count } действий
    }
