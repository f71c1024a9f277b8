import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { Lane } from './lane';

const limits = { places: 2, queue: 1, patience: 50, hold: 10_000 };

it('lets in as many as there are places, and the next one when a place is given back', async () => {
  const lane = new Lane(limits);
  const leave = await lane.enter();
  await lane.enter();
  const third = lane.enter();
  leave?.();

  expect(await third).toBeInstanceOf(Function);
});

it('refuses at once who would be one too many in the queue', async () => {
  const lane = new Lane({ ...limits, patience: 60_000 });
  await lane.enter();
  const leave = await lane.enter();
  const third = lane.enter();

  expect(await lane.enter()).toBeUndefined();
  leave?.();
  (await third)?.();
});

it('refuses who waited too long', async () => {
  const lane = new Lane(limits);
  await lane.enter();
  await lane.enter();

  expect(await lane.enter()).toBeUndefined();
});

it('gives the place of a call that waits for something else to another', async () => {
  const lane = new Lane({ ...limits, hold: 20, patience: 5000 });
  await lane.enter();
  await lane.enter();

  expect(await lane.enter()).toBeInstanceOf(Function);
});

it('a place that is given back twice, or after its time, is one place', async () => {
  const lane = new Lane({ places: 1, queue: 0, patience: 50, hold: 20 });
  const leave = await lane.enter();
  await wait(40);
  const second = await lane.enter();
  leave?.();
  leave?.();

  expect(second).toBeInstanceOf(Function);
  expect(await lane.enter()).toBeUndefined();
});

it('lets one who waits enter in each turn of the event loop, though all are done at once', async () => {
  const lane = new Lane({ places: 2, queue: 3, patience: 5000, hold: 10_000 });
  const first = [await lane.enter(), await lane.enter()];
  let turn = 0;
  const turns: number[] = [];
  const waiting = Array.from({ length: 3 }, async () => {
    const leave = await lane.enter();
    turns.push(turn);
    leave?.();
  });
  for (const leave of first) leave?.();
  for (; turns.length < 3; turn += 1) await nextTurn();
  await Promise.all(waiting);

  expect(new Set(turns).size).toBe(3);
});
