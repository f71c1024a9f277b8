import { Module } from '@nestjs/common';
import { CarePersonalData } from './care-personal-data';
import { CareContactsController } from './contact/care-contacts.controller';
import { CareContactsRepository } from './contact/care-contacts.repository';
import { CareContactsService } from './contact/care-contacts.service';
import { KEPT_PARTS, type KeptPart } from './lib/kept-part';
import { ReadingsController } from './pressure/readings.controller';
import { ReadingsRepository } from './pressure/readings.repository';
import { ReadingsService } from './pressure/readings.service';
import { RecoveryController } from './recovery/recovery.controller';
import { RecoveryRepository } from './recovery/recovery.repository';
import { RecoveryService } from './recovery/recovery.service';

/** Each keeps something of a person, and hands it out and removes it. */
const kept = [CareContactsService, ReadingsService, RecoveryService];

@Module({
  controllers: [CareContactsController, ReadingsController, RecoveryController],
  providers: [
    ...kept,
    CareContactsRepository,
    ReadingsRepository,
    RecoveryRepository,
    { provide: KEPT_PARTS, useFactory: (...parts: KeptPart[]) => parts, inject: kept },
    CarePersonalData,
  ],
})
export class CareModule {}
