import type { BabyNoteAnswer } from '@nestwell/contracts/care';
import { isPaused, isRunning, spent, type FeedSide } from '@nestwell/domain/feeding';
import { shownVolume, volumeUnit, type UnitSystem } from '@nestwell/domain/units';
import type { DiaperWord } from '../diaper-word';
import { spanWords } from '../duration-words';

export const sideNames: Record<FeedSide, string> = { left: 'Left', right: 'Right', both: 'Both' };

const milkWords = { own: 'Your milk', formula: 'Formula', other: 'Other milk' } as const;
const nappyWords = { wet: 'Wet', dirty: 'Dirty', both: 'Wet and dirty' } as const;

export const volumeWords = (millilitres: number, units: UnitSystem) =>
  `${shownVolume(millilitres, units)} ${units === 'us' ? 'fl oz' : volumeUnit[units]}`;

const lengthOf = ({ startedAt, endedAt }: BabyNoteAnswer, now: Date) =>
  (endedAt === null ? now.getTime() : Date.parse(endedAt)) - Date.parse(startedAt);

/** 'Left, right': each side once, in the order of the feed. */
const sidesInWords = ({ sides }: BabyNoteAnswer) => {
  const [first, ...rest] = [...new Set(sides.map(({ side }) => side))];
  return first ? [sideNames[first], ...rest].join(', ') : 'Breast';
};

const pumped = ({ volumeLeft, volumeRight }: BabyNoteAnswer) => (volumeLeft ?? 0) + (volumeRight ?? 0);

/** What it was, and what stands under that. */
export function noteWords(
  note: BabyNoteAnswer,
  units: UnitSystem,
  now: Date,
  diaper: DiaperWord,
): { title: string; meta?: string } {
  const state = isPaused(note) ? 'Paused' : isRunning(note) ? 'Running' : undefined;
  if (note.kind === 'nappy') return { title: `${nappyWords[note.nappy ?? 'wet']} ${diaper}` };
  if (note.kind === 'supplement') return { title: note.name ?? 'Supplement', meta: 'Supplement' };
  if (note.kind === 'sleep') return { title: 'Sleep', meta: state ?? spanWords(lengthOf(note, now)) };
  if (note.kind === 'tightening')
    return { title: 'Contraction', meta: state ?? spanWords(lengthOf(note, now)) };
  if (note.kind === 'movement') return { title: 'Movement' };
  if (note.kind === 'countStart') return { title: 'Count started' };
  if (note.kind === 'bottle') {
    const volume = note.volume === null ? '' : `, ${volumeWords(note.volume, units)}`;
    return { title: `Bottle${volume}`, meta: note.milk ? milkWords[note.milk] : undefined };
  }
  if (note.kind === 'pump') {
    const volume = pumped(note) > 0 ? `, ${volumeWords(pumped(note), units)}` : '';
    return { title: `Pumped${volume}`, meta: state ?? spanWords(lengthOf(note, now)) };
  }
  if (state) return { title: sidesInWords(note), meta: state };
  return { title: `${sidesInWords(note)}, ${spanWords(spent(note.sides, now))}` };
}
