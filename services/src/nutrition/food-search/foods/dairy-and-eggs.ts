import { foodTable } from '../food-table';

export const dairyAndEggs = foodTable(`
  Milk, whole | 61 3.2 4.8 3.3 | 1 cup=244; 1/2 cup=122 | 171265 | cow full fat 3.25%
  Milk, reduced fat, 2% | 50 3.3 4.8 2 | 1 cup=244 | - | cow semi skimmed
  Milk, low fat, 1% | 42 3.4 5 1 | 1 cup=244 | 170872 | cow
  Milk, skim | 34 3.4 5 0.1 | 1 cup=245 | - | cow nonfat fat free skimmed
  Milk, lactose free, whole | 61 3.2 4.8 3.3 | 1 cup=244 | - | cow
  Milk, goat | 69 3.6 4.5 4.1 | 1 cup=244 | - |
  Milk, evaporated, canned | 134 6.8 10 7.6 | 1/2 cup=126 | - |
  Milk, condensed, sweetened | 321 7.9 54.4 8.7 | 1 tbsp=19 | - |
  Milk powder, nonfat, dry | 362 36.2 52 0.8 | 1/4 cup=30 | - | skim
  Buttermilk, low fat | 40 3.3 4.8 0.9 | 1 cup=245 | - |
  Chocolate milk | 83 3.2 10.3 3.4 | 1 cup=250 | - |
  Soy milk, unsweetened | 33 2.9 1.7 1.6 | 1 cup=243 | - | soya plant drink
  Soy milk, sweetened | 43 2.6 4.9 1.5 | 1 cup=243 | - | soya plant drink vanilla
  Almond milk, unsweetened | 15 0.6 0.3 1.2 | 1 cup=244 | - | plant drink
  Oat milk | 48 0.8 5.1 2.8 | 1 cup=240 | - | plant drink
  Coconut milk drink | 31 0.2 2.9 2.1 | 1 cup=240 | - | plant
  Coconut milk, canned | 197 2 2.8 21.3 | 1/2 cup=113 | - |
  Rice milk | 47 0.3 9.2 1 | 1 cup=240 | - | plant drink
  Greek yogurt, plain, nonfat | 59 10.2 3.6 0.4 | 1 container=170; 1 cup=245 | 170894 | strained fat free 0%
  Greek yogurt, plain, low fat | 73 10 3.9 1.9 | 1 container=170; 1 cup=245 | - | strained 2%
  Greek yogurt, plain, whole milk | 97 9 4 5 | 1 container=170; 1 cup=245 | 171304 | strained full fat
  Greek yogurt, flavored, nonfat | 82 8.3 12.1 0.2 | 1 container=150 | - | flavoured strawberry vanilla fruit
  Yogurt, plain, whole milk | 61 3.5 4.7 3.3 | 1 cup=245; 1 container=170 | 171284 | natural curd
  Yogurt, plain, low fat | 63 5.3 7 1.6 | 1 cup=245; 1 container=170 | 170886 | natural curd
  Yogurt, plain, nonfat | 56 5.7 7.7 0.2 | 1 cup=245 | 170887 | natural skim
  Yogurt, fruit, low fat | 99 4 18.6 1.2 | 1 container=170 | - | strawberry flavored flavoured
  Yogurt, vanilla, low fat | 85 4.9 13.8 1.3 | 1 container=170 | - | flavored flavoured
  Yogurt, soy, plain | 66 2.6 9.7 1.8 | 1 container=170 | - | dairy free vegan
  Yogurt, coconut, plain | 120 1 8 9.5 | 1 container=150 | - | dairy free vegan
  Skyr, plain | 63 11 4 0.2 | 1 container=150 | - | yogurt
  Kefir, plain | 52 3.6 7.5 1 | 1 cup=243 | - |
  Cheese, cheddar | 403 22.9 3.4 33.3 | 1 slice=28; 1/4 cup grated=28 | 173414 |
  Cheese, mozzarella, part skim | 254 24.3 2.8 15.9 | 1 oz=28 | - |
  Cheese, mozzarella, fresh | 280 20 3 21 | 1 oz=28 | - |
  Cheese, parmesan, grated | 420 28.4 14 27.8 | 1 tbsp=5 | - |
  Cheese, feta | 265 14.2 3.9 21.5 | 1 oz=28; 1/4 cup=38 | 173420 |
  Cheese, Swiss | 393 27 1.4 31 | 1 slice=28 | - | emmental
  Cheese, Gouda | 356 24.9 2.2 27.4 | 1 slice=28 | - |
  Cheese, Brie | 334 20.8 0.5 27.7 | 1 oz=28 | - |
  Cheese, halloumi | 321 21.5 2.2 25 | 1 slice=30 | - |
  Cheese, American | 307 18.2 8.6 23 | 1 slice=21 | - | processed
  Cottage cheese, low fat, 2% | 81 10.5 4.8 2.3 | 1/2 cup=113; 1 cup=226 | - |
  Cottage cheese, full fat | 98 11.1 3.4 4.3 | 1/2 cup=113 | - | creamed
  Goat cheese, soft | 264 18.5 0 21.1 | 1 oz=28 | - |
  Paneer | 299 18.9 4.5 23 | 1 oz=28; 1/2 cup=100 | - | cheese cottage
  Ricotta cheese, part skim | 138 11.4 5.1 7.9 | 1/4 cup=62; 1/2 cup=124 | - |
  Cream cheese | 350 6.2 5.5 34.4 | 1 tbsp=15 | 173418 | soft
  String cheese | 286 23 3 20.5 | 1 stick=28 | - | mozzarella snack
  Sour cream | 198 2.4 4.6 19.4 | 1 tbsp=12; 2 tbsp=24 | - |
  Cream, heavy | 340 2.8 2.7 36.1 | 1 tbsp=15 | - | whipping double
  Cream, half and half | 131 3.1 4.3 11.5 | 1 tbsp=15 | - | single
  Whipped cream, sweetened | 257 3.2 12.5 22.2 | 2 tbsp=8 | - |
  Egg, whole, raw | 143 12.6 0.7 9.5 | 1 large=50 | 171287 |
  Egg, hard-boiled | 155 12.6 1.1 10.6 | 1 large=50 | 173424 | cooked
  Egg, poached | 143 12.5 0.7 9.5 | 1 large=50 | - | cooked
  Egg, fried | 196 13.6 0.8 14.8 | 1 large=46 | - | cooked
  Egg, scrambled | 149 10 1.6 11 | 1 large=61 | - | cooked
  Egg white, raw | 52 10.9 0.7 0.2 | 1 large=33 | - |
  Egg yolk, raw | 322 15.9 3.6 26.5 | 1 large=17 | - |
  Whey protein powder | 400 80 8 6 | 1 scoop=30 | - | shake
  Pea protein powder | 390 80 4 6 | 1 scoop=30 | - | shake vegan plant
`);
