import { platform } from '@nestwell/contracts/delivery/server';
import { answered } from '@nestwell/releases';
import { ReleasingSite } from '../../web/testing/releasing-site';

let site: ReleasingSite;
beforeEach(async () => {
  site = await ReleasingSite.build();
});
afterEach(() => site.remove());

it('what the services answer lies beside the releases, as their contracts describe it', async () => {
  await site.start();

  const calls = await answered(site.place.storage, 'production');

  expect(calls?.[`${platform.rollBack.method} ${platform.rollBack.path}`]).toMatchObject({
    body: { required: ['rev', 'why', 'id'], properties: { why: { maxLength: 200 } } },
    response: { properties: { rev: { type: 'integer' } } },
    errors: expect.arrayContaining(['nothing_before', 'registry_changed']) as string[],
  });
  expect(await answered(site.place.storage, 'staging')).toBeUndefined();
});

it('what earlier services answered is replaced', async () => {
  await site.start();
  await site.place.storage.put('answered/production.json', Buffer.from('{"GET /api/gone":{}}'));
  await site.start();

  expect(Object.keys((await answered(site.place.storage, 'production')) ?? {})).not.toContain(
    'GET /api/gone',
  );
});
