import type { LineKind } from '@nestwell/safety/lines';
import { regionalWords, type Sign, type SignKind, signsFor } from '@nestwell/safety/signs';
import type { Side } from './her-stage';

/** A few signs of a kind, under words that are found in a hurry. */
export interface Topic {
  id: string;
  title: string;
  /** The clearest of its signs in few words; without, the first sign itself. */
  about?: string;
  kinds: readonly SignKind[];
  /** Who else answers for it. */
  lines?: readonly LineKind[];
  /** A word of care beside the signs. */
  care?: string;
}

export interface TopicWithSigns extends Topic {
  signs: readonly Sign[];
}

const ofBaby: readonly Topic[] = [
  {
    id: 'temperature',
    title: 'Fever or cold',
    kinds: ['temperature'],
    care: 'No fever medicine before you have been told to.',
  },
  {
    id: 'breathing',
    title: 'Breathing or color',
    about: 'Blue or gray, grunting, pauses',
    kinds: ['breathing'],
  },
  {
    id: 'waking',
    title: 'Floppy, hard to wake, a fit',
    about: 'Or a weak, high cry',
    kinds: ['waking', 'fit'],
  },
  {
    id: 'feeding',
    title: 'Feeding or diapers',
    about: 'Two feeds missed, few wet diapers',
    kinds: ['feeding'],
  },
  { id: 'skin', title: 'Skin', kinds: ['skin'] },
  {
    id: 'accident',
    title: 'A fall, choking, poison',
    about: 'Call while someone helps',
    kinds: ['accident'],
    lines: ['poison'],
  },
];

const ofUnborn: readonly Topic[] = [
  { id: 'movements', title: 'Moving less than usual', about: 'Call now, do not count', kinds: ['movements'] },
  { id: 'bleeding', title: 'Bleeding', about: 'Any, at any time', kinds: ['bleeding'] },
  { id: 'fluid', title: 'Fluid leaking', about: 'A gush or a trickle', kinds: ['fluid'] },
  { id: 'labor', title: 'Contractions', kinds: ['labor'] },
];

const mind: Topic = {
  id: 'mind',
  title: 'Thoughts that frighten you',
  about: 'Or seeing what others don’t',
  kinds: ['selfHarm', 'psychosis'],
  lines: ['crisis', 'perinatal'],
  care: 'Stay with someone until help is there.',
};
const violence: Topic = {
  id: 'violence',
  title: 'Someone is hurting you',
  about: 'People who know what to do',
  kinds: ['violence'],
};

const ofHer: readonly Topic[] = [
  { id: 'bleeding', title: 'Bleeding', about: 'A pad soaked in an hour', kinds: ['bleeding'] },
  {
    id: 'chest',
    title: 'Chest or breathing',
    about: 'Pain, racing heart, short of breath',
    kinds: ['chest'],
  },
  {
    id: 'head',
    title: 'Head, eyes or a fit',
    about: 'A headache that won’t go away',
    kinds: ['fit', 'head', 'pressure'],
  },
  { id: 'belly', title: 'Fever, belly or wound', kinds: ['belly', 'skin'] },
  { id: 'accident', title: 'A blow or a fall', about: 'To your belly, or a car crash', kinds: ['accident'] },
  { id: 'limb', title: 'Leg or arm', about: 'Swollen, red or painful', kinds: ['limb'] },
  mind,
  violence,
  {
    id: 'tiredness',
    title: 'Sudden tiredness',
    about: 'Unlike you, rest does not help',
    kinds: ['tiredness'],
  },
];

const whilePregnant = (topic: Topic): Topic =>
  topic.id === 'belly' ? { ...topic, title: 'Fever, belly or itching' } : topic;

/** What one side of the panel lists, each with its signs; what has none there is left out. */
export function topicsOf({ query, whom }: Side): TopicWithSigns[] {
  const signs = signsFor(query);
  const isPregnant = query.stage === 'pregnant';
  const baby = isPregnant ? ofUnborn : ofBaby;
  const you = isPregnant ? ofHer.map(whilePregnant) : ofHer;
  return whom
    .flatMap((one) => withSigns(one === 'baby' ? baby : you, signs[one]))
    .filter((topic) => topic.signs.length > 0)
    .map((topic) => ({
      ...topic,
      title: regionalWords(topic.title, query.country),
      about: topic.about && regionalWords(topic.about, query.country),
    }));
}

const withSigns = (topics: readonly Topic[], signs: readonly Sign[]): TopicWithSigns[] =>
  topics.map((topic) => ({ ...topic, signs: signs.filter(({ kind }) => topic.kinds.includes(kind)) }));
