# Words of every board.
board-zoom-in = Nagyítás
board-zoom-out = Kicsinyítés
board-zoom-reset = Teljes térkép
board-panels = Kártyák és játékosok
board-choose = Mit szeretnél tenni itt: { $place }?
board-actions-here = { $count } lépés lehetséges itt
