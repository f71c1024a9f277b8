export { DAY, HOUR, later, MINUTE, SECOND } from './durations';
