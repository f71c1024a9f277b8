import type { Release } from '@nestwell/contracts/delivery';
import type { RemoteDeclaration } from '@nestwell/remote-kit';
import { contained } from './contained';

const release: Release = {
  version: '2',
  scope: 'meal_plans_2',
  entry: { url: '', integrity: '' },
  css: [],
  pages: [],
  widgets: [],
  contract: 1,
};
const Page = () => null;
const page = { path: '/tea', title: 'Tea', load: () => Promise.resolve(Page) };
const declared: RemoteDeclaration = { owner: 'Tea', id: 'tea', contract: 1, pages: [page], widgets: [] };

const isolation = () => ({ inspect: jest.fn<void, [string]>(), welcome: jest.fn<void, [string]>() });

it('looks at the page after a version has begun, and again after the code of one of its pages', async () => {
  const kept = isolation();
  const loaded = await contained(() => Promise.resolve(declared), kept)(release, 0);
  expect([kept.welcome.mock.calls, kept.inspect.mock.calls]).toEqual([
    [['meal_plans@2']],
    [['meal_plans@2']],
  ]);

  await expect(loaded.pages[0]?.load()).resolves.toBe(Page);
  expect(kept.inspect).toHaveBeenCalledTimes(2);
});

it('fails for a version that changes what others share, whether its code came up or not', async () => {
  const kept = isolation();
  kept.inspect.mockImplementation((owner) => {
    throw new Error(`${owner} changes what others share: fetch`);
  });
  const changed = 'meal_plans@2 changes what others share: fetch';
  await expect(contained(() => Promise.resolve(declared), kept)(release, 0)).rejects.toThrow(changed);
  await expect(contained(() => Promise.reject(new Error('404')), kept)(release, 0)).rejects.toThrow(changed);
});
