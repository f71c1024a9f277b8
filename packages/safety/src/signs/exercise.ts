import type { Evidence, Fact } from '../evidence/evidence';

const source = 'ACOG Committee Opinion 804';
const checkedOn = '2026-11-22';
/** Its source was not read: the careful form stands. */
const UNREAD = '';

/** Signs to stop exercising at once, and to call about at any hour. */
export const stopSigns: Fact<readonly string[]> = {
  value: [
    'bleeding',
    'belly pain',
    'painful contractions',
    'leaking fluid',
    'dizziness',
    'headache',
    'weak muscles',
    'calf pain or swelling',
  ],
  source,
  checkedOn,
};

/** The same for a body that is not pregnant any more. */
export const stopSignsAfterPregnancy: Fact<readonly string[]> = {
  value: stopSigns.value.filter((sign) => sign !== 'painful contractions' && sign !== 'leaking fluid'),
  source,
  checkedOn,
};

/** The same of a paused pregnancy, in words that name nobody. */
export const stopSignsWhilePaused: Fact<readonly string[]> = {
  value: stopSigns.value.map((sign) =>
    sign === 'painful contractions' ? 'belly pain that comes and goes' : sign,
  ),
  source,
  checkedOn,
};

/** Signs for the emergency number: nobody waits for a midwife to call back. */
export const stopEmergencies: Fact<readonly string[]> = {
  value: [
    'chest pain',
    'trouble breathing before you begin, or that rest does not ease',
    'a racing heartbeat that rest does not slow',
    'fainting',
    'a fit',
    'heavy bleeding',
  ],
  source: 'ACOG Committee Opinion 804, warning signs; CDC, Hear Her: urgent maternal warning signs',
  checkedOn: UNREAD,
};

/** With any of these, exercise waits until her doctor or midwife has said what is safe for her. */
export const contraindications: Fact<readonly string[]> = {
  value: [
    'placenta previa after 26 weeks',
    'preeclampsia or high blood pressure of pregnancy',
    'a stitch in the cervix (cerclage)',
    'waters that have broken',
    'severe anemia',
    'certain heart and lung conditions',
  ],
  source,
  checkedOn,
};

/** The same, from lists that were not read: twins of any risk, and any diabetes, are the careful form of them. */
export const moreContraindications: Fact<readonly string[]> = {
  value: [
    'bleeding that goes on in the second or third trimester',
    'labor that began too early in this pregnancy',
    'a short or weak cervix',
    'twins or more',
    'a baby who grows more slowly than expected',
    'diabetes, blood pressure or a thyroid that is not under control',
  ],
  source:
    'ACOG Committee Opinion 804, contraindications; SOGC and CSEP 2019, physical activity throughout pregnancy',
  checkedOn: UNREAD,
};

/** What of both lists is asked of a paused pregnancy that goes on, in words that name nobody. */
export const contraindicationsWhilePaused: Fact<readonly string[]> = {
  value: [
    'any bleeding, or fluid leaking',
    'high blood pressure',
    'a short or weak cervix, or a stitch in it',
    'severe anemia',
    'certain heart and lung conditions',
    'diabetes or a thyroid that is not under control',
    'anything a scan found that you were told to be careful with',
  ],
  source: moreContraindications.source,
  checkedOn: UNREAD,
};

/** What she may have stated under "My pregnancy" that asks for her doctor's or midwife's word first. */
export type ExerciseReason =
  | 'twins'
  | 'lowPlacenta'
  | 'hypertension'
  | 'diabetes'
  | 'shortCervix'
  | 'earlyLabor'
  | 'slowGrowth';

const reason = (name: ExerciseReason, words: string): Evidence & { name: ExerciseReason; words: string } => ({
  name,
  words,
  source: moreContraindications.source,
  checkedOn: UNREAD,
});

export const exerciseReasons = [
  reason('twins', 'twins or more'),
  reason('lowPlacenta', 'a low-lying placenta'),
  reason('hypertension', 'high blood pressure or preeclampsia'),
  reason('diabetes', 'diabetes'),
  reason('shortCervix', 'a short or weak cervix'),
  reason('earlyLabor', 'labor that began too early'),
  reason('slowGrowth', 'a baby who grows slowly'),
] as const;

interface Stated {
  isPregnant: boolean;
  babies: number;
  pregnancyFacts: Partial<Record<ExerciseReason, boolean | null>>;
}

/** Those of the reasons that she has stated, in any week of this pregnancy. */
export function reasonsToAsk({ isPregnant, babies, pregnancyFacts }: Stated) {
  if (!isPregnant) return [];
  return exerciseReasons.filter(({ name }) =>
    name === 'twins' ? babies > 1 : pregnancyFacts[name] === true,
  );
}
