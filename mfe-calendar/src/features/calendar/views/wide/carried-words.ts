import { inWords } from './target';
import type { Carried } from './use-carrying';

/** Said while something is carried: what, where it would land, and how it is left there. */
export function carriedInWords({ reminder, to, by }: Carried, outside: string): string {
  const how = by === 'keys' ? 'Arrows move it, Enter leaves it here' : 'Release to move it';
  return `${reminder.title}, ${to ? inWords(to) : outside}. ${how}; Esc leaves it where it was.`;
}
