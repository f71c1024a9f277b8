export {
  furtherAnswers,
  recoveryAnswers,
  type ChosenPart,
  type RecoveryAnswers,
  type RecoveryPart,
} from './answers';
export { concernOf, concerns, type Concern, type Urgency } from './concerns';
export { maternalFever, shownOf, tenthsOf } from './fever';
