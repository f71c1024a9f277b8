import { Module } from '@nestjs/common';
import { Challenges } from './challenges';
import { ChallengesRepository } from './challenges.repository';
import { PasskeyCeremony } from './passkey-ceremony';
import { PasskeysRepository } from './passkeys.repository';
import { Passkeys } from './passkeys.service';

@Module({
  providers: [Challenges, ChallengesRepository, PasskeyCeremony, Passkeys, PasskeysRepository],
  exports: [PasskeyCeremony, Passkeys],
})
export class PasskeysModule {}
