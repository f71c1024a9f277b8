import type { Release } from '@nestwell/contracts/delivery';
import type { RemoteDeclaration } from '@nestwell/remote-kit';
import { contained } from './contained';

const release: Release = {
  version: '2',
  scope: 'meal-plans_2',
  entry: { url: '', integrity: '' },
  css: [],
  pages: [],
  widgets: [],
  contract: 1,
};
const Page = () => null;
const page = { path: '/tea', title: 'Tea', load: () => Promise.resolve(Page) };
const declared: RemoteDeclaration = { owner: 'Tea', id: 'tea', contract: 1, pages: [page], widgets: [] };

// jsdom has no rules to read: a browser judges sheets in the browser tests.
const leaks: string[] = [];
const switched = jest.fn();
jest.mock('../isolation/styles', () => ({
  leaksOf: () => leaks,
  switchSheets: (...told: unknown[]) => switched(...told) as unknown,
}));
beforeEach(() => leaks.splice(0));

it('switches the sheets of a version on, and brings it up where they keep to its own classes', async () => {
  const loaded = await contained(() => Promise.resolve(declared))(release, 0);

  await expect(loaded.pages[0]?.load()).resolves.toBe(Page);
  expect(switched.mock.calls[0]).toEqual(['meal-plans@2', false]);
});

it('fails for a version whose sheets style what is not its own, at once or with the code of a page', async () => {
  const loaded = await contained(() => Promise.resolve(declared))(release, 0);
  leaks.push('meal-plans@2');

  const told = 'meal-plans@2 styles what is not its own';
  await expect(loaded.pages[0]?.load()).rejects.toThrow(told);
  await expect(contained(() => Promise.resolve(declared))(release, 0)).rejects.toThrow(told);
});
