import { natives } from '@nestwell/remote-kit/host';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Isolation } from '../isolation/isolation';

/** How often a page that fell apart as a whole is put together again. */
const TIMES = 3;

/** Draws the page, and draws it anew where something broke beyond every boundary: never an empty page at once. */
export function keepShown(place: HTMLElement, page: ReactNode, isolation: Pick<Isolation, 'mend'>): void {
  let left = TIMES;
  const root = createRoot(place, {
    onUncaughtError: (error) => {
      console.error(error);
      isolation.mend();
      if (left-- > 0) natives.after(0, () => root.render(page));
    },
  });
  root.render(page);
}
