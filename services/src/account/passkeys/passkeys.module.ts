import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Challenges } from './challenges';
import { ChallengesRepository } from './challenges.repository';
import { PasskeyCeremony } from './passkey-ceremony';
import { PasskeysRepository } from './passkeys.repository';
import { Passkeys } from './passkeys.service';
import { PasskeyEntity } from './passkey.entity';
import { UsedChallengeEntity } from './used-challenge.entity';

/** Run again and again: each has a method marked `@Job`. */
const jobs = [Challenges];

@Module({
  imports: [TypeOrmModule.forFeature([PasskeyEntity, UsedChallengeEntity])],
  providers: [...jobs, ChallengesRepository, PasskeyCeremony, Passkeys, PasskeysRepository],
  exports: [PasskeyCeremony, Passkeys],
})
export class PasskeysModule {}
