import { ownerIn, type Signal } from '@nestwell/contracts/delivery';
import { errorText } from './error-text';

/** Of one page: after so many it says nothing new. */
const MOST = 10;

/**
 * Notes what modules throw where nobody waits for it: in timers, listeners and promises. Only an error whose stack or place
 * names a version's script counts against that version.
 */
export function noteAsyncErrors(page: Window, note: (signal: Signal) => void): (reason: unknown) => void {
  const told = new Set<string>();
  const take = (reason: unknown, where?: string) => {
    const error = errorText(reason);
    const owner = ownerIn(error.stack) ?? ownerIn(where);
    const key = `${owner} ${error.message}`;
    if (owner === undefined || told.size >= MOST || told.has(key)) return;
    told.add(key);
    const [id = '', version = ''] = owner.split('@');
    note({ id, version, name: 'error', value: 0, error });
  };
  page.addEventListener('error', ({ error, message, filename, lineno }) =>
    take(error ?? message, `${filename}:${lineno}`),
  );
  page.addEventListener('unhandledrejection', ({ reason }) => take(reason));
  return take;
}
