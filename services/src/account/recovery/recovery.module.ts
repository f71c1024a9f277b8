import { Module } from '@nestjs/common';
import { RecoveryCodes } from './recovery-codes';
import { RecoveryCodesRepository } from './recovery-codes.repository';

@Module({ providers: [RecoveryCodes, RecoveryCodesRepository], exports: [RecoveryCodes] })
export class RecoveryModule {}
