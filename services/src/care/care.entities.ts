import type { Entities } from '../platform/database/data-source';
import { BabyNoteEntity } from './baby-log/baby-note.entity';
import { BagItemEntity } from './bag/bag-item.entity';
import { BirthWishesEntity } from './birth-wishes/birth-wishes.entity';
import { CareContactEntity } from './contact/care-contact.entity';
import { DoseEntity } from './medicines/dose.entity';
import { MedicineEntity } from './medicines/medicine.entity';
import { MoodCheckEntity } from './mood/mood-check.entity';
import { PressureReadingEntity } from './pressure/reading.entity';
import { QuestionEntity } from './questions/question.entity';
import { RecoveryNoteEntity } from './recovery/recovery-note.entity';
import { ShareEntity } from './shares/share.entity';
import { ShareOpeningEntity } from './shares/share-opening.entity';
import { CareSettingsEntity } from './settings/care-settings.entity';

/** The area's tables. With at least one, its module registers with PersonalData. */
export const careEntities: Entities = [
  PressureReadingEntity,
  RecoveryNoteEntity,
  CareContactEntity,
  MoodCheckEntity,
  BabyNoteEntity,
  CareSettingsEntity,
  MedicineEntity,
  DoseEntity,
  QuestionEntity,
  ShareEntity,
  ShareOpeningEntity,
  BagItemEntity,
  BirthWishesEntity,
];
