import type { GateLook } from '@nestwell/contracts/delivery/server';
import { Gates, Looks, type Storage } from '@nestwell/releases';
import { versionOfRemote } from '@nestwell/build/input-hash';
import { folderOfRemote, isOutside, remoteIds } from '@nestwell/build/places';
import { liveIn } from '../check/live';
import { allHold, hold, inOrder, type Outcome } from './hold';
import { gateInputs } from './inputs';
import { TRIED } from './looked-at-there';
import { stepsOf } from './steps';

export interface GateOptions {
  storage: Storage;
  /** Who asks, for the note. */
  by: string;
  /** False leaves out what is tried in a browser; such a look is no pass. */
  inBrowser: boolean;
}

/**
 * Whether a module of this checkout may be released. A whole pass is noted beside the version, and the same inputs
 * are not looked at again.
 */
export async function passesGate(id: string, { storage, by, inBrowser }: GateOptions): Promise<boolean> {
  if (!remoteIds().includes(id))
    throw new Error(`There is no mfe-${id}; there are ${remoteIds().join(', ')}`);
  const begun = Date.now();
  const live = await liveIn(storage);
  const inputs = gateInputs(live);
  const version = versionOfRemote(folderOfRemote(id));
  const gates = new Gates(storage);
  const known = await gates.passed(id, version);
  const looks = new Looks(storage);
  const tell = async (steps: GateLook['steps'], remembered: boolean) => {
    const at = new Date();
    const seconds = Math.round((at.getTime() - begun) / 1000);
    await looks.note(id, version, { at: at.toISOString(), by, seconds, remembered, steps });
  };
  if (known?.inputs === inputs) {
    console.log(`✓ everything, as ${known.by} has seen at ${known.at}: nothing differs since`);
    await tell((await looks.of(id, version))?.steps ?? [], true);
    return true;
  }
  const groups = stepsOf(id, live, storage, { inBrowser });
  const outcomes: Outcome[] = [];
  for (const group of groups) if (allHold(outcomes)) outcomes.push(...(await hold(group)));
  const steps = inOrder(groups.flat(), outcomes);
  // In a repository of its own nothing can be tried: this much is what a checkout of the site goes on from.
  if (isOutside && !inBrowser) steps.push({ name: TRIED, found: null });
  if (isOutside || inBrowser) await tell(steps, false);
  if (inBrowser && allHold(outcomes))
    await gates.note(id, version, { inputs, at: new Date().toISOString(), by });
  return allHold(outcomes);
}
