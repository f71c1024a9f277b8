import type { Migrations } from '../platform/database/data-source';
import { Calendar1763700000500 } from './migrations/1763700000500-calendar';
import { CalendarPushDevices1763700000501 } from './migrations/1763700000501-calendar-push-devices';
import { CalendarPushFailures1763700000502 } from './migrations/1763700000502-calendar-push-failures';
import { CalendarFeedStamp1763700000503 } from './migrations/1763700000503-calendar-feed-stamp';
import { CalendarCountedZones1763700000505 } from './migrations/1763700000505-calendar-counted-zones';
import { CalendarVisitsDayBefore1763700000506 } from './migrations/1763700000506-calendar-visits-day-before';
import { CalendarPutAway1763700000504 } from './migrations/1763700000504-calendar-put-away';

/** In order; a released one is never changed. */
export const calendarMigrations: Migrations = [
  Calendar1763700000500,
  CalendarPushDevices1763700000501,
  CalendarPushFailures1763700000502,
  CalendarFeedStamp1763700000503,
  CalendarPutAway1763700000504,
  CalendarCountedZones1763700000505,
  CalendarVisitsDayBefore1763700000506,
];
