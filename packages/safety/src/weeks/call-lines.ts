import type { Country } from '../lines/line';
import { type Sign, signsFor, type Signs, type Span } from '../signs/urgent';

export interface CallLines {
  baby: readonly string[];
  you: readonly string[];
}

export interface CallGroup {
  title: string;
  lines: readonly string[];
}

/** A week of pregnancy or a month of life, and where she lives. */
export interface CallPlace {
  kind: 'week' | 'month';
  number: number;
  /** By how many days a baby born before 37 weeks is younger when counted from the due date. */
  bornEarlyBy?: number;
  country?: Country;
}

/** Her own signs are looked for through one year after birth; those of the mind and of violence at any time. */
const FIRST_YEAR = 12;
const ALWAYS_HERS: readonly string[] = ['selfHarm', 'psychosis', 'violence'];
/** What leaves no time to read on. */
const FIRST: readonly string[] = ['bleeding', 'chest', 'fit', 'movements', 'fluid', 'labor'];

/** Days that lie in this month of life whichever months of the year it spans. */
function daysOfMonth(month: number): Span {
  return { from: Math.ceil(month * 30.7), to: Math.floor((month + 1) * 30.3) - 1 };
}

/** The signs of a page, each with its source. */
export function signsAt({ kind, number, bornEarlyBy, country }: CallPlace): Signs {
  if (kind === 'week') return signsFor({ stage: 'pregnant', week: number, country });
  const signs = signsFor({ stage: 'afterBirth', babyDays: daysOfMonth(number), bornEarlyBy, country });
  if (number <= FIRST_YEAR) return signs;
  return { ...signs, you: signs.you.filter((sign) => ALWAYS_HERS.includes(sign.kind)) };
}

const isFirst = ({ kind }: Sign) => FIRST.includes(kind);
const isNow = ({ urgency }: Sign) => urgency === 'now';
const wordsOf = (signs: readonly Sign[]) => signs.map(({ words }) => words);

/** What the card "Call now" holds, in groups: what leaves no time first, what is for today apart. */
export function callGroups(place: CallPlace): CallGroup[] {
  const { baby, you } = signsAt(place);
  const now = [...baby, ...you].filter(isNow);
  const first = place.kind === 'week' ? now.filter(isFirst) : baby.filter(isNow);
  const groups = [
    {
      title: place.kind === 'week' ? 'Bleeding, breath, a fit, your baby' : 'For baby',
      lines: wordsOf(first),
    },
    {
      title: place.kind === 'week' ? 'Also call now' : 'For you',
      lines: wordsOf(now.filter((sign) => !first.includes(sign))),
    },
    { title: 'Call today', lines: wordsOf([...baby, ...you].filter((sign) => !isNow(sign))) },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

const linesAt = (place: CallPlace): CallLines => {
  const { baby, you } = signsAt(place);
  const ordered = (signs: readonly Sign[]) => [
    ...signs.filter((sign) => isNow(sign) && isFirst(sign)),
    ...signs.filter((sign) => isNow(sign) && !isFirst(sign)),
    ...signs.filter((sign) => !isNow(sign)).map((sign) => ({ ...sign, words: `Call today: ${sign.words}` })),
  ];
  if (place.kind === 'week') return { baby: [], you: wordsOf(ordered([...baby, ...you])) };
  return { baby: wordsOf(ordered(baby)), you: wordsOf(ordered(you)) };
};

/** The same without groups. */
export const callOfWeek = (week: number): CallLines => linesAt({ kind: 'week', number: week });

/** The same without groups. `month` is her baby's age since birth. */
export const callOfMonth = (month: number, bornEarlyBy?: number): CallLines =>
  linesAt({ kind: 'month', number: month, bornEarlyBy });
