import { rollback } from './promotion';
import type { Bucket } from './testing/bucket';
import { decision, pathOf, RunningSite } from './testing/running-site';
import { startBucket } from './testing/start-bucket';
import { withdraw } from './withdrawal';

let bucket: Bucket;
beforeAll(async () => {
  bucket = await startBucket();
});
beforeEach(() => bucket.empty());
afterAll(() => bucket.stop());
afterEach(() => jest.restoreAllMocks());

describe.each(['a folder', 'a bucket'])('in %s', (kind) => {
  let site: RunningSite;
  beforeEach(async () => {
    site = await RunningSite.start(kind === 'a folder' ? undefined : bucket.url('/site'));
  });
  /** What a new process finds, and what the site shows. */
  const same = (versions: Record<string, string>) => [versions, versions];

  it('the site shows the newest revision that is left where somebody removed the newest', async () => {
    await site.storage.remove(pathOf(3));

    expect(await site.everywhere()).toEqual(same({ tea: 'v1', cake: 'v1' }));
  });

  it('a rollback after that says that nothing changed only where the site shows it', async () => {
    await site.storage.remove(pathOf(3));
    const changed = await rollback(site.command(), { id: 'tea', version: 'v1' }, decision);

    expect(changed).toBe(false);
    expect(await site.shown()).toEqual({ tea: 'v1', cake: 'v1' });
  });

  it('the next decision is seen, though it has the number of the one that was removed', async () => {
    await site.storage.remove(pathOf(3));
    await withdraw(site.command(), 'cake', decision);

    expect(await site.everywhere()).toEqual(same({ tea: 'v1' }));
    expect((await site.store.history()).map(({ change }) => change.id)).toEqual(['cake', 'cake', 'tea']);
  });

  it('an older copy of the folder that was put back counts, and so does what is decided next', async () => {
    const putBack = await site.copyOf(1, 2, 3);
    await site.release('cake', 'v2');
    await site.release('tea', 'v3');
    expect(await site.shown()).toEqual({ tea: 'v3', cake: 'v2' });
    for (const rev of [4, 5]) await site.storage.remove(pathOf(rev));
    await putBack();
    expect(await site.everywhere()).toEqual(same({ tea: 'v2', cake: 'v1' }));

    await site.release('tea', 'v4');

    expect(await site.everywhere()).toEqual(same({ tea: 'v4', cake: 'v1' }));
  });

  it('as many decisions as were removed are all seen, and the history tells of them alone', async () => {
    await site.release('cake', 'v2');
    await site.shown();
    await site.store.history();
    for (const rev of [3, 4]) await site.storage.remove(pathOf(rev));
    await site.release('cake', 'v3');
    await site.release('tea', 'v4');

    expect(await site.everywhere()).toEqual(same({ tea: 'v4', cake: 'v3' }));
    expect((await site.store.history()).map(({ change }) => change.to)).toEqual(['v4', 'v3', 'v1', 'v1']);
  });

  it.each([
    ['under another name', '00000003.json.bak'],
    ['in a folder of its own', 'old/00000009.json'],
  ])('a revision that was put away %s is none', async (_, name) => {
    const bytes = await site.bytesOf(3);
    await site.storage.remove(pathOf(3));
    await site.storage.put(`registry/production/${name}`, bytes);

    expect(await site.everywhere()).toEqual(same({ tea: 'v1', cake: 'v1' }));
  });

  it('revisions that come back out of order are shown by their number', async () => {
    const putBack = [await site.copyOf(3), await site.copyOf(1), await site.copyOf(2)];
    for (const rev of [1, 2, 3]) await site.storage.remove(pathOf(rev));
    // Nothing at all may be a folder that is not mounted: the last known registry stands.
    expect(await site.shown()).toEqual({ tea: 'v2', cake: 'v1' });
    for (const put of putBack) {
      await put();
      expect(await site.everywhere()).toEqual(same({ tea: 'v2', cake: 'v1' }));
    }
  });

  it('a revision that is half written is passed over, and counts once it is whole', async () => {
    const bytes = await site.bytesOf(3);
    await site.storage.put(pathOf(3), bytes.subarray(0, 200));
    expect(await site.everywhere()).toEqual(same({ tea: 'v1', cake: 'v1' }));

    await site.storage.put(pathOf(3), bytes);

    expect(await site.everywhere()).toEqual(same({ tea: 'v2', cake: 'v1' }));
  });

  it('a registry that is the same is the same object, and another of the same number has another digest', async () => {
    const known = await site.store.current();
    await site.shown();
    expect(await site.store.current()).toBe(known);

    await site.storage.remove(pathOf(3));
    await withdraw(site.command(), 'cake', decision);
    await site.shown();

    const next = await site.store.current();
    expect(next.rev).toBe(known.rev);
    expect(next.digest).not.toBe(known.digest);
  });
});
