/** What a bundler's runtime calls to load a chunk: the name of its script (`u`) and of its style sheet (`k`). */
export interface ChunkNames {
  u?: (chunk: string) => string;
  k?: (chunk: string) => string;
  /** Where they lie: `/r/nutrition/<version>/`. */
  p: string;
}

const tries = new Map<string, number>();

/**
 * Each further try of a chunk goes to another address: what arrived damaged stays damaged in the browser's caches,
 * which keep a released file for ever.
 */
export function askAnew(runtime: ChunkNames): void {
  for (const part of ['u', 'k'] as const) {
    const nameOf = runtime[part];
    if (!nameOf) continue;
    runtime[part] = (chunk) => {
      const name = nameOf(chunk);
      const before = tries.get(runtime.p + name) ?? 0;
      tries.set(runtime.p + name, before + 1);
      return before === 0 ? name : `${name}?attempt=${before}`;
    };
  }
}
