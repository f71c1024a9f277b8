import type { Evidence } from '../evidence/evidence';
import { bodySigns, type Sign } from '../signs';
import type { RecoveryAnswers, RecoveryPart } from './answers';
import { maternalFever } from './fever';

/** A call now, a call today, or something to speak about at the next visit. */
export type Urgency = 'now' | 'today' | 'mention';

export interface Concern extends Evidence {
  urgency: Urgency;
  /** One sentence that says what it needs, never what it is. */
  says: string;
}

const hearHer = { source: 'CDC, Hear Her: urgent maternal warning signs', checkedOn: '2026-11-22' };
const acog = { source: 'ACOG Committee Opinion 736, optimizing postpartum care', checkedOn: '2026-11-22' };

const sepsis = { source: 'RCOG Green-top Guideline 64, maternal sepsis', checkedOn: '' };

const now = (says: string): Concern => ({ urgency: 'now', says, ...hearHer });
const today = (says: string): Concern => ({ urgency: 'today', says, ...acog });
const unread = (urgency: Urgency, source: string, says: string): Concern => ({
  urgency,
  says,
  source,
  checkedOn: '',
});
/** In the words of the list that urgent help reads. */
const sign = ({ urgency, words, source, checkedOn }: Sign): Concern => ({
  urgency,
  says: `${words}: call ${urgency}.`,
  source,
  checkedOn,
});
const mention = (says: string): Concern => ({ urgency: 'mention', says, ...acog });

/** Tenths of a degree Celsius below which illness can be sepsis. */
const LOW_TENTHS = 360;

/** What each answer asks for; one that is not here asks for nothing by itself, and is called nothing either. */
export const concerns = {
  bleeding: {
    more: today('Bleeding that grows needs a call today. A pad soaked in an hour needs care now.'),
    soaked_pad: now('Bleeding that soaks a pad in an hour needs care now.'),
    large_clots: now('A clot larger than an egg needs care now.'),
    bad_smell: now('A foul smell needs care now.'),
  },
  wound: {
    red: today('A red or hot wound needs a look today.'),
    opening: today('A wound that opens or weeps needs a look today.'),
  },
  temperature: {
    fever: now('A temperature of 38 °C (100.4 °F) or more needs care now.'),
    low: {
      ...today('Under 36 °C (96.8 °F) and feeling ill needs a call today. With shivering or confusion, now.'),
      ...sepsis,
    },
  },
  legs: {
    one: now('Pain or swelling in one leg needs care now.'),
    both: today(
      'Swelling in both legs: measure your blood pressure and call today. Pain in one leg, or one leg larger than the other, needs care now.',
    ),
  },
  pelvicFloor: {
    leaks: mention('You need not put up with leaks: ask your midwife or doctor about pelvic floor care.'),
    heaviness: mention('You need not put up with heaviness: ask your midwife or doctor about it.'),
    pain: mention('Pain here is worth a call to your midwife or doctor, before your next visit too.'),
  },
  breath: {
    breathless: sign(bodySigns.breath),
    chest_pain: sign(bodySigns.chest),
    racing: sign(bodySigns.chest),
  },
  head: {
    headache: unread(
      'today',
      'NICE NG133, hypertension in pregnancy',
      'A headache: measure your blood pressure, and call today. One that won’t go away or gets worse needs care now.',
    ),
    lasting: sign(bodySigns.headache),
    vision: sign(bodySigns.vision),
    faint: sign(bodySigns.faint),
    swollen: sign(bodySigns.swollen),
  },
  belly: {
    worse: unread(
      'today',
      'NICE NG194, postnatal care',
      'Belly pain that grows needs a call today. Severe pain, or pain with a fever, needs care now.',
    ),
    severe: sign(bodySigns.belly),
    vomiting: sign(bodySigns.vomiting),
  },
  breasts: {
    sore: unread(
      'mention',
      'NHS, mastitis',
      'You need not put up with sore breasts: ask your midwife or doctor. A hot, red patch needs a call today.',
    ),
    patch: sign(bodySigns.breastPatch),
    feverish: sign(bodySigns.feverishBreast),
  },
  urine: {
    burning: sign(bodySigns.burningUrine),
    blood: unread(
      'today',
      'nhs.uk, urine infections in pregnancy and after birth',
      'Blood in your urine needs a call today.',
    ),
    cannot: sign(bodySigns.noUrine),
  },
} satisfies Record<RecoveryPart, Record<string, Concern>>;

/** What one answer asks for. */
export function concernOf<Part extends RecoveryPart>(
  part: Part,
  answer: RecoveryAnswers[Part],
): Concern | undefined {
  if (answer === null) return undefined;
  if (typeof answer === 'number') return ofTemperature(answer);
  return (concerns[part] as Partial<Record<string, Concern>>)[answer];
}

function ofTemperature(tenths: number): Concern | undefined {
  if (tenths >= maternalFever.value) return concerns.temperature.fever;
  return tenths < LOW_TENTHS ? concerns.temperature.low : undefined;
}
