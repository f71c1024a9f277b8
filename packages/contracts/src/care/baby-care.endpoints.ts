export * from './baby-log.endpoints';
export {
  logBabyNote,
  startBabyTimer,
  stepBabyTimer,
  endBabyTimer,
  changeBabyNote,
  deleteBabyNote,
} from './queued-baby-log';
