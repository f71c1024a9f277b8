import type { Country } from '../../lines/line';
import { babySigns } from './baby';
import { afterBirthSigns, afterLossSigns, pregnantSigns } from './mother';
import { regionalWords } from './regional-words';
import type { Sign } from './sign';
import { unbornSigns } from './unborn';

/** Days or weeks, the first and the last. */
export interface Span {
  from: number;
  to: number;
}

export type SignsStage = 'pregnant' | 'afterBirth' | 'afterLoss';

export interface SignsQuery {
  stage: SignsStage;
  /** Of pregnancy; without it the signs of all weeks. */
  week?: number;
  /** The baby's age in days, 0 on the day of birth, or the days a page is about; without it the signs of all ages. */
  babyDays?: number | Span;
  /** By how many days a baby born before 37 weeks is younger when counted from the due date. */
  bornEarlyBy?: number;
  country?: Country;
}

export interface Signs {
  baby: readonly Sign[];
  you: readonly Sign[];
}

const spanOf = (at: number | Span): Span => (typeof at === 'number' ? { from: at, to: at } : at);

const meets = ({ from = -Infinity, to = Infinity }: Sign, span: Span) => from <= span.to && span.from <= to;

function isOfAge(sign: Sign, { babyDays, bornEarlyBy = 0 }: SignsQuery): boolean {
  if (babyDays === undefined) return true;
  const { from, to } = spanOf(babyDays);
  const younger = sign.byYoungerAge ? bornEarlyBy : 0;
  return meets(sign, { from: from - younger, to: to - younger });
}

function unworded(query: SignsQuery): Signs {
  const { stage, week } = query;
  if (stage === 'afterLoss') return { baby: [], you: afterLossSigns };
  if (stage === 'afterBirth')
    return { baby: babySigns.filter((sign) => isOfAge(sign, query)), you: afterBirthSigns };
  const isOfWeek = (sign: Sign) =>
    (sign.country === undefined || sign.country === query.country) &&
    (week === undefined || meets(sign, spanOf(week)));
  return { baby: unbornSigns.filter(isOfWeek), you: pregnantSigns.filter(isOfWeek) };
}

/** What needs a call: the one list that urgent help, call cards and the pages of weeks and months read. */
export function signsFor(query: SignsQuery): Signs {
  const inHerWords = (sign: Sign): Sign => ({ ...sign, words: regionalWords(sign.words, query.country) });
  const { baby, you } = unworded(query);
  return { baby: baby.map(inHerWords), you: you.map(inHerWords) };
}
