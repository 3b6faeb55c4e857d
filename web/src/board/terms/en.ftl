# Words of every board.
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-reset = Whole map
board-panels = Cards and players
board-choose = What do you want to do at { $place }?
board-actions-here =
    { $count ->
        [one] { $count } action here
       *[other] { $count } actions here
    }
