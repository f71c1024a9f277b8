import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { platform } from '@nestwell/contracts/delivery';
import { withdraw } from '@nestwell/releases';
import { Overview } from './overview';
import { buildRemote } from './testing/built-site';
import { ReleasingSite } from './testing/releasing-site';

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
