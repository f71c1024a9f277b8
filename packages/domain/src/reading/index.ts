export { clockWords } from './clock-words';
export { deviceReading, readAs } from './device-reading';
export { renderIn } from './render-locale';
export { inFigures } from './figures';
export {
  type ClockFace,
  clockFaces,
  type DateOrder,
  dateOrders,
  plainReading,
  type Reading,
  type ReadingChoice,
  readingOf,
  unchosenReading,
} from './reading';
