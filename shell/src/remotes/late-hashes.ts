import { natives } from '@nestwell/remote-kit/host';

/** What a module's container calls to learn the hashes of its later files (`v`); former ones have them from the start. */
export interface LateHashes {
  v?: () => Promise<unknown>;
}

/** All of the first screen answers by then; what is opened sooner asks for them itself. */
const SOON = 1500;

/** Once the page has loaded and has a moment, so that what she opens needs not wait for them. */
export function knowLater({ v: know }: LateHashes): void {
  if (!know) return;
  // What does not come now is asked for with the first file that needs it.
  const ask = () => void know().catch(() => undefined);
  const begin = () => natives.after(SOON, ask);
  if (document.readyState === 'complete') begin();
  else natives.listen(globalThis, 'load', begin);
}
