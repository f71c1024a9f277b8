export { stageOfWeek, type Trimester, trimesterOf } from './trimesters';
