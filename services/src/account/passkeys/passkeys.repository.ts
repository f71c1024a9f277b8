import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { UserRows } from '../../platform/database/user-rows';
import { PasskeyEntity } from './passkey.entity';

@Injectable()
export class PasskeysRepository extends UserRows<PasskeyEntity> {
  constructor(@InjectRepository(PasskeyEntity) rows: Repository<PasskeyEntity>, database: Database) {
    super(rows, database);
  }

  /** Whoever it is of: an authenticator's name for a key says nothing of whose it is. */
  byCredential(credentialHash: Buffer): Promise<PasskeyEntity | null> {
    return this.rows.findOneBy({ credentialHash });
  }
}
