import { natives } from '@nestwell/remote-kit/host';
import { isLeft } from './running';

/** Of this page, like `RUNNING`: entries on their way, any of which may run at any moment. */
export const LOADING = 'watch.loading.';
const place = LOADING + Math.random().toString(36).slice(2, 10);

const onTheirWay = new Set<string>();

/** Notes that an entry is asked for. @returns how to note that it has run, or will not. */
export function loads(owner: string): () => void {
  onTheirWay.add(owner);
  note();
  return () => {
    if (onTheirWay.delete(owner)) note();
  };
}

/** A page that is left in peace leaves nothing behind. */
export function forgetLoading(): void {
  onTheirWay.clear();
  note();
}

function note(): void {
  try {
    if (onTheirWay.size === 0 || isLeft()) natives.remove(localStorage, place);
    else natives.write(localStorage, place, [Date.now(), 'load', ...onTheirWay].join(' '));
  } catch {
    // Storage is blocked or full: then the next load learns nothing.
  }
}
