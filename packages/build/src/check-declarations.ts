import { pagePurposes } from '@nestwell/contracts/delivery';
import { CONTRACT_VERSION, type RemoteDeclaration } from '@nestwell/remote-kit/declaration/define-remote';
import { slots } from '@nestwell/remote-kit/declaration/slots';
import { commandProblems, keysOf } from './check-commands';
import { offersProblems } from './check-offers';
import { statesProblems } from './check-states';

/** What is wrong with the site that these remotes make together, one sentence each; empty when nothing is. */
export function problemsOf(remotes: readonly RemoteDeclaration[]): string[] {
  return [
    ...remotes.flatMap(ownProblems),
    ...remotes.flatMap(outOfPlace),
    ...remotes.flatMap(offersProblems),
    ...remotes.flatMap(commandProblems),
    ...remotes.flatMap(statesProblems),
    ...collisions(remotes),
  ];
}

/** The bowl's first places, which no added page pushes away; Home and Baby Dev are the shell's. */
const FIRST_PLACES = 7;
const PLACES_OF_THE_SHELL = [1, 4];

function outOfPlace({ id, pages }: RemoteDeclaration): string[] {
  return pages.flatMap(({ nav }) => {
    if (!nav || nav.order > FIRST_PLACES) return [];
    if (PLACES_OF_THE_SHELL.includes(nav.order))
      return [`${id}: the place ${nav.order} in the bowl, which ${nav.label} asks for, is the shell's`];
    if (Number.isInteger(nav.order) && nav.order > 0) return [];
    return [
      `${id}: ${nav.label} asks for the place ${nav.order} in the bowl; its first ${FIRST_PLACES} have whole numbers, ` +
        `and an added page comes after them`,
    ];
  });
}

/** What the shell leads to and no module declares; empty when there is a page for everything. */
export function purposesMissing(remotes: readonly RemoteDeclaration[]): string[] {
  const declared = remotes.flatMap(({ pages }) => pages.map(({ purpose }) => purpose));
  return pagePurposes
    .filter((purpose) => !declared.includes(purpose))
    .map((purpose) => `no page has the purpose ${purpose}: the shell leads nowhere for it`);
}

const OWNER = /^\p{L}[\p{L}\d &-]{1,39}$/u;

function ownProblems({ id, owner, contract, pages, widgets }: RemoteDeclaration): string[] {
  return [
    ...(typeof owner === 'string' && OWNER.test(owner)
      ? []
      : [`${id} needs an owner: the name of the team that answers for it, of 2 to 40 letters`]),
    ...(contract === CONTRACT_VERSION
      ? []
      : [`${id} speaks contract ${contract}, the shell ${CONTRACT_VERSION}`]),
    ...pages
      .filter(
        ({ path, title }) => typeof path !== 'string' || !path.startsWith('/') || typeof title !== 'string',
      )
      .map(({ path }) => `${id}: the page ${String(path)} needs a literal path from / and a literal title`),
    ...pages
      .filter(({ purpose }) => purpose !== undefined && !pagePurposes.includes(purpose))
      .map(
        ({ path, purpose }) =>
          `${id}: ${path} has the purpose ${String(purpose)}, which the shell does not know`,
      ),
    ...widgets
      .filter(({ slot }) => !(slot in slots))
      .map(({ slot }) => `${id} fills ${String(slot)}, which is not a slot`),
  ];
}

function collisions(remotes: readonly RemoteDeclaration[]): string[] {
  const claims = remotes.flatMap((remote) => {
    const { id, pages, widgets, shortcuts = [] } = remote;
    return [
      ...keysOf(remote).map((key) => ({ id, what: `the key ${key}` })),
      ...shortcuts.map(({ page, open }) => ({ id, what: `the shortcut ${page}?open=${open}` })),
      ...pages.map(({ path }) => ({ id, what: `the path ${shapeOf(path)}` })),
      ...pages.flatMap(({ purpose }) => (purpose ? [{ id, what: `the purpose ${purpose}` }] : [])),
      ...pages.flatMap(({ nav }) =>
        nav && nav.order <= FIRST_PLACES ? [{ id, what: `the place ${nav.order} in the bowl` }] : [],
      ),
      ...widgets
        .filter(({ slot }) => slot in slots && !slots[slot].many)
        .map(({ slot }) => ({ id, what: `the slot ${slot}` })),
    ];
  });
  const first = new Map<string, string>();
  return claims.flatMap(({ id, what }) => {
    const holder = first.get(what);
    first.set(what, holder ?? id);
    return holder === undefined ? [] : [`${id} and ${holder} both claim ${what}`];
  });
}

/** Paths that the router cannot tell apart: case, a trailing slash and parameters' names do not count. */
const shapeOf = (path: string) => path.toLowerCase().replace(/\/+$/, '').replace(/:\w+/g, ':');
