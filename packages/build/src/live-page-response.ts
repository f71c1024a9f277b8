import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RegisteredRemote } from '@nestwell/contracts/delivery';
import { withLiveData } from './live-page';

const LIVE_PAGE_TIMEOUT_MS = 10_000;

/** Headers of a response that is passed on as the site gave it. */
const PASSED_HEADERS = ['content-type', 'content-security-policy', 'cache-control'];

interface LivePageParts {
  /** Address of the running site. */
  site: string;
  /** The page of the shell under development. */
  built: () => Promise<string>;
  /** The modules under development, as registered remotes. */
  hot: () => Promise<Record<string, RegisteredRemote>>;
}

/**
 * Answers a GET of a page: the shell under development with the data of the live page. A redirect, and a page without
 * data (the confirmation of a preview, an error), is passed on.
 */
export async function livePage(
  parts: LivePageParts,
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { site } = parts;
  try {
    const live = await fetch(new URL(url, site), {
      headers: { accept: 'text/html', ...(headers.cookie && { cookie: headers.cookie }) },
      redirect: 'manual',
      signal: AbortSignal.timeout(LIVE_PAGE_TIMEOUT_MS),
    });
    const text = await live.text();
    const mixed = withLiveData(await parts.built(), text, await parts.hot());
    const passed =
      mixed === undefined ? passedHeaders(live, site) : { 'content-type': 'text/html; charset=utf-8' };
    response
      .writeHead(live.status, { ...passed, 'set-cookie': live.headers.getSetCookie() })
      .end(mixed ?? text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(`${site}: ${why}`);
  }
}

function passedHeaders(live: Response, site: string): Record<string, string> {
  const passed = PASSED_HEADERS.flatMap((name) => {
    const value = live.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const location = live.headers.get('location');
  return { ...Object.fromEntries(passed), ...(location !== null && { location: pathOn(site, location) }) };
}

/** A redirect within the site leads to the same path of this port. */
function pathOn(site: string, location: string): string {
  const { origin, pathname, search, hash } = new URL(location, site);
  if (origin !== new URL(site).origin)
    throw new Error(`the page redirects to ${location}; name that site with --site`);
  return pathname + search + hash;
}
