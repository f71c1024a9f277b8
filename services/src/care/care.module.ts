import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar';
import { BabyLogController } from './baby-log/baby-log.controller';
import { BabyLogRepository } from './baby-log/baby-log.repository';
import { BabyLogService } from './baby-log/baby-log.service';
import { BabyTimersService } from './baby-log/baby-timers.service';
import { CarePersonalData } from './care-personal-data';
import { CareContactsController } from './contact/care-contacts.controller';
import { CareContactsRepository } from './contact/care-contacts.repository';
import { CareContactsService } from './contact/care-contacts.service';
import { KEPT_PARTS, type KeptPart } from './lib/kept-part';
import { DosesRepository } from './medicines/doses.repository';
import { DosesService } from './medicines/doses.service';
import { MedicineReminders } from './medicines/medicine-reminders';
import { MedicinesController } from './medicines/medicines.controller';
import { MedicinesData } from './medicines/medicines-data';
import { MedicinesRepository } from './medicines/medicines.repository';
import { MedicinesService } from './medicines/medicines.service';
import { Epds } from './mood/epds';
import { MoodChecksController } from './mood/mood-checks.controller';
import { MoodChecksRepository } from './mood/mood-checks.repository';
import { MoodChecksService } from './mood/mood-checks.service';
import { ReadingsController } from './pressure/readings.controller';
import { ReadingsRepository } from './pressure/readings.repository';
import { ReadingsService } from './pressure/readings.service';
import { RecoveryController } from './recovery/recovery.controller';
import { RecoveryRepository } from './recovery/recovery.repository';
import { RecoveryService } from './recovery/recovery.service';
import { CareSettingsController } from './settings/care-settings.controller';
import { CareSettingsRepository } from './settings/care-settings.repository';
import { CareSettingsService } from './settings/care-settings.service';

/** Each keeps something of a person, and hands it out and removes it. */
const kept = [
  CareContactsService,
  MedicinesData,
  MoodChecksService,
  ReadingsService,
  RecoveryService,
  BabyLogService,
  CareSettingsService,
];

@Module({
  imports: [CalendarModule],
  controllers: [
    CareContactsController,
    MedicinesController,
    MoodChecksController,
    ReadingsController,
    RecoveryController,
    BabyLogController,
    CareSettingsController,
  ],
  providers: [
    ...kept,
    CareContactsRepository,
    DosesRepository,
    DosesService,
    MedicineReminders,
    MedicinesRepository,
    MedicinesService,
    Epds,
    MoodChecksRepository,
    ReadingsRepository,
    RecoveryRepository,
    BabyLogRepository,
    BabyTimersService,
    CareSettingsRepository,
    { provide: KEPT_PARTS, useFactory: (...parts: KeptPart[]) => parts, inject: kept },
    CarePersonalData,
  ],
})
export class CareModule {}
