/** Whose pregnancy a text fits: one whose birth may be planned before the general weeks, or any other. */
export type Whom = 'plannedEarlier' | 'others';

/** What is so in some weeks of pregnancy, or months of life: the first and the last of them. */
export interface Spell {
  from: number;
  to: number;
  words: string;
  /** Absent of what fits everybody. */
  whom?: Whom;
}

type Placed = Pick<Spell, 'from' | 'to' | 'whom'>;

export const spellsAt = <S extends Placed>(spells: readonly S[], at: number, whom: Whom = 'others'): S[] =>
  spells.filter(({ from, to, whom: theirs = whom }) => from <= at && at <= to && theirs === whom);
