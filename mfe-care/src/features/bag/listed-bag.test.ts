import { aThing } from '../../testing/a-thing';
import { ideasLeft } from './ideas';
import { bagText, groupsOf, movedBy, packedWords } from './listed-bag';

const slippers = aThing({ id: 'a', name: 'Slippers', place: 1 });
const socks = aThing({ id: 'b', name: 'Socks', place: 0, packed: true });
const balm = aThing({ id: 'c', name: 'Lip balm', place: 2 });
const seat = aThing({ id: 'd', kind: 'baby', name: 'Car seat', note: 'Sam does this' });
const all = [seat, slippers, socks, balm];

it('lists what is to pack in her order, what is packed at the end, and no empty group', () => {
  expect(
    groupsOf(all).map(({ title, items, packed }) => [title, items.map(({ name }) => name), packed]),
  ).toEqual([
    ['For you', ['Slippers', 'Lip balm', 'Socks'], 1],
    ['For the baby', ['Car seat'], 0],
  ]);
  expect(packedWords(all)).toBe('1 of 4 packed');
});

it('moves a thing among those that are to pack, and no further', () => {
  const items = [slippers, balm, socks];

  expect(movedBy(items, 'c', -1)).toEqual(['c', 'a', 'b']);
  expect(movedBy(items, 'a', -1)).toBeNull();
  expect(movedBy(items, 'c', 1)).toBeNull();
});

it('goes along as text, with boxes and notes', () => {
  expect(bagText(all)).toBe(
    'For you\n☐ Slippers\n☐ Lip balm\n☑ Socks\n\nFor the baby\n☐ Car seat (Sam does this)',
  );
});

it('offers no idea twice', () => {
  expect(ideasLeft('papers', [])).toHaveLength(4);
  expect(ideasLeft('papers', [aThing({ kind: 'papers', name: 'Maternity notes' })])).not.toContain(
    'Maternity notes',
  );
});
