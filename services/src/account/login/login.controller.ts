import { Controller } from '@nestjs/common';
import { account } from '@nestwell/contracts/account/server';
import { identity } from '@nestwell/contracts/identity/server';
import { MINUTE } from '@nestwell/domain/moments';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { refuseUnlessScript } from '../../platform/http/script-call';
import { Limited, type CallLimit } from '../../platform/limits/limited';
import { RegistrationService } from '../users/registration.service';
import { LoginService } from './login.service';
import { RecoveryLogin } from './recovery-login';
import { SignIn } from './sign-in';
import { SignInNotices } from './sign-in-notices';

/** Every call, whatever it says; wrong addresses and codes are counted more strictly behind it. */
const CALLS: CallLimit = { name: 'login calls', max: 600, windowMs: MINUTE, by: 'client' };

/** Registered before the users' controller: `by-email` must not be taken for a user's id. */
@Controller()
export class LoginController {
  constructor(
    private readonly login: LoginService,
    private readonly recovery: RecoveryLogin,
    private readonly registration: RegistrationService,
    private readonly signIn: SignIn,
    private readonly notices: SignInNotices,
  ) {}

  @Endpoint(account.findUserByEmail)
  @Limited(CALLS)
  async byEmail(
    @Call()
    { query: { email }, zone, cookie, request }: CallOf<typeof account.findUserByEmail>,
  ) {
    refuseUnlessScript(request);
    return this.signIn.open(await this.login.byEmail(email, request.ip, cookie), 'email', zone, cookie);
  }

  @Endpoint(account.verifySession)
  @Limited(CALLS)
  async verify(
    @Call() { body: request, zone, cookie, request: { ip } }: CallOf<typeof account.verifySession>,
  ) {
    const user = await this.login.verify(request, ip, cookie);
    await this.registration.proved(user);
    return this.signIn.open(user, 'proof', zone, cookie);
  }

  @Endpoint(identity.loginByRecoveryCode)
  @Limited(CALLS)
  async byRecoveryCode(
    @Call() { body, zone, cookie, request: { ip } }: CallOf<typeof identity.loginByRecoveryCode>,
  ) {
    const { user, left } = await this.recovery.enter(body, ip, cookie);
    await this.notices.recoveryCodeUsed(user.id, left);
    return this.signIn.open(user, 'proof', zone, cookie);
  }
}
