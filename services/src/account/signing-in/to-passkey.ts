import type { Passkey } from '@nestwell/contracts/identity/server';
import type { PasskeyEntity } from '../passkeys/passkey.entity';

export function toPasskey({ id, name, deviceKind, createdAt, lastUsedAt }: PasskeyEntity): Passkey {
  return {
    id,
    name,
    deviceKind,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
