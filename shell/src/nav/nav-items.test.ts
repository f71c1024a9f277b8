import type { PageEntry } from '@nestwell/contracts/delivery';
import { aSite } from '../testing/a-site';
import { isActive, navItems, placesOf } from './nav-items';

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

const FIRST = ['Nutrition', 'Fitness', 'Wellness', 'Calendar', 'Community', 'Support', 'Settings'];
const orders = [2, 3, 5, 6, 7, 8, 9];
const full: PageEntry[] = FIRST.map((title, index) => ({
  path: `/${title.toLowerCase()}`,
  title,
  nav: { label: title, icon: 'page', order: orders[index]! },
}));
const progress: PageEntry = { path: '/progress', title: 'Progress', under: '/', purpose: 'trends' };
const care: PageEntry = { path: '/care', title: 'Care', nav: { label: 'Care', icon: 'page', order: 7.5 } };

const placesWith = (added: PageEntry[], baby: string | null = 'https://baby.example') => {
  const site = aSite([...full, progress, ...added]);
  const { bar, more } = placesOf(navItems(site, baby), site);
  return { bar: bar.map(({ label }) => label), more: more.map(({ label }) => label) };
};

it('nine places all stand in the bowl', () => {
  expect(placesWith([])).toMatchObject({ bar: { length: 9 }, more: [] });
  expect(placesWith([care], null).bar).toEqual(['Home', ...FIRST.slice(0, 5), 'Care', 'Support', 'Settings']);
});

it('with a tenth the first seven stay, and the others stand behind More with Progress', () => {
  expect(placesWith([care])).toEqual({
    bar: ['Home', 'Nutrition', 'Fitness', 'Baby Dev', 'Wellness', 'Calendar', 'Community'],
    more: ['Care', 'Progress', 'Support', 'Settings'],
  });
});
