import { z } from 'zod';
import { rulesPath } from './places';
import type { Storage } from './storage/storage';

/** What the teams agreed on for all releases, who said so and when. */
const rules = z.object({ stagingFirst: z.boolean(), by: z.string(), at: z.string() });
export type Rules = z.infer<typeof rules>;

/** Whether production takes only what staging has shown. Off unless somebody switched it on. */
export async function isStagingFirst(storage: Storage): Promise<boolean> {
  const bytes = await storage.read(rulesPath);
  try {
    return rules.safeParse(JSON.parse(bytes?.toString() ?? '')).data?.stagingFirst ?? false;
  } catch {
    return false;
  }
}

export const setRules = (storage: Storage, said: Rules): Promise<void> =>
  storage.put(rulesPath, Buffer.from(`${JSON.stringify(said)}\n`));
