import { z } from 'zod';
import { gatePath } from './places';
import type { Storage } from './storage/storage';

const pass = z.object({
  /** A hash of everything that was looked at: the same again need not be looked at again. */
  inputs: z.string(),
  at: z.string(),
  by: z.string(),
});
export type GatePass = z.infer<typeof pass>;

/** Which versions have passed everything that must hold before a release, and when. */
export class Gates {
  constructor(private readonly storage: Storage) {}

  /** Undefined where a version has not passed, or what was noted of it cannot be read. */
  async passed(id: string, version: string): Promise<GatePass | undefined> {
    const bytes = await this.storage.read(gatePath(id, version));
    try {
      return pass.safeParse(JSON.parse(bytes?.toString() ?? '')).data;
    } catch {
      return undefined;
    }
  }

  async note(id: string, version: string, { inputs, at, by }: GatePass): Promise<void> {
    await this.storage.put(gatePath(id, version), Buffer.from(`${JSON.stringify({ inputs, at, by })}\n`));
  }
}
