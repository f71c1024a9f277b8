export { addDays, addMonths, daysBetween, daysInMonth, monthsBetween } from './arithmetic';
export { comingDate, comingDayOfMonth, comingWeekday } from './coming';
export * from './in-words';
export { dayOfMonth, type LocalDate, monthOf, yearOf } from './local-date';
export {
  daysOf,
  endOfMonth,
  monthGrid,
  sameMonth,
  startOfLast,
  startOfMonth,
  startOfWeek,
  weekOf,
} from './ranges';
