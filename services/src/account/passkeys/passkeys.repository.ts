import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { UserRows } from '../../platform/database/user-rows';
import { PasskeyEntity } from './passkey.entity';

@Injectable()
export class PasskeysRepository extends UserRows<PasskeyEntity> {
  constructor(database: Database) {
    super(database, PasskeyEntity);
  }

  /** Whoever it is of: an authenticator's name for a key says nothing of whose it is. */
  byCredential(credentialHash: Buffer): Promise<PasskeyEntity | null> {
    return this.database.repository(PasskeyEntity).findOneBy({ credentialHash });
  }
}
