import { keep as keepText, kept as keptText } from '../../../lib/device-store';

const KEY = 'dailyQuote';

interface Kept {
  date: string;
  index: number;
}

/** A choice at random among `count` that is the day's own, so that server and browser draw the same one. */
export function choiceOf(date: string, count: number): number {
  let seed = 0;
  for (const sign of date) seed = (Math.imul(seed, 31) + sign.charCodeAt(0)) >>> 0;
  return (Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) >>> 0) % count;
}

/** What this device keeps for the day: what she changed it to, or else the day's own, from now on. */
export function keptChoice(date: string, count: number): number {
  const kept = read();
  if (kept?.date === date && kept.index < count) return kept.index;
  return keep(date, choiceOf(date, count));
}

/** Another choice than the present one, kept for the rest of the day. */
export function anotherChoice(date: string, count: number, present: number, random = Math.random): number {
  return keep(date, (present + 1 + Math.floor(random() * (count - 1))) % count);
}

function keep(date: string, index: number): number {
  keepText(KEY, JSON.stringify({ date, index }));
  return index;
}

function read(): Kept | null {
  try {
    const kept: unknown = JSON.parse(keptText(KEY) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { date, index } = value as Partial<Kept>;
  return typeof date === 'string' && Number.isInteger(index) && Number(index) >= 0;
}
