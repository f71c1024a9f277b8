import { micronutrientNames, micronutrientUnits } from '@nestwell/contracts/nutrition';
import { inFigures } from '@nestwell/domain/reading';
import type { DailyNeeds } from '../../../../lib/needs/stage-needs';
import { micronutrientTitles } from './micronutrient-titles';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** ' Under 19: calcium 1,300 mg.'; empty where nothing differs. */
export function under19InWords({ under19 }: DailyNeeds): string {
  const differing = micronutrientNames.flatMap((name) => {
    const asked = under19[name];
    return asked === undefined
      ? []
      : [`${micronutrientTitles[name].toLowerCase()} ${inFigures(asked)} ${micronutrientUnits[name]}`];
  });
  return differing.length === 0 ? '' : ` Under 19: ${list.format(differing)}.`;
}
