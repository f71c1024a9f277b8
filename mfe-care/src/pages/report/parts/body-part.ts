import type { RecoveryNote } from '@nestwell/contracts/care';
import { dayAndMonth } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { counted } from '@nestwell/domain/words';
import { noteInWords } from '../../../features/recovery/recovery-words';
import { type Scale, temperatureWords } from '../../../features/recovery/temperature';
import { lastOf, type PartContent } from '../part';

const PRINTED = 7;

/** What she answered of her body, with what she left out named so. */
export function bodyPart(notes: readonly RecoveryNote[], scale: Scale): PartContent {
  const shown = notes.slice(0, PRINTED);
  return {
    about: notes.length === 0 ? 'Nothing noted' : counted(notes.length, 'note'),
    head: ['Day', 'Noted'],
    rows: shown.map((note) => [
      dayAndMonth(deviceDate(new Date(note.notedAt))),
      noteInWords(note, (celsius) => temperatureWords(celsius, scale)),
    ]),
    foot: lastOf(shown.length, notes.length) || undefined,
  };
}
