export { apartOf, ruleMet, type CallRule, type Contraction } from './contractions';
export {
  countsOf,
  isOpen,
  shortCount,
  type Movement,
  type MovementCount,
  type ShortCount,
} from './movements';
