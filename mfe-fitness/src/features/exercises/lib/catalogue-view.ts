import { speaksOfBaby } from '@nestwell/domain/baby-words';
import {
  isAvailable,
  monthsToWait,
  type Difficulty,
  type Exercise,
  type ExerciseCategory,
  type Mother,
} from '@nestwell/contracts/fitness';

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
      (tab === 'all' ? isAvailable(exercise, mother) : exercise.category === tab) &&
      isForHer(exercise, mother),
  );
}

export const openTo = (exercises: readonly Exercise[], mother: MotherToTell) =>
  exercises.filter((exercise) => isAvailable(exercise, mother) && isForHer(exercise, mother)).length;

/** None that is done with a baby, for a member who wants to hear nothing of them. */
const isForHer = ({ name, description, instructions }: Exercise, { pregnancyPaused }: MotherToTell) =>
  !pregnancyPaused || !speaksOfBaby([name, description, ...instructions].join(' '));

export interface Lock {
  badge: string;
  notice: string;
}

export interface MotherToTell extends Mother {
  pregnancyPaused: boolean;
}

/** Why an exercise cannot be chosen yet; null when it can. */
export function lockOf(exercise: Exercise, mother: MotherToTell): Lock | null {
  if (isAvailable(exercise, mother)) return null;
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
