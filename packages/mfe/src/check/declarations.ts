import type { RemoteDeclaration } from '@nestwell/remote-kit/declaration/define-remote';
import { problemsOf, purposesMissing } from '@nestwell/build/check-declarations';
import { folderOfRemote, remoteIds } from '@nestwell/build/places';
import { readDeclaration } from '@nestwell/build/read-declaration';
import type { LiveVersion } from './live';

export const declarationOf = (id: string) => readDeclaration(folderOfRemote(id));

/** What is wrong with the module's declaration, alone and beside the others of this checkout. */
export async function declarationProblems(): Promise<string[]> {
  const all = await Promise.all(remoteIds().map(declarationOf));
  return [...problemsOf(all), ...purposesMissing(all)];
}

/** What would collide if the module were released beside what is live elsewhere. */
export const collisionProblems = async (id: string, live: readonly LiveVersion[]): Promise<string[]> =>
  collisionsOf(await declarationOf(id), live);

/** The same of a module whose declaration is known. */
export function collisionsOf(own: RemoteDeclaration, live: readonly LiveVersion[]): string[] {
  const { id } = own;
  const others = live.filter((version) => version.id !== id && version.where === version.environment);
  const problems = [...new Set(others.map(({ environment }) => environment))].flatMap((environment) =>
    problemsOf([own, ...others.filter((other) => other.environment === environment).map(declared)])
      .filter((problem) => problem.includes(id))
      .map((problem) => `${problem} (in ${environment})`),
  );
  return [...new Set(problems)];
}

/** A declaration as a release tells it: what stands where, and nothing that could be shown. */
export const declared = ({ id, release }: Pick<LiveVersion, 'id' | 'release'>): RemoteDeclaration => ({
  id,
  owner: release.owner ?? 'Unknown',
  contract: release.contract,
  pages: release.pages.map((page) => ({
    ...page,
    load: () => Promise.reject(new Error('not loaded')),
  })) as never,
  widgets: release.widgets.map(({ slot }) => ({ slot, component: () => null })) as never,
});
