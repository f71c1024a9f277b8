import { randomId } from './random-id';

it('makes version 4 UUIDs where the browser has no function for it', () => {
  const { getRandomValues } = crypto;
  Object.defineProperty(globalThis, 'crypto', {
    value: { getRandomValues: getRandomValues.bind(crypto) },
    configurable: true,
  });
  const ids = Array.from({ length: 50 }, randomId);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(50);
});
