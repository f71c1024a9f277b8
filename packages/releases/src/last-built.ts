import { lastBuiltPath } from './places';
import type { Storage } from './storage/storage';

/**
 * Which build of a checkout was released on its own, so that a start of the site releases a new build once and does
 * not undo what somebody decided since.
 */
export async function lastBuilt(
  storage: Storage,
  environment: string,
  id: string,
): Promise<string | undefined> {
  const bytes = await storage.read(lastBuiltPath(environment, id));
  return bytes && (JSON.parse(bytes.toString()) as { version: string }).version;
}

export function rememberBuilt(
  storage: Storage,
  environment: string,
  { id, version }: { id: string; version: string },
): Promise<void> {
  return storage.put(lastBuiltPath(environment, id), Buffer.from(JSON.stringify({ version })));
}
