import { soon, soonBoth } from './soon';

it('goes on at once with what is there, and later with what will be', async () => {
  expect(soon(2, (value) => value + 1)).toBe(3);
  await expect(soon(Promise.resolve(2), (value) => value + 1)).resolves.toBe(3);
});

it('goes on with both, at once where both are there', async () => {
  const sum = (one: number, other: number) => one + other;

  expect(soonBoth(1, 2, sum)).toBe(3);
  await expect(soonBoth(1, Promise.resolve(2), sum)).resolves.toBe(3);
  await expect(soonBoth(Promise.resolve(1), 2, sum)).resolves.toBe(3);
});
