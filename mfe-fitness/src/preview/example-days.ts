import type { CheckIn, Exercise, TrackingEntry, Workout } from '@nestwell/contracts/fitness';
import { addDays } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';

/** Rows of a calm, believable fortnight, for looking at screens without a server. */
const userId = '01980000-0000-7000-8000-000000000001';

const idOf = (kind: string, number: number) =>
  `019a0000-0000-7000-8000-${kind}${String(number).padStart(12 - kind.length, '0')}`;

export const exampleDays = (count = 14): TrackingEntry[] =>
  Array.from({ length: count }, (_, back) => ({
    id: idOf('d', back),
    userId,
    date: addDays(deviceDate(new Date()), -back),
    waterIntake: [6, 8, 10, 4][back % 4] ?? null,
    // A night nobody counted.
    sleepHours: back % 5 === 3 ? null : ([7.5, 5.5, 4.5, 6.5][back % 4] ?? null),
    mood: ([3, 2, 1, 3][back % 4] as number | undefined) ?? null,
    energyLevel: [2, 1, 1, 3][back % 4] ?? null,
    weight: 148.2 + back / 10,
    postpartumBlues: null,
  }));

export const exampleCheckIns = (count = 6): CheckIn[] =>
  Array.from({ length: count }, (_, back) => ({
    id: idOf('c', back),
    date: addDays(deviceDate(new Date()), -back - 1),
    anxietyLevel: back % 3,
    hairLoss: 0,
    brainFog: (back + 1) % 4,
    bodyImage: 2,
    postpartumBlues: back === 2,
    notes: back === 1 ? 'A long night, then a good walk.' : null,
  }));

const anExercise = (number: number, values: Partial<Exercise>): Exercise => ({
  id: idOf('e', number),
  name: 'Pelvic Floor Lifts',
  category: 'core',
  difficulty: 'beginner',
  duration: 5,
  description: 'Small, quiet lifts that wake the muscles under your womb.',
  instructions: [
    'Sit tall with your shoulders loose.',
    'Breathe out and lift gently.',
    'Let go all the way.',
  ],
  targetMuscles: ['Pelvic floor', 'Deep abdominals'],
  minMonthsPostpartum: 0,
  pregnancySafe: true,
  babyFriendly: true,
  youtubeUrl: null,
  channelName: null,
  ...values,
});

export const exampleExercises: readonly Exercise[] = [
  anExercise(1, {}),
  anExercise(2, {
    name: 'Stroller Walk',
    category: 'outdoor',
    duration: 25,
    description: 'A steady walk with the pram.',
  }),
  anExercise(3, {
    name: 'Sit to Stand',
    category: 'strength',
    duration: 8,
    description: 'The squat of everyday life.',
  }),
  anExercise(4, {
    name: 'Slow Plank Walk-Outs',
    difficulty: 'advanced',
    duration: 12,
    description: 'A full core challenge for when shorter holds feel easy.',
    minMonthsPostpartum: 6,
    pregnancySafe: false,
  }),
];

export const exampleWorkouts: readonly Workout[] = exampleExercises.slice(0, 3).map((exercise, place) => ({
  id: idOf('f', place),
  userId,
  exerciseId: exercise.id,
  duration: 10 + place * 10,
  completedAt: new Date(Date.now() - place * 86_400_000).toISOString(),
  exercise,
}));
