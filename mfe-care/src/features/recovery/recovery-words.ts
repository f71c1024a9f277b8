import type { RecoveryNote } from '@nestwell/contracts/care';
import type { RecoveryAnswers } from '@nestwell/safety/recovery';

type ChosenPart = Exclude<keyof RecoveryAnswers, 'temperature'>;
type Labels = { [Part in ChosenPart]: Record<NonNullable<RecoveryAnswers[Part]>, string> };

/** What each answer is called. */
export const answerLabels: Labels = {
  bleeding: {
    less: 'Less',
    same: 'About the same',
    more: 'More than before',
    soaked_pad: 'A pad soaked in an hour',
    large_clots: 'Clots larger than an egg',
    bad_smell: 'Bad smell',
  },
  wound: { none: 'No wound', dry: 'Sore, dry', red: 'Red or hot', opening: 'Opening or weeping' },
  legs: { none: 'No', one: 'One leg', both: 'Both' },
  pelvicFloor: { none: 'No', leaks: 'Leaks', heaviness: 'Heaviness', pain: 'Pain' },
};

export const partTitles: Record<keyof RecoveryAnswers, { title: string; about: string }> = {
  bleeding: { title: 'Bleeding', about: 'Since yesterday' },
  wound: { title: 'Wound', about: 'Stitches or a cut, if you have one' },
  temperature: { title: 'Temperature', about: 'Today' },
  legs: { title: 'Legs', about: 'Calf pain or swelling' },
  pelvicFloor: { title: 'Pelvic floor', about: 'Leaks, heaviness or pain' },
};

const labelIn = (labels: Partial<Record<string, string>>, answer: string | null) =>
  ((answer !== null && labels[answer]) || 'not answered').toLowerCase();

/** 'Bleeding: less. Wound: not answered. …' */
export function noteInWords(note: RecoveryNote, temperature: (celsius: number) => string): string {
  const said = {
    bleeding: labelIn(answerLabels.bleeding, note.bleeding),
    wound: labelIn(answerLabels.wound, note.wound),
    temperature: note.temperature === null ? 'not answered' : temperature(note.temperature),
    legs: labelIn(answerLabels.legs, note.legs),
    pelvicFloor: labelIn(answerLabels.pelvicFloor, note.pelvicFloor),
  };
  const parts = Object.entries(said) as [keyof RecoveryAnswers, string][];
  return parts.map(([part, words]) => `${partTitles[part].title}: ${words}.`).join(' ');
}
