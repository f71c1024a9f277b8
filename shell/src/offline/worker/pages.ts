import { offlineNonce, type OfflineDocument } from '@nestwell/contracts/delivery';
import { enable } from 'workbox-navigation-preload';
import { matchPrecache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { scope } from './scope';

/** Not pages: calls, files, and what payment providers come back to. */
const NO_PAGE = [/^\/(?:api|setup|order|r|shell|icons)(?:[/?]|$)/, /^[^?]*\.[a-z0-9]{2,12}(?:\?|$)/i];
/** What a proxy in front answers while the site itself is away. */
const AWAY = [502, 503, 504];
const NETWORK_TIMEOUT_SECONDS = 8;

/** Pages come from the network; without one, or where it hangs, the precached document opens them. */
export function servePages(): void {
  enable();
  const pages = new NetworkOnly({
    networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
    plugins: [
      {
        fetchDidSucceed: async ({ response }) =>
          AWAY.includes(response.status) ? ((await offlineDocument()) ?? response) : response,
        handlerDidError: offlineDocument,
      },
    ],
  });
  registerRoute(new NavigationRoute(pages, { denylist: NO_PAGE }));
}

/** What the server made for everybody, with a nonce that no other opening has. */
async function offlineDocument(): Promise<Response | undefined> {
  const cached = await matchPrecache(scope.offlineManifest.document);
  if (cached === undefined) return undefined;
  const { html, headers } = (await cached.json()) as OfflineDocument;
  const nonce = crypto.randomUUID();
  const filled = (text: string) => text.replaceAll(offlineNonce, nonce);
  return new Response(filled(html), {
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, filled(value)]),
  });
}
