import type { User } from '@nestwell/contracts/account';
import { weeksSaid } from '@nestwell/domain/ages';
import { daysBetween, type LocalDate } from '@nestwell/domain/calendar-days';
import type { SignsQuery } from '@nestwell/safety/signs';

/** Whose signs stand behind one tab, or alone where there is one. */
export interface Side {
  id: 'baby' | 'you' | 'pregnant';
  label: string;
  query: SignsQuery;
  whom: readonly ('baby' | 'you')[];
}

export interface HerStage {
  sides: readonly Side[];
  /** What to say first, on every call. */
  say: string;
  /** The baby's age in words, where it is known. */
  babyAge?: string;
}

type Hers = Pick<
  User,
  | 'isPregnant'
  | 'pregnancyPaused'
  | 'pregnancyWeek'
  | 'dueDate'
  | 'babyBornOn'
  | 'isBirthDateExact'
  | 'bornEarlyAt'
>;
type Place = Pick<SignsQuery, 'country'>;

const TERM_DAYS = 280;
/** Who named months alone may be further into the last of them. */
const DAYS_OF_MONTH = 30;
/** Before it a baby is not felt: its signs are hers. */
const MAY_BE_FELT = 16;
const UNKNOWN = 'I am pregnant”, or “I was pregnant within the last year';

/** Which signs are hers, and what she says first: from what the device already knows, so that it shows offline. */
export function herStage(user: Hers | null, today: LocalDate, place: Place): HerStage {
  if (!user) return { sides: visitorSides(place), say: UNKNOWN };
  if (user.isPregnant) return whilePregnant(user, today, place);
  if (user.pregnancyPaused)
    return {
      sides: [onlyHers('you', { stage: 'afterLoss', ...place })],
      say: 'I was pregnant within the last year',
    };
  return afterBirth(user, today, place);
}

const onlyHers = (id: 'you' | 'pregnant', query: SignsQuery): Side => ({
  id,
  label: 'You',
  query,
  whom: ['baby', 'you'],
});

function visitorSides(place: Place): Side[] {
  return [
    { id: 'baby', label: 'Your baby', query: { stage: 'afterBirth', ...place }, whom: ['baby'] },
    { ...onlyHers('pregnant', { stage: 'pregnant', ...place }), label: 'Pregnant' },
    { id: 'you', label: 'After birth', query: { stage: 'afterBirth', ...place }, whom: ['you'] },
  ];
}

function whilePregnant(user: Hers, today: LocalDate, place: Place): HerStage {
  const week = user.pregnancyWeek;
  const query: SignsQuery = { stage: 'pregnant', week: week ?? undefined, ...place };
  const said = weeksSaid(user, today);
  const say = said === null ? 'I am pregnant' : `I am pregnant, ${said}`;
  if (week !== null && week < MAY_BE_FELT) return { sides: [onlyHers('pregnant', query)], say };
  return { sides: twoSides(query), say };
}

const twoSides = (query: SignsQuery): Side[] => [
  { id: 'baby', label: 'Your baby', query, whom: ['baby'] },
  { id: 'you', label: 'You', query, whom: ['you'] },
];

function afterBirth(user: Hers, today: LocalDate, place: Place): HerStage {
  const { babyBornOn, isBirthDateExact, bornEarlyAt } = user;
  if (babyBornOn === null)
    return {
      sides: twoSides({ stage: 'afterBirth', ...place }),
      say: 'I had a baby within the last two years',
    };
  const days = Math.max(0, daysBetween(babyBornOn, today));
  const query: SignsQuery = {
    stage: 'afterBirth',
    babyDays: isBirthDateExact ? days : { from: days, to: days + DAYS_OF_MONTH },
    bornEarlyBy: bornEarlyAt ? TERM_DAYS - bornEarlyAt.weeks * 7 - bornEarlyAt.days : undefined,
    ...place,
  };
  const babyAge = `${isBirthDateExact ? '' : 'about '}${ageInWords(days)}`;
  return {
    sides: twoSides(query),
    say: days === 0 ? 'I had a baby today' : `I had a baby ${babyAge} ago`,
    babyAge,
  };
}

const counted = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

/** As it is said on the phone: '5 days', '2 weeks', '4 months'. */
function ageInWords(days: number): string {
  if (days < 14) return counted(days, 'day');
  if (days < 84) return counted(Math.floor(days / 7), 'week');
  return counted(Math.floor(days / 30.44), 'month');
}
