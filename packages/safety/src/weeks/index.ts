export { ailingBaby, bodyAfterBirth, commonAfterBirth, visitsAfterBirth } from './after-birth';
export { callOfMonth, callOfWeek, type CallLines } from './call-lines';
export { bodyInPregnancy, commonInPregnancy, visitsInPregnancy } from './in-pregnancy';
export { spellsAt, type Spell } from './spell';
