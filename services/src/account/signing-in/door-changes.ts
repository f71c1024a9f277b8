import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import type { SessionCookie } from '../../platform/http/session-cookie';
import { SessionProofs } from '../../platform/session/session-proofs';
import { SignInNotices } from '../login/sign-in-notices';
import { SigningInService } from './signing-in.service';

/** What goes with every change of how she signs in. */
@Injectable()
export class DoorChanges {
  constructor(
    private readonly signingIn: SigningInService,
    private readonly sessions: SessionProofs,
    private readonly notices: SignInNotices,
    private readonly database: Database,
  ) {}

  /**
   * Makes a change. Her session gets another token; when it closes her door, whoever came in by her e-mail alone is put
   * out; when it opens it, her recovery codes go. She is told of it by bell and mail.
   */
  async make<T>(userId: string, cookie: SessionCookie, what: string, change: () => Promise<T>): Promise<T> {
    const made = await this.database.run(async () => {
      const wasOpen = await this.signingIn.isOpen(userId);
      const result = await change();
      const isOpen = await this.signingIn.isOpen(userId);
      if (wasOpen && !isOpen) await this.sessions.endOthersUnproved(userId, cookie);
      if (!wasOpen && isOpen) await this.signingIn.forgetSheet(userId);
      return result;
    });
    await this.sessions.renew(cookie);
    await this.notices.changed(userId, what);
    return made;
  }
}
