import { withdrawnPath } from './places';
import type { Decision } from './decide';
import type { RegistryStore } from './registry-store';
import type { Storage } from './storage/storage';

/**
 * Takes a module out of an environment: its pages and widgets are gone, its versions stay where they are. Until
 * somebody releases it again, a start of the site does not. Throws where it is not live; false where somebody else
 * decided something meanwhile.
 */
export async function withdraw(
  { storage, store }: { storage: Storage; store: RegistryStore },
  id: string,
  { by, why, at }: Decision,
): Promise<boolean> {
  const { rev, remotes } = await store.current();
  if (!Object.hasOwn(remotes, id)) throw new Error(`${id} is not live in ${store.environment}`);
  const { [id]: gone, ...left } = remotes;
  const { version: from, owner } = gone ?? {};
  const change = { at: at.toISOString(), by, why, id, from, to: 'withdrawn', owner };
  // First: a start in between must not take the gap for a module that was never released.
  await storage.put(withdrawnPath(store.environment, id), Buffer.from(JSON.stringify({ by, why })));
  const done = await store.replace(rev, left, change);
  if (!done) await storage.remove(withdrawnPath(store.environment, id));
  return done;
}

export const isWithdrawn = async (storage: Storage, environment: string, id: string): Promise<boolean> =>
  (await storage.read(withdrawnPath(environment, id))) !== undefined;
