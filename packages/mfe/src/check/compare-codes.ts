import type { Agreement } from '@nestwell/build/agreement/agreement';
import type { Call } from '@nestwell/build/agreement/calls';

/**
 * Codes that a caller waits for in vain: what it does about them never happens again. Builds
 * from before codes were written down say nothing.
 */
export const brokenCodes = (old: Call, fresh: Call): string[] =>
  lostCodes(old, fresh)
    .filter((code) => old.heeded?.includes(code))
    .map(noLonger);

/** What a build need not be changed for, but whoever changes the contract should know; one clause each. */
export const codeRemarks = (before: Agreement['calls'], now: Agreement['calls']): string[] =>
  Object.entries(before).flatMap(([call, old]) => {
    const fresh = now[call];
    return fresh
      ? [...unheededLosses(old, fresh), ...unknownCodes(old, fresh)].map((it) => `${call}: ${it}`)
      : [];
  });

const unheededLosses = (old: Call, fresh: Call) =>
  lostCodes(old, fresh)
    .filter((code) => !old.heeded?.includes(code))
    .map(noLonger);

/** Only who keeps a table of every code misses another one. */
function unknownCodes({ errors = [], exhausts }: Call, fresh: Call): string[] {
  if (exhausts !== true) return [];
  return (fresh.errors ?? [])
    .filter((code) => !errors.includes(code))
    .map((code) => `it may now be refused with ${code}, which is not in its table`);
}

const lostCodes = ({ errors = [] }: Call, fresh: Call) =>
  fresh.errors ? errors.filter((code) => !fresh.errors?.includes(code)) : [];

const noLonger = (code: string) => `it no longer refuses with ${code}`;
