import type { EntityTarget } from 'typeorm';
import { CareContactEntity } from './contact/care-contact.entity';
import { MoodCheckEntity } from './mood/mood-check.entity';
import { PressureReadingEntity } from './pressure/reading.entity';
import { RecoveryNoteEntity } from './recovery/recovery-note.entity';

/** The area's tables. With at least one, its module registers with PersonalData. */
export const careEntities: readonly EntityTarget<object>[] = [
  PressureReadingEntity,
  RecoveryNoteEntity,
  CareContactEntity,
  MoodCheckEntity,
];
