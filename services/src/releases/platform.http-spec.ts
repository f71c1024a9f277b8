import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { live } from '@nestwell/contracts/delivery/server';
import { rollback } from '@nestwell/releases';
import { buildRemote } from '../web/testing/built-site';
import { ReleasingSite } from '../web/testing/releasing-site';

let site: ReleasingSite;
beforeEach(async () => {
  site = await ReleasingSite.build();
});
afterEach(() => site.remove());

describe('the registry', () => {
  it('is sent only where it is newer than what is known', async () => {
    await site.start();
    const ask = (known?: number) => site.app.visitor().call(live.registry, { query: { known } });
    const { rev } = (await ask()).body;

    expect((await ask(rev)).body).toEqual({ rev });
    await site.release('tea', 'v2');
    await site.promote('tea', 'v2');
    expect((await ask(rev)).body).toMatchObject({
      rev: rev + 1,
      registry: { remotes: { tea: { version: 'v2', lastGood: { version: 'v1' } } } },
    });
  });

  it('is sent where it has the number of the one that is known, and is another', async () => {
    await site.start();
    const ask = (digest: string | undefined) =>
      site.app.visitor().call(live.registry, { query: { known: rev, digest } });
    const { rev, digest } = await site.place.store.current();

    expect((await ask(digest)).body).toEqual({ rev });
    expect((await ask('of one that was removed')).body).toMatchObject({ rev, registry: { rev, digest } });
  });

  it('a rollback outlives a restart with the same build', async () => {
    await site.start();
    await buildRemote(site.folder, 'tea', 'v2', {});
    await site.start();
    await rollback(site.place, { id: 'tea' }, site.decision());
    await site.start();

    expect((await site.place.store.current()).remotes.tea?.version).toBe('v1');
  });

  it('that is corrupt leaves the site open', async () => {
    await site.start();
    await writeFile(join(site.folder, 'data/releases/registry/production/00000009.json'), 'not json');
    await site.start();

    expect(await site.open('/tea')).toMatchObject({
      status: 200,
      registry: { remotes: { tea: { version: 'v1' } } },
    });
  });
});
