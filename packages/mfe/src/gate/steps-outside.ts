import { agreementOfRemote } from '@nestwell/build/agreement/agreement';
import { buildArea } from '../build-area';
import { byteProblems } from '../check/bytes';
import { collisionProblems } from '../check/declarations';
import { globalProblems } from '../check/globals/global-problems';
import type { LiveEnvironments } from '../check/live';
import type { Step } from './hold';
import { TRIED } from './looked-at-there';
import { comparedWith, nothingLive, offeredSteps } from './offered';
import { testProblems, typeProblems } from './tools';

/**
 * In a repository of its own a module has neither shell nor services beside it to be tried with: what is live says what
 * it lends and answers, and a checkout of the site tries what was released as a preview.
 */
export function stepsOutside(
  id: string,
  live: LiveEnvironments,
  { inBrowser }: { inBrowser: boolean },
): Step[][] {
  const read: Step[] = [
    { name: comparedWith(live), findings: () => nothingLive(live) },
    { name: 'collisions with what is live', findings: () => collisionProblems(id, live.versions) },
    ...offeredSteps(id, live, () => agreementOfRemote(id)),
    { name: 'nothing of it reaches the rest of the page', findings: () => globalProblems(id) },
    { name: 'types', findings: () => typeProblems(id) },
  ];
  const run: Step[] = [{ name: 'its tests', findings: () => testProblems(id) }];
  const built: Step[] = [{ name: 'build and bytes', findings: () => (buildArea(id), byteProblems(id)) }];
  const tried: Step = {
    name: TRIED,
    findings: () => [
      `${id} is tried where the site's checkout is: release it here --as pr-1, "mfe check ${id}@pr-1" there, then "mfe promote ${id}@pr-1"; or say --force with --why`,
    ],
  };
  return [read, run, built, ...(inBrowser ? [[tried]] : [])];
}
