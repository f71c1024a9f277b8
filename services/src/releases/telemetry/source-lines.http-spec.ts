import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prune } from '@nestwell/releases';
import type { Signal } from '@nestwell/contracts/delivery/server';
import { ReleasingSite } from '../../web/testing/releasing-site';
import { ReleaseStore } from '../registry/release-store';
import { SourceLines } from './source-lines';
import { Health } from './health';
import { Signals } from './signals';

/** Of a script of one line, whose first column comes from line 12 of the source. */
const mapOf = (source: string) =>
  JSON.stringify({ version: 3, sources: [source], names: [], mappings: 'AAWA' });

let site: ReleasingSite;
beforeAll(async () => {
  site = await ReleasingSite.build();
  await map('mfe-tea', 'page.js', mapOf('mfe-tea/src/kettle.tsx'));
  await map('mfe-tea', 'spoiled.js', '{"version":');
  await map('shell', 'main.1.js', mapOf('shell/src/slots/widget.tsx'));
  await site.start({ TRUST_PROXY: 'loopback' });
});
afterAll(() => site.remove());

async function map(target: string, script: string, text: string) {
  const folder = join(site.folder, target, 'dist/maps');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${script}.map`), text);
}

/** The stack of an error of tea v1, as the team page gets it. */
async function shown(stack: string): Promise<string | null | undefined> {
  const signal: Signal = {
    id: 'tea',
    version: 'v1',
    name: 'error',
    value: 0,
    error: { message: stack, stack },
  };
  const client = `203.0.113.${(clients += 1)}`;
  await site.app.get(Signals).take(client, [signal]);
  const health = await site.app.get(SourceLines).inHealth(await site.app.get(Health).lastDay());
  return health[0]?.messages.find(({ message }) => message === stack)?.stack;
}
let clients = 0;

it('a stack reads in lines of the sources, of a module and of the shell', async () => {
  expect(
    await shown(
      'Error\nat p (https://nestwell.example/r/tea/v1/page.js:1:1)\nComponents:\nat K (/r/tea/v1/page.js:1:1)\nat W (/shell/main.1.js:1:1)',
    ),
  ).toBe(
    'Error\nat p (mfe-tea/src/kettle.tsx:12:1)\nComponents:\nat K (mfe-tea/src/kettle.tsx:12:1)\nat W (shell/src/slots/widget.tsx:12:1)',
  );
});

it.each([
  ['of a script without a map', 'at p (/r/tea/v1/gone.js:1:1)'],
  ['of a map that cannot be read', 'at p (/r/tea/v1/spoiled.js:1:1)'],
  ['beyond the map', 'at p (/r/tea/v1/page.js:7:1)'],
  ['of another version', 'at p (/r/cake/v1/page.js:1:1)'],
  ['of no script of ours', 'at p (https://elsewhere.example/page.js:1:1)'],
])('a position %s stays as it was reported', async (_, stack) => {
  expect(await shown(stack)).toBe(stack);
});

it('a version that is removed takes its maps with it', async () => {
  const { storage } = site.app.get(ReleaseStore);
  await map('mfe-tea', 'page.js', mapOf('mfe-tea/src/kettle.tsx'));
  await site.release('tea', 'v2');
  await storage.create('maps/tea/v2/page.js.map', Buffer.from('{}'));

  await prune(storage, { keptSince: new Date('2999-01-01'), revisions: 1 });

  expect(await storage.list('maps/')).toEqual(['maps/tea/v1/page.js.map', 'maps/tea/v1/spoiled.js.map']);
});
