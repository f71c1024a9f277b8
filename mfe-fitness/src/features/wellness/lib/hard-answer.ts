import type { CheckInValues } from './check-in-values';

const SEVERE = 4;

/** An answer after which she should not be left alone with the form: severe anxiety or low days. */
export const isHardAnswer = ({ anxietyLevel, postpartumBlues }: CheckInValues) =>
  Number(anxietyLevel) >= SEVERE || postpartumBlues === true;
