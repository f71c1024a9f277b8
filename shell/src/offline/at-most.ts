import { natives } from '@nestwell/remote-kit/host';

/** Settles with the work, or after so many milliseconds: nobody waits for a storage or a network that hangs. */
export const atMost = (work: Promise<unknown>, milliseconds: number): Promise<void> =>
  Promise.race([
    work.then(() => undefined),
    new Promise<void>((resolve) => natives.after(milliseconds, () => resolve())),
  ]);
