export { babyMilestones, windows, type FirstTime } from './baby-milestones';
export {
  newbornCare,
  newbornCareAt,
  type NewbornLine,
  vitaminDByCountry,
  vitaminDElsewhere,
} from './newborn-care';
