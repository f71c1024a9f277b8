import type { Fact } from '../evidence/evidence';
import { bleeding } from './bleeding';

const checkedOn = '2026-11-22';

/** The same for a body that is not pregnant any more, in words that name nobody else. */
export const urgentSignsAfterLoss: Fact<readonly string[]> = {
  value: [
    'A headache that won’t go away or gets worse',
    'Dizziness or fainting',
    'Changes in what you see',
    'A fever of 38 °C (100.4 °F) or more',
    'Extreme swelling of your hands or face',
    'Thoughts of harming yourself',
    'Trouble breathing',
    'Chest pain or a fast heartbeat',
    'Severe nausea and throwing up',
    'Severe belly pain that does not go away',
    'Bleeding that soaks a pad in an hour, a clot larger than an egg, or a foul smell',
    'Swelling, redness or pain of a leg or an arm',
    'Overwhelming tiredness',
  ],
  source: 'CDC, Hear Her: urgent maternal warning signs',
  checkedOn,
};

/** Signs that need care at once, through one year after birth. */
export const urgentSigns: Fact<readonly string[]> = {
  value: [
    'A headache that won’t go away or gets worse',
    'Dizziness or fainting',
    'Changes in what you see',
    'A fever of 38 °C (100.4 °F) or more',
    'Extreme swelling of your hands or face',
    'Thoughts of harming yourself or your baby',
    'Trouble breathing',
    'Chest pain or a fast heartbeat',
    'Severe nausea and throwing up',
    'Severe belly pain that does not go away',
    'Your baby moving less, while you are pregnant',
    bleeding.inPregnancy.value,
    bleeding.afterBirth.value,
    'Swelling, redness or pain of a leg or an arm',
    'Overwhelming tiredness',
  ],
  source: 'CDC, Hear Her: urgent maternal warning signs',
  checkedOn,
};
