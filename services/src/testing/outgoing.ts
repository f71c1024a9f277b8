import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';

/** The hosts that this process asks over HTTP from now on, by whichever library. */
export function watchOutgoing() {
  const hosts: string[] = [];
  const byFetch = (message: unknown) => {
    const { request } = message as { request: { origin?: string | URL } };
    hosts.push(new URL(String(request.origin)).host);
  };
  const byHttp = (message: unknown) => hosts.push((message as { request: ClientRequest }).request.host);
  subscribe('undici:request:create', byFetch);
  subscribe('http.client.request.start', byHttp);
  const end = () => {
    unsubscribe('undici:request:create', byFetch);
    unsubscribe('http.client.request.start', byHttp);
  };
  return { hosts, end };
}
