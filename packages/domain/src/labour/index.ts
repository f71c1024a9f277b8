export { apartOf, ruleMet, type CallRule, type Contraction } from './contractions';
export { countsOf, isOpen, isShort, type Movement, type MovementCount } from './movements';
