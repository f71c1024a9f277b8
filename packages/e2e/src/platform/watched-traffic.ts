import type { BrowserContext, Request, Response } from '@playwright/test';

export interface Traffic {
  hosts: Set<string>;
  /** Addresses and referrers of all that was asked for. */
  told: string[];
  /** What may hold something of hers and may be kept by a cache. */
  keepable: string[];
  /** What the site did against its own policy. */
  offences: string[];
}

/** Built files say the same to everybody; all else that the site answers may be about her. */
const BUILT = /^\/(?:r|shell)\/|^\/[^/]+\.(?:js|png|ico|txt|webmanifest)$/;

/** Everything that pages of this browser ask for, from now on. */
export async function watchTraffic(context: BrowserContext): Promise<Traffic> {
  const traffic: Traffic = { hosts: new Set(), told: [], keepable: [], offences: [] };
  context.on('request', (request: Request) => {
    const { host } = new URL(request.url());
    if (host) traffic.hosts.add(host);
    traffic.told.push(request.url(), request.headers().referer ?? '');
  });
  context.on('response', (response: Response) => {
    const { pathname, protocol } = new URL(response.url());
    if (!protocol.startsWith('http') || BUILT.test(pathname)) return;
    const said = response.headers()['cache-control'];
    if (said !== 'no-store') traffic.keepable.push(`${pathname}: ${said}`);
  });
  context.on('console', (message) => {
    if (message.text().startsWith('offence ')) traffic.offences.push(message.text());
  });
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.log(`offence ${effectiveDirective} ${blockedURI} ${sample}`),
    ),
  );
  return traffic;
}
