import { processorTimeOf } from '@nestwell/e2e/processor-time';
import { expect, test } from '@playwright/test';
import { registerMember } from '../kit/member';
import { crowd } from './crowd';
import { FrontDoor } from './front-door';
import { Scene } from './scene';

const SECONDS = Number(process.env.SECONDS ?? 6);
/** Few enough that each call is served at once. */
const PHONES = 8;

/** Milliseconds of the instances' processor time that a call takes. Proxy, database and load are not in it. */
async function costOf(door: FrontDoor, scene: Scene): Promise<number> {
  const { id, headers } = await registerMember(door.url);
  const url = `${door.url}/api/users/${id}/meals`;
  const used = () => scene.instances.reduce((sum, { pid }) => sum + processorTimeOf(pid), 0);
  await crowd(url, headers, { phones: PHONES, seconds: 2 });
  const before = used();
  const statuses = await crowd(url, headers, { phones: PHONES, seconds: SECONDS });
  expect([...statuses.keys()]).toEqual([200]);
  return (used() - before) / (statuses.get(200) ?? 0);
}

/*
 * What instances cost each other: where a call takes no more of them when there are more, twice as many serve twice as
 * much, as long as each has a processor and the database keeps up. The load shares this machine with them, so what is
 * counted is processor time; what is served a second would tell of the machine.
 */
test('what a call costs one instance, and several together', async () => {
  const scene = await Scene.start({ env: { PATIENCE_MS: '60000' } });
  const alone = await FrontDoor.open([scene.instance(0).url]);
  try {
    const one = await costOf(alone, scene);
    const all = await costOf(scene.door, scene);
    const times = (scene.instances.length * one) / all;
    console.log(
      `A call takes ${one.toFixed(2)} ms of one instance and ${all.toFixed(2)} ms of ${scene.instances.length}: they serve ${times.toFixed(2)} times as much.`,
    );
    // Far below: they stand in each other's way.
    expect(times / scene.instances.length).toBeGreaterThan(0.6);
  } finally {
    await alone.stop();
    await scene.stop();
  }
});
