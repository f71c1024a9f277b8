export { calendarEntities } from './calendar.entities';
export { calendarMigrations } from './calendar.migrations';
export { MedicationReminders } from './reminders/medication-reminders';
export type { TakenReminders } from './reminders/taken-reminders';
export { KnowsTimeOfSeries } from './reminders/timed-series';
export { Visits } from './reminders/visits.repository';
export { CalendarModule } from './calendar.module';
export { keyedSubscriptions } from './push/keyed-subscriptions';
