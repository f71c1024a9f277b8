const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅐': 1 / 7,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
  '⅑': 1 / 9,
  '⅒': 1 / 10,
};
/** Those that spoons and cups are made for. */
const SHOWN = ['½', '⅓', '⅔', '¼', '¾', '⅛', '⅜', '⅝', '⅞'];
const NEAR = 0.006;

export const fractionOf = (character: string): number => FRACTIONS[character] ?? 0;

/** The character of a fraction that is this near. */
export const characterOf = (fraction: number): string | undefined =>
  SHOWN.find((character) => Math.abs(fractionOf(character) - fraction) < NEAR);
