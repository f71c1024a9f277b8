import { liesUnder, matchesPath, pageAt, pageFor, samePath } from './paths';

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

const pages = [
  { page: { path: '/plans/:id', title: 'A plan' } },
  { page: { path: '/plans/new', title: 'A new plan', purpose: 'purchase' as const } },
];

it('prefers the page that is declared to the letter', () => {
  const titles = ['/Plans/new/', '/plans/7', '/plans'].map((path) => pageAt(pages, path)?.page.title);
  expect(titles).toEqual(['A new plan', 'A plan', undefined]);
});

it('finds a page by what it is for', () => {
  expect(pageFor(pages, 'purchase')?.page.title).toBe('A new plan');
  expect(pageFor(pages, 'sign-in')).toBeUndefined();
});
