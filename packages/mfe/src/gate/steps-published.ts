import type { Release, RemoteManifest } from '@nestwell/contracts/delivery/server';
import { agreementPath, type Storage } from '@nestwell/releases';
import { buildEverything } from '../build-area';
import { overBudget } from '../check/bytes';
import { collisionsOf, declared } from '../check/declarations';
import { problemsIn, problemsOfVersion } from '../check/in-browser';
import { leftBehind } from '../check/left-behind';
import { agreementAt, type LiveEnvironments } from '../check/live';
import type { Step } from './hold';
import { comparedWith, nothingLive, offeredSteps } from './offered';
import { otherShells } from './other-shells';

interface Published {
  id: string;
  release: Release;
  manifest: RemoteManifest;
}

/** What can be seen of a version without its sources. */
export function stepsOfPublished(
  { id, manifest, release }: Published,
  live: LiveEnvironments,
  storage: Storage,
): { read: Step[]; tried: Step[] } {
  const { version } = manifest;
  const own = declared({ id, release });
  const agreement = async () => {
    const found = await agreementAt(storage, agreementPath(id, version));
    if (found === undefined) throw new Error(`${id} ${version} does not say what it relies on`);
    return found;
  };
  const read: Step[] = [
    { name: comparedWith(live), findings: () => nothingLive(live) },
    { name: 'collisions with what is live', findings: () => collisionsOf(own, live.versions) },
    { name: 'pages and slots that others count on', findings: () => leftBehind(own, live) },
    ...offeredSteps(id, live, agreement),
    { name: 'bytes', findings: () => overBudget(manifest) },
  ];
  const tried: Step[] = [
    {
      name: 'in this shell: sabotage and accessibility',
      findings: () => (buildEverything(), problemsOfVersion(id, version, storage)),
    },
    ...otherShells(live).map((shell) => ({
      name: `in the shell ${shell.version} of ${shell.where}`,
      findings: () => problemsIn(id, shell, { storage, version, ...live }),
    })),
  ];
  return { read, tried };
}
