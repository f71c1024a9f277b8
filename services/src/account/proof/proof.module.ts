import { Module } from '@nestjs/common';
import { AuthModule } from '../../platform/session/auth.module';
import { HttpModule } from '../../platform/http.module';
import { LoginModule } from '../login/login.module';
import { PasskeysModule } from '../passkeys/passkeys.module';
import { RecoveryModule } from '../recovery/recovery.module';
import { UsersModule } from '../users/users.module';
import { FreshProof } from './fresh-proof';
import { ProofController } from './proof.controller';
import { ProofService } from './proof.service';

@Module({
  imports: [AuthModule, HttpModule, LoginModule, PasskeysModule, RecoveryModule, UsersModule],
  controllers: [ProofController],
  providers: [FreshProof, ProofService],
  exports: [FreshProof],
})
export class ProofModule {}
