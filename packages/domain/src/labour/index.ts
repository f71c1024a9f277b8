export { apartOf, callRuleMet, type Contraction } from './contractions';
export {
  countsOf,
  isOpen,
  shortCount,
  type Movement,
  type MovementCount,
  type ShortCount,
} from './movements';
