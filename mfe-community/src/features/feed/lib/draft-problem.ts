import { trimmed, visibleLength } from '@nestwell/domain/words';

/** How many times the limit is counted to: a pasted book must not hold the page up with every key. */
const COUNTED_LIMITS = 10;

/** What keeps words from being sent, in a sentence that says what to do; undefined when nothing does. */
export function draftProblem(words: string, limit: number): string | undefined {
  const most = COUNTED_LIMITS * limit;
  const length = visibleLength(trimmed(words), most);
  if (length === 0) return 'Write a few words first';
  if (length > most) return `Shorten it to ${limit} characters to share it`;
  return length > limit ? `Shorten it by ${length - limit} to share it` : undefined;
}
