import { micronutrientIds } from '@nestwell/contracts/nutrition/server';
import { builtInFoods, micronutrientsByName } from './built-in-foods';

it('knows what else is in foods by their own names only', () => {
  const names = new Set(builtInFoods.map(({ description }) => description));

  expect([...micronutrientsByName.keys()].filter((name) => !names.has(name))).toEqual([]);
});

it('says what is known of a food and leaves out the rest', () => {
  const lentils = builtInFoods.find(({ description }) => description === 'Lentils, cooked');
  const of = (id: number) => lentils?.nutrients.find(({ nutrientId }) => nutrientId === id);

  expect(of(micronutrientIds.iron)).toMatchObject({ value: 3.33, unitName: 'mg' });
  expect(of(micronutrientIds.folate)).toMatchObject({ value: 181, unitName: 'µg' });
  expect(of(micronutrientIds.iodine)).toBeUndefined();
});
