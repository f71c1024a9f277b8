export { bodyAfterBirth, commonAfterBirth, visitsAfterBirth } from './after-birth';
export {
  callGroups,
  callOfMonth,
  callOfWeek,
  signsAt,
  type CallGroup,
  type CallLines,
  type CallPlace,
} from './call-lines';
export { bodyInPregnancy, commonInPregnancy, visitsInPregnancy } from './in-pregnancy';
export { spellsAt, type Spell, type Whom } from './spell';
