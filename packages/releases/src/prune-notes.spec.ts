import { Gates } from './gates';
import { Marks } from './marks';
import { prune } from './prune';
import { publish } from './publish';
import { openStorage } from './storage/open-storage';
import type { Storage } from './storage/storage';
import { aBuild } from './testing/build';
import { temporaryFolder } from './testing/folders';

const plan = { keptSince: new Date('2026-11-20'), revisions: 2 };
const late = '2026-11-21T08:00:00Z';
const early = '2026-11-01T08:00:00Z';

let storage: Storage;
beforeEach(async () => (storage = await openStorage({ dataDir: await temporaryFolder() })));

async function note(version: string, at: string): Promise<void> {
  await new Gates(storage).note('tea', version, { inputs: 'abc', at, by: 'Ana' });
  await new Marks(storage, 'production').set('tea', version, { state: 'bad', at, why: 'odd' });
}
const noted = async () => [...(await storage.list('gates/')), ...(await storage.list('marks/'))];

it('with a version goes what was noted of it', async () => {
  await publish(storage, await aBuild('tea', 'v1'));
  await note('v1', late);

  expect(await prune(storage, plan)).toEqual(['tea/v1']);
  expect(await noted()).toEqual([]);
});

it('what has passed its gate and is not released yet keeps its pass, but not for ever', async () => {
  await note('coming', late);
  await note('gone', early);
  await storage.put('marks/staging/tea/torn.json', Buffer.from('{"state":'));
  await prune(storage, plan);

  expect(await noted()).toEqual(['gates/tea/coming.json', 'marks/production/tea/coming.json']);
});

it('notes of a version that stays, stay', async () => {
  await publish(storage, await aBuild('tea', 'v1'));
  const preview = { id: 'tea', name: 'pr-1', version: 'v1', at: '', by: '' };
  await storage.put('previews/tea/pr-1.json', Buffer.from(JSON.stringify(preview)));
  await note('v1', early);
  await prune(storage, plan);

  expect(await noted()).toHaveLength(2);
});
