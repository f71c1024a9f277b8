import { liesUnder, matchesPath, samePath } from './paths';

it.each([
  ['/nutrition', '/NUTRITION/', true],
  ['/', '/', true],
  ['/nutrition', '/nutrition/meal-plan/x', false],
])('%s and %s are the same place: %s', (one, other, same) => {
  expect(samePath(one, other)).toBe(same);
});

it.each([
  ['/nutrition/meal-plan/x', '/nutrition', true],
  ['/Nutrition/', '/nutrition', true],
  ['/nutritionist', '/nutrition', false],
  ['/calendar', '/', false],
])('%s lies under %s: %s', (path, parent, under) => {
  expect(liesUnder(path, parent)).toBe(under);
});

it('knows an address by its declared path', () => {
  expect(matchesPath('/nutrition/meal-plan/:id', '/Nutrition/meal-plan/42/')).toBe(true);
  expect(matchesPath('/nutrition/meal-plan/:id', '/nutrition/meal-plan')).toBe(false);
});
