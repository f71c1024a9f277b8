import type { PageEntry } from '@nestwell/contracts/delivery/server';
import type { RemoteDeclaration } from '@nestwell/remote-kit/declaration/define-remote';
import { slots, type SlotName } from '@nestwell/remote-kit/declaration/slots';
import type { LiveEnvironments, LiveVersion } from './live';

type Paths = readonly Pick<PageEntry, 'path'>[];
type Candidate = Pick<RemoteDeclaration, 'id' | 'pages' | 'widgets'>;

/** Links and slots that lead nowhere once a module is released without what its current version has there. */
export function leftBehind(own: Candidate, { versions, shells }: LiveEnvironments): string[] {
  const current = versions.filter(({ where, environment }) => where === environment);
  return current
    .filter(({ id }) => id === own.id)
    .flatMap((before) => {
      const { environment } = before;
      const others = current.filter((it) => it.environment === environment && it.id !== own.id);
      const builds = [
        ...versions.filter((it) => it.environment === environment && it.id !== own.id),
        ...shells.filter((it) => it.environment === environment).map((shell) => ({ ...shell, id: 'shell' })),
      ];
      const pages = [...own.pages, ...others.flatMap(({ release }) => release.pages)];
      return [...deadLinks(before, pages, builds), ...emptySlots(own, before, others)];
    });
}

function deadLinks(
  { release }: LiveVersion,
  pages: Paths,
  builds: readonly Pick<LiveVersion, 'id' | 'version' | 'where' | 'agreement'>[],
): string[] {
  const gone = release.pages.filter(({ path }) => !pages.some((page) => page.path === path));
  return gone.flatMap(({ path }) =>
    builds
      .filter(({ agreement }) =>
        agreement?.links?.some(
          (link) => leadsTo(path, link) && !pages.some((page) => leadsTo(page.path, link)),
        ),
      )
      .map(
        ({ id, version, where }) => `the page ${path} is gone, and ${id} ${version} in ${where} links to it`,
      ),
  );
}

/** Whether the router shows a page for a link, in which what is known at run time only is `:`. */
function leadsTo(path: string, link: string): boolean {
  const [want, have] = [path, link].map((it) => it.toLowerCase().split('/').filter(Boolean));
  if (!want || !have || want.length !== have.length) return false;
  return want.every((part, index) => part.startsWith(':') || have[index] === ':' || part === have[index]);
}

function emptySlots(
  { id, widgets }: Candidate,
  { release, environment }: LiveVersion,
  others: readonly LiveVersion[],
): string[] {
  const filled = [widgets, ...others.map((other) => other.release.widgets)].flat().map(({ slot }) => slot);
  return release.widgets
    .filter(({ slot }) => slot in slots && !filled.includes(slot as SlotName))
    .map(({ slot }) => `${slot} would be empty in ${environment}: ${id} filled it, and nobody else does`);
}
