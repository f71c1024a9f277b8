import type { KeyedData } from '../../platform/secrets/keyed-data';
import { RecoveryCodeEntity } from './recovery-code.entity';
import { RecoveryCodesRepository } from './recovery-codes.repository';

export const keyedRecoveryCodes: KeyedData = {
  key: 'cookie',
  loses: 'recovery codes on paper stop working; passkeys do not',
  adapt: (database) =>
    new RecoveryCodesRepository(database.source.getRepository(RecoveryCodeEntity)).removeAll(),
};
