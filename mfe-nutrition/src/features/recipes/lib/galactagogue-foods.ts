import { contentOfName, suits, type Restricted } from '@nestwell/domain/food-fit';
import type { Loggable } from '../../../lib/meals/use-log-as-meal';

export interface MilkFood extends Loggable {
  serving: string;
  note: string;
}

/**
 * Foods traditionally eaten to support milk, with figures per serving (USDA FoodData Central, rounded).
 * The evidence for an effect is limited for all of them; the notes say what to be careful with
 * beside what a pregnancy leaves out.
 */
const milkFoods: readonly MilkFood[] = [
  {
    name: 'Rolled oats',
    serving: '1/2 cup, dry',
    calories: 152,
    protein: 5.3,
    carbs: 27.1,
    fat: 2.6,
    note: 'Iron and slow energy.',
  },
  {
    name: 'Ground flaxseed',
    serving: '1 tablespoon',
    calories: 37,
    protein: 1.3,
    carbs: 2,
    fat: 3,
    note: 'Plant omega-3. Drink enough with it.',
  },
  {
    name: 'Almonds',
    serving: '1 small handful, 1 oz (28 g)',
    calories: 164,
    protein: 6,
    carbs: 6.1,
    fat: 14.1,
    note: 'Calcium and vitamin E.',
  },
  {
    name: "Brewer's yeast",
    serving: '1 tablespoon',
    calories: 33,
    protein: 4.5,
    carbs: 4,
    fat: 0.1,
    note: 'B vitamins. Start with a teaspoon: it can cause wind.',
  },
  {
    name: 'Fenugreek tea',
    serving: '1 cup',
    calories: 2,
    protein: 0.1,
    carbs: 0.3,
    fat: 0,
    note: 'The evidence that it helps is weak.',
  },
  {
    name: 'Fennel, raw',
    serving: '1 cup, sliced',
    calories: 27,
    protein: 1.1,
    carbs: 6.3,
    fat: 0.2,
    note: 'Mild and crunchy.',
  },
  {
    name: 'Chickpeas, cooked',
    serving: '1/2 cup',
    calories: 134,
    protein: 7.3,
    carbs: 22.5,
    fat: 2.1,
    note: 'Protein, folate and fiber.',
  },
  {
    name: 'Lentils, cooked',
    serving: '1/2 cup',
    calories: 115,
    protein: 8.9,
    carbs: 19.9,
    fat: 0.4,
    note: 'Iron and protein.',
  },
  {
    name: 'Barley, cooked',
    serving: '1/2 cup',
    calories: 97,
    protein: 1.8,
    carbs: 22.3,
    fat: 0.3,
    note: 'Beta-glucan, a gentle fiber.',
  },
  {
    name: 'Sesame seeds',
    serving: '1 tablespoon',
    calories: 52,
    protein: 1.6,
    carbs: 2.1,
    fat: 4.5,
    note: 'Calcium in a spoon.',
  },
  {
    name: 'Spinach, cooked',
    serving: '1 cup',
    calories: 41,
    protein: 5.3,
    carbs: 6.8,
    fat: 0.5,
    note: 'Folate, iron and calcium.',
  },
  {
    name: 'Medjool dates',
    serving: '2 dates',
    calories: 133,
    protein: 0.9,
    carbs: 36,
    fat: 0.1,
    note: 'Quick energy for night feeds.',
  },
];

/** Those that suit a member. None of them is salted. */
export const milkFoodsFor = (member: Restricted): readonly MilkFood[] =>
  milkFoods.filter(({ name }) => suits(member, { ...contentOfName(name), isLowSodium: true }));
