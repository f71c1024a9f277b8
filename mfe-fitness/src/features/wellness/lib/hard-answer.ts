import type { CheckInRequest } from '@nestwell/contracts/fitness';

const SEVERE = 4;

/** An answer after which she should not be left alone with the form: severe anxiety, or the blues. */
export const isHardAnswer = ({ anxietyLevel, postpartumBlues }: CheckInRequest) =>
  Number(anxietyLevel) >= SEVERE || postpartumBlues === true;
