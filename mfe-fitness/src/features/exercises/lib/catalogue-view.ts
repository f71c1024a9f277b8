import { speaksOfBaby } from '@nestwell/domain/baby-words';
import {
  fitOf,
  monthsToWait,
  type Clearance,
  type Difficulty,
  type Exercise,
  type ExerciseCategory,
  type Mother,
} from '@nestwell/contracts/fitness';
import { categoryLooks } from './category';

/** 'videos' is the information panel; its exercises live under All. */
export type Tab = 'all' | 'videos' | Exclude<ExerciseCategory, 'video'>;

export interface Filters {
  tab: Tab;
  category: ExerciseCategory | 'all';
  difficulty: Difficulty | 'all';
}

/** Select and tab both apply. Under All what is not open to her yet is left out, in a category's tab it stays, locked. */
export function shownExercises(
  exercises: readonly Exercise[],
  filters: Filters,
  mother: MotherToTell,
): Exercise[] {
  const { tab, category, difficulty } = filters;
  if (tab === 'videos') return [];
  return exercises.filter(
    (exercise) =>
      (category === 'all' || exercise.category === category) &&
      (difficulty === 'all' || exercise.difficulty === difficulty) &&
      (tab === 'all' ? fitFor(exercise, mother) !== 'later' : exercise.category === tab) &&
      isForHer(exercise, mother),
  );
}

export const openTo = (exercises: readonly Exercise[], mother: MotherToTell) =>
  exercises.filter((exercise) => fitFor(exercise, mother) === 'open' && isForHer(exercise, mother)).length;

const fitFor = (exercise: Exercise, mother: MotherToTell) => fitOf(exercise, mother, mother.clearance);

type ToTell = Pick<MotherToTell, 'pregnancyPaused'>;

/** None that is done with a baby, for a member who wants to hear nothing of them. */
export const isForHer = ({ name, description, instructions }: Exercise, { pregnancyPaused }: ToTell) =>
  !pregnancyPaused || !speaksOfBaby([name, description, ...instructions].join(' '));

/** How a workout that she logged is named: by its kind alone where the exercise itself names a baby or a birth. */
export const loggedName = (exercise: Exercise, mother: ToTell): string =>
  isForHer(exercise, mother) ? exercise.name : `${categoryLooks[exercise.category].label} workout`;

export interface Lock {
  badge: string;
  notice: string;
  /** It can be looked at: the question that it waits for stands in it. */
  opens: boolean;
}

export interface MotherToTell extends Mother {
  pregnancyPaused: boolean;
  /** What she answered in this situation; null when she has not, undefined while it is not read. */
  clearance: Clearance | null | undefined;
}

const notCleared: Lock = {
  badge: 'Once cleared',
  notice: 'Open to you once your doctor or midwife has said that you may. The gentlest ones are open now.',
  opens: true,
};
const unanswered: Lock = {
  badge: 'Asks you first',
  notice: 'Opens once you have answered under “Before you begin”. The gentlest ones are open now.',
  opens: true,
};
const unread: Lock = {
  badge: 'Asks you first',
  notice: 'Your answers could not be read yet. The gentlest ones are open now.',
  opens: true,
};

/** Why an exercise cannot be started yet; null when it can. */
export function lockOf(exercise: Exercise, mother: MotherToTell): Lock | null {
  switch (fitFor(exercise, mother)) {
    case 'open':
      return null;
    case 'notCleared':
      return notCleared;
    case 'unanswered':
      return mother.clearance === undefined ? unread : unanswered;
    case 'later':
      return { ...laterFor(exercise, mother), opens: false };
  }
}

function laterFor(exercise: Exercise, mother: MotherToTell): Omit<Lock, 'opens'> {
  // Whoever tells us that her pregnancy has changed hears nothing of pregnancy or birth.
  if (mother.pregnancyPaused)
    return { badge: 'For later', notice: 'The gentler ones are open to you whenever you like.' };
  const wait = monthsToWait(exercise, mother);
  const months = exercise.minMonthsPostpartum;
  if (wait === null)
    return { badge: 'For later', notice: 'Not suited to pregnancy. It waits for you after birth.' };
  return { badge: `Wait ${monthsText(wait)}`, notice: `Available at ${monthsText(months)} postpartum` };
}

const monthsText = (months: number) => `${months} ${months === 1 ? 'month' : 'months'}`;
