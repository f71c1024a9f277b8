import { foodTable } from '../food-table';

export const meatAndFish = foodTable(`
  Chicken breast, roasted, without skin | 165 31 0 3.6 | 3 oz=85; 1/2 breast=86; 1 cup chopped=140 | 171477 | cooked grilled baked
  Chicken breast, raw, without skin | 120 22.5 0 2.6 | 4 oz=112 | - | uncooked
  Chicken thigh, roasted, without skin | 209 25.9 0 10.9 | 1 thigh=52; 3 oz=85 | - | cooked
  Chicken thigh, roasted, with skin | 247 25.1 0 15.5 | 1 thigh=62 | - | cooked
  Chicken drumstick, roasted, with skin | 216 27 0 11.2 | 1 drumstick=52 | - | leg cooked
  Chicken wings, roasted, with skin | 290 26.9 0 19.5 | 1 wing=34 | - | cooked
  Chicken, ground, cooked | 189 23.3 0 10.9 | 3 oz=85 | - | minced
  Chicken nuggets | 296 15 16 19 | 6 pieces=96 | - | breaded
  Chicken, rotisserie | 184 25 0.2 9.3 | 3 oz=85; 1 cup=135 | - | roast
  Turkey breast, roasted | 147 30.1 0 2.1 | 3 oz=85 | - | cooked
  Turkey, ground, cooked | 203 27.4 0 10.4 | 3 oz=85 | - | minced
  Turkey, deli slices | 104 17 4.2 1.7 | 1 slice=28; 2 oz=56 | - | lunch meat ham
  Turkey bacon, cooked | 368 29.5 3.1 25.9 | 1 slice=8 | - |
  Duck, roasted, without skin | 201 23.5 0 11.2 | 3 oz=85 | - |
  Beef, ground, 80% lean, cooked | 254 25.6 0 16.2 | 3 oz=85 | - | minced mince hamburger
  Beef, ground, 90% lean, cooked | 217 26.1 0 11.7 | 3 oz=85 | - | minced mince hamburger
  Beef steak, sirloin, grilled | 212 29.3 0 9.7 | 3 oz=85 | - | cooked
  Beef steak, ribeye, grilled | 271 25 0 19 | 3 oz=85 | - | cooked
  Beef, roast, cooked | 188 28.2 0 7.6 | 3 oz=85 | - | joint
  Beef, stewing, braised | 235 32.7 0 10.6 | 3 oz=85 | - | chuck
  Beef jerky | 410 33.2 11 25.6 | 1 oz=28 | - | dried snack
  Corned beef, canned | 250 27.1 0 14.9 | 1 slice=21 | - |
  Lamb chop, grilled | 282 24.5 0 19.8 | 1 chop=64; 3 oz=85 | - | cooked
  Lamb, ground, cooked | 283 24.8 0 19.7 | 3 oz=85 | - | minced
  Pork chop, grilled | 209 27.3 0 10.4 | 1 chop=85 | - | cooked
  Pork tenderloin, roasted | 143 26.2 0 3.5 | 3 oz=85 | - | loin cooked
  Pork, ground, cooked | 297 25.7 0 20.8 | 3 oz=85 | - | minced
  Pulled pork | 190 22 6 8.5 | 3 oz=85 | - | shoulder
  Bacon, cooked | 541 37 1.4 41.8 | 1 slice=8; 3 slices=24 | - | pork
  Ham, sliced | 145 20.9 1.5 5.5 | 1 slice=28 | - | deli pork
  Sausage, pork, cooked | 325 18.5 1.4 27.3 | 1 link=23 | - | breakfast
  Sausage, vegetarian | 235 19 9.5 13 | 1 link=35 | - | veggie plant
  Veggie burger patty | 177 15.7 14.3 6.3 | 1 patty=70 | - | vegetarian plant soy
  Hot dog, beef | 312 11.7 2.9 28 | 1 frankfurter=45 | - | wiener
  Salami | 407 22 1.2 35 | 3 slices=27 | - | deli
  Liver, beef, pan-fried | 175 26.5 5.2 4.7 | 1 slice=81 | - | offal
  Salmon, Atlantic, cooked | 206 22.1 0 12.4 | 3 oz=85; 1/2 fillet=178 | 175168 | fish baked farmed
  Salmon, wild, cooked | 182 25.4 0 8.1 | 3 oz=85 | - | fish baked sockeye
  Salmon, canned, drained | 139 23.1 0 5 | 1/2 cup=75; 3 oz=85 | - | fish pink tinned
  Salmon, smoked | 117 18.3 0 4.3 | 1 oz=28 | - | fish lox
  Tuna, canned in water, drained | 116 25.5 0 0.8 | 1 can=165; 3 oz=85 | - | fish tinned light
  Tuna, canned in oil, drained | 198 29.1 0 8.2 | 1 can=171; 3 oz=85 | - | fish tinned
  Cod, cooked | 105 22.8 0 0.9 | 3 oz=85; 1 fillet=180 | - | fish white
  Haddock, cooked | 90 20 0 0.6 | 1 fillet=150; 3 oz=85 | - | fish white
  Tilapia, cooked | 128 26.2 0 2.7 | 1 fillet=87 | 175177 | fish white
  Trout, rainbow, cooked | 168 23.8 0 7.4 | 1 fillet=71 | - | fish
  Sardines, canned in oil | 208 24.6 0 11.5 | 1 can=92; 2 sardines=24 | 175139 | fish tinned
  Herring, pickled | 262 14.2 9.6 18 | 1 oz=28 | - | fish
  Mackerel, Atlantic, cooked | 262 23.9 0 17.8 | 1 fillet=88 | - | fish
  Anchovies, canned in oil | 210 28.9 0 9.7 | 5 fillets=20 | - | fish
  Halibut, cooked | 111 22.5 0 1.6 | 3 oz=85 | - | fish white
  Sea bass, cooked | 124 23.6 0 2.6 | 1 fillet=101 | - | fish white
  Fish sticks, baked | 277 11 21.7 16.2 | 3 sticks=84 | - | fingers breaded
  Shrimp, cooked | 99 24 0.2 0.3 | 3 oz=85; 6 large=33 | - | prawns king tiger seafood
  Crab, cooked | 97 19.4 0 1.5 | 3 oz=85 | - | seafood
  Imitation crab | 95 7.6 15 0.5 | 3 oz=85 | - | surimi seafood
  Lobster, cooked | 89 19 0 0.9 | 3 oz=85 | - | seafood
  Mussels, cooked | 172 23.8 7.4 4.5 | 3 oz=85 | - | seafood
  Scallops, cooked | 111 20.5 5.4 0.8 | 3 oz=85 | - | seafood
  Squid, fried | 175 17.9 7.8 7.5 | 3 oz=85 | - | calamari seafood
`);
