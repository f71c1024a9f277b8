import type { RecoveryNote } from '@nestwell/contracts/care';
import type { ChosenPart, RecoveryAnswers, RecoveryPart } from '@nestwell/safety/recovery';

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
  breath: {
    none: 'No',
    breathless: 'Trouble breathing',
    chest_pain: 'Chest pain',
    racing: 'Fast heartbeat',
  },
  head: {
    none: 'No',
    headache: 'Headache',
    lasting: 'Headache that stays or grows',
    vision: 'Changes in what I see',
    faint: 'Dizzy or faint',
    swollen: 'Very swollen hands or face',
  },
  belly: {
    none: 'No',
    cramps: 'Cramps',
    worse: 'Pain that grows',
    severe: 'Severe, does not go away',
    vomiting: 'Throwing up a lot',
  },
  breasts: {
    none: 'No',
    sore: 'Full or sore',
    patch: 'Hot, red or sore patch',
    feverish: 'With a fever, or very ill',
  },
  urine: { none: 'No', burning: 'Pain or burning', blood: 'Blood in it', cannot: 'Cannot, or only drops' },
  pelvicFloor: { none: 'No', leaks: 'Leaks', heaviness: 'Heaviness', pain: 'Pain' },
};

/** In the order in which they are asked: what cannot wait first. */
export const partTitles: Record<RecoveryPart, { title: string; about: string }> = {
  bleeding: { title: 'Bleeding', about: 'Since yesterday' },
  breath: { title: 'Breath and heart', about: 'Breathlessness, chest pain' },
  head: { title: 'Head and eyes', about: 'Headache, sight, dizziness' },
  temperature: { title: 'Temperature', about: 'Today' },
  belly: { title: 'Belly', about: 'Pain or throwing up' },
  wound: { title: 'Wound', about: 'Stitches or a cut, if you have one' },
  breasts: { title: 'Breasts', about: 'Soreness, heat or redness' },
  urine: { title: 'Passing urine', about: 'Pain, blood or too little' },
  legs: { title: 'Legs', about: 'Calf pain or swelling' },
  pelvicFloor: { title: 'Pelvic floor', about: 'Leaks, heaviness or pain' },
};

const parts = Object.keys(partTitles) as RecoveryPart[];

function answerIn(note: RecoveryNote, part: RecoveryPart, temperature: (celsius: number) => string) {
  const answer = note[part];
  if (typeof answer === 'number') return temperature(answer);
  const labels: Partial<Record<string, string>> = part === 'temperature' ? {} : answerLabels[part];
  return answer && labels[answer]?.toLowerCase();
}

/** 'Bleeding: less. Legs: no. Not answered: head and eyes, …' */
export function noteInWords(note: RecoveryNote, temperature: (celsius: number) => string): string {
  const said = parts.map((part) => [partTitles[part].title, answerIn(note, part, temperature)] as const);
  const answered = said.flatMap(([title, words]) => (words ? [`${title}: ${words}.`] : []));
  const left = said.flatMap(([title, words]) => (words ? [] : [title.toLowerCase()]));
  return [...answered, ...(left.length > 0 ? [`Not answered: ${left.join(', ')}.`] : [])].join(' ');
}
