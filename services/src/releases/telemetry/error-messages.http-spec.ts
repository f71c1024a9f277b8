import { v7 } from 'uuid';
import type { Signal } from '@nestwell/contracts/delivery/server';
import { ReleasingSite } from '../../web/testing/releasing-site';
import { Health } from './health';
import { Signals } from './signals';

let site: ReleasingSite;
beforeEach(async () => {
  site = await ReleasingSite.build();
  await site.start({ TRUST_PROXY: 'loopback' });
});
afterEach(() => site.remove());

const threw = (message: string, name: Signal['name'] = 'error'): Signal => ({
  id: 'tea',
  version: 'v1',
  name,
  value: 0,
  error: { message, stack: 'Error\n at pour (/r/tea/v1/page.js:3:7)' },
});
const take = (client: number, signal: Signal, userId?: string) =>
  site.app.get(Signals).take(`203.0.113.${client}`, [signal], userId);
const anOldMember = () => v7({ msecs: 1 });
const messages = async () => (await site.app.get(Health).lastDay())[0]?.messages ?? [];

it('what a version says when it fails is told with where it came from, and how often', async () => {
  await take(1, threw('kettle is empty'));
  await take(2, threw('kettle is empty'));
  await take(3, threw('held the page', 'frozen'));

  expect(await messages()).toMatchObject([
    { name: 'error', message: 'kettle is empty', stack: expect.stringContaining('page.js:3:7'), count: 2 },
    { name: 'frozen', message: 'held the page', count: 1 },
  ]);
});

it('one address says one thing of a version an hour', async () => {
  for (const message of ['one', 'two', 'three']) await take(1, threw(message));

  expect((await messages()).map(({ message }) => message)).toEqual(['one']);
});

it('a crowd that says everything cannot hide what members are told', async () => {
  for (let client = 1; client <= 30; client += 1) await take(client, threw(`nonsense ${client}`));
  await take(99, threw('kettle is empty'), anOldMember());

  const told = await messages();
  expect(told).toHaveLength(20);
  expect(told[0]).toMatchObject({ message: 'kettle is empty', members: 1 });
});

it('what is too long is refused, naming the field', async () => {
  const answer = await site.app.visitor().send('/api/platform/signals', {
    method: 'POST',
    json: { signals: [threw('x'.repeat(301))] },
  });

  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain('signals.0.error.message');
});
