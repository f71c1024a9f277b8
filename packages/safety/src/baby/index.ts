export { babyMilestones, windows, type FirstTime } from './baby-milestones';
