export { counted } from './counted';
export { stemmed, wordsOf } from './search-words';
export { trimmed } from './trimmed';
export { visibleLength } from './visible-length';
