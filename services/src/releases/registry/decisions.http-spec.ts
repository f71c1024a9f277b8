import { plainReading } from '@nestwell/domain/reading';
import { startCanary, RegistryStore } from '@nestwell/releases';
import { DecisionsController } from './decisions.controller';
import { ReleasingSite } from '../../web/testing/releasing-site';

const user = { id: 'an-admin', role: 'admin', timezone: 'UTC', locale: null, reading: plainReading } as const;

let site: ReleasingSite;
beforeEach(async () => {
  site = await ReleasingSite.build();
  await site.start();
  await site.release('tea', 'v2');
});
afterEach(() => site.remove());

/** What the controller answers, as if the guards had let this admin pass. */
const decide = <Name extends 'rollBack' | 'promoteTried' | 'restore'>(
  name: Name,
  body: Parameters<DecisionsController[Name]>[0]['body'],
) => {
  const controller = site.app.get(DecisionsController);
  return (controller[name] as (call: unknown) => Promise<{ rev: number }>).call(controller, { user, body });
};
const rev = async () => (await site.place.store.current()).rev;
const current = async () => (await site.place.store.current()).remotes.tea?.version;
const newest = async () => (await site.place.store.history())[0]?.change;
const tryOut = () => startCanary(site.place, { id: 'tea', version: 'v2', share: 10 }, site.decision());

it('a rollback is refused when somebody decided something else in the meantime', async () => {
  await site.promote('tea', 'v2');
  const seen = await rev();

  await expect(decide('rollBack', { id: 'tea', rev: seen - 1, why: 'odd' })).rejects.toMatchObject({
    status: 409,
  });
  expect(await decide('rollBack', { id: 'tea', rev: seen, why: 'odd' })).toEqual({ rev: seen + 1 });
  await expect(decide('rollBack', { id: 'tea', rev: seen + 1, why: 'odd' })).rejects.toMatchObject({
    status: 422,
  });
  expect(await newest()).toMatchObject({ by: 'admin an-admin', why: 'odd', from: 'v2', to: 'v1' });
});

it.each(['rollBack', 'restore'] as const)(
  'a %s is refused where the number it was decided on was given anew to another revision',
  async (name) => {
    await site.promote('tea', 'v2');
    const { rev: seen, digest } = await site.place.store.current();
    const body = { id: 'tea', revision: seen - 1, rev: seen, why: 'odd' };

    await expect(decide(name, { ...body, digest: `${digest}other` })).rejects.toMatchObject({
      code: 'registry_changed',
    });
    expect(await decide(name, { ...body, digest })).toEqual({ rev: seen + 1 });
  },
);

it('what some try is promoted, and nothing that nobody tries', async () => {
  await tryOut();

  await expect(
    decide('promoteTried', { id: 'tea', version: 'v1', rev: await rev(), why: 'fine' }),
  ).rejects.toMatchObject({ code: 'not_being_tried' });
  await decide('promoteTried', { id: 'tea', version: 'v2', rev: await rev(), why: 'fine' });
  expect(await current()).toBe('v2');
});

it('what some try is taken back', async () => {
  await tryOut();
  await decide('rollBack', { id: 'tea', rev: await rev(), why: 'odd' });

  expect((await site.place.store.current()).remotes.tea).not.toHaveProperty('canary');
  expect(await newest()).toMatchObject({ from: 'v2', to: 'v1' });
});

it('a former revision is restored, unless it is none or something changed since', async () => {
  const revision = await rev();
  await site.promote('tea', 'v2');

  await expect(decide('restore', { revision: 999, rev: await rev(), why: 'odd' })).rejects.toMatchObject({
    code: 'revision_unusable',
  });
  await expect(decide('restore', { revision, rev: revision, why: 'odd' })).rejects.toMatchObject({
    code: 'registry_changed',
  });
  await decide('restore', { revision, rev: await rev(), why: 'odd' });
  expect(await current()).toBe('v1');
  expect(await newest()).toMatchObject({ id: '*', to: `revision ${revision}`, by: 'admin an-admin' });
});

it('is decided in the environment that it names', async () => {
  const staging = new RegistryStore(site.place.storage, 'staging');
  const body = { environment: 'staging' as const, id: 'tea', rev: 0, why: 'odd' };

  await expect(decide('rollBack', body)).rejects.toMatchObject({ code: 'nothing_before' });
  expect((await staging.current()).rev).toBe(0);
});

it.each(['rollbacks', 'promotions', 'restores'])('%s are for the team only', async (what) => {
  const call = { method: 'POST', json: { id: 'tea', version: 'v2', revision: 1, rev: 1, why: 'odd' } };

  expect((await site.app.visitor().send(`/api/platform/${what}`, call)).status).toBe(401);
});
