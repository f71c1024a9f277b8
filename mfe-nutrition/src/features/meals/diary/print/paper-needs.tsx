import { micronutrientNames, micronutrientUnits, type Micronutrient } from '@nestwell/contracts/nutrition';
import { inFigures } from '@nestwell/domain/reading';
import type { DayTotals } from '../lib/day-totals';
import { micronutrientTitles } from '../lib/micronutrient-titles';
import { under19InWords } from '../lib/under-19-in-words';
import type { DailyNeeds } from '../../../../lib/needs/stage-needs';

/** What her stage asks for, in one paragraph: 'Iron 12 of 27 mg, from 2 of 3 foods'. */
export function PaperNeeds({ needs, totals }: { needs: DailyNeeds; totals: DayTotals }) {
  const words = (name: Micronutrient) => {
    const { amount, of } = totals.micronutrients[name];
    const asked = `of ${inFigures(needs.micronutrients[name])} ${micronutrientUnits[name]}`;
    if (of === 0) return `${micronutrientTitles[name]} unknown ${asked}`;
    const shown = amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount);
    const rests = of < totals.foods ? `, from ${of} of ${totals.foods} foods` : '';
    return `${micronutrientTitles[name]} ${inFigures(shown)} ${asked}${rests}`;
  };
  return (
    <p>
      <b>{needs.stage}, a day: </b>
      {micronutrientNames.map(words).join('; ')}.{under19InWords(needs)}
    </p>
  );
}
