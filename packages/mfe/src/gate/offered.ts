import type { Agreement } from '@nestwell/build/agreement/agreement';
import { serviceProblems, shellProblems } from '../check/candidate';
import type { LiveEnvironments } from '../check/live';
import type { Step } from './hold';

/** What is live says of itself what it lends and answers: a module needs no source of it to be compared. */
export const offeredSteps = (
  id: string,
  live: LiveEnvironments,
  agreement: () => Promise<Agreement>,
): Step[] => [
  {
    name: 'what the shells that are live lend it',
    findings: async () => shellProblems(id, await agreement(), live),
  },
  {
    name: 'what the services that are live answer it',
    findings: async () => serviceProblems(id, await agreement(), live),
  },
];

const counted = (count: number, thing: string) => `${count} live ${thing}${count === 1 ? '' : 's'}`;

export function comparedWith({ versions, shells, services }: LiveEnvironments): string {
  const places = services.map(({ environment }) => environment).join(' and ');
  return (
    `compared with ${counted(versions.length, 'version')}, ${counted(shells.length, 'shell')} and ` +
    (places === '' ? 'no services: none has said yet what it answers' : `the services of ${places}`)
  );
}

/** A comparison with nothing finds nothing, and would be a pass that says nothing. */
export const nothingLive = ({ versions, shells }: LiveEnvironments) =>
  versions.length + shells.length > 0
    ? []
    : [
        'nothing is live there: start the site once, or say where it keeps its releases (DATA_DIR, RELEASES_URL)',
      ];
