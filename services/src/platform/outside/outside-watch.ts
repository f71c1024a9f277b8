import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { isInTransaction } from '../database/running-transaction';
import { noteOutsideCall } from './outside-call';

let watching = false;

/** Notices every HTTP request that leaves from inside a transaction, also of a library that nobody thought of. */
export function watchOutsideCalls(): void {
  if (watching) return;
  watching = true;
  subscribe('undici:request:create', (message) => {
    const { request } = message as { request: { origin?: string | URL } };
    notice(String(request.origin));
  });
  subscribe('http.client.request.start', (message) => {
    const { request } = message as { request: ClientRequest };
    notice(request.host);
  });
}

function notice(host: string): void {
  if (isInTransaction()) noteOutsideCall(`HTTP to ${host}`);
}
