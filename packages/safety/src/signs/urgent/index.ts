export { askedToday, type AskedSign } from './asked-today';
export { babySigns } from './baby';
export { bodySigns } from './body';
export { afterBirthSigns, afterLossSigns, pregnantSigns } from './mother';
export { regionalWords } from './regional-words';
export type { Sign, SignKind } from './sign';
export { signsFor, type Signs, type SignsQuery, type SignsStage, type Span } from './signs-for';
export { unbornSigns } from './unborn';
