import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import type { SessionCookie } from '../../platform/http/session-cookie';
import { Closings } from '../../platform/session/closings';
import { SessionProofs } from '../../platform/session/session-proofs';
import { SignInNotices } from '../login/sign-in-notices';
import { SigningInService } from './signing-in.service';

const STOPPED =
  'Reminders on your devices and your private calendar address are off now, since whoever knew your e-mail could have set them up: turn yours on again in Calendar';

/** What goes with every change of how she signs in. */
@Injectable()
export class DoorChanges {
  constructor(
    private readonly signingIn: SigningInService,
    private readonly sessions: SessionProofs,
    private readonly notices: SignInNotices,
    private readonly database: Database,
    private readonly closings: Closings,
  ) {}

  /**
   * Makes a change. Her session gets another token; when it closes her door, whoever came in by her e-mail alone is put
   * out, and what they could have set up to read on goes; when it opens it, her recovery codes go. She is told of it by bell and mail.
   */
  async make<T>(userId: string, cookie: SessionCookie, what: string, change: () => Promise<T>): Promise<T> {
    const { made, isStopped } = await this.database.run(async () => {
      await this.signingIn.holdLogins(userId);
      const wasOpen = await this.signingIn.isOpen(userId);
      const made = await change();
      const isOpen = await this.signingIn.isOpen(userId);
      const isClosing = wasOpen && !isOpen;
      if (isClosing) await this.sessions.endOthersUnproved(userId, cookie);
      const isStopped = isClosing && (await this.closings.stopAll(userId));
      if (!wasOpen && isOpen) await this.signingIn.forgetSheet(userId);
      return { made, isStopped };
    });
    await this.sessions.renew(cookie);
    await this.notices.changed(userId, isStopped ? `${what}. ${STOPPED}` : what);
    return made;
  }
}
