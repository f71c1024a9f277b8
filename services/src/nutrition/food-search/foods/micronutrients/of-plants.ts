import { micronutrientTable } from '../../micronutrient-table';

export const micronutrientsOfPlants = micronutrientTable(`
  Apple, raw, with skin | 0.12 3 6 3.4 2.4 - 0 0
  Avocado, raw | 0.55 81 12 14.2 6.7 - 0 0
  Banana, raw | 0.26 20 5 9.8 2.6 - 0 0
  Blackberries, raw | 0.62 25 29 8.5 5.3 - 0 0
  Blueberries, raw | 0.28 6 6 6 2.4 - 0 0
  Kiwi fruit, green, raw | 0.31 25 34 7.8 3 - 0 0
  Mango, raw | 0.16 43 11 7.6 1.6 - 0 0
  Orange, raw | 0.1 30 40 8.4 2.4 - 0 0
  Pear, raw | 0.18 7 9 5.1 3.1 - 0 0
  Pineapple, raw | 0.29 18 13 5.5 1.4 - 0 0
  Prunes, dried | 0.93 4 43 10.1 7.1 - 0 0
  Raspberries, raw | 0.69 21 25 12.3 6.5 - 0 0
  Strawberries, raw | 0.41 24 16 5.7 2 - 0 0
  Lentils, cooked | 3.33 181 19 32.7 7.9 - 0 0
  Chickpeas, cooked | 2.89 172 49 42.8 7.6 - 0 0
  Black beans, cooked | 2.1 149 27 32.6 8.7 - 0 0
  Kidney beans, cooked | 2.22 130 35 30.5 6.4 - 0 0
  Pinto beans, cooked | 2.09 172 46 35.3 9 - 0 0
  Almonds | 3.71 44 269 52.1 12.5 - 0 0
  Cashews | 6.68 25 37 - 3.3 - 0 0
  Broccoli, raw | 0.73 63 47 18.7 2.6 - 0 0
  Broccoli, cooked | 0.67 108 40 40.1 3.3 - 0 0
  Carrot, raw | 0.3 19 33 8.8 2.8 - 0 0
  Spinach, raw | 2.71 194 99 19.3 2.2 - 0 0
  Spinach, cooked | 3.57 146 136 19.7 2.4 - 0 0
  Kale, raw | 1.6 62 254 - 4.1 - 0 0
  Sweet potato, baked in skin | 0.69 6 38 13.1 3.3 - 0 0
  Tomato, raw | 0.27 15 10 6.7 1.2 - 0 0
  Brussels sprouts, cooked | 1.2 60 36 40.6 2.6 - 0 0
  Asparagus, cooked | 0.91 149 23 26.1 2 - 0 0
  Oats, rolled, dry | 4.25 32 52 40.4 10.1 - 0 0
  Oatmeal, cooked with water | 0.9 6 9 7.4 1.7 - - -
  Potato, baked, with skin | 1.08 28 15 14.8 2.2 - 0 0
  Edamame, cooked | 2.27 311 63 56.3 5.2 - 0 0
  Tofu, firm | 2.66 29 683 - 2.3 - - -
  Walnuts | 2.91 98 98 39.2 6.7 - 0 0
  Chia seeds | 7.72 49 631 - 34.4 - 0 0
  Flaxseed | 5.73 87 255 78.7 27.3 - 0 0
  Pumpkin seeds | 8.82 58 46 63 6 - 0 0
  Peanut butter, smooth | 1.74 87 49 - 5 - - -
  Rice, white, long-grain, cooked | 1.2 58 10 2.1 0.4 - 0 0
  Rice, brown, long-grain, cooked | 0.56 9 3 9.2 1.6 - 0 0
  Pasta, cooked | 1.28 - 7 6.4 1.8 - - -
  Bread, whole wheat | 2.47 42 161 - 6 - - -
  Orange juice | 0.2 30 11 6.2 0.2 - - -
  Chocolate, dark, 70-85% | 11.9 - 73 - 10.9 - - -
  Olive oil | 0.56 0 1 0.3 0 - 0 0
  Quinoa, cooked | 1.49 42 17 23 2.8 - 0 0
`);
