import type { Reminder } from '@nestwell/contracts/calendar';
import { placeOf, topOf } from './target';

const LEAST = 44;
const LINE = 16;
const LETTERS_A_LINE = 15;
const SIDE_BY_SIDE = 2;

export interface Placed {
  reminder: Reminder;
  top: number;
  /** 0 left, 1 right. */
  side: number;
  /** Whether another stands beside it. */
  isHalf: boolean;
}

export interface PlacedDay {
  blocks: Placed[];
  /** Where more than two come together: how many have no room, and how far down. */
  more: { top: number; count: number }[];
}

/** As high as its words, a title of two lines in half the width. */
const heightOf = ({ title }: Reminder) =>
  Math.max(LEAST, 26 + LINE * Math.ceil(title.length / LETTERS_A_LINE));

/** The reminders of a day, in order: two that come together stand side by side, the others are counted. */
export function placed(reminders: readonly Reminder[]): PlacedDay {
  const day: PlacedDay = { blocks: [], more: [] };
  let together: Placed[] = [];
  let end = -Infinity;
  for (const reminder of reminders) {
    const top = topOf(placeOf(reminder));
    if (top >= end) together = [];
    end = Math.max(top >= end ? -Infinity : end, top + heightOf(reminder));
    if (together.length === SIDE_BY_SIDE) {
      const last = day.more.at(-1);
      if (last && last.top >= (together[0]?.top ?? 0)) last.count += 1;
      else day.more.push({ top: end - LEAST, count: 1 });
      continue;
    }
    const block: Placed = { reminder, top, side: together.length, isHalf: together.length > 0 };
    for (const one of together) one.isHalf = true;
    together.push(block);
    day.blocks.push(block);
  }
  return day;
}
