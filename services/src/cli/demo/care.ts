import { care, type AddMedicineRequest, type BabyNoteRequest } from '@nestwell/contracts/care/server';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { later, MINUTE } from '@nestwell/domain/moments';
import type { Calls } from './calls';
import { Chance } from './chance';
import type { Year } from './year';

/** What she notes in Care. */
export interface DemoCare {
  /** She writes down what her baby does. */
  baby?: true;
  questions: readonly string[];
  medicines: readonly AddMedicineRequest[];
}

/** Lately only: so much is looked at, and more would make the demo wait. */
const DAYS = 14;
const FEEDS = ['00:40', '04:10', '07:00', '09:50', '12:30', '15:20', '18:10', '21:00'] as const;
const NAPPIES = ['04:30', '07:20', '10:15', '13:00', '16:40', '19:30'] as const;
const SLEEPS = [
  ['01:10', 170],
  ['08:10', 70],
  ['13:20', 95],
] as const;

/** By her own calls, with a chance of its own: the rest of the year stays the same. */
export async function writeCare(kept: DemoCare, calls: Calls, year: Year, seed: number): Promise<void> {
  const chance = new Chance(seed);
  for (let back = kept.baby ? DAYS - 1 : -1; back >= 0; back -= 1) {
    const notes = babyDay(year, year.day(back), chance);
    const past = notes.filter(({ endedAt, startedAt }) => year.isPast(new Date(endedAt ?? startedAt)));
    for (const body of past) await calls.call(care.logBabyNote, { params: calls.ofUser, body });
  }
  for (const words of kept.questions)
    await calls.call(care.addQuestion, { params: calls.ofUser, body: { words } });
  for (const body of kept.medicines) await calls.call(care.addMedicine, { params: calls.ofUser, body });
}

type Note = BabyNoteRequest & { startedAt: string };

function babyDay(year: Year, date: LocalDate, chance: Chance): Note[] {
  const near = (time: string) => later(year.at(date, time), Math.round(chance.around(0, 20)) * MINUTE);
  const after = (from: Date, minutes: number) => later(from, Math.round(minutes) * MINUTE).toISOString();
  const feeds = FEEDS.map((time, turn): Note => {
    const start = near(time);
    const [from, to] = [start.toISOString(), after(start, chance.around(16, 6))];
    const side = turn % 2 === 0 ? 'left' : 'right';
    return { kind: 'breast', baby: 1, startedAt: from, endedAt: to, sides: [{ side, from, to }] };
  });
  const nappies = NAPPIES.map((time): Note => {
    const startedAt = near(time).toISOString();
    return { kind: 'nappy', baby: 1, startedAt, nappy: chance.oneOf(['wet', 'wet', 'wet', 'both']) };
  });
  const sleeps = SLEEPS.map(([time, minutes]): Note => {
    const start = near(time);
    return {
      kind: 'sleep',
      baby: 1,
      startedAt: start.toISOString(),
      endedAt: after(start, chance.around(minutes, 20)),
    };
  });
  return [...feeds, ...nappies, ...sleeps];
}
