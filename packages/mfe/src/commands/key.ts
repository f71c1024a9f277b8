import { ReleaseKey } from '@nestwell/releases';

/** Makes a key: one half for everybody to know, the other for who releases. Nothing of it is kept. */
export function key(): Promise<number> {
  const made = ReleaseKey.make();
  console.log(`public key, for RELEASE_OWNERS of the site: ${made.publicText}`);
  console.log(`secret key, for RELEASE_KEY of who releases: ${made.secretText}`);
  return Promise.resolve(0);
}
