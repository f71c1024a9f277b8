import type { ReminderType } from '@nestwell/contracts/calendar';

const BABY_TYPES: ReadonlySet<ReminderType> = new Set([
  'feeding',
  'baby_feeding',
  'baby_weight_check',
  'solid_food_intro',
  'growth_spurt',
]);

/** No word of care that goes on after a loss: a scan or a midwife may be hers. */
const BABY_WORDS =
  /\b(bab(y|ies)|pregnan\w*|prenatal|antenatal|trimesters?|due date|birth (class|plan)\w*|hospital bag|nursery|(anatomy|growth) scan|glucose test|milestones?|breast ?feed\w*|nursing|pumping|week \d+)\b/i;

/**
 * Whether a reminder speaks of a pregnancy or a baby: by its type, or by the words she gave it. Medication never does:
 * a "baby aspirin" must go on ringing.
 */
export const speaksOfBaby = ({ type, title }: { type: ReminderType; title: string }): boolean =>
  BABY_TYPES.has(type) || (type !== 'medication' && BABY_WORDS.test(title));
