import { Module } from '@nestjs/common';
import { AuthModule } from '../../platform/session/auth.module';
import { HttpModule } from '../../platform/http.module';
import { LoginModule } from '../login/login.module';
import { PasskeysModule } from '../passkeys/passkeys.module';
import { ProofModule } from '../proof/proof.module';
import { RecoveryModule } from '../recovery/recovery.module';
import { UsersModule } from '../users/users.module';
import { DoorChanges } from './door-changes';
import { NewPasskeys } from './new-passkeys';
import { PasskeysController } from './passkeys.controller';
import { SigningInController } from './signing-in.controller';
import { SigningInService } from './signing-in.service';

@Module({
  imports: [AuthModule, HttpModule, LoginModule, PasskeysModule, ProofModule, RecoveryModule, UsersModule],
  controllers: [PasskeysController, SigningInController],
  providers: [DoorChanges, NewPasskeys, SigningInService],
})
export class SigningInModule {}
