import { Injectable } from '@nestjs/common';
import type {
  MadePasskey,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRequest,
} from '@nestwell/contracts/identity/server';
import { MINUTE } from '@nestwell/domain/moments';
import { toBinary } from '../../platform/database/ids';
import type { UserEntity } from '../users/user.entity';
import { CHALLENGE_MINUTES, Challenges } from './challenges';
import type { PasskeyEntity } from './passkey.entity';
import type { RelyingParty } from './relying-party';

type Known = Pick<PasskeyEntity, 'credentialId' | 'transports'>;
export type MadeKey = Pick<PasskeyEntity, 'credentialId' | 'publicKey' | 'counter'>;

/** Imported when it is asked for, since it brings a library of certificates; the server loads it before it listens. */
const webAuthn = () => import('@simplewebauthn/server');

const timeout = CHALLENGE_MINUTES * MINUTE;

/** What is asked of authenticators and how their answers are checked (WebAuthn level 3). */
@Injectable()
export class PasskeyCeremony {
  constructor(private readonly challenges: Challenges) {}

  async creationFor(
    { id, email, name }: Pick<UserEntity, 'id' | 'email' | 'name'>,
    party: RelyingParty,
    known: readonly Known[],
  ): Promise<PasskeyCreation> {
    const { generateRegistrationOptions } = await webAuthn();
    const { challenge, rp, user, pubKeyCredParams } = await generateRegistrationOptions({
      rpName: 'Nestwell',
      rpID: party.id,
      userID: new Uint8Array(toBinary(id)),
      userName: email,
      userDisplayName: name,
      challenge: new Uint8Array(this.challenges.make(`add ${id}`)),
    });
    return {
      challenge,
      rp: { id: party.id, name: rp.name },
      user,
      pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
      timeout,
      attestation: 'none',
      excludeCredentials: known.map(named),
      // It must be found without an address, and it alone proves who she is: so a finger, face or code unlocks it.
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    };
  }

  requestFor(purpose: string, party: RelyingParty, known: readonly Known[]): PasskeyRequest {
    const challenge = this.challenges.make(purpose).toString('base64url');
    const allowCredentials = known.map(named);
    return { challenge, rpId: party.id, timeout, userVerification: 'required', allowCredentials };
  }

  /** The key that was made for this user, or undefined where anything about it is not as it must be. */
  async made(userId: string, made: MadePasskey, party: RelyingParty): Promise<MadeKey | undefined> {
    const { id, clientDataJSON, attestationObject, transports } = made;
    const answered = this.answered(`add ${userId}`);
    const { verifyRegistrationResponse } = await webAuthn();
    const result = await settled(() =>
      verifyRegistrationResponse({
        response: { ...keyNamed(id), response: { clientDataJSON, attestationObject, transports } },
        ...answered.expected,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
      }),
    );
    if (!result?.verified || !(await answered.isFirst())) return undefined;
    const { credential } = result.registrationInfo;
    const publicKey = Buffer.from(credential.publicKey).toString('base64url');
    return { credentialId: credential.id, publicKey, counter: countOf(credential.counter) };
  }

  /** The new count of a passkey's uses where it signed what this server asked for, else undefined. */
  async counted(
    purpose: string,
    passkey: PasskeyEntity,
    { id, clientDataJSON, authenticatorData, signature }: PasskeyAssertion,
    party: RelyingParty,
  ): Promise<number | undefined> {
    const answered = this.answered(purpose);
    const { verifyAuthenticationResponse } = await webAuthn();
    const result = await settled(() =>
      verifyAuthenticationResponse({
        response: { ...keyNamed(id), response: { clientDataJSON, authenticatorData, signature } },
        ...answered.expected,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
        requireUserVerification: true,
      }),
    );
    if (!result?.verified || !(await answered.isFirst())) return undefined;
    return countOf(result.authenticationInfo.newCounter);
  }

  private answered(purpose: string) {
    let answered = '';
    const expectedChallenge = (challenge: string) => {
      answered = challenge;
      return this.challenges.isGood(challenge, purpose);
    };
    return { expected: { expectedChallenge }, isFirst: () => this.challenges.use(answered) };
  }
}

const named = ({ credentialId, transports }: Known) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports: transports as PasskeyRequest['allowCredentials'][number]['transports'],
});

const keyNamed = (id: string) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const;

/** Both engines' whole numbers end there; no authenticator counts so far. */
const countOf = (counter: number) => Math.min(counter, 2 ** 31 - 1);

/** The library throws at whatever is not as it must be. */
async function settled<T>(check: () => Promise<T>): Promise<T | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}
