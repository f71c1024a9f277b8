export { firstOpen, isTakenOn, rhythms, timesOn, type Rhythm, type TakenWhen } from './doses';
