export { babyMilestones, windows, type FirstTime } from './baby-milestones';
export { formulaByCountry, formulaCareAt } from './formula';
export {
  newbornCare,
  newbornCareAt,
  type NewbornLine,
  vitaminDByCountry,
  vitaminDElsewhere,
} from './newborn-care';
