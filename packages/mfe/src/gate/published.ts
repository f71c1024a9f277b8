import type { RemoteManifest } from '@nestwell/contracts/delivery/server';
import { Gates, Looks, manifestPath, Previews, type Storage } from '@nestwell/releases';
import { isOutside, remoteIds } from '@nestwell/build/places';
import { liveIn } from '../check/live';
import type { GateOptions } from './gate';
import { allHold, hold, inOrder, type Outcome } from './hold';
import { gateInputs } from './inputs';
import { problemsThere, stepsThere } from './looked-at-there';
import { stepsOfPublished } from './steps-published';

/**
 * Whether a released version of a module from a repository of its own may become current: what was looked at there,
 * compared once more with all that is live, and tried in a browser, which only a checkout of the site can do.
 */
export async function publishedPasses(
  id: string,
  name: string,
  { storage, by, inBrowser }: GateOptions,
): Promise<boolean> {
  if (isOutside) throw new Error(`${id}@${name} is tried where the site's checkout is, not here`);
  if (remoteIds().includes(id))
    throw new Error(
      `mfe-${id} is a module of this workspace: pnpm mfe check ${id}, where ${name} was released`,
    );
  const begun = Date.now();
  const { release, manifest } = await publishedAs(id, name, storage);
  const { version } = manifest;
  const [live, looks, gates] = [await liveIn(storage), new Looks(storage), new Gates(storage)];
  const there = stepsThere((await looks.of(id, version)) ?? { steps: [] });
  const held = { name: 'what its own repository looked at', findings: () => problemsThere(id, there) };
  // What was found there stands in its look already, for whoever mends it there.
  if (!allHold(await hold([held]))) return false;
  const inputs = gateInputs(live);
  const known = await gates.passed(id, version);
  if (known?.inputs === inputs) {
    console.log(`✓ everything, as ${known.by} has seen at ${known.at}: nothing differs since`);
    return true;
  }
  const { read, tried } = stepsOfPublished({ id, manifest, release }, live, storage);
  const outcomes: Outcome[] = await hold(read);
  if (inBrowser && allHold(outcomes)) outcomes.push(...(await hold(tried)));
  const at = new Date().toISOString();
  const seconds = Math.round((Date.now() - begun) / 1000);
  const steps = [...there, ...inOrder([...read, ...tried], outcomes)];
  await looks.note(id, version, { at, by, seconds, remembered: false, steps });
  if (inBrowser && allHold(outcomes)) await gates.note(id, version, { inputs, at, by });
  return allHold(outcomes);
}

async function publishedAs(id: string, name: string, storage: Storage) {
  const release = await new Previews(storage).find(id, name);
  const bytes = release && (await storage.read(manifestPath(id, release.version)));
  if (!bytes) throw new Error(`${id}@${name} is not released`);
  return { release, manifest: JSON.parse(bytes.toString()) as RemoteManifest };
}
