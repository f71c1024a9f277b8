import { Module } from '@nestjs/common';
import { CarePersonalData } from './care-personal-data';
import { CareContactsController } from './contact/care-contacts.controller';
import { CareContactsRepository } from './contact/care-contacts.repository';
import { CareContactsService } from './contact/care-contacts.service';
import { KEPT_PARTS, type KeptPart } from './lib/kept-part';
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

/** Each keeps something of a person, and hands it out and removes it. */
const kept = [CareContactsService, MoodChecksService, ReadingsService, RecoveryService];

@Module({
  controllers: [CareContactsController, MoodChecksController, ReadingsController, RecoveryController],
  providers: [
    ...kept,
    CareContactsRepository,
    Epds,
    MoodChecksRepository,
    ReadingsRepository,
    RecoveryRepository,
    { provide: KEPT_PARTS, useFactory: (...parts: KeptPart[]) => parts, inject: kept },
    CarePersonalData,
  ],
})
export class CareModule {}
