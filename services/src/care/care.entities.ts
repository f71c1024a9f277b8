import type { EntityTarget } from 'typeorm';
import { BabyNoteEntity } from './baby-log/baby-note.entity';
import { CareContactEntity } from './contact/care-contact.entity';
import { DoseEntity } from './medicines/dose.entity';
import { MedicineEntity } from './medicines/medicine.entity';
import { MoodCheckEntity } from './mood/mood-check.entity';
import { PressureReadingEntity } from './pressure/reading.entity';
import { RecoveryNoteEntity } from './recovery/recovery-note.entity';
import { CareSettingsEntity } from './settings/care-settings.entity';

/** The area's tables. With at least one, its module registers with PersonalData. */
export const careEntities: readonly EntityTarget<object>[] = [
  PressureReadingEntity,
  RecoveryNoteEntity,
  CareContactEntity,
  MoodCheckEntity,
  BabyNoteEntity,
  CareSettingsEntity,
  MedicineEntity,
  DoseEntity,
];
