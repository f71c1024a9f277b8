import { micronutrientTable } from '../../micronutrient-table';

export const micronutrientsOfAnimals = micronutrientTable(`
  Milk, whole | 0.03 5 113 14.3 0 - 0.45 -
  Milk, reduced fat, 2% | 0.02 5 120 16.4 0 - 0.53 -
  Milk, skim | 0.03 5 122 15.6 0 34 0.5 -
  Greek yogurt, plain, nonfat | 0.07 7 110 15.1 0 - 0.75 0
  Yogurt, plain, whole milk | 0.05 7 121 15.2 0 - 0.37 0.1
  Cheese, cheddar | 0.14 27 710 16.5 0 50 1.1 0.6
  Cheese, mozzarella, part skim | 0.22 9 782 - 0 - 0.82 0.3
  Cheese, feta | 0.65 32 493 15.4 0 - 1.69 0.4
  Cottage cheese, low fat, 2% | 0.13 8 111 - 0 - 0.47 0
  Butter, salted | 0.02 3 24 18.8 0 - 0.17 0
  Egg, whole, raw | 1.75 47 56 294 0 - 0.89 2
  Egg, hard-boiled | 1.19 44 50 294 0 62 1.11 2.2
  Egg yolk, raw | 2.73 146 129 820 0 - 1.95 5.4
  Egg white, raw | 0.08 4 7 1.1 0 - 0.09 0
  Chicken breast, roasted, without skin | 1.04 4 15 85.3 0 - 0.34 0.1
  Salmon, Atlantic, cooked | 0.34 34 15 90.5 0 - 2.8 13.1
  Sardines, canned in oil | 2.92 10 382 75 0 - 8.94 4.8
  Cod, cooked | 0.49 8 14 83.7 0 172 1.05 1.2
`);
