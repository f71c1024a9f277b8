import { MINUTE } from '@nestwell/domain/moments';

/** The moment that the picture shows; none where nothing was painted. */
let painted: number | undefined;
/** When the clock was looked at last. */
let seen = 0;

/** @param moment in milliseconds */
export const paintedAs = (moment: number): void => {
  painted = moment;
  seen = moment;
};

/** The moment that the page's picture shows; without one the present. */
export const paintedMoment = (): number => painted ?? present();

/** The present moment, the same one until the clock's next minute: in that of the picture it is the picture's. */
export function present(): number {
  const now = Date.now();
  if (Math.floor(now / MINUTE) !== Math.floor(seen / MINUTE)) seen = now;
  return seen;
}
