/** What is so in some weeks of pregnancy, or months of life: the first and the last of them. */
export interface Spell {
  from: number;
  to: number;
  words: string;
}

export const spellsAt = <S extends Pick<Spell, 'from' | 'to'>>(spells: readonly S[], at: number): S[] =>
  spells.filter(({ from, to }) => from <= at && at <= to);
