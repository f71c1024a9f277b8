import type { Picture } from './painting';

/** Rules that whoever hears of pictures keeps, those of the latest: what is older is told once more. */
export const MOST_STYLES = 200;

/** The rules of a picture, which many pictures have in common. */
export interface ToldStyles {
  /** Rules of the same key are the same. */
  key: number;
  /** Left out where they were told before. */
  text?: string;
}

export type ToldPicture = Omit<Picture, 'styles'> & { styles: ToldStyles };

/** What stands before the long texts: all that is short, and how many letters of rules follow. */
type Begun = Omit<Picture, 'html' | 'styles'> & { styles: { key: number; length?: number } };

/**
 * As the thread that paints tells a picture: a line of JSON, its rules, and its HTML. Long texts are no JSON: it takes a
 * tenth of painting to write and read them.
 */
export function toldText({ html, styles: { key, text }, ...rest }: ToldPicture): string {
  const begun: Begun = { ...rest, styles: { key, length: text?.length } };
  return `${JSON.stringify(begun)}\n${text ?? ''}${html}`;
}

export function toldPicture(told: string): ToldPicture {
  const begin = told.indexOf('\n') + 1;
  const { styles, ...rest } = JSON.parse(told.slice(0, begin)) as Begun;
  const { key, length } = styles;
  const end = begin + (length ?? 0);
  const text = length === undefined ? undefined : told.slice(begin, end);
  return { ...rest, html: told.slice(end), styles: { key, text } };
}
