import { type Sign, signsOf, UNREAD } from './sign';

const hearHer = signsOf('CDC, Hear Her: urgent maternal warning signs', '2026-11-22');
const infection = signsOf('nhs.uk, urine infections in pregnancy and after birth', UNREAD);
const retention = signsOf('NICE NG194, postnatal care', UNREAD);
const mastitis = signsOf('NHS, mastitis', UNREAD);
const sepsis = signsOf('NHS, mastitis; RCOG Green-top Guideline 64, maternal sepsis', UNREAD);

/** Signs of a mother's own body that she is also asked about one by one. */
export const bodySigns = {
  breath: hearHer('chest', 'Trouble breathing'),
  chest: hearHer('chest', 'Chest pain or a fast heartbeat'),
  headache: hearHer('head', 'A headache that won’t go away or gets worse'),
  vision: hearHer('head', 'Changes in what you see'),
  faint: hearHer('head', 'Dizziness or fainting'),
  swollen: hearHer('head', 'Extreme swelling of your hands or face'),
  belly: hearHer('belly', 'Severe belly pain that does not go away'),
  vomiting: hearHer('belly', 'Severe nausea and throwing up'),
  feverishBreast: sepsis('belly', 'A hot, red or sore breast, with a fever, shivering or feeling very ill'),
  breastPatch: mastitis('belly', 'A hot, red or sore patch on a breast', {}, 'today'),
  noUrine: retention('belly', 'You cannot pass urine, or only drops'),
  burningUrine: infection('belly', 'Pain or burning when you pass urine', {}, 'today'),
} satisfies Record<string, Sign>;
