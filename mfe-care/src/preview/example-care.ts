import { care, type MoodCheck, type PressureReadingRow } from '@nestwell/contracts/care';
import { nutrition, type Meal } from '@nestwell/contracts/nutrition';
import { addDays } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { DAY, later } from '@nestwell/domain/moments';
import { answer, type FakeAnswer } from '@nestwell/remote-kit/preview';
import { paperAnswers } from './example-papers';

const idAt = (place: number) => `019b0000-0000-7000-8000-${String(place).padStart(12, '0')}`;
const daysAgo = (days: number) => later(new Date(), -days * DAY).toISOString();

const readings = (): PressureReadingRow[] =>
  [
    [124, 78],
    [122, 79],
    [124, 78],
    [119, 75],
    [121, 76],
    [118, 74],
  ].map(([upper = 0, lower = 0], days) => ({
    id: idAt(days + 1),
    upper,
    lower,
    signs: [],
    measuredAt: daysAgo(days + 1),
  }));

const checks = (): MoodCheck[] => [
  {
    id: idAt(20),
    takenAt: daysAgo(15),
    whooley: [1, 0],
    gad2: [1, 2],
    mood: { by: 'phq9', answers: [1, 2, 1, 2, 1, 2, 1, 1, 0] },
    worry: [1, 2, 1, 1, 1, 0, 0],
  },
  {
    id: idAt(21),
    takenAt: daysAgo(29),
    whooley: [1, 0],
    gad2: [0, 1],
    mood: { by: 'phq9', answers: [1, 2, null, 2, 1, 2, null, 1, 0] },
    worry: null,
  },
];

const coffee = (): Meal => ({
  id: idAt(40),
  userId: idAt(41),
  name: 'Coffee',
  calories: 2,
  protein: 0.2,
  carbs: 0,
  fat: 0,
  portion: { label: '200 ml', grams: 200, times: 1 },
  micronutrients: {},
  mealType: 'breakfast',
  loggedAt: new Date().toISOString(),
});

/** What a mother keeps who has used it for a while; what she adds is taken, and forgotten with the page. */
export function careAnswers(): FakeAnswer[] {
  const today = deviceDate(new Date());
  const medicine = {
    amount: null,
    rhythm: 'daily',
    startsOn: addDays(today, -9),
    endsOn: null,
    reminds: true,
  } as const;
  const iron = { ...medicine, id: idAt(30), name: 'Iron', amount: 'one tablet', times: ['13:00'] };
  const vitamin = { ...medicine, id: idAt(31), name: 'Vitamin D', times: ['08:00'] };
  const dose = {
    medicineId: vitamin.id,
    date: today,
    time: '08:00',
    answer: 'taken',
    answeredAt: new Date().toISOString(),
  } as const;
  return [
    answer(care.readCareContact, { name: 'Maternity unit', phone: '020 7946 0112' }),
    answer(care.listReadings, readings()),
    answer(
      care.noteReading,
      ({ body }) => ({ ...readings()[0], ...body, id: idAt(9) }) as PressureReadingRow,
    ),
    answer(care.listRecovery, []),
    answer(care.noteRecovery, ({ body }) => ({ ...body, id: idAt(10), notedAt: new Date().toISOString() })),
    answer(care.listMoodChecks, checks()),
    answer(care.readEpds, null),
    answer(care.saveMoodCheck, ({ body }) => ({ ...checks()[0], ...body }) as MoodCheck),
    answer(nutrition.listMeals, [coffee()]),
    answer(nutrition.logMealOfUser, coffee()),
    answer(nutrition.deleteMeal, undefined),
    answer(care.listMedicines, [iron, { ...vitamin, times: [...vitamin.times] }]),
    answer(care.listDoses, [dose]),
    answer(care.answerDose, null),
    ...paperAnswers(),
  ];
}
