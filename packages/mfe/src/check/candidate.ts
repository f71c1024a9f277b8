import { foreignLibraries } from '@nestwell/contracts/delivery/server';
import type { Agreement } from '@nestwell/build/agreement/agreement';
import { brokenCalls } from './compare-agreements';
import { missingFrom } from './compare-kit';
import type { LiveEnvironments } from './live';

type Candidate = Pick<Agreement, 'calls' | 'borrowed' | 'uses' | 'builtWith'>;

/** What a module would miss in each shell that browsers run now, also where only a press or a hover asks for it. */
export function shellProblems(
  id: string,
  { borrowed, uses, builtWith }: Candidate,
  { shells }: Pick<LiveEnvironments, 'shells'>,
): string[] {
  return shells.flatMap(({ agreement, version, where }) => {
    const lends = agreement?.lends;
    if (!lends) return [];
    const packages = new Set(lends.names.map(packageOf));
    // A shell from before a package's names were written down says nothing of it.
    const names = borrowed.filter((name) => packages.has(packageOf(name)) && !lends.names.includes(name));
    const missing = [
      ...foreignLibraries(builtWith, lends.libraries),
      ...names.map((name) => `nobody lends ${name}`),
      ...missingFrom(lends, uses),
    ];
    return missing.map((what) => `${what}; ${id} would break in the shell ${version} of ${where}`);
  });
}

/** `@nestwell/ui` of `Button of @nestwell/ui`. */
const packageOf = (name: string) => name.split(' of ').at(-1);

/** What a module asks of the services and those that run now do not answer, or answer otherwise. */
export const serviceProblems = (
  id: string,
  { calls }: Candidate,
  { services }: Pick<LiveEnvironments, 'services'>,
): string[] =>
  services.flatMap(({ environment, calls: answered }) =>
    brokenCalls(calls, answered, 'is not answered').map(
      (what) => `${what}; ${id} would break with the services of ${environment}: release them first`,
    ),
  );
