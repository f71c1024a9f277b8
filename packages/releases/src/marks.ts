import { versionMark, type VersionMark } from '@nestwell/contracts/delivery/server';
import { markFolder, markPath } from './places';
import type { Storage } from './storage/storage';

/** The marks of one environment's versions; the newest word on a version counts. */
export class Marks {
  constructor(
    private readonly storage: Storage,
    private readonly environment: string,
  ) {}

  async set(id: string, version: string, { state, at, why }: VersionMark): Promise<void> {
    const bytes = Buffer.from(`${JSON.stringify({ state, at, why })}\n`);
    await this.storage.put(markPath(this.environment, id, version), bytes);
  }

  /** A version that somebody, or the site itself, went back from. */
  rolledBack(id: string, version: string, { at, why }: { at: Date; why: string }): Promise<void> {
    return this.set(id, version, { state: 'bad', at: at.toISOString(), why: `rolled back: ${why}` });
  }

  /** Undefined where nothing, or nothing that can be read, was said of it. */
  async of(id: string, version: string): Promise<VersionMark | undefined> {
    const bytes = await this.storage.read(markPath(this.environment, id, version));
    try {
      return versionMark.safeParse(JSON.parse(bytes?.toString() ?? '')).data;
    } catch {
      return undefined;
    }
  }

  /** Of all versions of a remote that something was said of, by version. */
  async ofAll(id: string): Promise<Map<string, VersionMark>> {
    const folder = markFolder(this.environment, id);
    const known = new Map<string, VersionMark>();
    for (const path of await this.storage.list(folder)) {
      const version = path.slice(folder.length, -'.json'.length);
      const said = await this.of(id, version);
      if (said) known.set(version, said);
    }
    return known;
  }
}
