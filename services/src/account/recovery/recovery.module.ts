import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RecoveryCodes } from './recovery-codes';
import { RecoveryCodesRepository } from './recovery-codes.repository';
import { RecoveryCodeEntity } from './recovery-code.entity';

@Module({
  imports: [TypeOrmModule.forFeature([RecoveryCodeEntity])],
  providers: [RecoveryCodes, RecoveryCodesRepository],
  exports: [RecoveryCodes],
})
export class RecoveryModule {}
