import { allergies, furtherAllergies } from './allergies';
import { contentOfName, fitFor, fitWords, suits, type FoodContent } from './suits';

const allergic = (...to: readonly (typeof allergies)[number][]) => ({
  allergies: to,
  dietaryRestrictions: [],
});
const eating = (diet: string) => ({ allergies: [], dietaryRestrictions: [diet] });

it.each(allergies)('never counts what is unknown as free of %s', (allergy) => {
  const unknown = { allergens: [], unknownAllergies: allergies };

  expect(suits(allergic(allergy), unknown)).toBe(false);
  expect(fitWords(fitFor(allergic(allergy), unknown))).toEqual(['allergens unknown']);
});

it.each(['vegetarian', 'vegan', 'low-sodium'])(
  'never counts a food of which nobody said so as %s',
  (diet) => {
    expect(suits(eating(diet), { allergens: [] })).toBe(false);
  },
);

it('says of what a member leaves out what is in it, what is unknown, and which diet it goes against', () => {
  const member = {
    allergies: ['fish' as const, 'celery' as const],
    dietaryRestrictions: ['vegetarian', 'Dairy-free'],
  };
  const food = {
    allergens: ['fish' as const, 'dairy' as const],
    unknownAllergies: furtherAllergies,
    isVegetarian: false,
  };

  expect(fitWords(fitFor(member, food))).toEqual([
    'contains fish, dairy',
    'allergens unknown',
    'not vegetarian',
  ]);
});

it('offers everything to a member who saved nothing, and to one who is not known yet', () => {
  for (const member of [null, { allergies: [], dietaryRestrictions: ['keto'] }])
    expect(suits(member, { allergens: ['fish'], unknownAllergies: allergies })).toBe(true);
});

it.each([
  ['Tiramisu', ['gluten', 'dairy', 'eggs']],
  ['Brie', ['dairy']],
  ['Queso fresco', ['dairy']],
  ['Sashimi', ['fish']],
  ['Salmon, raw', ['fish']],
])('reads in the name %s that it contains %j', (name, contains) => {
  expect(contentOfName(name).allergens).toEqual(contains);
});

it.each(['Steak tartare', 'Pâté', 'Parma ham', 'Liver'])(
  'reads in the name %s that no vegetarian eats it',
  (name) => {
    expect(suits(eating('vegetarian'), contentOfName(name))).toBe(false);
  },
);

describe('traces', () => {
  const biscuit: FoodContent = { allergens: [], mayContain: ['nuts'] };
  const nutAllergy = allergic('nuts');

  it.each(allergies)('of %s suit nobody who is allergic to it', (allergy) => {
    const food: FoodContent = { allergens: [], mayContain: [allergy] };
    expect(suits(allergic(allergy), food)).toBe(false);
    expect(suits(allergic(), food)).toBe(true);
  });

  it('are said, and only to whom they matter', () => {
    expect(fitWords(fitFor(nutAllergy, biscuit))).toEqual(['may contain nuts']);
    expect(fitWords(fitFor(allergic('egg'), biscuit))).toEqual([]);
  });

  it('are not said beside what the food contains', () => {
    const nutty: FoodContent = { allergens: ['tree nuts'], mayContain: ['nuts'], unknownAllergies: ['nuts'] };
    expect(fitWords(fitFor(nutAllergy, nutty))).toEqual(['contains tree nuts']);
  });
});
