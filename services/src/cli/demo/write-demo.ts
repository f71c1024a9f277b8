import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Clock } from '../../platform/clock';
import { Calls } from './calls';
import { Talk } from './community';
import { mothers } from './mothers/all-mothers';
import { OneMother } from './one-mother';
import { WEEKS, Year } from './year';

/** Fills an empty site with the year that ends now: everything by its own calls, its clock walking along. */
export async function writeDemo(app: NestFastifyApplication, zone: string): Promise<void> {
  const clock = app.get(Clock, { strict: false });
  const year = new Year(clock.now(), zone);
  const newCalls = () => new Calls(app, zone);
  const all = mothers.map((mother) => ({ mother, calls: newCalls() }));
  const members = new Map(all.map(({ mother, calls }) => [mother.email, calls]));
  const writers = all.map(({ mother, calls }) => new OneMother(mother, calls, year));
  const talk = new Talk({ year, newCalls, setClock: (moment) => clock.set(moment) }, members);

  clock.set(year.at(year.day(WEEKS * 7 - 1), '06:30'));
  for (const writer of writers) await writer.joins();
  for (let weeksAgo = WEEKS - 1; weeksAgo >= 0; weeksAgo -= 1) {
    await talk.week(weeksAgo);
    clock.set(year.endOf(weeksAgo));
    await Promise.all(writers.map((writer) => writer.writesWeek(weeksAgo)));
  }
  for (const writer of writers) await writer.plans();
}
