import { safeInPregnancy } from './food-safety';

it.each([
  ['100 ml red wine', false],
  ['1 king mackerel fillet', false],
  ['200 g bigeye tuna', false],
  ['1 can light tuna in water, drained', true],
  ['2 salmon fillets, 125 g each', true],
  ['50 g smoked salmon', false],
  ['1 raw egg yolk', false],
  ['4 large eggs', true],
  ['1 cup bean sprouts', false],
  ['100 g chicken liver', false],
  ['1 cup unpasteurised milk', false],
  ['60 g feta cheese, crumbled', false],
  ['60 g pasteurised feta cheese, crumbled', true],
  ['50 g brie', false],
  ['1 cup cottage cheese', false],
  ['1 cup pasteurised cottage cheese', true],
  ['2 slices deli turkey', false],
  ['4 slices salami', false],
  ['85 g freshly roasted turkey breast, sliced', true],
  ['2 tsp fenugreek seeds', false],
  ['2 fennel bulbs, sliced', false],
  ['1 small green papaya, peeled and cubed', false],
  ['1 tbsp fresh ginger, sliced', true],
  ['1 tbsp balsamic vinegar', true],
])('%s: safe is %s', (ingredient, safe) => {
  expect(safeInPregnancy({ ingredients: ['1 lemon', ingredient] }, 'us')).toBe(safe);
});

it.each([
  ['us', true],
  ['gb', true],
  ['ca', false],
  ['au', false],
  ['nz', false],
  [undefined, false],
] as const)('pasteurised feta, of which authorities differ, in %s: safe is %s', (country, safe) => {
  expect(safeInPregnancy({ ingredients: ['60 g pasteurised feta cheese'] }, country)).toBe(safe);
});
