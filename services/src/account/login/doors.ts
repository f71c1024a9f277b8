import { Injectable } from '@nestjs/common';
import type { SigningIn } from '@nestwell/contracts/identity/server';
import { Config } from '../../platform/config/config';
import { Passkeys } from '../passkeys/passkeys.service';
import type { UserEntity } from '../users/user.entity';

type Opening = Pick<UserEntity, 'id' | 'role' | 'asksForCode' | 'unprovedSince'>;
export type Door = Pick<SigningIn, 'door' | 'isMailSet' | 'codeAskedBy'>;

/** What opens an account: the site's mode, and what its owner has asked for herself. */
@Injectable()
export class Doors {
  constructor(
    private readonly config: Config,
    private readonly passkeys: Passkeys,
  ) {}

  get isMailSet(): boolean {
    return this.config.mail.url !== undefined;
  }

  async of(user: Opening): Promise<Door> {
    const codeAskedBy = this.codeAskedBy(user);
    const isClosed = codeAskedBy !== 'nobody' || (await this.passkeys.has(user.id));
    return { door: isClosed ? 'closed' : 'open', isMailSet: this.isMailSet, codeAskedBy };
  }

  /** What her e-mail alone leads to: a session, a code by mail, or the passkey that there is no way around. */
  async behindEmail(user: Opening): Promise<'session' | 'code' | 'passkey'> {
    if (this.codeAskedBy(user) !== 'nobody') return 'code';
    if (!(await this.passkeys.has(user.id))) return 'session';
    return this.isMailSet ? 'code' : 'passkey';
  }

  private codeAskedBy({ role, asksForCode, unprovedSince }: Opening): Door['codeAskedBy'] {
    const mode = this.config.loginVerification;
    if (mode === 'everyone' || (mode === 'admins' && role === 'admin')) return 'site';
    // She registered while the site asked everybody: her address is still to be proved.
    if (unprovedSince !== null) return 'site';
    return asksForCode ? 'her' : 'nobody';
  }
}
