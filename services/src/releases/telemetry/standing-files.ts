import type { Release } from '@nestwell/contracts/delivery/server';
import type { Storage } from '@nestwell/releases';
import { isVouched } from '@nestwell/releases/vouched';

/** Whether what browsers load first of a version lies where they look for it, with the bytes they insist on. */
export async function filesStand(storage: Storage, { entry, css }: Release): Promise<boolean> {
  const checks = [entry, ...css].map(async ({ url, integrity }) => {
    const bytes = await storage.read(url.replace(/^\//, ''));
    return bytes !== undefined && isVouched(bytes, integrity);
  });
  return (await Promise.all(checks)).every(Boolean);
}
