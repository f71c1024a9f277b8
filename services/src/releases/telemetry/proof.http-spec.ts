import { HOUR, MINUTE } from '@nestwell/domain/moments';
import type { Signal } from '@nestwell/contracts/delivery/server';
import { v7 } from 'uuid';
import { ReleasingSite } from '../../web/testing/releasing-site';
import { Signals } from './signals';

let site: ReleasingSite;
beforeEach(async () => {
  site = await ReleasingSite.build();
  await site.start();
});
afterEach(() => site.remove());

const told = (name: Signal['name'], version: string): Signal => ({ id: 'tea', version, name, value: 0 });
/** Each is a member who was there before the version, at an address of her own. */
async function members(count: number, name: Signal['name'], version: string) {
  for (let client = 1; client <= count; client += 1)
    await site.app.get(Signals).take(`203.0.113.${client}`, [told(name, version)], v7({ msecs: 1 }));
}
/** A version is looked at once a minute, when a browser has just used it. */
async function looked() {
  site.app.clock.advance(MINUTE);
  await members(1, 'load', 'v1');
}
async function release(version: string) {
  await site.release('tea', version);
  await site.promote('tea', version);
}
const lastGood = async () => (await site.place.store.current()).remotes.tea?.lastGood?.version;

it('a version that members have used for an hour is what two later ones fall back to', async () => {
  site.app.clock.advance(HOUR);
  await members(20, 'load', 'v1');
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
  await members(failures, 'failure', 'v1');
  await members(loads, 'load', 'v1');
  await looked();
  await release('v2');
  await release('v3');

  expect(await lastGood()).toBe('v2');
});

it('a visitor at many addresses proves nothing', async () => {
  site.app.clock.advance(HOUR);
  for (let client = 1; client <= 100; client += 1)
    await site.app.get(Signals).take(`203.0.113.${client}`, [told('load', 'v1')]);
  await looked();
  await release('v2');
  await release('v3');

  expect(await lastGood()).toBe('v2');
});
