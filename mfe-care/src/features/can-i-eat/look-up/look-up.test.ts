import { foods, judged, toAvoid } from './foods';
import { lookUp } from './look-up';

const found = (text: string) => lookUp(text, foods).map(({ name }) => name);

it.each([
  ['tuna', ['Tuna, albacore', 'Tuna, bigeye', 'Tuna, canned light']],
  ['TUNA ', ['Tuna, albacore', 'Tuna, bigeye', 'Tuna, canned light']],
  ['can I eat tunas', ['Tuna, albacore', 'Tuna, bigeye', 'Tuna, canned light']],
  ['pate', ['Pâté']],
  ['camembert', ['Brie', 'Brie, pasteurized']],
  ['eggs', ['Eggs, cooked until firm', 'Eggs, raw', 'Eggs, runny', 'Mayonnaise, home-made', 'Tiramisu']],
  ['sandwiches', ['Cheddar', 'Ham, sliced']],
  ['latt', ['Matcha latte', 'Espresso']],
  ['chicken', ['Chicken, cooked through', 'Chicken, raw', 'Deli chicken']],
  ['xylophone', []],
  ['can i eat', []],
  ['', []],
])('“%s” finds %j', (text, names) => {
  expect(found(text)).toEqual(names);
});

it('judges words that stand in no list by what is in them, and says nothing of others', () => {
  expect(judged([], ' spicy tuna roll').map(({ name, caution }) => [name, caution.id])).toEqual([
    ['spicy tuna roll', 'tuna'],
  ]);
  for (const name of ['xylophone', 'lemongrass tea', 'dandelion tea']) expect(judged([], name)).toEqual([]);
});

it('lists what to avoid once, by why: less of it while nursing, less where it is a limit', () => {
  const names = (...where: Parameters<typeof toAvoid>) => toAvoid(...where).flatMap((reason) => reason.names);

  expect(names('pregnant', 'us')).toContain('Swordfish');
  expect(names('pregnant', 'au')).not.toContain('Swordfish');
  expect(names('pregnant', 'us')).not.toContain('Brie');
  expect(names('pregnant', 'au')).toContain('Brie');
  expect(names('nursing', 'us')).toEqual([
    'Black cohosh',
    'Comfrey',
    'Mugwort',
    'Pennyroyal',
    'Tansy',
    'Cannabis',
    'King mackerel',
    'Marlin',
    'Orange roughy',
    'Shark',
    'Swordfish',
    'Tilefish',
    'Tuna, bigeye',
  ]);
  expect(new Set(names('pregnant')).size).toBe(names('pregnant').length);
});
