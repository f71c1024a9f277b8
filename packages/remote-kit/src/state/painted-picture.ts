import { MINUTE } from '@nestwell/domain/moments';

/** What the server took the window for that it paints a page for, and whoever takes that picture over. */
let isWide = false;
/** The moment that the picture shows; none where nothing was painted. */
let painted: number | undefined;
/** When the clock was looked at last. */
let seen = 0;

/** @param moment in milliseconds */
export const paintedAs = (wide: boolean, moment: number): void => {
  isWide = wide;
  painted = moment;
  seen = moment;
};

export const wasPaintedWide = (): boolean => isWide;

/** The moment that the page's picture shows; without one the present. */
export const paintedMoment = (): number => painted ?? present();

/** The present moment, the same one until the clock's next minute: in that of the picture it is the picture's. */
export function present(): number {
  const now = Date.now();
  if (Math.floor(now / MINUTE) !== Math.floor(seen / MINUTE)) seen = now;
  return seen;
}
