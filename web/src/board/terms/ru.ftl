# Words of every board.
board-zoom-in = Увеличить
board-zoom-out = Уменьшить
board-zoom-reset = Вся карта
board-panels = Карты и игроки
board-choose = { $place }: что вы хотите сделать?
board-actions-here =
    { $count ->
        [one] Здесь { $count } действие
        [few] Здесь { $count } действия
       *[many] Здесь { $count } действий
    }
