import type { Exercise } from '@nestwell/contracts/fitness/server';
import { cardioExercises } from './cardio';
import { coreExercises } from './core';
import { exerciseIdOf } from './exercise-seed';
import { flexibilityExercises } from './flexibility';
import { outdoorExercises } from './outdoor';
import { strengthExercises } from './strength';
import { videoExercises } from './video';

const byCategory = {
  video: videoExercises,
  core: coreExercises,
  cardio: cardioExercises,
  strength: strengthExercises,
  flexibility: flexibilityExercises,
  outdoor: outdoorExercises,
} as const;

/** The built-in catalogue. No exercise has a link that nobody watched first. */
export const exerciseCatalogue: readonly Exercise[] = Object.entries(byCategory).flatMap(
  ([category, seeds]) =>
    seeds.map(({ number, ...seed }) => ({
      id: exerciseIdOf(number),
      category: category as Exercise['category'],
      youtubeUrl: null,
      channelName: null,
      ...seed,
    })),
);
