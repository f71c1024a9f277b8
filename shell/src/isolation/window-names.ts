/** What bundler and federation keep on the window for each version, and must find again. */
const OF_LOADING = /^(?:__|webpack|rspack|[a-z][\w-]*_\w+$)/;

/** Finds what has been hung on the window since it was last looked at; each name once. */
export function watchNames(scope: object = globalThis): () => string[] {
  const known = new Set(Reflect.ownKeys(scope));
  return () => {
    const fresh = Reflect.ownKeys(scope).filter((name) => !known.has(name));
    for (const name of fresh) known.add(name);
    return fresh.filter((name) => typeof name === 'string').filter((name) => !OF_LOADING.test(name));
  };
}
