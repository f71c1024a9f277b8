import { suggestsRisk } from '@nestwell/domain/risk-words';
import type { CheckInValues } from './check-in-values';

const SEVERE = 4;

/** An answer after which she should not be left alone with the form: severe anxiety, the blues, or hard words. */
export const isHardAnswer = ({ anxietyLevel, postpartumBlues, notes }: CheckInValues) =>
  Number(anxietyLevel) >= SEVERE || postpartumBlues === true || suggestsRisk(notes);
