import type { Evidence, Fact } from '../evidence/evidence';

export interface PressureLimit extends Evidence {
  /** mmHg; either figure at or above its limit is enough. */
  upper: number;
  lower: number;
}

const source = 'ACOG, severe hypertension in pregnancy and after birth';
const checkedOn = '2026-11-22';

export const bloodPressure = {
  callToday: { upper: 140, lower: 90, source, checkedOn },
  emergency: { upper: 160, lower: 110, source, checkedOn },
} satisfies Record<string, PressureLimit>;

/** With one of these, a reading to call about is an emergency. */
export const withAnyPressure: Fact<readonly string[]> = {
  value: [
    'a headache that won’t go away',
    'changes in what you see',
    'pain in the upper belly',
    'vomiting',
    'sudden swelling of your face or hands',
    'trouble breathing',
    'chest pain',
    'a fit',
  ],
  source: 'ACOG, severe hypertension in pregnancy and after birth; NICE NG133, hypertension in pregnancy',
  checkedOn: '',
};

/** Upper figure, mmHg. Below it she may be bleeding inside or have an infection that spreads. */
export const lowPressure: Fact<number> = {
  value: 90,
  source: 'RCOG Green-top Guideline 64, maternal sepsis; NICE NG235, care in labor and after it',
  checkedOn: '',
};
