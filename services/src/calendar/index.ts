export { calendarEntities } from './calendar.entities';
export { calendarMigrations } from './calendar.migrations';
export { CalendarModule } from './calendar.module';
export { keyedSubscriptions } from './push/keyed-subscriptions';
