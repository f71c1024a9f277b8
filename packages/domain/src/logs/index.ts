export { CLOCK_SKEW, dayRefusal, type LogRefusal, momentRefusal, notAfter } from './not-in-future';
