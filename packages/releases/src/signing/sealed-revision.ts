import { z } from 'zod';
import { isSignedBy, type ReleaseKey, type Signature } from './release-key';
import type { Owners } from './owners';

const sealed = z.looseObject({
  registry: z.looseObject({ remotes: z.record(z.string(), z.unknown()) }),
  change: z.unknown(),
  signature: z.object({ key: z.string(), value: z.string() }).optional(),
});
export type SealedRevision = z.infer<typeof sealed>;

/** Undefined where it is no revision at all. */
export function sealedRevision(bytes: Buffer | undefined): SealedRevision | undefined {
  try {
    const stored: unknown = JSON.parse(bytes?.toString() ?? '');
    // As it was stored: a schema's answer has its parts in another order, and was not what was signed.
    return sealed.safeParse(stored).success ? (stored as SealedRevision) : undefined;
  } catch {
    return undefined;
  }
}

/** The same bytes with the signature of a key, for one place: nobody can put them into another. */
export function signed(path: string, bytes: Buffer, key: ReleaseKey): Buffer {
  const { registry, change } = JSON.parse(bytes.toString()) as SealedRevision;
  const signature: Signature = key.sign(signedBytes(path, { registry, change }));
  return Buffer.from(`${JSON.stringify({ registry, change, signature }, null, 2)}\n`);
}

/** The team that made a revision; undefined where nobody known did, or where it was altered since. */
export function makerOf(path: string, revision: SealedRevision, owners: Owners): string | undefined {
  const { signature } = revision;
  return signature && isSignedBy(signature, signedBytes(path, revision))
    ? owners.teamOf(signature.key)
    : undefined;
}

const signedBytes = (path: string, { registry, change }: Pick<SealedRevision, 'registry' | 'change'>) =>
  Buffer.from(JSON.stringify({ path, registry, change }));
