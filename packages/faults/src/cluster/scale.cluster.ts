import { availableParallelism } from 'node:os';
import { processorTimeOf } from '@nestwell/e2e/processor-time';
import { expect, test } from '@playwright/test';
import { registerMember } from '../kit/member';
import { crowd } from './crowd';
import { FrontDoor } from './front-door';
import { firstOf, keepOn, missingProcessors } from './processors';
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
  private seconds = 0;

  constructor(
    private readonly scene: Scene,
    private readonly door: FrontDoor,
    private readonly phones: number,
  ) {}

  async load(seconds: number): Promise<void> {
    const { id, headers } = await registerMember(this.door.url);
    const before = this.used();
    const began = performance.now();
    const statuses = await crowd(`${this.door.url}/api/users/${id}/meals`, headers, {
      phones: this.phones,
      seconds,
    });
    this.seconds += (performance.now() - began) / 1000;
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

  get callsPerSecond(): number {
    return this.calls / this.seconds;
  }

  private used(): number {
    return this.scene.instances.reduce((sum, { pid }) => sum + processorTimeOf(pid), 0);
  }
}

/*
 * One instance with all that serves it (proxy, database, load) on one processor, and as many instances on as many
 * processors: each processor is as busy in both, so that what differs is what instances cost each other, and not what
 * a busy machine costs a program that had it nearly for itself before. Counted is their processor time, without
 * proxy, database and load; what is answered a second has all of these in it.
 */
test('what a call costs one instance, and several together', async () => {
  const scene = await Scene.start({ env: { PATIENCE_MS: '60000' } });
  const { instances } = scene;
  const missing = missingProcessors(instances.length);
  if (missing !== undefined) throw new Error(missing);
  const doors = await Promise.all(
    instances.map(({ url }) => FrontDoor.open([Number(new URL(url).port)]).then((door) => door.opened())),
  );
  const [alone = scene.door] = doors;
  const others = () => [process.pid, ...[scene.door, ...doors, ...scene.galera.nodes].map(({ pid }) => pid)];
  const onOne = () => keepOn(firstOf(1), [...others(), ...instances.map(({ pid }) => pid)]);
  const onAll = () => {
    keepOn(firstOf(instances.length), others());
    for (const [index, { pid }] of instances.entries()) keepOn(String(index), [pid]);
  };
  try {
    onAll();
    for (const door of doors) await new Cost(scene, door, PHONES).load(WARM_SECONDS);
    const one = new Cost(scene, alone, PHONES);
    const all = new Cost(scene, scene.door, PHONES * instances.length);
    for (let turn = 0; turn < TURNS; turn += 1) {
      onOne();
      await one.load(SECONDS / TURNS);
      onAll();
      await all.load(SECONDS / TURNS);
    }
    const times = (instances.length * one.ofACall) / all.ofACall;
    console.log(
      `A call takes ${one.ofACall.toFixed(2)} ms of one instance and ${all.ofACall.toFixed(2)} ms of ${instances.length}: they serve ${times.toFixed(2)} times as much. ` +
        `With proxy, database and load on the same processors: ${one.callsPerSecond.toFixed(0)} and ${all.callsPerSecond.toFixed(0)} calls a second, ${(all.callsPerSecond / one.callsPerSecond).toFixed(2)} times.`,
    );
    // Far below: they stand in each other's way.
    expect(times / instances.length).toBeGreaterThan(0.6);
  } finally {
    keepOn(firstOf(availableParallelism()), [process.pid]);
    for (const door of doors) await door.stop();
    await scene.stop();
  }
});
