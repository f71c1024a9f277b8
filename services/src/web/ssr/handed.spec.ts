import { Handed } from './handed';

const keys = (amount: number) => Array.from({ length: amount }, (_, index) => `key ${index}`);

it('sheets of all pages do not take the place of the code that paints them', () => {
  const handed = new Handed();
  for (const owner of keys(6)) handed.add('builds', owner);

  // Of 45 pages, and of the shell, in two releases of each module.
  for (const key of keys(120)) handed.add('sheets', key);

  expect(keys(6).every((owner) => handed.has('builds', owner))).toBe(true);
  expect(keys(120).every((key) => handed.has('sheets', key))).toBe(true);
});

it('forgets the oldest before the thread does', () => {
  const handed = new Handed();
  for (const owner of keys(50)) handed.add('builds', owner);

  expect(['key 9', 'key 10', 'key 49'].map((owner) => handed.has('builds', owner))).toEqual([
    false,
    true,
    true,
  ]);
});
