import { join } from 'node:path';
import type { RegisteredRemote } from '@nestwell/contracts/delivery';
import type { Compiler, Configuration } from '@rspack/core';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hotRemotes, SERVICES_URL, SITE } from './development';
import { underDevelopment } from './development-page';
import { withLiveData } from './live-page';

type DevServer = Exclude<NonNullable<Configuration['devServer']>, false>;

/** Milliseconds; a site that takes longer for a page is as good as away. */
const PATIENCE = 10_000;

/** What the shell under development does not answer itself: the services' own calls, and of a live site its modules. */
export function proxied(): DevServer['proxy'] {
  const calls = ['/api', '/setup', '/order', '/sw.js', '/manifest.webmanifest'];
  if (SITE === undefined) return [{ context: calls, target: SERVICES_URL }];
  // To the site its own page is speaking, or it would refuse the call as a foreign one.
  return [{ context: [...calls, '/r/'], target: SITE, changeOrigin: true, headers: { origin: SITE } }];
}

/** Each page is asked of the live site with her cookies, so that it is her session and the registry of this moment. */
export const livePages = (): Pick<DevServer, 'setupMiddlewares'> => ({
  setupMiddlewares: (middlewares, server: DevServerParts) => {
    const middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
      if (request.headers['sec-fetch-dest'] !== 'document') return next();
      // The first page may be asked for before there is one.
      return server.middleware.waitUntilValid(() => void answer(server.compiler, request, response));
    };
    return SITE === undefined ? middlewares : [{ name: 'live pages', middleware }, ...middlewares];
  },
});

interface DevServerParts {
  compiler: Compiler;
  middleware: { waitUntilValid: (then: () => void) => void };
}

function pageOf({ outputFileSystem, outputPath }: Compiler): Promise<string> {
  return new Promise((resolve, reject) => {
    outputFileSystem?.readFile(join(outputPath, 'index.html'), (error, built) =>
      error ? reject(error) : resolve(String(built)),
    );
  });
}

async function answer(compiler: Compiler, { url = '/', headers }: IncomingMessage, response: ServerResponse) {
  try {
    const live = await fetch(new URL(url, SITE), {
      headers: { accept: 'text/html', ...(headers.cookie && { cookie: headers.cookie }) },
      signal: AbortSignal.timeout(PATIENCE),
    });
    const built = await pageOf(compiler);
    const page = withLiveData(built, await live.text(), await hotModules());
    const cookies = live.headers.getSetCookie();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'set-cookie': cookies }).end(page);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    response
      .writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
      .end(`${SITE} gave no page to work on: ${why}`);
  }
}

async function hotModules(): Promise<Record<string, RegisteredRemote>> {
  const entries = await Promise.all(
    hotRemotes().map(async (id) => [id, await underDevelopment(id)] as const),
  );
  return Object.fromEntries(entries);
}
