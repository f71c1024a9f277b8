export { calendarEntities } from './calendar.entities';
export { calendarMigrations } from './calendar.migrations';
export { MedicationReminders } from './reminders/medication-reminders';
export { CalendarModule } from './calendar.module';
export { keyedSubscriptions } from './push/keyed-subscriptions';
