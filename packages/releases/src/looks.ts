import { z } from 'zod';
import { lookPath } from './places';
import type { Storage } from './storage/storage';

const look = z.object({
  at: z.string(),
  by: z.string(),
  seconds: z.number(),
  /** Whether all was known from an earlier look at the same inputs. */
  remembered: z.boolean(),
  /** What must hold, and what was found against it; undefined for what was not reached. */
  steps: z.array(z.object({ name: z.string(), found: z.array(z.string()).optional() })),
});
export type Look = z.infer<typeof look>;

/** Of one step, for a page to show. */
const FINDINGS = 5;
const LONGEST = 200;

/** What the gate last found of each version, also where it did not let it pass. A pass is a matter of `Gates`. */
export class Looks {
  constructor(private readonly storage: Storage) {}

  /** Undefined where nobody looked, or what was noted cannot be read. */
  async of(id: string, version: string): Promise<Look | undefined> {
    const bytes = await this.storage.read(lookPath(id, version));
    try {
      return look.safeParse(JSON.parse(bytes?.toString() ?? '')).data;
    } catch {
      return undefined;
    }
  }

  async note(id: string, version: string, { steps, ...rest }: Look): Promise<void> {
    const short = steps.map(({ name, found }) => ({
      name,
      found: found?.slice(0, FINDINGS).map((text) => text.slice(0, LONGEST)),
    }));
    await this.storage.put(
      lookPath(id, version),
      Buffer.from(`${JSON.stringify({ ...rest, steps: short })}\n`),
    );
  }
}
