import { foodTable } from '../food-table';

export const fruit = foodTable(`
  Apple, raw, with skin | 52 0.3 13.8 0.2 | 1 medium=182; 1 cup sliced=109 | 171688 |
  Apple, raw, peeled | 48 0.3 12.8 0.1 | 1 medium=161; 1 cup sliced=110 | - |
  Apple, dried rings | 243 0.9 65.9 0.3 | 1 ring=6; 1/2 cup=43 | - |
  Applesauce, unsweetened | 42 0.2 11.3 0.1 | 1 cup=244; 1/2 cup=122 | - | apple puree
  Apricot, raw | 48 1.4 11.1 0.4 | 1 apricot=35; 1 cup halves=155 | 171697 |
  Apricots, dried | 241 3.4 62.6 0.5 | 1 half=3.5; 1/2 cup=65 | - |
  Avocado, raw | 160 2 8.5 14.7 | 1/2 avocado=100; 1 avocado=201; 1 cup sliced=146 | 171705 | guacamole
  Banana, raw | 89 1.1 22.8 0.3 | 1 medium=118; 1 large=136; 1 cup sliced=150 | 173944 |
  Banana chips | 519 2.3 58.4 33.6 | 1 oz=28; 1/2 cup=36 | - | dried
  Blackberries, raw | 43 1.4 9.6 0.5 | 1 cup=144 | 173946 | berry
  Blueberries, raw | 57 0.7 14.5 0.3 | 1 cup=148; 1 handful=40 | 171711 | berry
  Blueberries, frozen | 51 0.4 12.2 0.6 | 1 cup=155 | - | berry
  Cantaloupe melon, raw | 34 0.8 8.2 0.2 | 1 cup cubes=160; 1 wedge=69 | 169092 |
  Cherries, sweet, raw | 63 1.1 16 0.2 | 1 cup=138; 1 cherry=8 | 171719 |
  Clementine, raw | 47 0.9 12 0.2 | 1 fruit=74 | - | satsuma easy peeler
  Coconut meat, raw | 354 3.3 15.2 33.5 | 1 piece=45; 1 cup shredded=80 | - |
  Coconut, dried, unsweetened | 660 6.9 23.7 64.5 | 1 oz=28; 1 tbsp=5 | - | desiccated
  Cranberries, raw | 46 0.5 12 0.1 | 1 cup=100 | - | berry
  Cranberries, dried, sweetened | 308 0.2 82.8 1.1 | 1/4 cup=40 | - | craisins
  Dates, medjool | 277 1.8 75 0.2 | 1 date=24 | 168191 |
  Dates, deglet noor | 282 2.5 75 0.4 | 1 date=7; 1/4 cup=37 | - |
  Dragon fruit, raw | 57 0.4 15.2 0.1 | 1 cup cubes=180 | - | pitaya
  Figs, raw | 74 0.8 19.2 0.3 | 1 medium=50 | - |
  Figs, dried | 249 3.3 63.9 0.9 | 1 fig=8 | - |
  Fruit cocktail, canned in juice | 46 0.5 11.9 0 | 1 cup=237 | - | salad
  Grapefruit, raw | 42 0.8 10.7 0.1 | 1/2 fruit=123 | - |
  Grapes, red or green, raw | 69 0.7 18.1 0.2 | 1 cup=151; 10 grapes=49 | 174683 |
  Guava, raw | 68 2.6 14.3 1 | 1 fruit=55; 1 cup=165 | 173044 |
  Honeydew melon, raw | 36 0.5 9.1 0.1 | 1 cup cubes=170 | - |
  Jackfruit, raw | 95 1.7 23.3 0.6 | 1 cup=165 | - |
  Kiwi fruit, green, raw | 61 1.1 14.7 0.5 | 1 fruit=69 | 168153 |
  Lemon, raw, without peel | 29 1.1 9.3 0.3 | 1 fruit=58 | 167746 |
  Lemon juice, raw | 22 0.4 6.9 0.2 | 1 tbsp=15; 1 lemon=48 | - |
  Lime, raw | 30 0.7 10.5 0.2 | 1 fruit=67 | 168155 |
  Lychee, raw | 66 0.8 16.5 0.4 | 1 fruit=10; 1 cup=190 | - | litchi
  Mandarin orange, canned in juice | 37 0.6 9.6 0 | 1/2 cup=125 | - | tangerine
  Mango, raw | 60 0.8 15 0.4 | 1 cup pieces=165; 1 fruit=336 | 169910 |
  Mango, dried | 319 2.5 78.6 1.2 | 1 oz=28 | - |
  Nectarine, raw | 44 1.1 10.6 0.3 | 1 medium=142 | - |
  Olives, green, pickled | 145 1 3.8 15.3 | 10 olives=34 | - |
  Olives, ripe, black, canned | 115 0.8 6.3 10.7 | 10 olives=44 | - |
  Orange, raw | 47 0.9 11.8 0.1 | 1 medium=131; 1 cup sections=180 | 169097 |
  Papaya, raw | 43 0.5 10.8 0.3 | 1 cup pieces=145 | 169926 |
  Passion fruit, raw | 97 2.2 23.4 0.7 | 1 fruit=18 | - | maracuja
  Peach, raw | 39 0.9 9.5 0.3 | 1 medium=150; 1 cup sliced=154 | 169928 |
  Peaches, canned in juice | 44 0.6 11.6 0 | 1 cup=250 | - |
  Pear, raw | 57 0.4 15.2 0.1 | 1 medium=178 | 169118 |
  Persimmon, raw | 70 0.6 18.6 0.2 | 1 fruit=168 | - | kaki
  Pineapple, raw | 50 0.5 13.1 0.1 | 1 cup chunks=165; 1 slice=84 | 169124 |
  Pineapple, canned in juice | 60 0.4 15.7 0.1 | 1 cup=249 | - |
  Plantain, cooked | 116 0.8 31.2 0.2 | 1 cup sliced=154 | - |
  Plum, raw | 46 0.7 11.4 0.3 | 1 fruit=66 | 169949 |
  Pomegranate seeds, raw | 83 1.7 18.7 1.2 | 1/2 cup=87 | 169134 | arils
  Prunes, dried | 240 2.2 63.9 0.4 | 1 prune=10; 1/4 cup=44 | 168162 | plum
  Raisins, seedless | 299 3.3 79.3 0.3 | 1 small box=43; 1/4 cup=41 | 168165 | sultanas
  Raspberries, raw | 52 1.2 11.9 0.7 | 1 cup=123 | 167755 | berry
  Rhubarb, raw | 21 0.9 4.5 0.2 | 1 cup diced=122 | - |
  Strawberries, raw | 32 0.7 7.7 0.3 | 1 cup halves=152; 1 medium=12 | 167762 | berry
  Mixed berries, frozen | 48 0.8 11.5 0.4 | 1 cup=140 | - | berry fruit
  Tangerine, raw | 53 0.8 13.3 0.3 | 1 medium=88 | - | mandarin
  Watermelon, raw | 30 0.6 7.6 0.2 | 1 cup diced=152; 1 wedge=286 | 167765 |
`);
