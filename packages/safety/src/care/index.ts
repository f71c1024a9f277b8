export { caffeine, cookedRice } from './intake';
export { pregnancyCare, type Care } from './pregnancy-care';
