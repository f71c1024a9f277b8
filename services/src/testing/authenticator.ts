import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  MadePasskey,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRequest,
} from '@nestwell/contracts/identity/server';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');

/** A phone that makes one passkey and signs with it, as WebAuthn describes; what it does wrong can be chosen. */
export class Authenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly id = randomBytes(32);
  /** As it tells it: some count each use, some never do. */
  counter = 0;
  /** Whether it asks for a finger, a face or a code before it signs. */
  verifies = true;

  /** @param site the origin of the page it is used on */
  constructor(public site: string) {}

  make({ challenge, rp }: PasskeyCreation): MadePasskey {
    const length = Buffer.from([0, this.id.length]);
    const key = Buffer.concat([Buffer.alloc(16), length, this.id, this.coseKey]);
    const data = Buffer.concat([this.dataFor(rp.id, HAS_KEY), key]);
    const size = Buffer.from([0x59, data.length >> 8, data.length & 0xff]);
    const object = [Buffer.from('\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData', 'latin1'), size, data];
    return {
      id: text(this.id),
      clientDataJSON: this.clientData('webauthn.create', challenge),
      attestationObject: text(Buffer.concat(object)),
      transports: ['internal'],
    };
  }

  sign({ challenge, rpId }: PasskeyRequest): PasskeyAssertion {
    const data = this.dataFor(rpId, 0);
    const clientDataJSON = this.clientData('webauthn.get', challenge);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: text(this.id),
      clientDataJSON,
      authenticatorData: text(data),
      signature: text(sign('sha256', signed, this.keys.privateKey)),
    };
  }

  private clientData(type: string, challenge: string): string {
    return text(Buffer.from(JSON.stringify({ type, challenge, origin: this.site, crossOrigin: false })));
  }

  private dataFor(rpId: string, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    const all = flags | PRESENT | (this.verifies ? VERIFIED : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([all]), count]);
  }

  /** ES256, as CBOR. */
  private get coseKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const head = Buffer.from('a5010203262001215820', 'hex');
    const between = Buffer.from('225820', 'hex');
    return Buffer.concat([head, Buffer.from(x, 'base64url'), between, Buffer.from(y, 'base64url')]);
  }
}
