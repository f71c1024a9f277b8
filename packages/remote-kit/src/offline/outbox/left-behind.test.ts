import 'fake-indexeddb/auto';
import { openOfflineDatabase } from '../database';
import { browserShelf } from './browser-shelf';
import type { NewWaiting } from './waiting';

const written = (userId: string, key: string, keptAt = Date.now()) =>
  ({
    userId,
    key,
    method: 'POST',
    url: '/api/meals',
    title: key,
    shows: [],
    keptAt,
  }) as unknown as NewWaiting;

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

  await shelf.add(written('bea', 'soup'));
  await shelf.leave('bea', 'discard');

  expect([await titles('ana'), await titles('bea')]).toEqual([['porridge'], []]);
});

it.each(['keep', 'discard'] as const)(
  'lets what a lapsed session left wait for its member alone, whatever the next one chooses: %s',
  async (choice) => {
    const { shelf, titles } = await aShelf();
    await shelf.add(written('ana', 'porridge'));
    await shelf.add(written('bea', 'soup'));
    expect(await titles('bea')).toEqual(['soup']);

    await shelf.leave('bea', choice);
    expect(await titles('ana')).toEqual(['porridge']);

    await shelf.leave('ana', 'discard');
    expect(await titles('ana')).toEqual([]);
  },
);

it('deletes what a lapsed session left after thirty days, and never what its member chose to keep', async () => {
  const { shelf, titles } = await aShelf();
  const longAgo = Date.now() - 31 * 24 * 60 * 60 * 1000;
  await shelf.add(written('ana', 'porridge', longAgo));
  await shelf.add(written('eva', 'rice', longAgo));
  await shelf.leave('eva', 'keep');

  await shelf.leave('bea', 'discard');

  expect([await titles('ana'), await titles('eva')]).toEqual([[], ['rice']]);
});
