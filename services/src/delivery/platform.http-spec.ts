import { plainReading } from '@nestwell/domain/reading';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { platform } from '@nestwell/contracts/delivery';
import type { BodyOf } from '@nestwell/contracts/kernel';
import { rollback } from '@nestwell/releases';
import type { CallOf } from '../platform/http/call';
import { buildRemote } from './testing/built-site';
import { ReleasingSite } from './testing/releasing-site';
import { PlatformController } from './platform.controller';

let site: ReleasingSite;
beforeEach(async () => {
  site = await ReleasingSite.build();
});
afterEach(() => site.remove());

describe('the registry', () => {
  it('is sent only where it is newer than what is known', async () => {
    await site.start();
    const ask = (known?: number) => site.app.visitor().call(platform.registry, { query: { known } });
    const { rev } = (await ask()).body;

    expect((await ask(rev)).body).toEqual({ rev });
    await site.release('tea', 'v2');
    await site.promote('tea', 'v2');
    expect((await ask(rev)).body).toMatchObject({
      rev: rev + 1,
      registry: { remotes: { tea: { version: 'v2', lastGood: { version: 'v1' } } } },
    });
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

describe('going back by hand', () => {
  const answerTo = (body: BodyOf<typeof platform.rollBack>) => {
    const call = {
      user: { id: 'an-admin', role: 'admin', timezone: 'UTC', locale: null, reading: plainReading },
      body,
    };
    return site.app.get(PlatformController).rollBack(call as CallOf<typeof platform.rollBack>);
  };

  it('is refused when somebody decided something else in the meantime', async () => {
    await site.start();
    await site.release('tea', 'v2');
    await site.promote('tea', 'v2');
    const { rev } = await site.place.store.current();

    await expect(answerTo({ id: 'tea', rev: rev - 1, why: 'odd' })).rejects.toMatchObject({ status: 409 });
    expect(await answerTo({ id: 'tea', rev, why: 'odd' })).toEqual({ rev: rev + 1 });
    await expect(answerTo({ id: 'tea', rev: rev + 1, why: 'odd' })).rejects.toMatchObject({ status: 422 });
    const [newest] = await site.place.store.history();
    expect(newest?.change).toMatchObject({ by: 'admin an-admin', why: 'odd', from: 'v2', to: 'v1' });
  });

  it('is for the team only', async () => {
    await site.start();
    const call = { method: 'POST', json: { id: 'tea', rev: 1, why: 'odd' } };

    expect((await site.app.visitor().send('/api/platform/rollbacks', call)).status).toBe(401);
    expect((await site.app.visitor().send('/api/platform/overview')).status).toBe(401);
  });
});
