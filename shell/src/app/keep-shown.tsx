import { natives } from '@nestwell/remote-kit/host';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { replayEvents, type RecordingRoot } from '../hydration/event-replay';
import type { Recovery } from '../watch/recovery';
import { takeLargerSlices } from './larger-slices';

/** How often a page that fell apart as a whole is put together again. */
const TIMES = 3;

interface Keeping {
  recovery: Pick<Recovery, 'brokenBy'>;
  /** The place holds this page already, as the server rendered it for her. */
  isServerRendered: boolean;
}

/**
 * Draws the page, and draws it anew where something broke beyond every boundary: never an empty page at once. A page that falls
 * apart again is loaded without the version that broke it.
 */
export function keepShown(
  place: RecordingRoot,
  page: ReactNode,
  { recovery, isServerRendered }: Keeping,
): void {
  let left = TIMES;
  const options: RootOptions = {
    onUncaughtError: (error) => {
      console.error(error);
      if (left-- > 0) natives.after(0, () => root.render(page));
      else recovery.brokenBy(error);
    },
    // What comes out differently here is drawn anew, alone.
    onRecoverableError: (error) =>
      console.warn('[hydrate]', error instanceof Error ? (error.cause ?? error) : error),
  };
  if (isServerRendered) takeLargerSlices();
  const root = isServerRendered ? hydrateRoot(place, page, options) : createRoot(place, options);
  if (isServerRendered) replayEvents(place);
  else {
    delete place.recordedEvents;
    root.render(page);
  }
  place.dataset.interactive = '';
}
