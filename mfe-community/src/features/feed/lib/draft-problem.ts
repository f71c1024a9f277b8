import { trimmed } from '@nestwell/domain/words';
import { visibleLength } from '@nestwell/ui';

/** What keeps words from being sent, in a sentence that says what to do; undefined when nothing does. */
export function draftProblem(words: string, limit: number): string | undefined {
  const length = visibleLength(trimmed(words));
  if (length === 0) return 'Write a few words first';
  return length > limit ? `Shorten it by ${length - limit} to share it` : undefined;
}
