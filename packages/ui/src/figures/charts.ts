// What only charts need, in one file of its own: no other screen fetches it.
export { BarChart } from './bar-chart';
export { EggRow } from './egg-row';
export { LineChart } from './line-chart';
