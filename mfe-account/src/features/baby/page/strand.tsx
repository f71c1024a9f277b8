import * as css from './baby-page.module.css';
import { type Place, titleOf } from './place';

const LENGTH = { week: 40, month: 24 } as const;

/** How far along: a stroke for each week or month, and an egg where this page is. */
export function Strand({ place }: { place: Place }) {
  const length = LENGTH[place.kind];
  const here = Math.min(length, Math.max(1, place.number));
  const strokes = Array.from({ length }, (_, index) => index + 1);
  return (
    <div className={css.strand} role="img" aria-label={`${titleOf(place)} of ${length}`}>
      {strokes.map((at) => (
        <i key={at} data-at={at === here ? 'here' : at < here ? 'past' : undefined} />
      ))}
    </div>
  );
}
