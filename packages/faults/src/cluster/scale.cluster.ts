import { processorTimeOf } from '@nestwell/e2e/processor-time';
import { expect, test } from '@playwright/test';
import { registerMember } from '../kit/member';
import { crowd } from './crowd';
import { FrontDoor } from './front-door';
import { Scene } from './scene';

/** Of load on one, and on all of them. */
const SECONDS = Number(process.env.SECONDS ?? 6);
/** One and all take turns, so that what else the machine does falls on both. */
const TURNS = 6;
/** Few enough that each call is served at once, and as many for each instance: a busier one does more at a time. */
const PHONES = 8;
/** Until then an instance still compiles itself. */
const WARM_SECONDS = Math.max(4, SECONDS / 4);

/** What calls took of the instances. Proxy, database and load are not in it. */
class Cost {
  private spent = 0;
  private calls = 0;

  constructor(
    private readonly scene: Scene,
    private readonly door: FrontDoor,
    private readonly phones: number,
  ) {}

  async load(seconds: number): Promise<void> {
    const { id, headers } = await registerMember(this.door.url);
    const before = this.used();
    const statuses = await crowd(`${this.door.url}/api/users/${id}/meals`, headers, {
      phones: this.phones,
      seconds,
    });
    this.spent += this.used() - before;
    this.calls += statuses.get(200) ?? 0;
    // A connection that rests between two turns may be closed as it is taken up again.
    statuses.delete(0);
    expect([...statuses.keys()]).toEqual([200]);
  }

  /** Milliseconds of processor time. */
  get ofACall(): number {
    return this.spent / this.calls;
  }

  private used(): number {
    return this.scene.instances.reduce((sum, { pid }) => sum + processorTimeOf(pid), 0);
  }
}

/*
 * What instances cost each other: where a call takes no more of them when there are more, twice as many serve twice as
 * much, as long as each has a processor and the database keeps up. The load shares this machine with them, so what is
 * counted is processor time; what is served a second would tell of the machine.
 */
test('what a call costs one instance, and several together', async () => {
  const scene = await Scene.start({ env: { PATIENCE_MS: '60000' } });
  const doors = await Promise.all(scene.instances.map(({ url }) => FrontDoor.open([url])));
  const [alone = scene.door] = doors;
  try {
    for (const door of doors) await new Cost(scene, door, PHONES).load(WARM_SECONDS);
    const one = new Cost(scene, alone, PHONES);
    const all = new Cost(scene, scene.door, PHONES * scene.instances.length);
    for (let turn = 0; turn < TURNS; turn += 1) {
      await one.load(SECONDS / TURNS);
      await all.load(SECONDS / TURNS);
    }
    const times = (scene.instances.length * one.ofACall) / all.ofACall;
    console.log(
      `A call takes ${one.ofACall.toFixed(2)} ms of one instance and ${all.ofACall.toFixed(2)} ms of ${scene.instances.length}: they serve ${times.toFixed(2)} times as much.`,
    );
    // Far below: they stand in each other's way.
    expect(times / scene.instances.length).toBeGreaterThan(0.6);
  } finally {
    for (const door of doors) await door.stop();
    await scene.stop();
  }
});
