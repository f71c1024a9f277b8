import { patternOf, type Pattern } from './pattern';
import { babyEmergency } from './patterns/baby-emergency';
import { endOfStrength } from './patterns/end-of-strength';
import { harmToChild } from './patterns/harm-to-child';
import { inOthersWay } from './patterns/in-others-way';
import { motherEmergency } from './patterns/mother-emergency';
import { psychosis } from './patterns/psychosis';
import { selfHarm } from './patterns/self-harm';
import { violence } from './patterns/violence';
import { wantingToDie } from './patterns/wanting-to-die';
import type { RiskKind } from './risk-kind';

const read = (sources: readonly string[]): readonly Pattern[] => sources.map(patternOf);

export const patternsOf: Readonly<Record<RiskKind, readonly Pattern[]>> = {
  'baby-emergency': read(babyEmergency),
  'mother-emergency': read(motherEmergency),
  psychosis: read(psychosis),
  violence: read(violence),
  'harm-to-child': read(harmToChild),
  'self-harm': read([...wantingToDie, ...inOthersWay, ...selfHarm]),
  'end-of-strength': read(endOfStrength),
};

export const patterns: readonly Pattern[] = Object.values(patternsOf).flat();
