import { MINUTE } from '@nestwell/domain/moments';

/** Where it does not say how long. */
const USUAL_PAUSE_MS = MINUTE;
/** Longest pause that a provider is believed. */
const MAX_PAUSE_MS = 10 * MINUTE;
const MAX_HEADER_LENGTH = 40;

/** A provider asks to be left alone for a while. */
export class ProviderBusy extends Error {
  constructor(
    provider: string,
    status: number,
    readonly pauseMs: number,
  ) {
    super(`${provider} answered ${status}`);
  }
}

/** Throws `ProviderBusy` for 429 and 503, and any error for all else that is no answer. */
export function throwUnlessOk(provider: string, { ok, status, headers }: Response, now: Date): void {
  if (status === 429 || status === 503)
    throw new ProviderBusy(provider, status, pauseIn(headers.get('retry-after'), now));
  if (!ok) throw new Error(`${provider} answered ${status}`);
}

/** `Retry-After` in seconds, or as the moment when it ends. */
function pauseIn(header: string | null, now: Date): number {
  const said = header?.slice(0, MAX_HEADER_LENGTH).trim() ?? '';
  const pause = /^\d{1,9}$/.test(said) ? Number(said) * 1000 : Date.parse(said) - now.getTime();
  return pause > 0 ? Math.min(pause, MAX_PAUSE_MS) : USUAL_PAUSE_MS;
}
