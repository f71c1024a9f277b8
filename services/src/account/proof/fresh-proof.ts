import { Injectable } from '@nestjs/common';
import { proofMinutes, type ProofState, type ProofWay } from '@nestwell/contracts/identity/server';
import { MINUTE } from '@nestwell/domain/moments';
import { Clock } from '../../platform/clock';
import { refused } from '../../platform/http/errors';
import type { SessionCookie } from '../../platform/http/session-cookie';
import { SessionProofs } from '../../platform/session/session-proofs';
import { Doors } from '../login/doors';
import { Passkeys } from '../passkeys/passkeys.service';
import { RecoveryCodes } from '../recovery/recovery-codes';

/** What may be done only by who has just shown that it is she: export, erasing, changes of how she signs in. */
@Injectable()
export class FreshProof {
  constructor(
    private readonly sessions: SessionProofs,
    private readonly doors: Doors,
    private readonly passkeys: Passkeys,
    private readonly recovery: RecoveryCodes,
    private readonly clock: Clock,
  ) {}

  /** 403 `proof_required`, unless she has proved it within ten minutes or has nothing to prove it with. */
  async require(userId: string, cookie: SessionCookie): Promise<void> {
    if ((await this.stateOf(userId, cookie)).isNeeded)
      throw refused('proof_required', 'First show that it is you.');
  }

  async stateOf(userId: string, cookie: SessionCookie): Promise<ProofState> {
    const provedAt = await this.sessions.provedAt(cookie);
    const isFresh = provedAt !== null && this.endOf(provedAt) > this.clock.now();
    const ways: ProofWay[] = [];
    if (await this.passkeys.has(userId)) ways.push('passkey');
    if (this.doors.isMailSet) ways.push('code');
    else if (ways.length > 0 && ((await this.recovery.leftOf(userId))?.left ?? 0) > 0)
      ways.push('recoveryCode');
    return { isNeeded: ways.length > 0 && !isFresh, ways };
  }

  /** Notes that she has proved it now, under another token; returns until when that holds. */
  async note(cookie: SessionCookie): Promise<Date> {
    const provedAt = this.clock.now();
    await this.sessions.renew(cookie, provedAt);
    return this.endOf(provedAt);
  }

  private endOf(provedAt: Date): Date {
    return new Date(provedAt.getTime() + proofMinutes * MINUTE);
  }
}
