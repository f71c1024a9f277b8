import type { Fact } from '../evidence/evidence';

const source = 'ACOG Committee Opinion 804';
const checkedOn = '2026-11-22';

/** Signs to stop exercising at once. */
export const stopSigns: Fact<readonly string[]> = {
  value: [
    'bleeding',
    'belly pain',
    'painful contractions',
    'leaking fluid',
    'dizziness',
    'headache',
    'chest pain',
    'breathlessness before you begin',
    'weak muscles',
    'calf pain or swelling',
  ],
  source,
  checkedOn,
};

/** The same for a body that is not pregnant any more. */
export const stopSignsAfterLoss: Fact<readonly string[]> = {
  value: stopSigns.value.filter((sign) => sign !== 'painful contractions' && sign !== 'leaking fluid'),
  source,
  checkedOn,
};

/** With any of these, exercise waits until her doctor or midwife has said what is safe for her. */
export const contraindications: Fact<readonly string[]> = {
  value: [
    'placenta praevia after 26 weeks',
    'pre-eclampsia or high blood pressure of pregnancy',
    'a stitch in the cervix (cerclage)',
    'waters that have broken',
    'severe anaemia',
    'certain heart and lung conditions',
  ],
  source,
  checkedOn,
};

/** What a caesarean asks for beside clearance. */
export const afterCaesarean: Fact<string> = {
  value:
    'After a caesarean, wait until your scar has healed and you have been cleared, and stop if it pulls or hurts.',
  source: 'nhs.uk, caesarean section: recovery',
  checkedOn,
};
