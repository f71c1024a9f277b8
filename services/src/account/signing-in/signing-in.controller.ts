import { Controller } from '@nestjs/common';
import { identity } from '@nestwell/contracts/identity/server';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { FreshProof } from '../proof/fresh-proof';
import { DoorChanges } from './door-changes';
import { SigningInService } from './signing-in.service';

/** What closes and opens her door besides passkeys (`passkeys.controller.ts`). */
@Controller()
export class SigningInController {
  constructor(
    private readonly signingIn: SigningInService,
    private readonly changes: DoorChanges,
    private readonly fresh: FreshProof,
  ) {}

  @Endpoint(identity.signingIn)
  get(@Call() { user }: CallOf<typeof identity.signingIn>) {
    return this.signingIn.of(user.id);
  }

  @Endpoint(identity.askForCode)
  async askForCode(@Call() { user, body: { isAsked }, cookie }: CallOf<typeof identity.askForCode>) {
    await this.fresh.require(user.id, cookie);
    const what = isAsked ? 'A code by mail is asked for now' : 'No code by mail is asked for anymore';
    await this.changes.make(user.id, cookie, what, () => this.signingIn.askForCode(user.id, isAsked));
    return this.signingIn.of(user.id);
  }

  @Endpoint(identity.makeRecoveryCodes)
  async makeRecoveryCodes(@Call() { user, cookie }: CallOf<typeof identity.makeRecoveryCodes>) {
    await this.fresh.require(user.id, cookie);
    return this.changes.make(user.id, cookie, 'New recovery codes were made', () =>
      this.signingIn.newSheet(user.id),
    );
  }
}
