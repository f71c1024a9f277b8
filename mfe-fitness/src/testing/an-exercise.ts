import type { Exercise, Workout } from '@nestwell/contracts/fitness';

export const anExercise = (values: Partial<Exercise> = {}): Exercise => ({
  id: '019a0000-0000-7000-8000-000000000101',
  name: 'Pelvic Floor Lifts',
  category: 'core',
  difficulty: 'beginner',
  duration: 5,
  description: 'Small, quiet lifts.',
  instructions: ['Sit tall.', 'Breathe out and lift.', 'Let go.'],
  targetMuscles: ['Pelvic floor', 'Deep abdominals'],
  minMonthsPostpartum: 0,
  pregnancySafe: true,
  babyFriendly: true,
  youtubeUrl: null,
  channelName: null,
  ...values,
});

export const aWorkout = (values: Partial<Workout> = {}): Workout => ({
  id: '019a0000-0000-7000-8000-0000000000f1',
  userId: '01980000-0000-7000-8000-000000000001',
  exerciseId: '019a0000-0000-7000-8000-000000000101',
  duration: 25,
  completedAt: new Date().toISOString(),
  exercise: anExercise(),
  ...values,
});
