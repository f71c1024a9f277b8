import type { Storage } from '@nestwell/releases';
import { agreementOffered, agreementOfRemote } from '@nestwell/build/agreement/agreement';
import { isOutside } from '@nestwell/build/places';
import { buildEverything } from '../build-area';
import { byteProblems } from '../check/bytes';
import { compatibilityProblems, compatibilityRemarks } from '../check/compatibility';
import { collisionProblems, declarationOf, declarationProblems } from '../check/declarations';
import { globalProblems } from '../check/globals/global-problems';
import { problemsHere, problemsIn } from '../check/in-browser';
import { leftBehind } from '../check/left-behind';
import type { LiveEnvironments } from '../check/live';
import { holdsCommit } from '../commit';
import type { Step } from './hold';
import { comparedWith, nothingLive, offeredSteps } from './offered';
import { otherShells } from './other-shells';
import { stepsOutside } from './steps-outside';
import { lintProblems, testProblems, typeProblems } from './tools';

/**
 * Everything that must hold before a module is released, in the order in which it is cheapest to learn of a mistake:
 * what is read, what is run, what is built, what is tried in a browser. A group begins when the former one holds.
 */
export function stepsOf(
  id: string,
  live: LiveEnvironments,
  storage: Storage,
  { inBrowser }: { inBrowser: boolean },
): Step[][] {
  if (isOutside) return stepsOutside(id, live, { inBrowser });
  const read: Step[] = [
    { name: comparedWith(live), findings: () => nothingLive(live) },
    { name: 'declaration', findings: declarationProblems },
    { name: 'collisions with what is live', findings: () => collisionProblems(id, live.versions) },
    {
      name: 'pages and slots that others count on',
      findings: async () => leftBehind(await declarationOf(id), live),
    },
    {
      name: 'contracts, slots and kit of what is live',
      findings: async () => compatibilityProblems(await agreementOffered(), live, holdsCommit),
    },
    {
      name: 'codes of refusals that concern what is live, and what is newer',
      findings: async () => compatibilityRemarks(await agreementOffered(), live, holdsCommit),
      kind: 'remarks',
    },
    ...offeredSteps(id, live, () => agreementOfRemote(id)),
    { name: 'nothing of it reaches the rest of the page', findings: () => globalProblems(id) },
    { name: 'types', findings: () => typeProblems(id) },
  ];
  const run: Step[] = [
    { name: 'lint', findings: () => lintProblems(id) },
    { name: 'its tests', findings: () => testProblems(id) },
  ];
  const built: Step[] = [{ name: 'build and bytes', findings: () => (buildEverything(), byteProblems(id)) }];
  const tried: Step[] = [
    { name: 'in this shell: sabotage and accessibility', findings: () => problemsHere(id) },
    ...otherShells(live).map((shell) => ({
      name: `in the shell ${shell.version} of ${shell.where}`,
      findings: () => problemsIn(id, shell, { storage, ...live }),
    })),
  ];
  return [read, run, built, ...(inBrowser ? [tried] : [])];
}
