import { foodTable } from '../food-table';

export const grains = foodTable(`
  Amaranth, cooked | 102 3.8 18.7 1.6 | 1 cup=246 | - |
  Barley, pearled, cooked | 123 2.3 28.2 0.4 | 1 cup=157; 1/2 cup=79 | 170285 |
  Buckwheat groats, cooked | 92 3.4 19.9 0.6 | 1 cup=168 | - | kasha
  Bulgur, cooked | 83 3.1 18.6 0.2 | 1 cup=182 | - | cracked wheat
  Cornmeal, polenta, cooked | 71 1.7 15.5 0.4 | 1 cup=240 | - | grits
  Couscous, cooked | 112 3.8 23.2 0.2 | 1 cup=157 | - |
  Farro, cooked | 127 5 26 0.9 | 1 cup=170 | - | spelt
  Freekeh, cooked | 117 4.7 23 0.9 | 1 cup=165 | - |
  Millet, cooked | 119 3.5 23.7 1 | 1 cup=174 | 168871 |
  Noodles, egg, cooked | 138 4.5 25.2 2.1 | 1 cup=160 | - |
  Noodles, rice, cooked | 108 1.8 24 0.2 | 1 cup=176 | - | vermicelli
  Noodles, soba, cooked | 99 5.1 21.4 0.1 | 1 cup=114 | - | buckwheat
  Noodles, udon, cooked | 105 2.6 21.6 0.4 | 1 cup=140 | - |
  Noodles, instant ramen, dry | 440 10.2 60.3 17.6 | 1 packet=85 | - |
  Oats, rolled, dry | 379 13.2 67.7 6.5 | 1/2 cup=40; 1 cup=81 | 173904 | oatmeal porridge old fashioned
  Oats, steel cut, dry | 379 13.5 68 6.5 | 1/4 cup=40 | - | irish pinhead
  Oatmeal, cooked with water | 71 2.5 12 1.5 | 1 cup=234; 1/2 cup=117 | - | porridge oats
  Oatmeal, cooked with milk | 105 4.6 14.8 3 | 1 cup=245 | - | porridge oats
  Oat bran, raw | 246 17.3 66.2 7 | 1/3 cup=31 | - |
  Pasta, cooked | 158 5.8 30.9 0.9 | 1 cup=140; 2 oz dry=145 | 168928 | spaghetti macaroni penne
  Pasta, whole wheat, cooked | 149 6 30.1 1.7 | 1 cup=140 | - | spaghetti wholemeal wholewheat
  Pasta, gluten-free, cooked | 150 3.2 32.5 0.8 | 1 cup=140 | - | spaghetti corn rice
  Quinoa, cooked | 120 4.4 21.3 1.9 | 1 cup=185; 1/2 cup=93 | 168917 |
  Quinoa, dry | 368 14.1 64.2 6.1 | 1/4 cup=43 | 168874 | uncooked
  Rice, white, long-grain, cooked | 130 2.7 28.2 0.3 | 1 cup=158; 1/2 cup=79 | 168878 |
  Rice, brown, long-grain, cooked | 123 2.7 25.6 1 | 1 cup=202; 1/2 cup=101 | 169704 |
  Rice, basmati, cooked | 130 2.7 28 0.3 | 1 cup=160 | - |
  Rice, jasmine, cooked | 129 2.7 28 0.3 | 1 cup=160 | - |
  Rice, wild, cooked | 101 4 21.3 0.3 | 1 cup=164 | - |
  Rice, sushi, cooked | 130 2.4 28.7 0.2 | 1 cup=186 | - | short grain
  Rice cakes | 387 8.2 81.5 2.8 | 1 cake=9 | - | brown crispbread
  Semolina, cooked with milk | 103 3.9 15.7 2.8 | 1 cup=240 | - | cream of wheat porridge
  Teff, cooked | 101 3.9 19.9 0.7 | 1 cup=252 | - |
  Wheat germ | 360 23.2 51.8 9.7 | 1 tbsp=7 | - |
  Bran flakes cereal | 321 10 80 2.5 | 1 cup=40; 3/4 cup=30 | - | breakfast
  Corn flakes cereal | 357 7.5 84.1 0.4 | 1 cup=28 | - | breakfast
  Granola, plain | 471 13.7 53.9 24.3 | 1/2 cup=61; 1/4 cup=30 | - | cereal breakfast
  Muesli, without added sugar | 363 10.5 66 5.9 | 1/2 cup=45 | - | cereal breakfast
  Puffed rice cereal | 402 6.3 89.8 0.5 | 1 cup=14 | - | breakfast
  Shredded wheat cereal | 340 11 79 2 | 2 biscuits=47 | - | breakfast
  Toasted oat ring cereal | 376 12.1 73.2 6.7 | 1 cup=28 | - | breakfast
  Popcorn, air-popped | 387 12.9 77.8 4.5 | 1 cup=8; 3 cups=24 | - | snack
  Flour, wheat, all-purpose | 364 10.3 76.3 1 | 1 cup=125; 1 tbsp=8 | - | white plain
  Flour, wheat, whole-grain | 340 13.2 72 2.5 | 1 cup=120 | 168893 | wholemeal
  Flour, almond | 571 21.4 21.4 50 | 1/4 cup=28 | - |
  Flour, coconut | 400 18 60 13.5 | 2 tbsp=14 | - |
`);
