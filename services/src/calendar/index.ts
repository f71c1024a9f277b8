export { calendarEntities } from './calendar.entities';
export { CalendarModule } from './calendar.module';
