import { Injectable } from '@nestjs/common';
import type {
  MadePasskey,
  Passkey,
  PasskeyCreation,
  RecoverySheet,
} from '@nestwell/contracts/identity/server';
import { refused } from '../../platform/http/errors';
import { deviceOf } from '../../platform/session/device';
import { PasskeyCeremony, type MadeKey } from '../passkeys/passkey-ceremony';
import { Passkeys } from '../passkeys/passkeys.service';
import type { RelyingParty } from '../passkeys/relying-party';
import { SigningInService } from './signing-in.service';
import { toPasskey } from './to-passkey';

interface Described {
  /** Hers; else the browser's it was made with. */
  name: string | undefined;
  transports: string[];
  userAgent: string | undefined;
}

@Injectable()
export class NewPasskeys {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly ceremony: PasskeyCeremony,
    private readonly signingIn: SigningInService,
  ) {}

  async creationFor(userId: string, party: RelyingParty): Promise<PasskeyCreation> {
    await this.passkeys.makeRoom(userId);
    const user = await this.signingIn.user(userId);
    return this.ceremony.creationFor(user, party, await this.passkeys.of(userId));
  }

  /** 422 `passkey_refused` unless an authenticator made it for her, here, and now. */
  async checked(userId: string, made: MadePasskey, party: RelyingParty): Promise<MadeKey> {
    const key = await this.ceremony.made(userId, made, party);
    if (key === undefined) throw refused('passkey_refused', 'That did not work. Please try again.');
    return key;
  }

  /** Call inside a transaction. */
  async add(
    userId: string,
    key: MadeKey,
    { name, transports, userAgent }: Described,
  ): Promise<{ passkey: Passkey; recovery: RecoverySheet | null }> {
    await this.passkeys.makeRoom(userId);
    const { device, deviceKind } = deviceOf(userAgent);
    const passkey = await this.passkeys.add(userId, key, {
      name: name ?? device ?? 'Passkey',
      deviceKind,
      transports,
    });
    return { passkey: toPasskey(passkey), recovery: await this.signingIn.firstSheet(userId) };
  }
}
