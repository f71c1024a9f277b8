import { cautionsOf } from './index';

const ids = (words: string) => cautionsOf(words).map(({ id }) => id);

it.each([
  ['Mackerel, king, cooked', ['high-mercury']],
  ['1 king mackerel fillet', ['high-mercury']],
  ['Mackerel, Atlantic, cooked', []],
  ['Swordfish, cooked', ['shark-and-billfish']],
  ['Tuna, bigeye, raw', ['high-mercury', 'raw-fish']],
  ['Tuna, canned in water, drained', ['tuna']],
  ['Salmon, Atlantic, cooked', []],
  ['Salmon, smoked', ['smoked-fish']],
  ['Sushi roll, salmon', ['raw-fish']],
  ['Sushi roll, vegetable', []],
  ['Rice, sushi, cooked', []],
  ['Oysters, raw', ['raw-fish']],
  ['Oysters, cooked', []],
  ['Wine, red', ['alcohol']],
  ['Vinegar, wine', []],
  ['Beer, regular', ['alcohol']],
  ['Beer, alcohol-free', []],
  ['Ginger ale', []],
  ['Energy drink', ['energy-drink']],
  ['Coffee, black', ['coffee']],
  ['Coffee, decaffeinated', []],
  ['Tea, green', ['green-tea']],
  ['Tea, black', ['black-tea']],
  ['Tea, herbal', []],
  ['Liver, beef, pan-fried', ['liver']],
  ['Cod liver oil', ['liver']],
  ['Liver pâté', ['liver']],
  ['Olive oil', []],
  ['Cheese, Brie', ['mould-cheese']],
  ['Cheese, blue', ['mould-cheese']],
  ['Cheese, cheddar', []],
  ['Cheese, feta', ['soft-cheese']],
  ['60 g pasteurised feta cheese, crumbled', []],
  ['Milk, raw, unpasteurised', ['raw-milk']],
  ['Milk, whole', []],
  ['Salami', ['cured-meat']],
  ['Turkey, deli slices', ['deli-meat']],
  ['Turkey breast, roasted', []],
  ['Egg, whole, raw', ['raw-egg']],
  ['Egg, hard-boiled', []],
  ['Eggplant, raw', []],
  ['Bean sprouts, mung, raw', ['raw-sprouts']],
  ['Bean sprouts, mung, cooked', []],
  ['Brussels sprouts, cooked', []],
  ['Chicken breast, raw, without skin', ['raw-meat']],
  ['Fenugreek tea', ['fenugreek']],
  ['Fennel bulb, raw', ['fennel']],
  ['Banana, raw', []],
])('%s asks for %j', (name, expected) => {
  expect(ids(name)).toEqual(expected);
});

it('puts what is to be avoided before what has a limit', () => {
  expect(ids('Tuna, yellowfin, raw')).toEqual(['raw-fish', 'large-tuna']);
});
