import type {
  BuiltFile,
  DehydratedQueries,
  Overlay,
  RenderFault,
  Registry,
  ShellManifest,
} from '@nestwell/contracts/delivery/server';
import type { PublicConfig } from '@nestwell/contracts/kernel/server';
import type { SessionUser } from '../../platform/session-user';

/** A document that is about to be sent, and to whom. */
export interface RenderedPage {
  /** Path and query. */
  address: string;
  /** The path as it is declared; undefined for an address that leads nowhere. */
  path?: string;
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
}

/** The same with what was prefetched for it. */
export interface PageToRender extends RenderedPage {
  queries: DehydratedQueries;
  /** What went wrong before its render. */
  faults: readonly RenderFault[];
}

/** The bundle that a page is rendered with; undefined where it is left to the browser. */
export function serverOf({ shell, overlay }: Pick<RenderedPage, 'shell' | 'overlay'>): BuiltFile | undefined {
  // A build of her own machine is known to her browser only.
  const hasLocal = (overlay?.local.length ?? 0) > 0;
  // A former shell neither replays recorded events nor knows the marks of the root.
  const isFormer = shell.recordScript === undefined;
  return hasLocal || isFormer ? undefined : shell.server;
}
