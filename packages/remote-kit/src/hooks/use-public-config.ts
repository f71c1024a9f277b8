import { useHost } from '../host/host-context';
import type { PublicConfig } from '@nestwell/contracts/kernel';

/** External addresses, support contacts and public keys, as the server is configured. */
export function usePublicConfig(): PublicConfig {
  return useHost('usePublicConfig').config;
}
