import { HOUR, MINUTE } from '@nestwell/domain/moments';
import type { Signal } from '@nestwell/contracts/delivery';
import { ReleasingSite } from '../testing/releasing-site';
import { Signals } from './signals';

let site: ReleasingSite;
beforeEach(async () => {
  site = await ReleasingSite.build();
  await site.start();
});
afterEach(() => site.remove());

const told = (name: Signal['name'], version: string): Signal => ({ id: 'tea', version, name, value: 0 });
async function browsers(count: number, name: Signal['name'], version: string) {
  for (let client = 1; client <= count; client += 1)
    await site.app.get(Signals).take(`203.0.113.${client}`, [told(name, version)]);
}
/** A version is looked at once a minute, when a browser has just used it. */
async function looked() {
  site.app.clock.advance(MINUTE);
  await browsers(1, 'load', 'v1');
}
async function release(version: string) {
  await site.release('tea', version);
  await site.promote('tea', version);
}
const lastGood = async () => (await site.place.store.current()).remotes.tea?.lastGood?.version;

it('a version that browsers have used for an hour is what two later ones fall back to', async () => {
  site.app.clock.advance(HOUR);
  await browsers(20, 'load', 'v1');
  await looked();
  await release('v2');
  await release('v3');

  expect(await lastGood()).toBe('v1');
});

it.each([
  ['used by too few', HOUR, 18, 0],
  ['used for too short a time', HOUR / 2, 40, 0],
  ['of no use to some', HOUR, 20, 2],
])('a version is not proven while it is %s', async (_, passed, loads, failures) => {
  site.app.clock.advance(passed);
  await browsers(failures, 'failure', 'v1');
  await browsers(loads, 'load', 'v1');
  await looked();
  await release('v2');
  await release('v3');

  expect(await lastGood()).toBe('v2');
});
