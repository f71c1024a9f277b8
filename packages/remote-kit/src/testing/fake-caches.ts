/** Caches of a browser that keep texts by their addresses, whichever cache they are put into. */
export function fakeCaches(): Pick<CacheStorage, 'open' | 'match' | 'delete'> {
  const kept = new Map<string, string>();
  const match = (address: RequestInfo | URL) => {
    const text = kept.get(nameOf(address));
    return Promise.resolve(text === undefined ? undefined : new Response(text));
  };
  const cache = {
    match,
    put: async (address: RequestInfo | URL, response: Response) =>
      void kept.set(nameOf(address), await response.text()),
    delete: (address: RequestInfo | URL) => Promise.resolve(kept.delete(nameOf(address))),
  };
  const remove = () => {
    kept.clear();
    return Promise.resolve(true);
  };
  return { match, open: () => Promise.resolve(cache as Cache), delete: remove };
}

const nameOf = (address: RequestInfo | URL): string =>
  address instanceof Request ? address.url : typeof address === 'string' ? address : address.href;
