import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../platform/session/auth.module';
import { HttpModule } from '../../platform/http.module';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module';
import { PersonalDataModule } from '../../platform/personal-data.module';
import { LoginModule } from '../login/login.module';
import { PasskeysModule } from '../passkeys/passkeys.module';
import { ProofModule } from '../proof/proof.module';
import { RecoveryModule } from '../recovery/recovery.module';
import { UsersModule } from '../users/users.module';
import { AccountData } from './account-data';
import { ErasureController } from './erasure.controller';
import { ErasureSteps } from './erasure-steps';
import { ErasuresRepository } from './erasures.repository';
import { ErasureService } from './erasure.service';
import { UnfinishedErasures } from './unfinished-erasures';
import { ErasureEntity } from './erasure.entity';

/** Run again and again: each has a method marked `@Job`. */
const jobs = [UnfinishedErasures];

/** Hand out and remove what is stored of a person. */
const personalData = [AccountData];

@Module({
  imports: [
    AuthModule,
    HttpModule,
    IdempotencyModule,
    PersonalDataModule,
    TypeOrmModule.forFeature([ErasureEntity]),
    LoginModule,
    PasskeysModule,
    ProofModule,
    RecoveryModule,
    UsersModule,
  ],
  controllers: [ErasureController],
  providers: [...jobs, ...personalData, ErasuresRepository, ErasureService, ErasureSteps],
})
export class ErasureModule {}
