import { foodTable } from '../food-table';

export const legumesNutsAndSeeds = foodTable(`
  Lentils, cooked | 116 9 20.1 0.4 | 1 cup=198; 1/2 cup=99 | 172421 | dal brown green
  Lentils, red, dry | 358 23.9 63.1 2.2 | 1/4 cup=48 | 174284 | dal pink
  Lentils, sprouted, raw | 106 9 22.1 0.6 | 1 cup=77 | - |
  Chickpeas, cooked | 164 8.9 27.4 2.6 | 1 cup=164; 1/2 cup=82 | 173757 | garbanzo beans
  Chickpeas, canned, drained | 139 7 22.5 2.8 | 1/2 cup=76 | - | garbanzo beans tinned
  Chickpeas, roasted | 405 19 60 10 | 1/4 cup=28 | - | snack
  Black beans, cooked | 132 8.9 23.7 0.5 | 1/2 cup=86; 1 cup=172 | 173735 |
  Kidney beans, cooked | 127 8.7 22.8 0.5 | 1/2 cup=89; 1 cup=177 | 173740 | red
  Pinto beans, cooked | 143 9 26.2 0.7 | 1/2 cup=86 | - |
  Navy beans, cooked | 140 8.2 26.1 0.6 | 1/2 cup=91 | - | white haricot
  Cannellini beans, canned, drained | 114 7.3 20.6 0.5 | 1/2 cup=90 | - | white
  Butter beans, cooked | 115 7.8 20.9 0.4 | 1/2 cup=94 | - | lima
  Baked beans, in tomato sauce | 94 4.8 21.1 0.4 | 1/2 cup=127; 1 cup=254 | - | canned tinned
  Refried beans | 89 5.1 13.6 1.5 | 1/2 cup=119 | - |
  Black-eyed peas, cooked | 116 7.7 20.8 0.5 | 1/2 cup=86 | - | cowpeas
  Broad beans, cooked | 110 7.6 19.7 0.4 | 1/2 cup=85 | - | fava
  Mung beans, cooked | 105 7 19.2 0.4 | 1/2 cup=101 | 174257 | moong dal
  Split peas, cooked | 118 8.3 21.1 0.4 | 1/2 cup=98 | 172429 | dal
  Pigeon peas, cooked | 121 6.8 23.2 0.4 | 1/2 cup=84 | 172437 | toor dal
  Soybeans, cooked | 172 18.2 8.4 9 | 1/2 cup=86 | - |
  Edamame, cooked | 121 11.9 8.9 5.2 | 1 cup shelled=155; 1/2 cup=78 | - | green soybeans
  Tofu, firm | 144 17.3 2.8 8.7 | 1/2 cup=126; 1 slice=84 | 172475 | bean curd
  Tofu, silken | 55 4.8 2.4 2.7 | 1/2 cup=124 | - | soft bean curd
  Tempeh | 192 20.3 7.6 10.8 | 1/2 cup=83; 3 oz=85 | - |
  Hummus | 237 7.8 15 17.8 | 2 tbsp=30; 1/4 cup=62 | - | chickpea dip
  Textured soy, dry | 327 51.5 33.9 1.2 | 1/4 cup=25 | - | mince
  Seitan | 141 25 6 2 | 3 oz=85 | - | wheat gluten
  Almonds | 579 21.2 21.6 49.9 | 1 oz=28; 23 almonds=28; 1/4 cup=36 | 170567 | nuts
  Almonds, roasted, salted | 598 21 21 52.5 | 1 oz=28 | - | nuts
  Brazil nuts | 659 14.3 11.7 67.1 | 1 nut=5; 1 oz=28 | - |
  Cashews | 553 18.2 30.2 43.8 | 1 oz=28; 1/4 cup=32 | 170162 | nuts
  Chestnuts, roasted | 245 3.2 53 2.2 | 10 kernels=84 | - | nuts
  Hazelnuts | 628 15 16.7 60.8 | 1 oz=28 | - | nuts filberts
  Macadamia nuts | 718 7.9 13.8 75.8 | 1 oz=28 | - |
  Mixed nuts, unsalted | 607 20 21 54 | 1 oz=28; 1/4 cup=35 | - |
  Peanuts, dry roasted | 587 24.4 21.3 49.7 | 1 oz=28; 1/4 cup=37 | 173806 | nuts groundnuts
  Pecans | 691 9.2 13.9 72 | 1 oz=28; 1/4 cup=27 | 170182 | nuts
  Pine nuts | 673 13.7 13.1 68.4 | 1 tbsp=9; 1 oz=28 | - |
  Pistachios | 560 20.2 27.2 45.3 | 1 oz=28; 1/4 cup=31 | 170184 | nuts
  Walnuts | 654 15.2 13.7 65.2 | 1 oz=28; 7 halves=14; 1/4 cup=29 | 170187 | nuts
  Peanut butter, smooth | 588 25.1 20 50.4 | 1 tbsp=16; 2 tbsp=32 | - | nut spread creamy
  Peanut butter, crunchy | 589 24.1 21.6 49.9 | 1 tbsp=16; 2 tbsp=32 | - | nut spread chunky
  Almond butter | 614 21 18.8 55.5 | 1 tbsp=16; 2 tbsp=32 | - | nut spread
  Cashew butter | 587 17.6 27.6 49.4 | 1 tbsp=16 | - | nut spread
  Sunflower seed butter | 617 17.3 23.3 55.2 | 1 tbsp=16 | - | spread
  Tahini | 595 17 21.2 53.8 | 1 tbsp=15 | - | sesame paste butter
  Chia seeds | 486 16.5 42.1 30.7 | 1 tbsp=12; 1 oz=28 | 170554 |
  Flaxseed | 534 18.3 28.9 42.2 | 1 tbsp whole=10; 1 tbsp ground=7 | 169414 | linseed flax seeds
  Hemp seeds, hulled | 553 31.6 8.7 48.8 | 1 tbsp=10; 3 tbsp=30 | 170148 | hearts
  Pumpkin seeds | 559 30.2 10.7 49.1 | 1 oz=28; 1 tbsp=9 | 170556 | pepitas
  Sesame seeds | 573 17.7 23.5 49.7 | 1 tbsp=9 | 170150 |
  Sunflower seeds | 584 20.8 20 51.5 | 1 oz=28; 1 tbsp=9 | 170562 |
  Poppy seeds | 525 18 28.1 41.6 | 1 tbsp=9 | - |
`);
