import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage, RegistryStore } from '@nestwell/releases';
import { readArguments } from './arguments';
import { makeCurrent, shareIn } from './make-current';
import { securityFixIn } from './place';

it.each(['0', '91', 'ten', '1.5', ''])('a share of %p is refused before anything is built', (share) => {
  expect(() => shareIn(readArguments(['tea', '--share', share]))).toThrow(
    'whole number of percent from 1 to 90',
  );
});

it('a security fix says what it is for', () => {
  const marked = (...words: string[]) => securityFixIn(readArguments(['tea', ...words], ['security-fix']));

  expect(marked('--security-fix', '--why', 'Names leaked')).toBe(true);
  expect(marked('--why', 'Totals')).toBeUndefined();
  expect(() => marked('--security-fix')).toThrow('Say what the security fix is for');
});

it('a version is for all, or for as many as are said', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nestwell-share-'));
  const storage = await openStorage({ dataDir: folder });
  const place = { storage, store: new RegistryStore(storage, 'production') };
  const manifest = (version: string) => ({
    id: 'tea',
    version,
    scope: `tea_${version}`,
    contract: 2,
    entry: { path: 'entry.js', integrity: 'sha384-x', bytes: 1, brotliBytes: 1 },
    css: [],
    files: [],
    pages: [],
    widgets: [],
  });
  for (const version of ['v1', 'v2'])
    await storage.put(`r/tea/${version}/remote.json`, Buffer.from(JSON.stringify(manifest(version))));
  const put = (version: string, ...words: string[]) =>
    makeCurrent(readArguments(['tea', ...words]), place, { id: 'tea', version }, decision);
  const decision = { by: 'Ana', why: 'ready', at: new Date('2026-11-21T08:00:00Z') };

  expect(await put('v1')).toBe('tea v1 is now current in production');
  expect(await put('v2', '--share', '10')).toBe('tea v2 is now tried by 10 % of the members in production');
  expect(await put('v2', '--share', '10')).toBe(
    'tea v2 was already tried by 10 % of the members in production',
  );
  expect(await put('v2')).toBe('tea v2 is now current in production');
  await rm(folder, { recursive: true });
});
