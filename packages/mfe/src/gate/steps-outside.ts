import { buildArea } from '../build-area';
import { byteProblems } from '../check/bytes';
import { collisionProblems } from '../check/declarations';
import { globalProblems } from '../check/globals/global-problems';
import type { LiveEnvironments } from '../check/live';
import type { Step } from './hold';
import { comparedWith, nothingLive, offeredSteps } from './offered';
import { testProblems, typeProblems } from './tools';

/**
 * In a repository of its own a module has neither shell nor services beside it to be tried with: what is live says what
 * it lends and answers, and the team sees the module in the site as a preview.
 */
export function stepsOutside(
  id: string,
  live: LiveEnvironments,
  { inBrowser }: { inBrowser: boolean },
): Step[][] {
  const read: Step[] = [
    { name: comparedWith(live), findings: () => nothingLive(live) },
    { name: 'collisions with what is live', findings: () => collisionProblems(id, live.versions) },
    ...offeredSteps(id, live),
    { name: 'nothing of it reaches the rest of the page', findings: () => globalProblems(id) },
    { name: 'types', findings: () => typeProblems(id) },
  ];
  const run: Step[] = [{ name: 'its tests', findings: () => testProblems(id) }];
  const built: Step[] = [{ name: 'build and bytes', findings: () => (buildArea(id), byteProblems(id)) }];
  const tried: Step = {
    name: 'in a browser',
    findings: () => [
      `${id} cannot be tried in a browser here: release it --as a preview, look at it in the site, and say --force with --why`,
    ],
  };
  return [read, run, built, ...(inBrowser ? [[tried]] : [])];
}
