import type { GoalNote } from '@nestwell/contracts/account/server';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { type Goal, type GoalFacts, goalReason, goals, refusedGoals } from '@nestwell/domain/energy';
import { badRequest } from '../../platform/http/errors';
import { stageOn } from './pregnancy';
import type { UserEntity } from './user.entity';

type SaidGoals = Partial<Record<Goal, number | null>>;

/** 400 naming a goal that a registration says and that is below the healthy limits. */
export function checkFirstGoals(said: SaidGoals, user: UserEntity, today: LocalDate): void {
  const isSaid = (goal: Goal) => said[goal] !== undefined && said[goal] !== null;
  check(goals.filter(isSaid), user, today);
}

/**
 * 400 naming a goal that a change sets below the healthy limits, judged by what is known after it. A goal that stays is
 * never in the way of another change: that it is too low now is asked about on her screens.
 */
export function checkGoals(before: UserEntity, after: UserEntity, today: LocalDate): void {
  check(
    goals.filter((goal) => after[goal] !== before[goal]),
    after,
    today,
  );
}

function check(changed: readonly Goal[], user: UserEntity, today: LocalDate): void {
  const facts = factsOf(user, today);
  const refused = refusedGoals(facts).find((goal) => changed.includes(goal));
  if (refused !== undefined) throw badRequest(refused, goalReason(refused, facts));
}

function factsOf(user: UserEntity, today: LocalDate): GoalFacts {
  const { isPregnant, pregnancyStage, pregnancyPaused } = stageOn(user, today);
  return { ...user, isPregnant, pregnancyStage, isBreastfeeding: user.isBreastfeeding && !pregnancyPaused };
}

/** The notes that stay answered: one about a goal is asked again once the goal is another. Undefined where none changes. */
export function keptNotes(
  before: Pick<UserEntity, Goal | 'answeredNotes'>,
  request: SaidGoals & { answeredNotes?: GoalNote[] },
): GoalNote[] | undefined {
  const answered = request.answeredNotes ?? before.answeredNotes;
  if (answered === null) return undefined;
  const isChanged = (note: GoalNote) =>
    goals.some((goal) => goal === note && request[goal] !== undefined && request[goal] !== before[goal]);
  return answered.filter((note) => !isChanged(note));
}
