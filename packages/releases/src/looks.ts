import { gateLook, type GateLook } from '@nestwell/contracts/delivery/server';
import { lookPath } from './places';
import type { Storage } from './storage/storage';

/** Of one step, for a page to show. */
const FINDINGS = 5;
const LONGEST = 200;

/** What the gate last found of each version, also where it did not let it pass. A pass is a matter of `Gates`. */
export class Looks {
  constructor(private readonly storage: Storage) {}

  /** Undefined where nobody looked, or what was noted cannot be read. */
  async of(id: string, version: string): Promise<GateLook | undefined> {
    const bytes = await this.storage.read(lookPath(id, version));
    try {
      return gateLook.safeParse(JSON.parse(bytes?.toString() ?? '')).data;
    } catch {
      return undefined;
    }
  }

  async note(id: string, version: string, { steps, ...rest }: GateLook): Promise<void> {
    const short = steps.map(({ name, found }) => ({
      name,
      found: found?.slice(0, FINDINGS).map((text) => text.slice(0, LONGEST)) ?? null,
    }));
    await this.storage.put(
      lookPath(id, version),
      Buffer.from(`${JSON.stringify({ ...rest, steps: short })}\n`),
    );
  }
}
