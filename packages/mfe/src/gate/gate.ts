import { Gates, type Storage } from '@nestwell/releases';
import { versionOfRemote } from '@nestwell/remote-kit/preset/input-hash';
import { folderOfRemote, remoteIds } from '@nestwell/remote-kit/preset/places';
import { liveIn } from '../check/live';
import { hold } from './hold';
import { gateInputs } from './inputs';
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
  const live = await liveIn(storage);
  const inputs = gateInputs(live);
  const version = versionOfRemote(folderOfRemote(id));
  const gates = new Gates(storage);
  const known = await gates.passed(id, version);
  if (known?.inputs === inputs) {
    console.log(`✓ everything, as ${known.by} has seen at ${known.at}: nothing differs since`);
    return true;
  }
  for (const group of stepsOf(id, live, storage, { inBrowser })) if (!(await hold(group))) return false;
  if (inBrowser) await gates.note(id, version, { inputs, at: new Date().toISOString(), by });
  return true;
}
