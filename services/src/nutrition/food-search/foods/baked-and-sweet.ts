import { foodTable } from '../food-table';

export const bakedAndSweet = foodTable(`
  Bread, whole wheat | 252 12.5 42.7 3.5 | 1 slice=32 | 172688 | wholemeal brown toast
  Bread, white | 266 8.9 49.4 3.3 | 1 slice=29 | - | toast
  Bread, multigrain | 265 13.4 43.3 4.2 | 1 slice=26 | - | granary toast
  Bread, rye | 259 8.5 48.3 3.3 | 1 slice=32 | - | toast
  Bread, sourdough | 272 10.8 51.9 2.4 | 1 slice=64 | - | french toast
  Bread, gluten-free | 257 4.5 46 6 | 1 slice=30 | - | toast
  Bread, pita, white | 275 9.1 55.7 1.2 | 1 large=60 | - | pitta flatbread
  Bread, pita, whole wheat | 262 9.8 55 1.7 | 1 large=64 | - | pitta flatbread wholemeal
  Bread, naan | 291 9.6 50.4 5.7 | 1 piece=90 | - | flatbread
  Bread, chapati | 297 7.9 46.4 9.2 | 1 piece=68 | - | roti flatbread
  Bread, cornbread | 330 6.6 54.5 9.7 | 1 piece=60 | - |
  Bread, banana | 326 4.3 54.6 10.5 | 1 slice=60 | - | loaf cake
  Bagel, plain | 264 10.6 52.4 1.3 | 1 medium=105 | - |
  English muffin, whole wheat | 203 8.8 40.4 2.1 | 1 muffin=66 | - |
  Tortilla, corn | 218 5.7 44.6 2.9 | 1 tortilla=24 | - | wrap
  Tortilla, flour | 304 8 49.4 8 | 1 tortilla=49 | - | wrap
  Tortilla, whole wheat | 290 9.5 47 7.5 | 1 tortilla=48 | - | wrap wholemeal
  Croissant, butter | 406 8.2 45.8 21 | 1 medium=57 | - | pastry
  Crackers, whole wheat | 427 10.6 69.5 14.1 | 5 crackers=20 | - | biscuit
  Crackers, saltine | 418 9.5 74 8.6 | 5 crackers=15 | - | biscuit plain
  Crispbread, rye | 366 7.9 82.2 1.3 | 1 piece=10 | - | cracker
  Pretzels, hard | 384 10 80.4 2.9 | 1 oz=28 | - | snack
  Pancakes, plain | 227 6.4 28.3 9.7 | 1 pancake=38 | - |
  Waffle, frozen, toasted | 312 7.2 49 9.8 | 1 waffle=33 | - |
  Muffin, blueberry | 377 4.5 54 16.2 | 1 medium=113 | - | cake
  Muffin, bran | 270 7 48 7.4 | 1 medium=57 | - |
  Scone, plain | 362 7.2 49 15.4 | 1 scone=60 | - | biscuit
  Donut, glazed | 421 6.4 44.5 25 | 1 medium=60 | - | doughnut
  Cake, chocolate, frosted | 389 3.5 50.8 20.1 | 1 slice=64 | - |
  Cake, carrot, frosted | 415 4.6 49 23 | 1 slice=100 | - |
  Cheesecake | 321 5.5 25.5 22.5 | 1 slice=80 | - | cake
  Brownie | 405 4.8 63.9 16.3 | 1 square=56 | - | chocolate cake
  Cookie, chocolate chip | 488 5.1 63.9 24.3 | 1 medium=16 | - | biscuit
  Cookie, oatmeal raisin | 435 6.5 68.4 16.2 | 1 medium=15 | - | biscuit
  Graham crackers | 430 6.7 77.7 10.6 | 2 squares=14 | - | digestive biscuit
  Ginger biscuits | 416 5.6 76.9 9.8 | 1 biscuit=7 | - | gingersnap cookie
  Apple pie | 237 1.9 34 11 | 1 slice=125 | - | cake
  Granola bar | 471 10.1 64.4 19.8 | 1 bar=28 | - | snack cereal oat
  Protein bar | 380 30 40 11 | 1 bar=60 | - | snack
  Fruit and nut bar | 430 9 55 20 | 1 bar=40 | - | snack
  Chocolate, dark, 70-85% | 598 7.8 45.9 42.6 | 1 square=10; 1 oz=28 | 170273 |
  Chocolate, milk | 535 7.7 59.4 29.7 | 1 square=7; 1 bar=44 | - |
  Ice cream, vanilla | 207 3.5 23.6 11 | 1/2 cup=66 | - |
  Frozen yogurt, vanilla | 159 4 24.2 5.6 | 1/2 cup=72 | - |
  Sorbet, fruit | 130 0.5 32 0.1 | 1/2 cup=74 | - | sherbet
  Rice pudding | 130 3.3 21.5 3.5 | 1/2 cup=113 | - |
  Custard, baked | 104 5 10.7 4.7 | 1/2 cup=141 | - | flan
  Gelatin dessert | 62 1.2 14.2 0 | 1/2 cup=135 | - | jelly jello
  Potato chips | 536 7 52.9 34.6 | 1 oz=28 | - | crisps snack
  Tortilla chips | 497 7.1 67 22.3 | 1 oz=28 | - | nachos corn snack
  Trail mix | 462 13.8 44.9 29.4 | 1/4 cup=38 | - | nuts raisins snack
  Gummy candy | 396 0 98.9 0 | 10 pieces=40 | - | sweets
  Honey | 304 0.3 82.4 0 | 1 tbsp=21; 1 tsp=7 | 169640 |
  Maple syrup | 260 0 67 0.1 | 1 tbsp=20 | 169661 |
  Sugar, granulated | 387 0 100 0 | 1 tsp=4; 1 tbsp=12.6 | 169655 | white
  Sugar, brown | 380 0.1 98.1 0 | 1 tsp=4.6 | - |
  Jam, fruit | 278 0.4 68.9 0.1 | 1 tbsp=20 | - | jelly preserve marmalade
  Molasses | 290 0 74.7 0.1 | 1 tbsp=20 | - | blackstrap treacle
  Chocolate hazelnut spread | 541 5.4 62.2 29.7 | 1 tbsp=19 | - |
`);
