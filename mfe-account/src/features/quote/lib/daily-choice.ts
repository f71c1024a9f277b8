import { keep as keepText, kept as keptText } from '../../../lib/device-store';

const KEY = 'dailyQuote';

interface Kept {
  date: string;
  index: number;
}

/** Today's choice among `count`: the one kept for the day, or a new one at random that is then kept. */
export function choiceOf(date: string, count: number, random = Math.random): number {
  const kept = read();
  if (kept?.date === date && kept.index < count) return kept.index;
  return keep(date, Math.floor(random() * count));
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
