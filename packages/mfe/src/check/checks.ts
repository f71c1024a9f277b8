import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltFile, RemoteManifest } from '@nestwell/contracts/delivery';
import { agreementOffered, agreementOfRemote } from '@nestwell/remote-kit/preset/agreement/agreement';
import { CONTRACT_VERSION, type RemoteDeclaration } from '@nestwell/remote-kit/declaration/define-remote';
import { slots } from '@nestwell/remote-kit/declaration/slots';
import { problemsOf, purposesMissing } from '@nestwell/remote-kit/preset/check-declarations';
import { folderOfRemote, remoteIds } from '@nestwell/remote-kit/preset/places';
import { readDeclaration } from '@nestwell/remote-kit/preset/read-declaration';
import { kilobytes, sumOf } from '../byte-report';
import { breaksBetween } from './compare-agreements';
import { codeRemarks } from './compare-codes';
import { missingFrom } from './compare-kit';
import type { LiveEnvironments, LiveVersion } from './live';

/** What is wrong with the module's declaration, alone and beside the others of this checkout. */
export async function declarationProblems(): Promise<string[]> {
  const all = await Promise.all(remoteIds().map((id) => readDeclaration(folderOfRemote(id))));
  return [...problemsOf(all), ...purposesMissing(all)];
}

/** What would collide if the module were released beside what is live elsewhere. */
export async function collisionProblems(id: string, live: readonly LiveVersion[]): Promise<string[]> {
  const own = await readDeclaration(folderOfRemote(id));
  const others = live.filter((version) => version.id !== id && version.where === version.environment);
  const problems = [...new Set(others.map(({ environment }) => environment))].flatMap((environment) =>
    problemsOf([own, ...others.filter((other) => other.environment === environment).map(declared)])
      .filter((problem) => problem.includes(id))
      .map((problem) => `${problem} (in ${environment})`),
  );
  return [...new Set(problems)];
}

const declared = ({ id, release }: LiveVersion): RemoteDeclaration => ({
  id,
  owner: release.owner ?? 'Unknown',
  contract: release.contract,
  pages: release.pages.map((page) => ({
    ...page,
    load: () => Promise.reject(new Error('not loaded')),
  })) as never,
  widgets: release.widgets.map(({ slot }) => ({ slot, component: () => null })) as never,
});

/** Whom this checkout's contracts, slots and agreement would break among what browsers run now. */
export async function compatibilityProblems({ versions, shells }: LiveEnvironments): Promise<string[]> {
  const now = await agreementOffered();
  const calls = everyBuild({ versions, shells }).flatMap((live) =>
    (live.agreement
      ? [...breaksBetween(live.agreement, now), ...missingFrom(now.lends, live.agreement.uses)]
      : []
    ).map((what) => `${what}; ${thisBreaks(live)}`),
  );
  const places = versions.flatMap((live) => [
    ...live.release.widgets
      .filter(({ slot }) => !(slot in slots))
      .map(({ slot }) => `there is no slot ${slot} any more; ${thisBreaks(live)}`),
    ...(live.release.contract === CONTRACT_VERSION
      ? []
      : [`the agreement is now ${CONTRACT_VERSION}; ${thisBreaks(live)}`]),
  ]);
  return [...calls, ...places];
}

/** What breaks nobody, but those who changed a contract should know. */
export async function compatibilityRemarks(live: LiveEnvironments): Promise<string[]> {
  const now = await agreementOffered();
  return everyBuild(live).flatMap(({ agreement, id, version, where }) =>
    codeRemarks(agreement?.calls ?? {}, now.calls).map((what) => `${what} (${id} ${version} in ${where})`),
  );
}

const everyBuild = ({ versions, shells }: LiveEnvironments) => [
  ...versions,
  ...shells.map((shell) => ({ ...shell, id: 'shell' })),
];

/** What this checkout's module would miss in each shell that browsers run now. */
export async function shellProblems(id: string, { shells }: LiveEnvironments): Promise<string[]> {
  const { borrowed, uses } = await agreementOfRemote(id);
  return shells.flatMap(({ agreement, version, where }) => {
    const lends = agreement?.lends;
    if (!lends) return [];
    const names = borrowed.filter((name) => !lends.names.includes(name));
    return [...names.map((name) => `nobody lends ${name}`), ...missingFrom(lends, uses)].map(
      (what) => `${what}; ${id} would break in the shell ${version} of ${where}`,
    );
  });
}

const thisBreaks = ({ id, version, where }: { id: string; version: string; where: string }) =>
  `this breaks ${id} ${version} in ${where}`;

/** As brotli sends it: what Home has to wait for, and what one navigation may cost. */
const BUDGETS = { entry: 30_000, styles: 12_000, file: 60_000 };

export function byteProblems(id: string): string[] {
  const file = join(folderOfRemote(id), 'dist/remote.json');
  const { entry, css, files } = JSON.parse(readFileSync(file, 'utf8')) as RemoteManifest;
  const over = (what: string, bytes: number, most: number) =>
    bytes > most ? [`${id}: ${what} is ${kilobytes(bytes)}, at most ${kilobytes(most)}`] : [];
  return [
    ...over('its entry', entry.brotliBytes, BUDGETS.entry),
    ...over('the style of its widgets', sumOf(css), BUDGETS.styles),
    ...files.flatMap(({ path, brotliBytes }: BuiltFile) => over(path, brotliBytes, BUDGETS.file)),
  ];
}
