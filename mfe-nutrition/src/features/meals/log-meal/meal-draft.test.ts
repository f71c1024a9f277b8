import { emptyDraft, problemOf, requestOf, type MealDraft } from './meal-draft';

const draft = (changes: Partial<MealDraft>): MealDraft => ({
  ...emptyDraft(new Date(2026, 9, 15, 12)),
  name: 'Soup',
  calories: '420',
  ...changes,
});

it.each([
  ['420', 420],
  ['420.9', 420],
  [' 0 ', 0],
  ['12,5', 12],
  ['1 250', 1250],
  ['420 kcal', 420],
])('takes calories %j as %i', (calories, taken) => {
  expect(requestOf(draft({ calories }))?.calories).toBe(taken);
});

it.each([
  { name: '  ' },
  { calories: '' },
  { calories: 'a lot' },
  { calories: '-5' },
  { calories: '10001' },
  { protein: '1e3' },
])('is not complete with %j', (changes) => {
  expect(requestOf(draft(changes))).toBeUndefined();
});

it.each(['1,250', '1.250'])('asks which figure %s is', (calories) => {
  expect(requestOf(draft({ calories }))).toBeUndefined();
  expect(problemOf('calories', calories)).toBe('Write 1250 or 1.25');
});

it('leaves out macronutrients she did not enter, and keeps 0', () => {
  expect(requestOf(draft({ protein: '0' }))).toMatchObject({
    protein: 0,
    carbs: undefined,
  });
  expect(problemOf('fat', '')).toBeUndefined();
});

it.each([
  [7, 'breakfast'],
  [12, 'lunch'],
  [16, 'snack'],
  [19, 'dinner'],
  [2, 'snack'],
])('at %i o’clock proposes %s', (hour, mealType) => {
  expect(emptyDraft(new Date(2026, 9, 15, hour)).mealType).toBe(mealType);
});
