import type { BabySummary } from '@nestwell/contracts/account/server';
import { babyLengthText, babyWeightText, unbornWeightText, type UnitSystem } from '@nestwell/domain/units';
import { trimesterOf } from '@nestwell/domain/stages';
import { ownPlan } from '@nestwell/safety/care';
import type { Whom } from '@nestwell/safety/weeks';
import { firstTrimester } from './content/first-trimester';
import { firstYear } from './content/first-year';
import type { MonthOfLife } from './content/month';
import { secondTrimester } from './content/second-trimester';
import { secondYear } from './content/second-year';
import { thirdTrimester } from './content/third-trimester';
import type { WeekOfPregnancy } from './content/week';

export const weeksOfPregnancy: readonly WeekOfPregnancy[] = [
  ...firstTrimester,
  ...secondTrimester,
  ...thirdTrimester,
];
export const monthsOfLife: readonly MonthOfLife[] = [...firstYear, ...secondYear];

const CROWN_TO_HEEL_FROM = 14;

/** What the summary follows from: the derived week and months of the user's row, as of today where she is. */
export interface Stage {
  pregnancyWeek: number | null;
  monthsPostpartum: number | null;
  /** Months since the due date of a baby born early; null where age needs no correction. */
  correctedMonths: number | null;
  /** Of one pregnancy: 2 are twins. */
  babies?: number;
  /** Of the figures; metric unless said. */
  units?: UnitSystem;
  /** Whose texts fit, by what has been stated of the pregnancy. */
  whom?: Whom;
  /** Past 42 weeks: nothing is said of a baby whom nobody has heard of since. */
  isBeyondTerm?: boolean;
}

/** Null when there is nothing to follow: no due date and no birth, or she is quiet about them. */
export function babySummaryOf(stage: Stage): BabySummary | null {
  if (stage.pregnancyWeek !== null) return ofWeek(stage.pregnancyWeek, stage);
  return stage.monthsPostpartum === null ? null : ofMonth(stage.monthsPostpartum, stage);
}

function ofWeek(week: number, { isBeyondTerm, babies = 1, units = 'metric', whom }: Stage): BabySummary {
  const found = isBeyondTerm ? undefined : weeksOfPregnancy.find((entry) => entry.week === week);
  return {
    currentWeek: week,
    currentMonth: null,
    trimester: trimesterOf(week),
    milestone: found
      ? {
          sizeComparison: found.comparison,
          sizeDescription: sizeOf(found, babies, units),
          sizeEmoji: found.emoji,
          developmentMilestone: developmentOf(found, babies, whom),
          maternalTip: found.mother,
        }
      : null,
  };
}

/** From week 34 a birth that may be planned before the general weeks is spoken of first. */
function developmentOf(
  { week, baby, babyPlannedEarlier }: WeekOfPregnancy,
  babies: number,
  whom?: Whom,
): string {
  if (whom !== 'plannedEarlier' && babies === 1) return baby;
  if (babyPlannedEarlier) return babyPlannedEarlier;
  const { words, from } = babies > 1 ? ownPlan.twins : ownPlan.condition;
  return week < from ? baby : `${words}. ${baby}`;
}

/** What baby does follows the age that is counted from the due date; her own recovery follows the birth. */
function ofMonth(
  months: number,
  { correctedMonths: corrected, babies = 1, units = 'metric' }: Stage,
): BabySummary {
  const found = monthsOfLife.find((entry) => entry.month === (corrected ?? months));
  const hers = monthsOfLife.find((entry) => entry.month === months);
  return {
    currentWeek: 0,
    currentMonth: months,
    ...(corrected !== null && { correctedMonths: corrected }),
    trimester: 'postpartum',
    milestone: found
      ? {
          sizeComparison: found.doing,
          // What is typical is of babies born at their time.
          sizeDescription: [
            found.aside,
            ...ageOf(corrected),
            ...(babies === 1 && corrected === null ? weightOf(found, units) : []),
          ].join('. '),
          sizeEmoji: found.emoji,
          developmentMilestone: found.baby,
          maternalTip: (hers ?? found).mother,
        }
      : null,
  };
}

const ageOf = (corrected: number | null): string[] =>
  corrected === null
    ? []
    : [`Counted from the due date, ${corrected} ${corrected === 1 ? 'month' : 'months'} old`];

/** Twins and more are measured one by one, and the figures of single babies are not theirs. */
const OF_ONE_BABY = 'That is the size of a single baby. Ask at your scans how each of yours is growing.';

/** Says how it was measured: from week 14 the length includes the legs, which is why it seems to jump. */
function sizeOf({ week, length, weight }: WeekOfPregnancy, babies: number, units: UnitSystem): string {
  if (babies > 1) return OF_ONE_BABY;
  const method = week < CROWN_TO_HEEL_FROM ? 'crown to rump' : 'crown to heel';
  const figures = [
    babyLengthText(length, units),
    ...(weight === null ? [] : [unbornWeightText(weight, units)]),
  ];
  const jump =
    week === CROWN_TO_HEEL_FROM ? ' From now on the legs are measured too, so it seems to jump.' : '';
  return `About ${figures.join(' and ')}, ${method}.${jump} Typical, every baby varies.`;
}

function weightOf({ weight }: MonthOfLife, units: UnitSystem): string[] {
  if (weight === undefined) return [];
  const [girl, boy] = weight.map((kilograms) => babyWeightText(kilograms, units));
  return [`Typical weight ${girl} for a girl, ${boy} for a boy; every baby varies`];
}
