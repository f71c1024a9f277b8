import { fitness } from '@nestwell/contracts/fitness';
import { nutrition } from '@nestwell/contracts/nutrition';
import { addDays } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import {
  answer,
  aNursingMother,
  renderWithHost,
  type aUser,
  type FakeAnswer,
} from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProgressPage } from '../../progress-page';
import { aTrendDay } from '../../../../testing/trend-day';

export const today = deviceDate(new Date());

/** Every day of a stretch that ends today. */
export const daysBack = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aTrendDay(addDays(today, index + 1 - count), {
      weight: 150,
      sleepHours: 6,
      waterIntake: 8,
      mood: 3,
      energyLevel: 2,
      movement: 20,
    }),
  );

interface Trends {
  query?: string;
  user?: ReturnType<typeof aUser>;
  answers?: FakeAnswer[];
}

export function showTrends({ query = '', user = aNursingMother(), answers = [] }: Trends = {}) {
  const view = renderWithHost(<ProgressPage />, {
    route: `/progress?tab=trends${query}`,
    user,
    answers: [
      answer(fitness.listTrends, daysBack(1)),
      answer(nutrition.listDiaryDays, [{ date: today, calories: 1410, protein: 62.5, meals: 3 }]),
      ...answers,
    ],
  });
  /** The last card is there: charts are drawn one after the other. */
  const drawn = () => screen.findByText(/^(Diary of a day|Look into a)/, {}, { timeout: 10_000 });
  return { ...view, drawn, taps: userEvent.setup() };
}
