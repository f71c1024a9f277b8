import { z } from 'zod';
import type { Place } from './decide';
import { Marks } from './marks';
import { rulesPath } from './places';
import { RegistryStore } from './registry-store';
import type { Storage } from './storage/storage';

/** What the teams agreed on for all releases, who said so, when and why. */
const rules = z.object({ stagingFirst: z.boolean(), by: z.string(), at: z.string(), why: z.string() });
export type Rules = z.infer<typeof rules>;

/** How far back staging's history is asked for a version. */
const REVISIONS = 200;

/** Whether production takes only what staging has shown. Off unless somebody switched it on. */
export async function isStagingFirst(storage: Storage): Promise<boolean> {
  const bytes = await storage.read(rulesPath);
  if (bytes === undefined) return false;
  try {
    return rules.parse(JSON.parse(bytes.toString())).stagingFirst;
  } catch {
    throw new Error(
      `${rulesPath} cannot be read: say again what holds, pnpm mfe rule staging-first on or off`,
    );
  }
}

export const setRules = (storage: Storage, said: Rules): Promise<void> =>
  storage.put(rulesPath, Buffer.from(`${JSON.stringify(said)}\n`));

/** Throws where production takes only what staging has shown, and staging has not shown this, or it was bad there. */
export async function refuseUnstaged(
  { storage, store }: Place,
  { id, version }: { id: string; version: string },
): Promise<void> {
  if (store.environment !== 'production' || !(await isStagingFirst(storage))) return;
  const history = await new RegistryStore(storage, 'staging').history(REVISIONS);
  const wasShown = history.some(({ registry: { remotes } }) => remotes[id]?.version === version);
  if (!wasShown)
    throw new Error(`${id} ${version} was never on staging, which is first: --env staging, or force it`);
  if ((await new Marks(storage, 'staging').of(id, version))?.state === 'bad')
    throw new Error(`${id} ${version} was rolled back on staging, which is first: mend it, or force it`);
}
