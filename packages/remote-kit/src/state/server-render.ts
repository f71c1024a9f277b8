import { MINUTE } from '@nestwell/domain/moments';

/** The moment that the server's HTML shows; none where nothing was rendered. */
let rendered: number | undefined;
/** When the clock was looked at last. */
let seen = 0;

/** @param moment in milliseconds */
export const renderedAs = (moment: number): void => {
  rendered = moment;
  seen = moment;
};

/** The moment that the page's server HTML shows; without one the present. */
export const renderedInstant = (): number => rendered ?? present();

/** The present moment, the same one until the clock's next minute: in that of the server's HTML it is the server's HTML's. */
export function present(): number {
  const now = Date.now();
  if (Math.floor(now / MINUTE) !== Math.floor(seen / MINUTE)) seen = now;
  return seen;
}
