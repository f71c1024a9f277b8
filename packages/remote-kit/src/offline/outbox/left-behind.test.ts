import 'fake-indexeddb/auto';
import { openOfflineDatabase } from '../database';
import { browserShelf } from './browser-shelf';
import type { NewWaiting } from './waiting';

const written = (userId: string, key: string) =>
  ({ userId, key, method: 'POST', url: '/api/meals', title: key, shows: [] }) as unknown as NewWaiting;

async function aShelf() {
  const shelf = browserShelf(await openOfflineDatabase());
  for (const userId of ['ana', 'bea', 'eva']) await shelf.leave(userId, 'discard');
  const titles = async (userId: string) => (await shelf.of(userId)).map(({ title }) => title);
  return { shelf, titles };
}

it('keeps what she chose to keep past the next member, who never has it', async () => {
  const { shelf, titles } = await aShelf();
  await shelf.add(written('ana', 'porridge'));
  await shelf.leave('ana', 'keep');
  expect(await titles('bea')).toEqual([]);
  expect(await shelf.countOfOthers('bea')).toBe(0);

  await shelf.add(written('bea', 'soup'));
  await shelf.leave('bea', 'discard');

  expect([await titles('ana'), await titles('bea')]).toEqual([['porridge'], []]);
});

it('lets what a lapsed session left wait for her, and deletes it as the next member leaves', async () => {
  const { shelf, titles } = await aShelf();
  await shelf.add(written('ana', 'porridge'));
  expect(await shelf.countOfOthers('bea')).toBe(1);
  expect(await titles('ana')).toEqual(['porridge']);

  await shelf.leave('bea', 'keep');

  expect(await titles('ana')).toEqual([]);
});
