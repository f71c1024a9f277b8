import { Injectable } from '@nestjs/common';
import { normalisedEmail, type Role } from '@nestwell/contracts/account/server';
import { AdminActions } from '../../platform/audit/admin-actions';
import { Database } from '../../platform/database/database';
import { Sessions } from '../../platform/session/sessions';
import { EmailKeys } from './email-keys';
import { UsersRepository } from './users.repository';

const GRANTED = ['Made a member an admin', 'grant-admin'] as const;
const REVOKED = ['Made an admin a member', 'revoke-admin'] as const;

/** Who belongs to the team. No call of the API leads here. */
@Injectable()
export class Roles {
  constructor(
    private readonly users: UsersRepository,
    private readonly emailKeys: EmailKeys,
    private readonly sessions: Sessions,
    private readonly database: Database,
    private readonly actions: AdminActions,
  ) {}

  /** Ends all her sessions, so that she proves who she is for the new role. False when nobody has the address. */
  set(address: string, role: Role): Promise<boolean> {
    const emailKeys = this.emailKeys.eachOf(normalisedEmail(address));
    return this.database.run(async () => {
      const user = await this.users.byEmailKey(emailKeys);
      if (user === null) return false;
      if (user.role === role) return true;
      await this.users.update(user.id, { role });
      await this.sessions.endAllOf(user.id);
      const [what, command] = role === 'admin' ? GRANTED : REVOKED;
      await this.actions.doneOnMachine(what, command, user.id);
      return true;
    });
  }
}
