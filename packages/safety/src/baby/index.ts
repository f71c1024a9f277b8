export { babyMilestones, windows, type BabyMilestone } from './baby-milestones';
