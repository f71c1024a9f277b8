export { stageOfWeek, type Trimester, trimesterOf } from './trimester';
