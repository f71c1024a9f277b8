import type { Overlay, Registry, ShellManifest } from '@nestwell/contracts/delivery/server';
import type { PublicConfig } from '@nestwell/contracts/kernel/server';
import type { SessionUser } from '../../platform/session-user';
import type { OwnRead } from './own-reads';

/** A document that is about to be sent, and to whom. */
export interface PageToPaint {
  /** Path and query. */
  address: string;
  user: SessionUser | undefined;
  /** Whom signals of this visit are counted as. */
  client: string;
  /** What her browser asks for first: 'en-US'. */
  locale?: string;
  shell: ShellManifest;
  registry: Registry;
  config: PublicConfig;
  overlay?: Overlay;
  /** Ids of the remotes that its first screen shows. */
  remotes: readonly string[];
  /** JSON texts. */
  answers: readonly string[];
  /** Reads what the picture lacks; without, it is painted with its answers alone. */
  read?: OwnRead;
}
