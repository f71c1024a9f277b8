import { Controller } from '@nestjs/common';
import { identity } from '@nestwell/contracts/identity/server';
import { MINUTE } from '@nestwell/domain/moments';
import { Config } from '../../platform/config/config';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { refused } from '../../platform/http/errors';
import { Limited, type CallLimit } from '../../platform/limits/limited';
import { Passkeys } from '../passkeys/passkeys.service';
import { relyingPartyOf } from '../passkeys/relying-party';
import { UsersService } from '../users/users.service';
import { SignIn } from './sign-in';

/** Who signs in with a passkey never comes near it. */
const TRIES: CallLimit = { name: 'passkey login', max: 30, windowMs: MINUTE, by: 'client' };

@Controller()
export class PasskeyLoginController {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly users: UsersService,
    private readonly signIn: SignIn,
    private readonly config: Config,
  ) {}

  @Endpoint(identity.startPasskeyLogin)
  start(@Call() { request }: CallOf<typeof identity.startPasskeyLogin>) {
    return this.passkeys.request(relyingPartyOf(request, this.config.publicUrl));
  }

  @Endpoint(identity.loginByPasskey)
  @Limited(TRIES)
  async enter(@Call() { body: { passkey }, zone, cookie, request }: CallOf<typeof identity.loginByPasskey>) {
    const userId = await this.passkeys.signerOf(passkey, relyingPartyOf(request, this.config.publicUrl));
    const user = userId === undefined ? null : await this.users.find(userId);
    if (user === null) throw refused('passkey_refused', 'That did not work. Try again, or use a code.');
    return this.signIn.open(user, 'proof', zone, cookie);
  }
}
