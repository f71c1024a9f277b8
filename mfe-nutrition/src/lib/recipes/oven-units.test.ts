import { wholeRecipes } from './catalogue/whole';

it('names the heat of an oven in both units, in every recipe', () => {
  const ovens = wholeRecipes.flatMap(({ instructions }) => instructions).filter((step) => /°[CF]/.test(step));

  expect(ovens.length).toBeGreaterThan(10);
  expect(ovens.filter((step) => !/\d{3} °C \(\d{3} °F\)/.test(step))).toEqual([]);
});
