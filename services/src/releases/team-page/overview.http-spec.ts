import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { platform } from '@nestwell/contracts/delivery/server';
import { Looks, rollback, withdraw } from '@nestwell/releases';
import { Overview } from './overview';
import { buildRemote } from '../../web/testing/built-site';
import { ReleasingSite } from '../../web/testing/releasing-site';

let site: ReleasingSite;
beforeEach(async () => {
  site = await ReleasingSite.build();
});
afterEach(() => site.remove());

const overview = async () => platform.overview.response.parse(await site.app.get(Overview).read());

async function lend(lends: Record<string, string>): Promise<void> {
  const file = join(site.folder, 'shell/dist/shell.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...manifest, lends }));
}

it('names the team that answers for each module, and answered for it at each decision', async () => {
  await buildRemote(site.folder, 'tea', 'v1', { owner: 'Hot drinks' });
  await site.start();
  await withdraw(site.place, 'tea', site.decision());

  const { environments, history } = await overview();

  expect(environments[0]?.remotes).toEqual([expect.objectContaining({ id: 'cake', owner: null })]);
  expect(history.slice(0, 2)).toEqual([
    expect.objectContaining({ id: 'tea', to: 'withdrawn', owner: 'Hot drinks' }),
    expect.objectContaining({ id: 'tea', to: 'v1', owner: 'Hot drinks' }),
  ]);
});

it('says what the shell lends, and what each module was built with', async () => {
  await lend({ react: '19.3.0' });
  await buildRemote(site.folder, 'tea', 'v1', { builtWith: { react: '19.2.1' } });
  await site.start();

  expect((await overview()).shared).toEqual([
    {
      name: 'react',
      version: '19.3.0',
      borrowers: [
        { id: 'cake', version: 'v1', builtWith: null },
        { id: 'tea', version: 'v1', builtWith: '19.2.1' },
      ],
    },
  ]);
});

const tea = async () => (await overview()).environments[0]?.remotes.find(({ id }) => id === 'tea');

it('names where a rollback goes, which is never what was rolled back, and what is known of each version', async () => {
  await site.start();
  for (const version of ['v2', 'v3']) {
    await site.release('tea', version);
    await site.promote('tea', version);
  }
  await rollback(site.place, { id: 'tea', version: 'v2' }, site.decision());

  expect(await tea()).toMatchObject({
    version: 'v2',
    backTo: 'v1',
    versions: [
      { version: 'v2', mark: null },
      { version: 'v1', mark: null },
      { version: 'v3', mark: { state: 'bad', why: 'rolled back: ready' } },
    ],
  });
});

it('tells what the gate last found, also where it did not let the version pass', async () => {
  await site.start();
  const steps = [
    { name: 'types', found: [] },
    { name: 'bytes', found: ['31.2 of 30 kB'] },
    { name: 'axe', found: null },
  ];
  const look = { at: '2026-11-21T08:00:00Z', by: 'Ana', seconds: 91, remembered: false };
  await new Looks(site.place.storage).note('tea', 'v1', { ...look, steps });

  expect((await tea())?.look).toEqual({
    ...look,
    steps: [
      { name: 'types', found: [] },
      { name: 'bytes', found: ['31.2 of 30 kB'] },
      { name: 'axe', found: null },
    ],
  });
});

it('says what this configuration leaves open, the worst first', async () => {
  await site.start({ LOGIN_VERIFICATION: 'everyone' });

  const { open } = await overview();
  expect(open).toContainEqual(expect.objectContaining({ closedBy: 'SMTP_URL' }));
  expect(open.map(({ closedBy }) => closedBy).join()).not.toContain('LOGIN_VERIFICATION');
});

it('tells what was read last while the releases cannot be reached', async () => {
  await site.start();
  const before = await overview();
  expect(before).toMatchObject({ reachable: true, keptIn: 'folder', shells: 1 });
  jest.spyOn(site.place.storage, 'list').mockRejectedValue(new Error('no answer within 5 s'));

  expect(await overview()).toEqual({ ...before, reachable: false });
});
