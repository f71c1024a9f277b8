import { Gates } from './gates';
import { openStorage } from './storage/open-storage';
import { temporaryFolder } from './testing/folders';

const pass = { inputs: 'abc', at: '2026-11-21T08:00:00Z', by: 'Ana' };

it('a pass is noted for one version, and for no other', async () => {
  const gates = new Gates(await openStorage({ dataDir: await temporaryFolder() }));
  await gates.note('tea', 'v1', pass);

  expect(await gates.passed('tea', 'v1')).toEqual(pass);
  expect(await gates.passed('tea', 'v2')).toBeUndefined();
  expect(await gates.passed('cake', 'v1')).toBeUndefined();
});

it('a note that is not whole is no pass', async () => {
  const storage = await openStorage({ dataDir: await temporaryFolder() });
  await storage.put('gates/tea/v1.json', Buffer.from('{"inputs":'));
  await storage.put('gates/tea/v2.json', Buffer.from('{"inputs":"abc"}'));

  expect(await new Gates(storage).passed('tea', 'v1')).toBeUndefined();
  expect(await new Gates(storage).passed('tea', 'v2')).toBeUndefined();
});
