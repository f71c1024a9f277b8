import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type PasskeyAssertion,
  passkeyLimits,
  type PasskeyRequest,
} from '@nestwell/contracts/identity/server';
import { Clock } from '../../platform/clock';
import { isUniqueViolation } from '../../platform/database/failures';
import { notFound, refused } from '../../platform/http/errors';
import { PasskeyCeremony, type MadeKey } from './passkey-ceremony';
import type { PasskeyEntity } from './passkey.entity';
import { PasskeysRepository } from './passkeys.repository';
import type { RelyingParty } from './relying-party';

type Described = Pick<PasskeyEntity, 'name' | 'deviceKind' | 'transports'>;

/** Her passkeys, and whether one of them signed. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly passkeys: PasskeysRepository,
    private readonly ceremony: PasskeyCeremony,
    private readonly clock: Clock,
  ) {}

  /** The oldest first. */
  of(userId: string): Promise<PasskeyEntity[]> {
    return this.passkeys.ofUser(userId).all();
  }

  async has(userId: string): Promise<boolean> {
    return (await this.passkeys.ofUser(userId).count()) > 0;
  }

  /** For a login, where she chooses which, or with her id for a proof by one of hers. */
  async request(party: RelyingParty, userId?: string): Promise<PasskeyRequest> {
    const hers = userId === undefined ? [] : await this.of(userId);
    return this.ceremony.requestFor(purposeOf(userId), party, hers);
  }

  /** Whose passkey signed, or undefined. With her id it must be one of hers, and have been asked for by her. */
  async signerOf(
    assertion: PasskeyAssertion,
    party: RelyingParty,
    userId?: string,
  ): Promise<string | undefined> {
    const passkey = await this.passkeys.byCredential(hashOf(assertion.id));
    if (passkey === null || (userId !== undefined && passkey.userId !== userId)) return undefined;
    const counter = await this.ceremony.counted(purposeOf(userId), passkey, assertion, party);
    if (counter === undefined) return undefined;
    const used = { counter, lastUsedAt: this.clock.now() };
    // None where she has removed it at this very moment: then it opens nothing.
    if ((await this.passkeys.ofUser(passkey.userId).update({ id: passkey.id }, used)) === 0) return undefined;
    return passkey.userId;
  }

  /** 409 `too_many_passkeys` when there is no room for another. */
  async makeRoom(userId: string): Promise<void> {
    if ((await this.passkeys.ofUser(userId).count()) >= passkeyLimits.most)
      throw refused('too_many_passkeys', `${passkeyLimits.most} passkeys are the most. Remove one first.`);
  }

  /** 422 `passkey_refused` where it is known already. */
  async add(userId: string, key: MadeKey, described: Described): Promise<PasskeyEntity> {
    const credentialHash = hashOf(key.credentialId);
    const row = { ...key, ...described, credentialHash, createdAt: this.clock.now(), lastUsedAt: null };
    try {
      return await this.passkeys.ofUser(userId).insert(row);
    } catch (error) {
      if (isUniqueViolation(error)) throw refused('passkey_refused', 'This passkey is known already.');
      throw error;
    }
  }

  async rename(userId: string, id: string, name: string): Promise<PasskeyEntity> {
    await this.passkeys.ofUser(userId).update({ id }, { name });
    const passkey = await this.passkeys.ofUser(userId).byId(id);
    if (passkey === null) throw notFound('Passkey');
    return passkey;
  }

  async remove(userId: string, id: string): Promise<void> {
    if ((await this.passkeys.ofUser(userId).remove({ id })) === 0) throw notFound('Passkey');
  }

  async erase(userId: string): Promise<void> {
    await this.passkeys.ofUser(userId).remove();
  }
}

const hashOf = (credentialId: string) => createHash('sha256').update(credentialId).digest();

/** What was asked for a login proves nothing within a session, and the other way round. */
const purposeOf = (userId: string | undefined) => (userId === undefined ? 'login' : `prove ${userId}`);
