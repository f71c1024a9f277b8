import { setTimeout as wait } from 'node:timers/promises';
import { Turn } from './turn';

const busyFor = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

it('is as long as what came before in the same turn, and begins anew with the next', async () => {
  const turn = new Turn();
  const first = turn.elapsed();
  busyFor(30);
  const second = turn.elapsed();
  await wait(1);
  const next = turn.elapsed();

  expect(first).toBe(0);
  expect(second).toBeGreaterThanOrEqual(30);
  expect(next).toBe(0);
});
