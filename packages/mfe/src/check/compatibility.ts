import { foreignLibraries } from '@nestwell/contracts/delivery/server';
import { CONTRACT_VERSION } from '@nestwell/remote-kit/declaration/define-remote';
import { slots } from '@nestwell/remote-kit/declaration/slots';
import type { Agreement, Lent } from '@nestwell/build/agreement/agreement';
import { breaksBetween } from './compare-agreements';
import { codeRemarks } from './compare-codes';
import { missingFrom } from './compare-kit';
import type { LiveEnvironments, LiveVersion } from './live';

export type Offered = Agreement & { lends: Lent };
type Holds = (commit: string) => boolean;

/** Whom this checkout's contracts, slots and agreement would break among what browsers run now. */
export function compatibilityProblems(now: Offered, live: LiveEnvironments, holds: Holds): string[] {
  const known = live.versions.filter((version) => !isNewer(version, holds));
  return brokenBy(now, { ...live, versions: known }).map(({ what, whom }) => `${what}; this breaks ${whom}`);
}

/**
 * What breaks nobody, but those who changed a contract should know; and whose work this checkout is too old to hold,
 * so that it is no wonder that it does not offer what that needs.
 */
export function compatibilityRemarks(now: Offered, live: LiveEnvironments, holds: Holds): string[] {
  const newer = live.versions.filter((version) => isNewer(version, holds));
  const outdated = newer.filter((it) => brokenBy(now, { ...live, versions: [it], shells: [] }).length > 0);
  return [
    ...outdated.map(
      ({ id, version, where, commit = '' }) =>
        `this checkout is older than ${id} ${version} in ${where}, which needs what came with ` +
        `commit ${commit.slice(0, 9)}: update it before you release services or a shell from it`,
    ),
    ...everyBuild(live).flatMap(({ agreement, id, version, where }) =>
      codeRemarks(agreement?.calls ?? {}, now.calls).map((what) => `${what} (${id} ${version} in ${where})`),
    ),
  ];
}

/** Made from a commit that this checkout does not hold. */
const isNewer = ({ commit }: LiveVersion, holds: Holds) => commit !== undefined && !holds(commit);

function brokenBy(now: Offered, live: LiveEnvironments): { what: string; whom: string }[] {
  const calls = everyBuild(live).flatMap(({ agreement, ...build }) =>
    agreement
      ? [
          ...foreignLibraries(agreement.builtWith, now.lends.libraries),
          ...breaksBetween(agreement, now),
          ...missingFrom(now.lends, agreement.uses),
        ].map((what) => ({ what, whom: named(build) }))
      : [],
  );
  const places = live.versions.flatMap((version) =>
    placesGone(version).map((what) => ({ what, whom: named(version) })),
  );
  return [...calls, ...places];
}

const placesGone = ({ release: { widgets, contract } }: LiveVersion): string[] => [
  ...widgets.filter(({ slot }) => !(slot in slots)).map(({ slot }) => `there is no slot ${slot} any more`),
  ...(contract === CONTRACT_VERSION ? [] : [`the agreement is now ${CONTRACT_VERSION}`]),
];

const everyBuild = ({ versions, shells }: LiveEnvironments) => [
  ...versions,
  ...shells.map((shell) => ({ ...shell, id: 'shell' })),
];

const named = ({
  id,
  version,
  where,
  release,
}: Pick<LiveVersion, 'id' | 'version' | 'where'> & Partial<LiveVersion>) =>
  `${id} ${version} in ${where}${release?.owner === undefined ? '' : `, of ${release.owner}`}`;
