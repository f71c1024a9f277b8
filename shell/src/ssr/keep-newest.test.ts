import { keepNewest } from './keep-newest';

it('forgets what was kept longest ago, and not what was kept anew', () => {
  const kept = new Map<string, number>();
  keepNewest(kept, 'first', 1, 2);
  keepNewest(kept, 'second', 2, 2);
  keepNewest(kept, 'first', 3, 2);
  keepNewest(kept, 'third', 4, 2);
  expect([...kept]).toEqual([
    ['first', 3],
    ['third', 4],
  ]);
});
