import { clockWords, deviceReading } from '@nestwell/domain/reading';
import type { ToRing } from '@nestwell/remote-kit/ringing';
import type { MedicineRequest } from './medicine-form';

/** What rings of a medicine, in words; null where nothing of it does. */
export function toRing({ name, rhythm, times, reminds }: MedicineRequest): ToRing | null {
  const [first] = times;
  if (!reminds || rhythm === 'needed' || first === undefined) return null;
  const every = rhythm === 'daily' ? 'every day' : 'every week';
  return { title: name, when: `${every} at ${times.map(inWords).join(', ')}`, at: inWords(first) };
}

const inWords = (time: string) =>
  clockWords(Number(time.slice(0, 2)), Number(time.slice(3)), deviceReading());
