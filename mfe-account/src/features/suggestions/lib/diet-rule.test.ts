import { aUser } from '@nestwell/remote-kit/testing';
import { speaksFor, type SuggestedDiet } from './diet-keywords';
import { dietarySuggestions } from './rules';
const named = (...groups: [count: number, name: string][]) =>
  groups.flatMap(([count, name]) => Array.from({ length: count }, () => ({ name })));

it.each<[SuggestedDiet, string, boolean]>([
  ['dairy-free', 'Lentil stew', true],
  ['dairy-free', 'Oat porridge with almond milk', true],
  ['dairy-free', 'Apple with almond butter', true],
  ['dairy-free', 'Oat porridge with milk', false],
  ['dairy-free', 'Cheese omelette', false],
  ['dairy-free', 'Something new', false],
  ['gluten-free', 'Rice bowl with salmon', true],
  ['gluten-free', 'Gluten-free bread with avocado', true],
  ['gluten-free', 'Avocado toast', false],
  ['gluten-free', 'Chicken burrito', false],
  ['vegetarian', 'Greek yogurt with berries', true],
  ['vegetarian', 'Veggie burger', true],
  ['vegetarian', 'Chicken salad', false],
  ['vegetarian', 'Tuna and bean salad', false],
  ['vegan', 'Tofu curry', true],
  ['vegan', 'Eggplant stew', true],
  ['vegan', 'Tofu curry with honey', false],
  ['vegan', 'Oat porridge with milk', false],
])('for %s, %j speaks: %s', (diet, name, expected) => {
  expect(speaksFor(diet, name)).toBe(expected);
});

describe('dietary', () => {
  const none = aUser({ dietaryRestrictions: [] });

  it.each([
    ['dairy-free', 'Salmon with butterless potato', 'Milk', 7, true],
    ['dairy-free', 'Salmon with butterless potato', 'Milk', 6, false],
    ['gluten-free', 'Chicken', 'Toast', 7, true],
    ['gluten-free', 'Chicken', 'Toast', 6, false],
    ['vegetarian', 'Bean cheese toast', 'Chicken toast', 8, true],
    ['vegetarian', 'Bean cheese toast', 'Chicken toast', 7, false],
    ['vegan', 'Bean toast', 'Egg cheese toast', 7, true],
    ['vegan', 'Bean toast', 'Egg cheese toast', 6, false],
  ])('suggests %s with %s beside %s at %d of 10: %s', (diet, match, other, count, expected) => {
    const found = dietarySuggestions(none, named([count, match], [10 - count, other]));

    expect(found.some(({ id }) => id.endsWith(`:${diet}`))).toBe(expected);
  });

  it('suggests no diet that an allergy of hers is already', () => {
    const user = aUser({ allergies: ['dairy'], dietaryRestrictions: [] });
    const found = dietarySuggestions(user, named([10, 'Chicken']));

    expect(found.map(({ id }) => id)).toEqual([`${user.id}:dietary:gluten-free`]);
  });

  it('needs ten meals', () => {
    expect(dietarySuggestions(none, named([9, 'Bean salad']))).toEqual([]);
    expect(dietarySuggestions(none, named([10, 'Bean salad']))).not.toEqual([]);
  });

  it('is as sure as the share of all meals, and appends what it suggests', () => {
    const user = aUser({ dietaryRestrictions: ['keto'] });
    const [dairyFree] = dietarySuggestions(user, named([11, 'Chicken toast'], [3, 'Cheese toast']));

    expect(dairyFree).toMatchObject({
      confidence: 11 / 14,
      dataPoints: 14,
      title: 'Eating mostly dairy-free?',
    });
    expect(dairyFree?.change).toEqual({ dietaryRestrictions: ['keto', 'dairy-free'] });
  });

  it('does not suggest what is set already', () => {
    const user = aUser({ dietaryRestrictions: ['dairy-free', 'gluten-free', 'vegetarian', 'vegan'] });
    expect(dietarySuggestions(user, named([12, 'Bean salad']))).toEqual([]);
  });
});
