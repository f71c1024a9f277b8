import { spellsAt } from '../weeks/spell';
import type { Care } from './pregnancy-care';

const checkedOn = '';

/** From these weeks on a birth may be planned earlier than the general texts say. */
export const ownPlan = {
  twins: {
    from: 34,
    to: 42,
    words: 'With twins or more a birth is offered earlier: from week 37, from 36 where they share a placenta',
    source: 'NICE NG137, twin and triplet pregnancy',
    checkedOn,
  },
  condition: {
    from: 34,
    to: 42,
    words: 'Your own plan may be earlier than these weeks say: ask when your birth is planned',
    source:
      'NICE NG207, inducing labour; NICE NG3, diabetes in pregnancy; NICE NG133, hypertension in pregnancy',
    checkedOn,
  },
} satisfies Record<string, Care>;

interface HerPregnancy {
  week: number;
  babies: number;
  diabetes: boolean | null;
  hypertension: boolean | null;
  cholestasis: boolean | null;
}

/** What the general weeks do not fit, of what she has said of herself. */
export function ownPlanAt({ week, babies, diabetes, hypertension, cholestasis }: HerPregnancy): Care[] {
  const hers = [
    ...(babies > 1 ? [ownPlan.twins] : []),
    ...(babies > 1 || diabetes || hypertension || cholestasis ? [ownPlan.condition] : []),
  ];
  return spellsAt(hers, week);
}
