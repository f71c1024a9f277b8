import { textOf } from './links';
import type { Line, LineKind, Region } from './line';

export const linesOf = ({ lines }: Pick<Region, 'lines'>, ...kinds: readonly LineKind[]): Line[] =>
  lines.filter(({ kind }) => kinds.includes(kind));

/** Whom to talk to in a crisis: none that says of itself that it is no crisis service. */
export const crisisLinesOf = (region: Pick<Region, 'lines'>): Line[] =>
  linesOf(region, 'crisis', 'perinatal', 'health').filter(({ notForCrisis }) => !notForCrisis);

/** What answers day and night by a source that was read: the only lines that may stand under such a heading. */
export const alwaysAnswering = (region: Pick<Region, 'lines'>): Line[] =>
  crisisLinesOf(region).filter(({ hours }) => hours === 'always');

/** Where a text goes, and what its button says; undefined for a line that takes none. */
export function textWay({
  number,
  texts,
}: Pick<Line, 'number' | 'texts'>): { href: string; label: string } | undefined {
  if (!texts) return undefined;
  if (texts === true) return { href: textOf(number), label: 'Text' };
  return { href: textOf(texts.number), label: `Text ${texts.word} to ${texts.number}` };
}
