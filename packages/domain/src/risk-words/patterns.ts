import { patternOf, type Pattern } from './pattern';
import { endOfStrength } from './patterns/end-of-strength';
import { harmToChild } from './patterns/harm-to-child';
import { inOthersWay } from './patterns/in-others-way';
import { selfHarm } from './patterns/self-harm';
import { unsafe } from './patterns/unsafe';
import { wantingToDie } from './patterns/wanting-to-die';

export const patterns: readonly Pattern[] = [
  ...wantingToDie,
  ...inOthersWay,
  ...selfHarm,
  ...harmToChild,
  ...endOfStrength,
  ...unsafe,
].map(patternOf);
