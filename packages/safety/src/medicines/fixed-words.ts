import type { Fact } from '../evidence/evidence';
import type { MedicineAct } from './medicine-rule';
import type { MedicineStage } from './stage';

const source = 'MHRA, medicines in pregnancy and breastfeeding; FDA, medicine and pregnancy';
const checkedOn = '';

/** Under the name of every medicine while she is pregnant or nursing, whether or not it is recognized. */
export const beforeAnyMedicine: Record<'pregnant' | 'nursing' | 'paused', Fact<string>> = {
  pregnant: {
    value:
      'Some medicines, also without prescription (ibuprofen and the like), are not for pregnancy. Ask your pharmacist before the first dose; do not stop one on your own.',
    source,
    checkedOn,
  },
  nursing: {
    value:
      'Some medicines, also without prescription, are not for nursing mothers or for babies. Ask your pharmacist before the first dose; do not stop one on your own.',
    source,
    checkedOn,
  },
  paused: {
    value:
      'Some medicines, also without prescription, need a word first. Ask your pharmacist before the first dose; do not stop one on your own.',
    source,
    checkedOn,
  },
};

/** The one line that a recognized name brings: what to do, first. */
export const whatToDo: Record<Exclude<MedicineAct, 'amount'>, Fact<string>> = {
  ask: {
    value:
      'Ask today, before the next dose. Was it prescribed? Do not stop it on your own: call whoever prescribed it, your pharmacist or your unit.',
    source,
    checkedOn,
  },
  keep: {
    value:
      'Call today: whoever prescribed it, your pharmacist or your unit. Do not stop it on your own, and leave out no dose before you have asked.',
    source,
    checkedOn,
  },
  give: {
    value: 'Before you give it, call your pharmacist, midwife or your baby’s doctor.',
    source,
    checkedOn,
  },
};

/** In a pause no rule speaks of a pregnancy or of nursing. */
export const inPause: Fact<string> = {
  value: 'This one needs a word with a pharmacist or doctor who knows how you are.',
  source: 'NHS, medicines A to Z',
  checkedOn,
};

/** The line for her stage; nothing where none fits. */
export const lineBeforeAny = (stage: MedicineStage): string | undefined =>
  stage === 'other' ? undefined : beforeAnyMedicine[stage].value;
