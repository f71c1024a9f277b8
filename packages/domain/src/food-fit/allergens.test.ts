import { allergens, allergensOf, type Allergen } from './allergens';

it.each<[string, Allergen[]]>([
  ['1 cup rolled oats', ['gluten']],
  ['1 cup gluten-free rolled oats', []],
  ['2 tbsp reduced-salt soy sauce', ['gluten', 'soy']],
  ['200 g soba noodles', ['gluten']],
  ['200 g rice noodles', []],
  ['6 corn tortillas', []],
  ['100 g buckwheat flour', []],
  ['300 g pasteurised plain yogurt', ['dairy']],
  ['200 ml coconut milk', []],
  ['2 cups oat milk', ['gluten']],
  ['1 can butter beans', []],
  ['1 tbsp butter', ['dairy']],
  ['4 large eggs', ['eggs']],
  ['1 eggplant', []],
  ['1 tbsp almond butter', ['tree nuts']],
  ['1 tsp ground nutmeg', []],
  ['2 tbsp peanut butter', ['peanuts']],
  ['3 tbsp rice miso paste', ['soy']],
  ['2 salmon fillets, 125 g each', ['fish']],
  ['1 tsp Worcestershire sauce', ['fish']],
  ['1/3 cup hummus', ['sesame']],
  ['200 g prawns, peeled', ['crustaceans']],
  ['500 g mussels', ['molluscs']],
  ['2 tbsp oyster sauce', ['molluscs']],
  ['100 g oyster mushrooms', []],
  ['2 celery stalks, sliced', ['celery']],
  ['1 litre low-sodium vegetable stock', ['celery']],
  ['1 tsp Dijon mustard', ['mustard']],
  ['1 tbsp mild curry powder', ['mustard']],
  ['50 g lupin flour', ['lupin']],
  ['1 tbsp balsamic vinegar', ['sulphites']],
  ['12 dried apricots, halved', ['sulphites']],
  ['1 tsp dried oregano', []],
  ['100 ml red wine', ['sulphites']],
  ['50 g nuts, chopped', ['tree nuts']],
  ['1 handful of nuts', ['tree nuts']],
  ['2 tbsp nut butter', ['tree nuts']],
  ['30 g pine nuts', ['tree nuts']],
  ['2 cups butternut squash, cubed', []],
  ['1 coconut', []],
  ['100 g nut-free granola', []],
  ['200 g seafood mix', ['fish', 'crustaceans', 'molluscs']],
  ['200 g shellfish', ['crustaceans', 'molluscs']],
  ['2 tbsp crème fraîche', ['dairy']],
  ['1 tbsp non-dairy creamer', []],
  ['1 ripe banana, sliced', []],
])('%s contains %j', (line, expected) => {
  expect(allergensOf([line])).toEqual(expected);
});

it('has the fourteen of the United Kingdom and the European Union, each found by a word of its own', () => {
  const named = [
    'wheat flour',
    'milk',
    'egg',
    'walnuts',
    'peanuts',
    'tofu',
    'cod',
    'sesame',
    'crab',
    'squid',
  ];
  const found = [...named, 'celeriac', 'mustard', 'lupini', 'sherry'].flatMap((line) => allergensOf([line]));

  expect(allergens).toHaveLength(14);
  expect(found).toEqual(allergens);
});
