import type { PlatformOverview, VersionHealth } from '@nestwell/contracts/delivery';

export type EnvironmentState = PlatformOverview['environments'][number];
export type RemoteState = EnvironmentState['remotes'][number];
export type Decided = PlatformOverview['history'][number];

export const healthOf = (overview: PlatformOverview, id: string, version: string) =>
  overview.health.find((health) => health.id === id && health.version === version);

/** Of a hundred who tried a version, how many could not use it: '0.05 %'. */
export function failureShare({ loads, failures }: Pick<VersionHealth, 'loads' | 'failures'>): string {
  const all = loads + failures;
  if (all === 0) return 'not tried';
  const percent = (failures / all) * 100;
  return `${percent === 0 || percent >= 10 ? Math.round(percent) : percent.toFixed(percent < 1 ? 2 : 1)} %`;
}

/** The decision that made a version what it is in an environment. */
export const decisionFor = (overview: PlatformOverview, environment: string, id: string, version: string) =>
  overview.history.find(
    (decision) => decision.environment === environment && decision.id === id && decision.to === version,
  );
