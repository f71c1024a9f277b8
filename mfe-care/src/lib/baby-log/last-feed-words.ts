import type { BabyNoteAnswer } from '@nestwell/contracts/care';
import { sideNames } from './note-words';
import { spanWords } from '../duration-words';

/** 'Left, 1 h 50 min ago': the side she ended on, and how long ago the feed began. */
export function lastFeedWords(feed: BabyNoteAnswer | undefined, now: Date): string {
  if (!feed) return 'Nothing noted in two days';
  const side = feed.sides.at(-1)?.side;
  const what = feed.kind === 'bottle' ? 'Bottle' : side ? sideNames[side] : 'Breast';
  return `${what}, ${spanWords(Math.max(0, now.getTime() - Date.parse(feed.startedAt)))} ago`;
}
