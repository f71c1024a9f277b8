import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { clocksOf } from '../../platform/time/zone-clocks';
import { wallClockOf } from '../../platform/time/zoned';
import type { Member } from '../../testing/member';
import { parts } from '../../app';
import { memberSpec, type OneMember } from '../../platform/testing/member-spec';
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
export interface ChangingRules extends OneMember {
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
  memberSpec({ parts, moment: '2026-10-20T12:00:00Z', zone: AS_BEFORE }, (here) => {
    async function wasMadeByOldRules(): Promise<void> {
      const { app, ada } = here;
      await app.get(CountedZonesRepository).keep(ZONE, clocksOf(AS_BEFORE, app.clock.now()));
      for (const table of ['reminder_series', 'reminders', 'medicines'])
        await app
          .get(Database)
          .source.query(`UPDATE ${table} SET time_zone = '${ZONE}' WHERE time_zone = '${AS_BEFORE}'`);
      ada.zone = ZONE;
    }

    function process(): ChangedZones {
      const { app } = here;
      return new ChangedZones(
        app.get(SeriesRepository),
        app.get(CountedZonesRepository),
        app.get(Recount),
        app.get(Clock),
      );
    }

    const begins = () => process().countAnew(new AbortController().signal);

    suite({
      get app() {
        return here.app;
      },
      get ada() {
        return here.ada;
      },
      joins: here.joins,
      wasMadeByOldRules,
      process,
      begins,
      beginsAgain: async () => {
        await wasMadeByOldRules();
        await begins();
      },
      dueBetween: async (from, until, member = here.ada) => {
        const rows = await remindersBetween(member, `${from}T00:00:00Z`, `${until}T23:59:59Z`);
        return rows.map(({ dueDateTime }) => dueDateTime);
      },
    });
  });
}
