import { foodTable } from '../food-table';

export const vegetables = foodTable(`
  Artichoke, cooked | 53 2.9 12 0.3 | 1 medium=120 | - |
  Arugula, raw | 25 2.6 3.7 0.7 | 1 cup=20 | - | rocket
  Asparagus, raw | 20 2.2 3.9 0.1 | 1 spear=16; 1 cup=134 | 168389 |
  Asparagus, cooked | 22 2.4 4.1 0.2 | 4 spears=60; 1/2 cup=90 | - |
  Bamboo shoots, canned | 19 1.7 3.2 0.4 | 1 cup=131 | - |
  Bean sprouts, mung, cooked | 21 2 4.2 0.1 | 1 cup=124 | - |
  Beets, raw | 43 1.6 9.6 0.2 | 1 beet=82; 1 cup=136 | 169145 | beetroot
  Beets, cooked | 44 1.7 10 0.2 | 1/2 cup sliced=85 | - | beetroot
  Bell pepper, green, raw | 20 0.9 4.6 0.2 | 1 medium=119; 1 cup chopped=149 | 170427 | capsicum sweet
  Bell pepper, red, raw | 31 1 6 0.3 | 1 medium=119; 1 cup chopped=149 | 170108 | capsicum sweet
  Bok choy, cooked | 12 1.6 1.8 0.2 | 1 cup=170 | - | pak choi
  Broccoli, raw | 34 2.8 6.6 0.4 | 1 cup chopped=91; 1 spear=31 | 170379 |
  Broccoli, cooked | 35 2.4 7.2 0.4 | 1 cup=156; 1/2 cup=78 | 169967 | steamed
  Brussels sprouts, cooked | 36 2.6 7.1 0.5 | 1/2 cup=78; 1 sprout=21 | - |
  Butternut squash, baked | 40 0.9 10.5 0.1 | 1 cup cubes=205 | - | pumpkin
  Cabbage, raw | 25 1.3 5.8 0.1 | 1 cup chopped=89 | 169975 |
  Cabbage, red, raw | 31 1.4 7.4 0.2 | 1 cup chopped=89 | - |
  Cabbage, cooked | 23 1.3 5.5 0.1 | 1/2 cup=75 | - |
  Carrot, raw | 41 0.9 9.6 0.2 | 1 medium=61; 1 cup chopped=128; 10 baby carrots=100 | 170393 |
  Carrots, cooked | 35 0.8 8.2 0.2 | 1/2 cup=78 | - |
  Cauliflower, raw | 25 1.9 5 0.3 | 1 cup chopped=107 | 169986 |
  Cauliflower, cooked | 23 1.8 4.1 0.5 | 1/2 cup=62 | - | rice
  Celery, raw | 14 0.7 3 0.2 | 1 stalk=40; 1 cup chopped=101 | 169988 |
  Chard, cooked | 20 1.9 4.1 0.1 | 1 cup=175 | - | swiss silverbeet
  Collard greens, cooked | 33 2.7 5.7 0.7 | 1 cup=190 | - |
  Coleslaw mix, raw | 27 1.3 6.1 0.1 | 1 cup=70 | - |
  Corn, sweet, cooked | 96 3.4 21 1.5 | 1 ear=103; 1/2 cup=82 | - | maize sweetcorn on the cob
  Corn, sweet, canned | 67 2.3 14.3 1.2 | 1/2 cup=82 | - | maize sweetcorn
  Cucumber, raw | 15 0.7 3.6 0.1 | 1/2 cup sliced=52; 1 cucumber=301 | 168409 |
  Eggplant, cooked | 35 0.8 8.7 0.2 | 1 cup=99 | - | aubergine
  Eggplant, raw | 25 1 5.9 0.2 | 1 cup cubes=82 | 169228 | aubergine
  Endive, raw | 17 1.3 3.4 0.2 | 1 cup=50 | - | chicory
  Fennel bulb, raw | 31 1.2 7.3 0.2 | 1 cup sliced=87 | - |
  Garlic, raw | 149 6.4 33.1 0.5 | 1 clove=3 | 169230 |
  Ginger root, raw | 80 1.8 17.8 0.8 | 1 tsp=2; 1 tbsp=6 | 169231 |
  Green beans, cooked | 35 1.9 7.9 0.3 | 1 cup=125 | 169141 | string snap french
  Green beans, raw | 31 1.8 7 0.2 | 1 cup=100 | 169961 | string snap french
  Kale, raw | 35 2.9 4.4 1.5 | 1 cup=21 | 168421 |
  Kale, cooked | 36 2.9 5.3 1.2 | 1 cup=118 | - |
  Leek, cooked | 31 0.8 7.6 0.2 | 1 leek=124 | - |
  Lettuce, iceberg, raw | 14 0.9 3 0.1 | 1 cup shredded=72 | - | salad
  Lettuce, romaine, raw | 17 1.2 3.3 0.3 | 1 cup shredded=47 | - | cos salad
  Mixed salad greens, raw | 17 1.5 3 0.2 | 1 cup=30; 2 cups=60 | - | lettuce leaves
  Mixed vegetables, frozen, cooked | 65 2.9 13.1 0.2 | 1/2 cup=91 | - |
  Mushrooms, white, raw | 22 3.1 3.3 0.3 | 1 cup sliced=70 | 169251 |
  Mushrooms, white, cooked | 28 2.2 5.3 0.5 | 1/2 cup=78 | 169252 |
  Okra, cooked | 22 1.9 4.5 0.2 | 1/2 cup=80 | - | ladies fingers
  Onion, raw | 40 1.1 9.3 0.1 | 1 medium=110; 1 tbsp chopped=10 | 170000 |
  Onion, cooked | 44 1.4 10.2 0.2 | 1/2 cup=105 | - | fried
  Parsnip, cooked | 71 1.3 17 0.3 | 1/2 cup=78 | - |
  Peas, green, cooked | 84 5.4 15.6 0.2 | 1/2 cup=80 | - | garden
  Peas, green, frozen, cooked | 78 5.2 14.3 0.3 | 1/2 cup=80 | 170017 | garden
  Peas, snow, raw | 42 2.8 7.6 0.2 | 1 cup=63 | - | mangetout sugar snap
  Pickles, dill cucumber | 12 0.5 2.4 0.3 | 1 spear=35 | - | gherkin
  Potato, baked, with skin | 93 2.5 21.2 0.1 | 1 medium=173; 1 large=299 | - | jacket
  Potato, boiled, without skin | 86 1.7 20 0.1 | 1 medium=167; 1/2 cup=78 | - |
  Potato, raw, with skin | 77 2.1 17.5 0.1 | 1 medium=213 | 170026 |
  Potatoes, mashed, with milk and butter | 113 1.9 16.9 4.2 | 1 cup=210; 1/2 cup=105 | - | mash
  Potatoes, roasted in oil | 149 2.6 23 5.5 | 1/2 cup=80 | - | roast
  French fries, oven baked | 172 2.7 28.7 5.2 | 10 fries=65; 1 serving=85 | - | chips potato
  Hash browns, pan fried | 265 3 35.1 12.5 | 1/2 cup=78; 1 patty=29 | - | potato rosti
  Pumpkin, cooked | 20 0.7 4.9 0.1 | 1 cup mashed=245 | - |
  Pumpkin, canned | 34 1.1 8.1 0.3 | 1/2 cup=122 | - | puree
  Radish, raw | 16 0.7 3.4 0.1 | 1 radish=5; 1/2 cup=58 | 169276 |
  Sauerkraut, canned | 19 0.9 4.3 0.1 | 1/2 cup=71 | - |
  Scallions, raw | 32 1.8 7.3 0.2 | 1 medium=15 | - | spring green onion
  Seaweed, nori, dried | 306 41 44 4 | 1 sheet=3 | - |
  Spinach, raw | 23 2.9 3.6 0.4 | 1 cup=30 | 168462 | leaf
  Spinach, cooked | 23 3 3.8 0.3 | 1/2 cup=90; 1 cup=180 | 168463 |
  Spinach, frozen, cooked | 34 4 4.8 0.9 | 1/2 cup=95 | - |
  Summer squash, cooked | 19 1 3.8 0.4 | 1/2 cup=90 | - | yellow
  Sweet potato, baked in skin | 90 2 20.7 0.2 | 1 medium=114; 1 cup=200 | 168483 | yam
  Sweet potato, boiled, mashed | 76 1.4 17.7 0.1 | 1/2 cup=164 | - | yam
  Sweet potato fries, baked | 160 1.8 27 5 | 1 serving=85 | - | chips
  Tomato, raw | 18 0.9 3.9 0.2 | 1 medium=123; 1 cup chopped=180 | 170457 |
  Tomatoes, cherry, raw | 18 0.9 3.9 0.2 | 1 cup=149; 5 tomatoes=85 | - |
  Tomatoes, canned, crushed | 32 1.7 7.3 0.3 | 1/2 cup=121 | - | tinned chopped
  Tomatoes, sun-dried | 258 14.1 55.8 3 | 1/4 cup=14 | - |
  Turnip, cooked | 22 0.7 5.1 0.1 | 1/2 cup=78 | - |
  Watercress, raw | 11 2.3 1.3 0.1 | 1 cup=34 | - |
  Yam, cooked | 116 1.5 27.5 0.1 | 1 cup cubes=136 | - |
  Zucchini, raw | 17 1.2 3.1 0.3 | 1 cup chopped=124 | 169291 | courgette
  Zucchini, cooked | 15 1.1 2.7 0.4 | 1/2 cup=90 | - | courgette
  Parsley, fresh | 36 3 6.3 0.8 | 1 tbsp=4 | - | herb
  Cilantro, fresh | 23 2.1 3.7 0.5 | 1/4 cup=4 | 169997 | coriander herb
  Basil, fresh | 23 3.2 2.7 0.6 | 5 leaves=3 | - | herb
`);
