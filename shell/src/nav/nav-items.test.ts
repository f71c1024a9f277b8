import type { PageEntry } from '@nestwell/contracts/delivery';
import { aSite } from '../testing/a-site';
import { isActive, navItems } from './nav-items';

const pages: PageEntry[] = [
  { path: '/settings', title: 'Settings', nav: { label: 'Settings', icon: 'settings', order: 9 } },
  { path: '/nutrition', title: 'Nutrition', nav: { label: 'Nutrition', icon: 'nutrition', order: 2 } },
  { path: '/nutrition/meal-plan/:id', title: 'Meal plan' },
  { path: '/progress', title: 'Progress', under: '/' },
];

const items = navItems(aSite(pages), 'https://baby.example');

const activeAt = (page: PageEntry, pathname: string) =>
  items.filter((item) => isActive(item, page, pathname)).map(({ label }) => label);

it('stands in the declared order with the external baby page fourth', () => {
  expect(items.map(({ label }) => label)).toEqual(['Home', 'Nutrition', 'Baby Dev', 'Settings']);
});

it('has no baby page where none may be named', () => {
  expect(navItems(aSite(pages), null).map(({ label }) => label)).toEqual(['Home', 'Nutrition', 'Settings']);
});

it.each([
  ['/NUTRITION/', 1, ['Nutrition']],
  ['/nutrition/meal-plan/7', 2, ['Nutrition']],
  ['/progress', 3, ['Home']],
] as const)('highlights the item %s belongs to', (pathname, index, labels) => {
  expect(activeAt(pages[index]!, pathname)).toEqual(labels);
});
