import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../platform/session/auth.module';
import { ChangesModule } from '../platform/in-step/changes.module';
import { HttpModule } from '../platform/http.module';
import { TakenAwayModule } from '../platform/taken-away/taken-away.module';
import { careEntities } from './care.entities';
import { CalendarModule } from '../calendar';
import { BabyLogAccess } from './baby-log/baby-log-access';
import { BabyLogController } from './baby-log/baby-log.controller';
import { BabyLogRepository } from './baby-log/baby-log.repository';
import { BabyLogService } from './baby-log/baby-log.service';
import { BabyTimersService } from './baby-log/baby-timers.service';
import { BagController } from './bag/bag.controller';
import { BagRepository } from './bag/bag.repository';
import { BagService } from './bag/bag.service';
import { BirthWishesController } from './birth-wishes/birth-wishes.controller';
import { BirthWishesRepository } from './birth-wishes/birth-wishes.repository';
import { BirthWishesService } from './birth-wishes/birth-wishes.service';
import { CarePersonalData } from './care-personal-data';
import { CareContactsController } from './contact/care-contacts.controller';
import { CareContactsRepository } from './contact/care-contacts.repository';
import { CareContactsService } from './contact/care-contacts.service';
import { KEPT_PARTS, type KeptPart } from './lib/kept-part';
import { SHARED_LISTS, type SharedList } from './lib/shared-list';
import { DosesRepository } from './medicines/doses.repository';
import { DosesService } from './medicines/doses.service';
import { MedicineDeletions } from './medicines/medicine-deletions';
import { MedicineReminders } from './medicines/medicine-reminders';
import { MedicinesController } from './medicines/medicines.controller';
import { MedicinesData } from './medicines/medicines-data';
import { MedicinesRepository } from './medicines/medicines.repository';
import { MedicinesService } from './medicines/medicines.service';
import { Epds } from './mood/epds';
import { MoodChecksController } from './mood/mood-checks.controller';
import { MoodChecksRepository } from './mood/mood-checks.repository';
import { MoodChecksService } from './mood/mood-checks.service';
import { QuestionsController } from './questions/questions.controller';
import { QuestionsRepository } from './questions/questions.repository';
import { QuestionsService } from './questions/questions.service';
import { ReadingsController } from './pressure/readings.controller';
import { ReadingsRepository } from './pressure/readings.repository';
import { ReadingsService } from './pressure/readings.service';
import { RecoveryController } from './recovery/recovery.controller';
import { RecoveryRepository } from './recovery/recovery.repository';
import { RecoveryService } from './recovery/recovery.service';
import { CareSettingsController } from './settings/care-settings.controller';
import { CareSettingsRepository } from './settings/care-settings.repository';
import { CareSettingsService } from './settings/care-settings.service';
import { FoundShares } from './shares/found-shares';
import { ShareContents } from './shares/share-contents';
import { ShareEnding } from './shares/share-ending';
import { ShareOpenings } from './shares/share-openings';
import { ShareOpeningsRepository } from './shares/share-openings.repository';
import { ShareRows } from './shares/share-rows';
import { SharedBag } from './shares/shared-bag';
import { SharedBirthWishes } from './shares/shared-birth-wishes';
import { SharedQuestions } from './shares/shared-questions';
import { SharedTicks } from './shares/shared-ticks';
import { SharedController } from './shares/shared.controller';
import { SharedService } from './shares/shared.service';
import { SharesController } from './shares/shares.controller';
import { SharesRepository } from './shares/shares.repository';
import { SharesService } from './shares/shares.service';

/** Run again and again: each has a method marked `@Job`. */
const jobs = [ShareEnding];

/** Hand out and remove what is stored of a person. */
const personalData = [CarePersonalData];

/** Each keeps something of a person, hands it out, removes it, and puts back what was deleted of it (`@RestoresDeleted`). */
const kept = [
  CareContactsService,
  MedicinesData,
  MoodChecksService,
  BagService,
  BirthWishesService,
  QuestionsService,
  ReadingsService,
  RecoveryService,
  BabyLogService,
  CareSettingsService,
  ShareRows,
];

/** Each has a list that may be shown. */
const shown = [SharedBag, SharedBirthWishes, SharedQuestions];

/** Links that show others what she chose. */
const sharing = [
  SharesRepository,
  ShareOpeningsRepository,
  ShareContents,
  ShareOpenings,
  SharesService,
  SharedService,
  SharedTicks,
  FoundShares,
];

@Module({
  imports: [
    AuthModule,
    ChangesModule,
    HttpModule,
    TakenAwayModule,
    TypeOrmModule.forFeature([...careEntities]),
    CalendarModule,
  ],
  controllers: [
    CareContactsController,
    MedicinesController,
    MoodChecksController,
    BagController,
    BirthWishesController,
    QuestionsController,
    ReadingsController,
    RecoveryController,
    BabyLogController,
    CareSettingsController,
    SharesController,
    SharedController,
  ],
  providers: [
    ...jobs,
    ...personalData,
    ...kept,
    CareContactsRepository,
    DosesRepository,
    DosesService,
    MedicineDeletions,
    MedicineReminders,
    MedicinesRepository,
    MedicinesService,
    Epds,
    MoodChecksRepository,
    BagRepository,
    BirthWishesRepository,
    QuestionsRepository,
    ReadingsRepository,
    RecoveryRepository,
    BabyLogAccess,
    BabyLogRepository,
    BabyTimersService,
    CareSettingsRepository,
    ...sharing,
    ...shown,
    { provide: SHARED_LISTS, useFactory: (...lists: SharedList[]) => lists, inject: shown },
    { provide: KEPT_PARTS, useFactory: (...parts: KeptPart[]) => parts, inject: kept },
  ],
})
export class CareModule {}
