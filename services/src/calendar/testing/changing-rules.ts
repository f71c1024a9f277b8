import { parts } from '../../app';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { onBothEngines } from '../../platform/database/testing/engines';
import { Jobs } from '../../platform/jobs/jobs';
import { TestApp } from '../../platform/testing/test-app';
import { clocksOf } from '../../platform/time/zone-clocks';
import { wallClockOf } from '../../platform/time/zoned';
import { aMember, type Member } from '../../testing/member';
import { ChangedZones } from '../reminders/changed-zones';
import { CountedZonesRepository } from '../reminders/counted-zones.repository';
import { Recount } from '../reminders/recount';
import { SeriesRepository } from '../reminders/series.repository';
import { remindersBetween } from './reminders-of';

/** Puts its clock back in November, as Vancouver did until 2025: by its old rules both were one. */
export const AS_BEFORE = 'America/Los_Angeles';
export const ZONE = 'America/Vancouver';

/** What clocks show there, each time once. */
export const shown = (moments: readonly string[]) => [
  ...new Set(moments.map((moment) => wallClockOf(new Date(moment), ZONE))),
];

/** A site whose members live by one rule, and then by another. */
export interface ChangingRules {
  readonly app: TestApp;
  readonly ada: Member;
  /** Ada, who has come at this moment. */
  joins: (moment: string) => Promise<void>;
  /** All that was made in the other zone was made in this one, by the rules of then. */
  wasMadeByOldRules: () => Promise<void>;
  /** A process that brings other rules. */
  process: () => ChangedZones;
  /** As its first look. */
  begins: () => Promise<void>;
  /** As where the first look was cut off before it was noted. */
  beginsAgain: () => Promise<void>;
  /** When somebody, Ada if nobody is named, is reminded from one day to another. */
  dueBetween: (from: string, until: string, member?: Member) => Promise<string[]>;
}

/** Runs a suite on both engines, on 20 October 2026 in each of its tests. */
export function changingRulesSpec(suite: (site: ChangingRules) => void): void {
  onBothEngines((engine) => {
    let app: TestApp;
    let ada: Member;

    beforeAll(async () => {
      app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
    }, 60_000);
    afterAll(() => app.stop());
    beforeEach(() => joins('2026-10-20T12:00:00Z'));

    async function joins(moment: string): Promise<void> {
      app.clock.set(moment);
      ada = await aMember(app);
      ada.zone = AS_BEFORE;
    }

    async function wasMadeByOldRules(): Promise<void> {
      await app.get(CountedZonesRepository).keep(ZONE, clocksOf(AS_BEFORE, app.clock.now()));
      for (const table of ['reminder_series', 'reminders', 'medicines'])
        await app
          .get(Database)
          .source.query(`UPDATE ${table} SET time_zone = '${ZONE}' WHERE time_zone = '${AS_BEFORE}'`);
      ada.zone = ZONE;
    }

    const process = () =>
      new ChangedZones(
        app.get(Jobs),
        app.get(SeriesRepository),
        app.get(CountedZonesRepository),
        app.get(Recount),
        app.get(Clock),
      );
    const begins = () => process().countAnew(new AbortController().signal);

    async function beginsAgain(): Promise<void> {
      await wasMadeByOldRules();
      await begins();
    }

    async function dueBetween(from: string, until: string, member = ada): Promise<string[]> {
      const rows = await remindersBetween(member, `${from}T00:00:00Z`, `${until}T23:59:59Z`);
      return rows.map(({ dueDateTime }) => dueDateTime);
    }

    suite({
      get app() {
        return app;
      },
      get ada() {
        return ada;
      },
      joins,
      wasMadeByOldRules,
      process,
      begins,
      beginsAgain,
      dueBetween,
    });
  });
}
