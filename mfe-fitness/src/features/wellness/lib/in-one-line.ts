import { anxietyLabels, brainFogLabels, type CheckIn } from '@nestwell/contracts/fitness';
import { labelOf } from '../../../lib/levels';

/** 'Moderately anxious, very foggy, blues noted' */
export function inOneLine({ anxietyLevel, brainFog, postpartumBlues }: CheckIn): string {
  const said = [
    anxietyLevel === null ? null : labelOf(anxietyLabels, anxietyLevel),
    brainFog === null ? null : labelOf(brainFogLabels, brainFog),
    postpartumBlues === true ? 'blues noted' : null,
  ].filter((words) => words !== null);
  const [first = 'Noted', ...rest] = said;
  return [first, ...rest.map((words) => words.toLowerCase())].join(', ');
}
