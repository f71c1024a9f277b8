import { claim, heardKeys } from './heard';

beforeEach(() => localStorage.clear());

it('gives an alert to one of two tabs that ask at the same time', async () => {
  const [one, other] = await Promise.all([claim(['iron', 'feed'], 0), claim(['feed', 'visit'], 0)]);

  expect([[...one], [...other]]).toEqual([['iron', 'feed'], ['visit']]);
  expect(heardKeys()).toEqual(new Set(['iron', 'feed', 'visit']));
});

it('forgets what was heard days ago', async () => {
  await claim(['iron'], 0);
  await claim(['feed'], 4 * 86_400_000);

  expect(heardKeys()).toEqual(new Set(['feed']));
});
