import { figureOf } from '../../../lib/figure-of';

/** A figure as it was typed, with the unit it was typed in. */
export interface Typed<Unit> {
  typed: string;
  unit: Unit;
}

/** The figure in another unit by `turn`; in its own, or when it is no figure, as it was typed. */
export function shownIn<Unit>(unit: Unit, edit: Typed<Unit>, turn: (figure: number) => number): string {
  const figure = figureOf(edit.typed);
  return edit.unit === unit || Number.isNaN(figure) ? edit.typed : String(turn(figure));
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
