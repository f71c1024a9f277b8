import { enable } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { belongsTo, documentOf, freshNonce, keptSite, stores } from './kept-site';
import { files } from './keep';

/** Not pages: calls, files, and what payment providers come back to. */
const NO_PAGE = /^\/(api|setup|order|r|shell|icons)(\/|$)|\.[a-z0-9]{2,12}$/i;
const FILE = /^\/(r|shell)\//;
/** What a proxy in front says while the site itself is away. */
const AWAY = [502, 503, 504];
/** In milliseconds. */
const LONGEST = 8000;

async function offlineDocument(): Promise<Response | undefined> {
  const site = await keptSite();
  return site && documentOf(site, freshNonce());
}

const pages = new NetworkOnly({
  plugins: [
    {
      fetchDidSucceed: async ({ response }) =>
        AWAY.includes(response.status) ? ((await offlineDocument()) ?? response) : response,
      handlerDidError: offlineDocument,
    },
  ],
});

/** A network that hangs is none, where there is something to show instead; else there is nothing better than to wait. */
async function page(asked: Parameters<NetworkOnly['handle']>[0]): Promise<Response> {
  const answer = pages.handle(asked);
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST));
  // What cannot be read of it is nothing to show: the network may still answer.
  const hangs = late.then(offlineDocument).catch(() => undefined);
  return (await Promise.race([answer, hangs])) ?? answer;
}

/** Pages come from the network, and without one from what is kept; files that are kept come from there. */
export function answerPages(): void {
  enable();
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && !NO_PAGE.test(url.pathname),
    page,
  );
  registerRoute(
    // An address with a query is a further try: it must not meet what has just failed.
    ({ url, sameOrigin }) => sameOrigin && FILE.test(url.pathname) && url.search === '',
    async ({ request, event, url }) => {
      const cache = await caches.open(stores.files);
      const kept = await cache.match(request, { ignoreVary: true });
      if (kept) return kept;
      return belongsTo(await keptSite(), url.pathname) ? files.handle({ request, event }) : fetch(request);
    },
  );
}
