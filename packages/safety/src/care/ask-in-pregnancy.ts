import type { Care } from './pregnancy-care';

const checkedOn = '';

/** What is not for everybody, and is missed where nobody asks. */
export const askInPregnancy: readonly Care[] = [
  {
    from: 4,
    to: 12,
    words:
      'Diabetes, epilepsy medicine, a BMI of 30 or more, or a neural tube defect in your family? Ask now: a higher dose of folic acid is prescribed, 4 or 5 mg',
    source: 'NHS, folic acid; ACOG, neural tube defects',
    checkedOn,
  },
  {
    from: 4,
    to: 42,
    words: 'Vitamin D: 10 to 15 µg a day. Ask which supplement fits',
    source: 'NHS, vitamins in pregnancy; US DRI, vitamin D',
    checkedOn,
  },
  {
    from: 10,
    to: 16,
    words:
      'High blood pressure, pre-eclampsia before, diabetes, kidney disease, lupus, or twins? Ask about aspirin from week 12. Take it only when told',
    source: 'NICE NG133, hypertension in pregnancy; ACOG, low-dose aspirin',
    checkedOn,
  },
  {
    from: 24,
    to: 28,
    words: 'A glucose test is offered around weeks 24 to 28. Ask whether you need it earlier',
    source: 'NICE NG3, diabetes in pregnancy; ACOG, gestational diabetes',
    checkedOn,
  },
  {
    from: 26,
    to: 30,
    words:
      'Rhesus negative? Anti-D is offered around week 28. Call after any bleeding or a blow to the belly',
    source: 'NICE TA156, anti-D',
    checkedOn,
  },
];
