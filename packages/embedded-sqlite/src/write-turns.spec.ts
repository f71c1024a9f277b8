import { isLocked } from './failures';
import { WriteTurns } from './write-turns';

const later = () => Date.now() + 10_000;

it('come one after the other, in the order they were asked for', async () => {
  const turns = new WriteTurns();
  const order: number[] = [];
  await Promise.all(
    [1, 2, 3].map(async (number) => {
      const done = await turns.take(later());
      order.push(number);
      await new Promise((resolve) => setImmediate(resolve));
      expect(order.at(-1)).toBe(number);
      done();
    }),
  );

  expect(order).toEqual([1, 2, 3]);
});

it('are given up by whoever waited too long, without being lost to the next', async () => {
  const turns = new WriteTurns();
  const done = await turns.take(later());
  const impatient = await turns.take(Date.now() + 20).catch((error: unknown) => error);
  const next = turns.take(later());
  done();

  expect(isLocked(impatient)).toBe(true);
  (await next)();
});

it('are given back once, however often that is said', async () => {
  const turns = new WriteTurns();
  const done = await turns.take(later());
  const second = turns.take(later());
  done();
  const held = await second;
  done();
  let third = false;
  const waiting = turns.take(later()).then((release) => {
    third = true;
    release();
  });
  await new Promise((resolve) => setImmediate(resolve));

  expect(third).toBe(false);
  held();
  await waiting;
});
