import { Injectable } from '@nestjs/common';
import type { identity } from '@nestwell/contracts/identity/server';
import type { BodyOf } from '@nestwell/contracts/kernel/server';
import { notFound, refused } from '../../platform/http/errors';
import type { LoginCaller } from '../login/login-callers';
import { Doors } from '../login/doors';
import { LoginCodes } from '../login/login-codes';
import { Passkeys } from '../passkeys/passkeys.service';
import type { RelyingParty } from '../passkeys/relying-party';
import { RecoveryCodes } from '../recovery/recovery-codes';
import { UsersService } from '../users/users.service';

/** Whose proof it is, and where it comes from. */
interface Prover {
  userId: string;
  caller: LoginCaller;
  party: RelyingParty;
}

@Injectable()
export class ProofService {
  constructor(
    private readonly users: UsersService,
    private readonly doors: Doors,
    private readonly codes: LoginCodes,
    private readonly passkeys: Passkeys,
    private readonly recovery: RecoveryCodes,
  ) {}

  /** 409 where this site sends no mail, 503 when the mail server did not take it. */
  async mailCode(userId: string, caller: LoginCaller): Promise<void> {
    if (!this.doors.isMailSet) throw refused('mail_not_set', 'This site sends no mail.');
    const user = await this.users.find(userId);
    if (!user) throw notFound('User');
    if (!(await this.codes.send(user, caller)))
      throw refused('code_not_sent', 'The code could not be sent. Please try again.');
  }

  /** 422 unless it is right. */
  async check(proof: BodyOf<typeof identity.prove>, { userId, caller, party }: Prover): Promise<void> {
    if ('passkey' in proof) {
      if ((await this.passkeys.signerOf(proof.passkey, party, userId)) === userId) return;
      throw refused('proof_refused', 'That did not work. Try again, or use a code.');
    }
    if ('recoveryCode' in proof) {
      if (await this.recovery.use(userId, proof.recoveryCode)) return;
      throw refused('proof_refused', 'Not this one. Each code of the sheet works once.', 'recoveryCode');
    }
    if (await this.codes.accept(userId, proof.code, caller)) return;
    const left = await this.codes.triesLeft(userId, caller);
    throw refused('proof_refused', `Not this one. ${TRIES_LEFT[left] ?? ''}`.trim(), 'code');
  }
}

/** By how many there are. */
const TRIES_LEFT: readonly string[] = [
  'Mail another.',
  'One try left.',
  'Two tries left.',
  'Three tries left.',
  'Four tries left.',
];
