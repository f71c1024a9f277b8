/**
 * The library `undici`, with which pages of others are read. Node's own `fetch` looks for its dispatcher under a
 * name on the global object, and the library takes that name where it is free: every other call to the outside would
 * go through it then, and it refuses what Node takes (the length of a push in figures). So Node's is put there first.
 */
export async function undiciLibrary(): Promise<typeof import('undici')> {
  if (typeof globalThis.Response !== 'function') throw new Error('This Node has no fetch');
  return import('undici');
}
