import type { Clearance, Exercise } from '@nestwell/contracts/fitness';
import type { Lock } from './catalogue-view';

/** Pelvic floor, breathing and easy walks are for everybody; the rest waits when she says that she is not cleared. */
export function untilCleared(
  { minMonthsPostpartum }: Pick<Exercise, 'minMonthsPostpartum'>,
  clearance: Clearance | null | undefined,
): Lock | null {
  if (clearance?.cleared !== false || minMonthsPostpartum === 0) return null;
  return {
    badge: 'Once cleared',
    notice: 'Open to you once your doctor or midwife has said that you may. The gentlest ones are open now.',
  };
}
