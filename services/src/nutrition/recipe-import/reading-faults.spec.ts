import { fitRecipe } from './fit-recipe';
import { readPage } from './page/read-page';
import type { PageRecipe } from './page/read-recipe';

const pageOf = (html: string) => readPage({ bytes: Buffer.from(html), contentType: 'text/html' });
const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
const recipeOf = (parts: object, name = 'Soup') =>
  pageOf(
    script(JSON.stringify({ '@type': 'Recipe', name, recipeIngredient: ['1 onion'], ...parts })),
  ) as PageRecipe;
const THREE = ['1 onion', '2 eggs', '50 g walnuts'];

it.each([
  ['lines', '1 onion\n2 eggs\n50 g walnuts'],
  ['breaks', '1 onion<br>2 eggs<br />50 g walnuts'],
  ['list items', '<ul><li>1 onion</li><li>2 eggs</li><li>50 g walnuts</li></ul>'],
  ['lines in one element of a list', ['1 onion\r\n2 eggs\r\n50 g walnuts']],
  ['lines in one element of many', ['1 onion\n2 eggs', '50 g walnuts']],
  ['a list in a list', [['1 onion', '2 eggs'], '50 g walnuts']],
  [
    'things',
    [{ name: 'onion', amount: 1 }, { text: '2 eggs' }, { name: 'walnuts', amount: '50', unit: 'g' }],
  ],
])('reads ingredients that stand in %s as one line each', (_, recipeIngredient) => {
  expect(recipeOf({ recipeIngredient }).lines).toEqual(THREE);
});

it('does not part an amount from what it is of, and an empty list hides no other', () => {
  expect(recipeOf({ recipeIngredient: ['2 tbsp\n   olive oil', '1 onion'] }).lines).toEqual([
    '2 tbsp olive oil',
    '1 onion',
  ]);
  expect(recipeOf({ recipeIngredient: [], ingredients: ['1 egg'] }).lines).toEqual(['1 egg']);
});

it('says that a long line is cut, and cuts no character in two', () => {
  const glued = `${'a'.repeat(199)}👩‍🍳 and more`;
  const fitted = fitRecipe(recipeOf({ recipeIngredient: [glued, 'a'.repeat(200)] }));

  expect(fitted.lines).toEqual(['a'.repeat(199), 'a'.repeat(200)]);
  expect(fitted).toMatchObject({ isCut: true, leftOut: { ingredients: 0, steps: 0, shortened: 1 } });
  expect(
    fitRecipe(recipeOf({ recipeInstructions: '👩‍🍳'.repeat(300) })).steps.every((one) => one.isWellFormed()),
  ).toBe(true);
});

it.each([
  [
    'a step with a description',
    [{ '@type': 'ListItem', name: 'Sear', description: '4 minutes.' }],
    ['Sear: 4 minutes.'],
  ],
  ['a step in an item', [{ '@type': 'ListItem', item: { '@type': 'HowToStep', text: 'Stir.' } }], ['Stir.']],
  ['a list in capitals', { '@type': 'HowToSection', ItemListElement: [{ text: 'Stir.' }] }, ['Stir.']],
  ['a counted step', [{ '@type': 'HowToStep', name: 'Step 1', text: 'Stir.' }], ['Stir.']],
  ['a line within a sentence', [{ text: 'Chop the onion\r\nand cook it.' }], ['Chop the onion and cook it.']],
  ['wrapped lines', 'Chop the onion\nand cook it.\nServe.', ['Chop the onion and cook it.', 'Serve.']],
  ['paragraphs', '<p>Chop it.</p><p>Cook it.</p>', ['Chop it.', 'Cook it.']],
  [
    'sections',
    [
      {
        '@type': 'HowToSection',
        name: 'Pressure cooker',
        itemListElement: [{ text: '8 minutes.' }, { text: 'Open it.' }],
      },
      { '@type': 'HowToSection', name: 'On the stove', itemListElement: [{ text: '40 minutes.' }] },
    ],
    ['Pressure cooker: 8 minutes.', 'Open it.', 'On the stove: 40 minutes.'],
  ],
])('reads %s', (_, recipeInstructions, steps) => {
  expect(fitRecipe(recipeOf({ recipeInstructions })).steps).toEqual(steps);
});

it('passes over an empty stub, and follows what the page is about', () => {
  const whole = '{"@type":"Recipe","name":"Soup","recipeIngredient":["1 onion"]}';
  expect(pageOf(script('{"@type":"Recipe"}') + script(whole))).toMatchObject({ name: 'Soup' });
  const other = '{"@type":"Recipe","name":"Cake","recipeIngredient":["1 egg"]}';
  const about = '{"@type":"WebPage","mainEntity":{"@id":"#soup"}}';
  const parts =
    '{"@id":"#soup","@type":"Recipe","name":"Soup"},{"@id":"#soup","recipeIngredient":["1 onion"]}';
  expect(pageOf(script(`[${other},${about},${parts}]`))).toMatchObject({ name: 'Soup', lines: ['1 onion'] });
});

it('takes no other dish for one without ingredients', () => {
  const other = '{"@type":"Recipe","name":"Cake","recipeIngredient":["1 egg"]}';
  expect(pageOf(script(`[{"@type":"Recipe","name":"Soup"},${other}]`))).toBe('no_recipe');
});

it('reads entities that are encoded twice', () => {
  expect(
    recipeOf({ recipeIngredient: ['1 &amp;frac12; cup', 'salt &amp;amp; pepper'] }, 'Fish &amp;amp; chips'),
  ).toMatchObject({
    name: 'Fish & chips',
    lines: ['1 ½ cup', 'salt & pepper'],
  });
});

it.each([
  [{ '@type': 'Duration', '@value': 'PT35M' }, 35],
  ['PTH30M', 30],
  ['PT1H 30M', 90],
  ['P1W', 10_080],
  ['1 hour 30 minutes', 90],
  ['45 mins', 45],
  ['1,5 hours', 90],
  ['1/2 hour', 30],
  ['1 hour 20', 80],
  ['45 to 50 minutes', 45],
  ['P0DT0H30M', 30],
  ['-PT5M', null],
  ['soon', null],
])('reads %j as a time', (totalTime, minutes) => {
  expect(recipeOf({ totalTime }).minutes).toBe(minutes);
});

it.each([
  [{ '@type': 'QuantitativeValue', value: 6 }, 6],
  ['3 dozen', 36],
  ['9-inch cake, 8 slices', 8],
  ['4 (2 each)', 4],
  [['4', 'Serves 4 to 6'], 4],
  ['a large bowl', null],
  ['Serves four', 4],
  ['half a dozen muffins', 6],
  ['1 loaf (12 slices)', 12],
  ['4–6 servings', 4],
  ['500 g', null],
])('reads %j as what it serves', (recipeYield, servings) => {
  expect(recipeOf({ recipeYield }).servings).toBe(servings);
});

it.each([
  ['1240 kJ (296 kcal)', 296],
  ['1240 kJ', 296],
  ['1.240 kJ', 296],
  ['1,240 calories', 1240],
  ['1 240 kcal', 1240],
  ['1\u202f240 kcal', 1240],
  ['9.125 kcal', 9],
  ['296,5 kcal', 297],
  ['2.5 kcal', 3],
])('reads %j as energy', (calories, kilocalories) => {
  expect(recipeOf({ nutrition: { calories } }).figures?.calories).toBe(kilocalories);
});

it('asks for an energy that may be two', () => {
  for (const calories of ['2.750 kcal', '1.240 kcal'])
    expect(recipeOf({ nutrition: { calories } }).figures).toBeNull();
});

it.each([
  ['0.125 g', 0.1],
  ['800 mg', 0.8],
  ['17,5 g', 17.5],
  ['1.250 g', 1.3],
  ['12,500 g', 12.5],
])('reads %j as grams', (fatContent, fat) => {
  expect(recipeOf({ nutrition: { calories: '100 kcal', fatContent } }).figures?.fat).toBe(fat);
});

it('takes no energy at all for unknown', () => {
  expect(recipeOf({ nutrition: { calories: '0 calories' } }).figures).toBeNull();
});

it.each([
  ['the weight of the whole dish', { calories: '3721', servingSize: '3659 g' }],
  ['the weight of the whole dish in kilograms', { calories: '930 kcal', servingSize: '3,6 kg' }],
  ['the energy of the whole dish', { calories: '7032 kcal' }],
  ['more energy than pure fat has', { calories: '900 kcal', servingSize: '30 g' }],
  ['more grams than it weighs', { calories: '300 kcal', servingSize: '100 g', fatContent: '150 g' }],
  ['no energy beside 60 g of carbohydrate', { calories: '0 kcal', carbohydrateContent: '60 g' }],
  ['less energy than its fat alone has', { calories: '120 kcal', fatContent: '60 g' }],
  [
    'far more energy than all of it has',
    { calories: '1500 kcal', proteinContent: '10 g', carbohydrateContent: '20 g', fatContent: '5 g' },
  ],
])('doubts figures of one serving: %s', (_, nutrition) => {
  expect(recipeOf({ recipeYield: '6', nutrition }).figures).toBeNull();
});

it.each([
  ['a large dinner', { calories: '1450 kcal', servingSize: '850 g', fatContent: '80 g' }, 1450],
  ['a serving in words', { calories: '420 kcal', servingSize: '1 bowl (380 g)' }, 420],
  ['a serving that is a count', { calories: '420 kcal', servingSize: '1' }, 420],
  [
    'rounded figures',
    { calories: '330', proteinContent: '12 g', carbohydrateContent: '40 g', fatContent: '13 g' },
    330,
  ],
  ['water', { calories: '0 kcal', proteinContent: '0 g', carbohydrateContent: '1 g' }, 0],
])('believes figures of one serving: %s', (_, nutrition, calories) => {
  expect(recipeOf({ recipeYield: '6', nutrition }).figures?.calories).toBe(calories);
});

const JSON_TEXT = '{"@type":"Recipe","name":"Soup","recipeIngredient":["1 onion"]}';
it.each([
  ['a semicolon behind it', `${JSON_TEXT};`],
  ['a comma too many', '{"@type":"Recipe","name":"Soup","recipeIngredient":["1 onion",],}'],
  ['CDATA in comments', `//<![CDATA[\n${JSON_TEXT}\n//]]>`],
  ['CDATA in other comments', `/*<![CDATA[*/${JSON_TEXT}/*]]>*/`],
  ['a comment of HTML', `<!-- ${JSON_TEXT} -->`],
  ['an escape too many', JSON_TEXT.replace('Soup', "So\\'up")],
])('reads data with %s', (_, text) => {
  const read = pageOf(script(text)) as PageRecipe;
  expect(read.lines).toEqual(['1 onion']);
});

it('reads each thing of microdata once', () => {
  const html = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Soup</h1>
    <ul itemprop="recipeIngredient"><li itemprop="recipeIngredient">1 onion</li><li itemprop="recipeIngredient">2 eggs</li></ul>
    <ol itemprop="recipeInstructions"><li itemscope itemtype="https://schema.org/HowToStep"><span itemprop="text">Chop it.</span></li>
    <li itemscope itemtype="https://schema.org/HowToStep"><span itemprop="text">Cook it.</span></li></ol></div>`;
  expect(pageOf(html)).toMatchObject({
    lines: ['1 onion', '2 eggs'],
    steps: [{ text: 'Chop it.' }, { text: 'Cook it.' }],
  });
});
