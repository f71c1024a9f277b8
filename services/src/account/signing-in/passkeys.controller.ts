import { Controller } from '@nestjs/common';
import { identity, type MadePasskey } from '@nestwell/contracts/identity/server';
import { Config } from '../../platform/config/config';
import { Call, type CallOf } from '../../platform/http/call';
import { Endpoint } from '../../platform/endpoint';
import { relyingPartyOf } from '../passkeys/relying-party';
import { Passkeys } from '../passkeys/passkeys.service';
import { FreshProof } from '../proof/fresh-proof';
import { DoorChanges } from './door-changes';
import { NewPasskeys } from './new-passkeys';
import { toPasskey } from './to-passkey';

@Controller()
export class PasskeysController {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly added: NewPasskeys,
    private readonly changes: DoorChanges,
    private readonly fresh: FreshProof,
    private readonly config: Config,
  ) {}

  @Endpoint(identity.startPasskey)
  async start(@Call() { user, cookie, request }: CallOf<typeof identity.startPasskey>) {
    await this.fresh.require(user.id, cookie);
    return this.added.creationFor(user.id, relyingPartyOf(request, this.config.publicUrl));
  }

  @Endpoint(identity.addPasskey)
  async add(@Call() { user, body, cookie, request }: CallOf<typeof identity.addPasskey>) {
    await this.fresh.require(user.id, cookie);
    const { name, made }: { name?: string; made: MadePasskey } = body;
    const key = await this.added.checked(user.id, made, relyingPartyOf(request, this.config.publicUrl));
    const described = { name, transports: made.transports, userAgent: cookie.userAgent };
    return this.changes.make(user.id, cookie, 'A passkey was added', () =>
      this.added.add(user.id, key, described),
    );
  }

  @Endpoint(identity.namePasskey)
  async rename(@Call() { user, params: { passkeyId }, body: { name } }: CallOf<typeof identity.namePasskey>) {
    return toPasskey(await this.passkeys.rename(user.id, passkeyId, name));
  }

  @Endpoint(identity.removePasskey)
  async remove(@Call() { user, params: { passkeyId }, cookie }: CallOf<typeof identity.removePasskey>) {
    await this.fresh.require(user.id, cookie);
    await this.changes.make(user.id, cookie, 'A passkey was removed', () =>
      this.passkeys.remove(user.id, passkeyId),
    );
  }
}
