import { setTimeout as later } from 'node:timers/promises';
import { Carried } from './carried';

const cup = new Carried<string>();
const plate = new Carried<string>();
const both = async () => {
  await later(1);
  return [cup.get(), plate.get()];
};

it('is found inside, however late, and not beside', async () => {
  const inside = cup.run('tea', both);

  expect(await both()).toEqual([undefined, undefined]);
  expect(await inside).toEqual(['tea', undefined]);
});

it('carries several things at once, of each the innermost', async () => {
  const nested = cup.run('tea', () => plate.run('cake', () => cup.run('milk', both)));

  expect(await nested).toEqual(['milk', 'cake']);
});

it('is found until its work is done, also beside other work that ends sooner', async () => {
  const longer = cup.run('tea', async () => {
    await later(20);
    return cup.get();
  });
  await plate.run('cake', both);

  expect(await longer).toBe('tea');
});
