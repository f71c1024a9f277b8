import { MINUTE } from '@nestwell/domain/moments';
import { natives } from '@nestwell/remote-kit/host';

/** Only Chromium says how much memory scripts hold. */
interface Measured extends Performance {
  memory?: { usedJSHeapSize: number };
}

/** Bytes; the whole product, every page visited, holds a tenth of it. */
const MOST = 256 * 2 ** 20;

/** Whether what modules hold has grown beyond all they could need: a page loaded anew is rid of it. */
const AGAIN = 20 * MINUTE;
const KEY = 'shell.swollen';

/**
 * Whether what modules hold has grown beyond all they could need: a page loaded anew is rid of it. Browsers measure
 * so seldom that the next such word would be of the same page, so it counts once in that time.
 */
export function isSwollen(now = Date.now(), { memory }: Measured = performance): boolean {
  if ((memory?.usedJSHeapSize ?? 0) < MOST) return false;
  try {
    const last = Number(natives.read(sessionStorage, KEY));
    if (now - last < AGAIN) return false;
    natives.write(sessionStorage, KEY, String(now));
    return true;
  } catch {
    return false;
  }
}
