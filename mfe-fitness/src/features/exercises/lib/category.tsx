import type { Difficulty, ExerciseCategory } from '@nestwell/contracts/fitness';
import { BicepsFlexed, CircleDot, HeartPulse, Play, Rows2, Trees, type Shell } from '@nestwell/ui';
import type { ComponentType } from 'react';

interface CategoryLook {
  label: string;
  shell: Shell;
  Icon: ComponentType<{ 'aria-hidden'?: true }>;
}

export const categoryLooks = {
  video: { label: 'Video', shell: 'dusk', Icon: Play },
  core: { label: 'Core', shell: 'heather', Icon: CircleDot },
  cardio: { label: 'Cardio', shell: 'russet', Icon: HeartPulse },
  strength: { label: 'Strength', shell: 'straw', Icon: BicepsFlexed },
  flexibility: { label: 'Flexibility', shell: 'duck', Icon: Rows2 },
  outdoor: { label: 'Outdoor', shell: 'moss', Icon: Trees },
} as const satisfies Record<ExerciseCategory, CategoryLook>;

export const difficultyLabels = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
} as const satisfies Record<Difficulty, string>;
