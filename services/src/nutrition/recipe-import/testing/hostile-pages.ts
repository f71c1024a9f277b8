const MAX_BYTES = 2 * 1024 * 1024;

/** As often as it fits, with something before it and after it. */
const often = (text: string, bytes = MAX_BYTES, before = '', after = '') =>
  before + text.repeat(Math.floor((bytes - before.length - after.length) / text.length)) + after;

const linked = (json: string) => `<script type="application/ld+json">${json}</script>`;
const recipe = (parts: string) => linked(`{"@type":"Recipe","name":"Soup",${parts}}`);
const RECIPE = '<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Soup</b>';
const NAMES = 'name recipeYield totalTime prepTime cookTime recipeIngredient recipeInstructions';
const STEP = '<li itemprop="recipeInstructions"><span itemprop="text">Stir.</span>';

/** Pages that are as large as one may be, each to be slow in another way. */
export const hostilePages: Readonly<Record<string, () => string>> = {
  'nested elements': () => often('<div>', MAX_BYTES, RECIPE),
  'nested things': () => often('<div itemscope itemprop="name">', MAX_BYTES, RECIPE),
  'nested names, each with text': () => often('<i itemprop="recipeIngredient">1 egg ', MAX_BYTES, RECIPE),
  'nested names that are let through': () =>
    often(`${'<i itemprop="name">a'.repeat(900)}${'</i>'.repeat(900)}`, MAX_BYTES, RECIPE),
  'all names below many elements': () =>
    often(`<i itemprop="${NAMES}">`, MAX_BYTES, `${RECIPE}${'<b>'.repeat(900)}`),
  'many elements': () => often('<b>', MAX_BYTES),
  'many siblings': () => often('<p itemprop="recipeIngredient">1 egg</p>', MAX_BYTES, RECIPE),
  'steps in steps': () => often(STEP, MAX_BYTES, `${RECIPE}<ol itemprop="recipeInstructions">`),
  'many recipes': () => often(`${RECIPE}</div>`),
  'ends without beginnings': () => often('</b>', MAX_BYTES, '<a>'.repeat(990)),
  'many scripts': () => often(linked('{}')),
  'many whole recipes': () => often(recipe('"recipeIngredient":["1 egg"]')),
  'many ingredients': () =>
    often('"1 &lt;b&gt;egg",', MAX_BYTES - 200, '', '').replace(/^(.*),$/, (_, all: string) =>
      recipe(`"recipeIngredient":[${all}]`),
    ),
  'one long ingredient': () => recipe(`"recipeIngredient":"${often('1 egg\\n', MAX_BYTES - 200)}"`),
  'one long step of entities': () =>
    recipe(`"recipeIngredient":"1 egg","recipeInstructions":"${often('&amp;amp;', MAX_BYTES - 200)}"`),
  'many references': () =>
    linked(`[${often('{"@id":"a","mainEntity":{"@id":"a"}},', MAX_BYTES - 200)}{"@type":"Recipe"}]`),
  'deep lists': () => linked(`${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`),
  'deep lists that do not end': () => linked('['.repeat(2_000_000)),
  'deep things': () => linked(`${'{"a":'.repeat(300_000)}1${'}'.repeat(300_000)}`),
  'data with many faults': () => linked(often("{'a':1,,}", MAX_BYTES - 200)),
  'one word without an end': () => linked(often('\\', MAX_BYTES - 200, '{"a":"')),
  'many attributes': () => often('<b a b c d e f g h i j k l m n o p q r s t u v w x y z>'),
  'one element with all attributes': () =>
    `<b ${Array.from({ length: 250_000 }, (_, place) => `a${place.toString(36)}`).join(' ')}>`,
  'one name of many names': () => often('name ', MAX_BYTES, `${RECIPE}<b itemprop="`, '">'),
  'comments in comments': () => often('<!--'),
  'spaces and lines': () =>
    recipe(`"recipeIngredient":"1 egg","recipeInstructions":"${often('\\n ', MAX_BYTES - 200)}"`),
};
