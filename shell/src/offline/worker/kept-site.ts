import { offlineNonce, offlineSitePath, type OfflineSite } from '@nestwell/contracts/delivery';

/** Each format of what is kept has a name of its own: a worker that knows another one begins anew. */
export const stores = { site: 'nestwell-site-1', files: 'nestwell-files-1' } as const;

/** What was kept last, with all that it names. */
export async function keptSite(): Promise<OfflineSite | undefined> {
  const cache = await caches.open(stores.site);
  const kept = await cache.match(offlineSitePath);
  return kept && ((await kept.json()) as OfflineSite);
}

/** From here on this is what opens without a network: whole, or not at all. */
export async function keepSite(site: OfflineSite): Promise<void> {
  const cache = await caches.open(stores.site);
  await cache.put(offlineSitePath, Response.json(site));
}

/** The document for one opening: what the server made for everybody, with a nonce that nobody else has. */
export function documentOf({ html, headers }: OfflineSite, nonce: string): Response {
  const filled = (text: string) => text.replaceAll(offlineNonce, nonce);
  return new Response(filled(html), {
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, filled(value)]),
  });
}

export function freshNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes)).replace(/\W/g, '');
}

/** Whether a file is the shell's or of a version that the kept site names, and so may stay once it was loaded. */
export function belongsTo(site: OfflineSite | undefined, pathname: string): boolean {
  if (site === undefined) return false;
  return (
    site.files.some(({ url }) => url === pathname) || site.folders.some((one) => pathname.startsWith(one))
  );
}
