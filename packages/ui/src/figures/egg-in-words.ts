import type { Level } from './faces';

export interface EggRowPoint {
  label: string;
  name?: string;
  /** `null` draws a dotted egg. */
  level: Level | null;
  today?: boolean;
  /** Still to come: no egg, since nothing is missing. */
  ahead?: boolean;
}

/** 'Monday 5 October: Good'; a day to come has only its name. */
export const eggInWords = (
  { label, name = label, level, ahead }: EggRowPoint,
  words: readonly string[],
): string => (ahead ? name : `${name}: ${level === null ? 'nothing logged' : words[level]}`);
