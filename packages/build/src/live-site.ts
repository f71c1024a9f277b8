import { join } from 'node:path';
import type { RegisteredRemote } from '@nestwell/contracts/delivery';
import type { Compiler, Configuration } from '@rspack/core';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hotRemotes, SERVICES_URL, SITE } from './development';
import { underDevelopment } from './development-page';
import { livePage } from './live-page-response';

type DevServer = Exclude<NonNullable<Configuration['devServer']>, false>;

/** What the shell under development does not answer itself: the services' own calls, and of a live site its modules. */
export function proxied(site = SITE): DevServer['proxy'] {
  const calls = ['/api', '/setup', '/order', '/sw.js', '/manifest.webmanifest'];
  if (site === undefined) return [{ context: calls, target: SERVICES_URL }];
  // `/preview` takes the form that confirms a preview. The origin is the site's own, or it would refuse the call as a foreign one.
  const context = [...calls, '/preview', '/r/'];
  return [{ context, target: site, changeOrigin: true, headers: { origin: site } }];
}

/** Each page is asked of the live site with the browser's cookies, so that its session and registry are those of now. */
export const livePages = (site = SITE): Pick<DevServer, 'setupMiddlewares'> => ({
  setupMiddlewares: (middlewares, server: DevServerParts) => {
    if (site === undefined) return middlewares;
    const parts = { site, built: () => pageOf(server.compiler), hot: hotModules };
    const middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
      if (request.method !== 'GET' || request.headers['sec-fetch-dest'] !== 'document') return next();
      // The first page may be asked for before there is one; the server sets its middleware after this.
      return server.middleware.waitUntilValid(() => void livePage(parts, request, response));
    };
    return [{ name: 'live pages', middleware }, ...middlewares];
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

async function hotModules(): Promise<Record<string, RegisteredRemote>> {
  const entries = await Promise.all(
    hotRemotes().map(async (id) => [id, await underDevelopment(id)] as const),
  );
  return Object.fromEntries(entries);
}
