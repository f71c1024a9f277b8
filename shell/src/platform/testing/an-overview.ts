import type { PlatformOverview, VersionHealth } from '@nestwell/contracts/delivery';
import type { EnvironmentState, RemoteState } from '../shown';

const needs = { contract: 2, slots: [] };

/** Production with one module, tea, in version v3. */
export const aRemote = ({
  canary,
  ...more
}: Partial<Omit<RemoteState, 'canary'>> & {
  canary?: { version: string; share: number };
}): EnvironmentState => ({
  name: 'production',
  rev: 12,
  remotes: [
    {
      ...needs,
      id: 'tea',
      version: 'v3',
      owner: 'Hot drinks',
      since: '2026-11-20T08:00:00Z',
      securityFix: false,
      lastGood: 'v1',
      mark: null,
      look: null,
      backTo: 'v1',
      versions: [{ version: 'v3', mark: null }],
      before: null,
      pages: ['/tea'],
      ...more,
      canary: canary
        ? { ...needs, ...canary, since: '2026-11-21T06:00:00Z', securityFix: false, look: null }
        : null,
    },
  ],
});

export const aHealth = (version: string, more: Partial<VersionHealth>): VersionHealth => ({
  id: 'tea',
  version,
  loads: 40,
  failures: 0,
  frozen: 0,
  errors: 0,
  retries: 0,
  fallbacks: 0,
  members: { loads: 40, failures: 0 },
  load: null,
  lcp: null,
  inp: null,
  cls: null,
  blocked: null,
  messages: [],
  hours: Array.from({ length: 24 }, () => ({ loads: 2, failures: 0 })),
  ...more,
});

const decision = (rev: number, to: string) => ({
  environment: 'production',
  rev,
  at: '2026-11-20T08:00:00Z',
  by: 'Ines',
  why: 'Totals by kind',
  id: 'tea',
  from: 'v1',
  to,
  commit: null,
  gate: 'passed' as const,
  owner: 'Hot drinks',
  share: null,
  securityFix: false,
});

/** What the team's page is told of a site with one module. */
export const anOverview = (more: Partial<PlatformOverview>): PlatformOverview => ({
  environment: 'production',
  keptIn: 'folder',
  readAt: '2026-11-21T09:00:00Z',
  reachable: true,
  shells: 1,
  stagingFirst: false,
  environments: [aRemote({})],
  spoiled: [],
  open: [],
  previews: [],
  shared: [],
  health: [],
  alarms: [],
  history: [decision(12, 'v3'), decision(10, 'v1')],
  ...more,
});
