/*
 * Entries of several releases as one immutable file. Its address says whose they are and on which line each begins, so
 * that what a stack names has an owner there too.
 */

/** Below `r/`, where no module can be called so. */
const TOGETHER = '_together';

interface Piece {
  /** `nutrition@4f2a` */
  owner: string;
  /** The first line of it, from 1. */
  line: number;
}

export const compositionPath = (pieces: readonly Piece[], hash: string): string =>
  `r/${TOGETHER}/${pieces.map(({ owner }) => owner).join('~')}/${hash}.${pieces.map(({ line }) => line).join('.')}.js`;

/** Whose entries a file holds, by its path or address; none where it is no composition. */
export const ownersIn = (path: string): string[] =>
  new RegExp(`(?:^|/)r/${TOGETHER}/([^/]+)/`).exec(path)?.[1]?.split('~') ?? [];

const PLACE = new RegExp(
  `/r/(?:([a-z][a-z0-9-]*)/([\\w.-]+)/|${TOGETHER}/([\\w@.~-]+)/[0-9a-f]+((?:\\.\\d+)+)\\.js:(\\d+))`,
);

/** `id@version` of the first released file that a text names: a stack, an address. */
export function ownerIn(text: string | undefined): string | undefined {
  const [, id, version, owners = '', lines = '', at] = PLACE.exec(text ?? '') ?? [];
  if (id && version) return `${id}@${version}`;
  if (at === undefined) return undefined;
  const begun = lines
    .slice(1)
    .split('.')
    .filter((line) => Number(line) <= Number(at)).length;
  return owners.split('~')[begun - 1];
}

/**
 * Asks a browser that knows it to make all of a script ready while it comes, beside the page's own thread: otherwise each
 * function is read once as it comes, and again on that thread when it is first called.
 */
export const readyWhileItComes = '//# allFunctionsCalledOnLoad';
