import { spellsAt, type Whom } from '../weeks/spell';
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
      'NICE NG207, inducing labour; NICE NG3, diabetes in pregnancy; NICE NG133, hypertension in pregnancy; NICE NG192, caesarean birth; RCOG Green-top Guideline 27a, placenta praevia; RCOG Green-top Guideline 31, small for gestational age',
    checkedOn,
  },
} satisfies Record<string, Care>;

/** Facts with which a birth is often planned before the general weeks. */
const plannedEarlier = [
  'diabetes',
  'hypertension',
  'cholestasis',
  'earlierCaesarean',
  'lowPlacenta',
  'slowGrowth',
] as const;

export interface StatedPregnancy extends Partial<Record<(typeof plannedEarlier)[number], boolean | null>> {
  /** Of one pregnancy: 2 are twins. */
  babies: number;
}

/** Which texts fit a pregnancy. What is not stated changes nothing: the general texts say that a plan may be earlier. */
export const whomOf = (stated: StatedPregnancy): Whom =>
  stated.babies > 1 || plannedEarlier.some((fact) => stated[fact] === true) ? 'plannedEarlier' : 'others';

/** What the general weeks do not fit, of what has been stated of a pregnancy. */
export function ownPlanAt({ week, ...stated }: StatedPregnancy & { week: number }): Care[] {
  const own = [
    ...(stated.babies > 1 ? [ownPlan.twins] : []),
    ...(whomOf(stated) === 'plannedEarlier' ? [ownPlan.condition] : []),
  ];
  return spellsAt<Care>(own, week);
}
