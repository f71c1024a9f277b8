import type { Command } from './commands';
import { withOffers } from './offered';

const act = () => undefined;
const cup: Command = { id: '/?&cup', name: 'One cup', page: '/', open: 'cup', group: 'log', key: 'w' };
const tea: Command = { id: '/tea?&', name: 'Tea', page: '/tea', group: 'go' };

it('lets what is done in place stand first, in the place of the command that asks a page for it', () => {
  const rows = withOffers(
    [tea, cup],
    [
      { id: 'cup', name: 'One cup', about: '6 of 10 today', act },
      { id: 'again', name: 'Stew again', act },
    ],
  );

  expect(rows.map(({ name, about, key }) => [name, about, key])).toEqual([
    ['One cup', '6 of 10 today', 'w'],
    ['Stew again', undefined, undefined],
    ['Tea', undefined, undefined],
  ]);
  expect(rows[0]?.id).toBe(cup.id);
});
