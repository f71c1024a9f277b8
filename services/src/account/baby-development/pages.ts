import type { BabyGroup, BabyPage, FittingRecipe } from '@nestwell/contracts/account/server';
import { type Restricted, suits } from '@nestwell/domain/food-fit';
import type { UnitSystem } from '@nestwell/domain/units';
import { pregnancyCareAt } from '@nestwell/safety/care';
import * as known from '@nestwell/safety/weeks';
import * as lines from './content/tick-lines';
import { exercisesOf, recipesOf } from './content/what-fits';
import { babySummaryOf } from './summary';

interface Range {
  isMonths: boolean;
  from: number;
  to: number;
}

/** Rounded up: a baby born early is never taken for older than it is. */
const DAYS_OF_MONTH = 31;

export const groups: Record<BabyGroup, Range> = {
  first: { isMonths: false, from: 4, to: 13 },
  second: { isMonths: false, from: 14, to: 27 },
  third: { isMonths: false, from: 28, to: 42 },
  firstYear: { isMonths: true, from: 0, to: 12 },
  secondYear: { isMonths: true, from: 13, to: 24 },
};

const ofWeeks = {
  body: known.bodyInPregnancy,
  common: known.commonInPregnancy,
  visits: known.visitsInPregnancy,
  careAt: pregnancyCareAt,
  questions: lines.weekQuestions,
  todo: lines.weekTodo,
};
const ofMonths: typeof ofWeeks = {
  body: known.bodyAfterBirth,
  common: known.commonAfterBirth,
  visits: known.visitsAfterBirth,
  careAt: () => [],
  questions: lines.monthQuestions,
  todo: lines.monthTodo,
};

/** Whom pages are for. */
interface Reader {
  /** What she can eat, by her saved allergies and diets. */
  member: Restricted;
  /** By how many months a baby born early is younger when counted from the due date; null where it was not. */
  early: number | null;
  /** Of one pregnancy: 2 are twins. */
  babies?: number;
  /** Of the figures; metric unless said. */
  units?: UnitSystem;
  /** Whose texts fit, by what has been stated of the pregnancy. */
  whom?: known.Whom;
}

export function pagesOf(group: BabyGroup, reader: Reader): BabyPage[] {
  const { from, to } = groups[group];
  return Array.from({ length: to - from + 1 }, (_, index) => pageOf(group, from + index, reader)).filter(
    (page) => page !== null,
  );
}

function pageOf(
  group: BabyGroup,
  number: number,
  { member, early, babies = 1, units = 'metric', whom = 'others' }: Reader,
): BabyPage | null {
  const { isMonths, from } = groups[group];
  const summary = babySummaryOf({
    pregnancyWeek: isMonths ? null : number,
    monthsPostpartum: isMonths ? number : null,
    babies,
    units,
    whom,
    correctedMonths: isMonths && early !== null ? Math.max(0, number - early) : null,
  });
  if (!summary?.milestone) return null;
  const { body, common, visits, careAt, questions, todo } = isMonths ? ofMonths : ofWeeks;
  const care = careAt(number, whom);
  const wordsAt = (spells: readonly known.Spell[]) =>
    known.spellsAt(spells, number, whom).map(({ words }) => words);
  const linesAt = (all: readonly lines.TickSpell[]) =>
    known.spellsAt(all, number, whom).map(({ item, words }) => ({ item, words }));
  const bornEarlyBy = early === null ? undefined : early * DAYS_OF_MONTH;
  const { baby, you } = isMonths ? known.callOfMonth(number, bornEarlyBy) : known.callOfWeek(number);
  const signs = known.signsAt({ kind: isMonths ? 'month' : 'week', number, bornEarlyBy });
  const exercises = exercisesOf(group);
  const evidence = [body, common, visits, ...signs.baby, ...signs.you, ...care];
  return {
    number,
    baby: summary.milestone,
    body: wordsAt(body.value).join(' '),
    common: wordsAt(common.value),
    call: { baby: [...baby], you: [...you] },
    visits: [...wordsAt(visits.value), ...care.map(({ words }) => words)],
    questions: linesAt(questions),
    todo: linesAt(todo),
    exercise: exercises[(number - from) % exercises.length] ?? '',
    fittingRecipe: recipeFor(member, group, number - from),
    sources: [...new Set([...evidence.flatMap(({ source }) => source.split('; ')), sizes(isMonths)])],
    checked: evidence.flatMap(({ checkedOn }) => checkedOn || []).sort()[0] ?? '',
  };
}

/** The next recipe in turn that suits the member. */
function recipeFor(member: Restricted, group: BabyGroup, turn: number): FittingRecipe | null {
  const recipes = recipesOf(group);
  const first = turn % recipes.length;
  const inTurn = [...recipes.slice(first), ...recipes.slice(0, first)];
  return inTurn.find((recipe) => suits(member, recipe)) ?? null;
}

const sizes = (isMonths: boolean) =>
  isMonths ? 'CDC 2022 and WHO, milestones and weights' : 'Hadlock 1991 and 1992, sizes';
