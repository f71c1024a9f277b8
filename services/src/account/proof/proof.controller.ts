import { Controller } from '@nestjs/common';
import { identity } from '@nestwell/contracts/identity/server';
import { MINUTE } from '@nestwell/domain/moments';
import { Config } from '../../platform/config/config';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { Limited, type CallLimit } from '../../platform/limits/limited';
import { LoginCallers } from '../login/login-callers';
import { Passkeys } from '../passkeys/passkeys.service';
import { relyingPartyOf } from '../passkeys/relying-party';
import { FreshProof } from './fresh-proof';
import { ProofService } from './proof.service';

const TRIES: CallLimit = { name: 'proof', max: 20, windowMs: 15 * MINUTE, by: 'caller' };

@Controller()
export class ProofController {
  constructor(
    private readonly proofs: ProofService,
    private readonly fresh: FreshProof,
    private readonly passkeys: Passkeys,
    private readonly callers: LoginCallers,
    private readonly config: Config,
  ) {}

  @Endpoint(identity.proofState)
  state(@Call() { user, cookie }: CallOf<typeof identity.proofState>) {
    return this.fresh.stateOf(user.id, cookie);
  }

  @Endpoint(identity.proveByPasskey)
  start(@Call() { user, request }: CallOf<typeof identity.proveByPasskey>) {
    return this.passkeys.request(relyingPartyOf(request, this.config.publicUrl), user.id);
  }

  @Endpoint(identity.mailProofCode)
  mailCode(@Call() { user, cookie, request: { ip } }: CallOf<typeof identity.mailProofCode>) {
    return this.proofs.mailCode(user.id, this.callers.of(ip, cookie, user.id));
  }

  @Endpoint(identity.prove)
  @Limited(TRIES)
  async prove(@Call() { user, body, cookie, request }: CallOf<typeof identity.prove>) {
    const party = relyingPartyOf(request, this.config.publicUrl);
    const caller = this.callers.of(request.ip, cookie, user.id);
    await this.proofs.check(body, { userId: user.id, caller, party });
    return { provedUntil: (await this.fresh.note(cookie)).toISOString() };
  }
}
