import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';

/** That whoever holds a key has made something. */
export interface Signature {
  /** The public key: `MCowBQYDK2VwAyEA…`. */
  key: string;
  value: string;
}

/** The secret half of a team's key (Ed25519), as one line of text. */
export class ReleaseKey {
  private constructor(private readonly secret: KeyObject) {}

  /** Throws where the text is none. */
  static from(text: string): ReleaseKey {
    const key = readSecret(text);
    if (key?.asymmetricKeyType !== 'ed25519') throw new Error('it is no secret key of Ed25519');
    return new ReleaseKey(key);
  }

  static make(): ReleaseKey {
    return new ReleaseKey(generateKeyPairSync('ed25519').privateKey);
  }

  /** What must not be shown to anybody. */
  get secretText(): string {
    return this.secret.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  }

  get publicText(): string {
    return createPublicKey(this.secret).export({ format: 'der', type: 'spki' }).toString('base64');
  }

  sign(bytes: Buffer): Signature {
    return { key: this.publicText, value: sign(null, bytes, this.secret).toString('base64') };
  }
}

function readSecret(text: string): KeyObject | undefined {
  try {
    return createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  } catch {
    return undefined;
  }
}

export function isSignedBy({ key, value }: Signature, bytes: Buffer): boolean {
  try {
    const spki = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    return verify(null, bytes, spki, Buffer.from(value, 'base64'));
  } catch {
    return false;
  }
}
