/** Of each it keeps no fewer: `keepBuild`, `keepSheet` and `keepRegistry` of the shell. */
const MOST = { builds: 40, sheets: 180, registries: 40 };

/** What a thread has been handed and still has, by its keys. */
export class Handed {
  private readonly keys: Record<keyof typeof MOST, Set<string>> = {
    builds: new Set(),
    sheets: new Set(),
    registries: new Set(),
  };

  has(kind: keyof typeof MOST, key: string): boolean {
    return this.keys[kind].has(key);
  }

  add(kind: keyof typeof MOST, key: string): void {
    const keys = this.keys[kind].add(key);
    const [oldest] = keys;
    if (keys.size > MOST[kind] && oldest !== undefined) keys.delete(oldest);
  }
}
