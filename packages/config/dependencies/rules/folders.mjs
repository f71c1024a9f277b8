import { strayFolders } from '../layout.mjs';
import { isTest } from './places.mjs';

/** Where folders stand, and how those side by side use each other. */
export const folderRules = [
  {
    name: 'layout',
    comment: 'The folders of apps and packages are written down once; a new kind of folder is a decision.',
    find: ({ files }) => strayFolders(files).map((folder) => ({ from: folder, to: 'the layout' })),
  },
  {
    name: 'no-folder-cycle',
    comment: 'Folders side by side that need each other are one folder, or miss a third.',
    find: ({ imports }) =>
      siblingUses(imports.filter(({ from }) => !isTest(from) && !from.includes('/testing/'))).flatMap(
        cyclesAmong,
      ),
  },
];

/** For each folder, which of the folders in it import which, with one import as the proof. */
function siblingUses(imports) {
  const families = new Map();
  for (const { from, to } of imports) {
    const [left, right] = [from.split('/'), to.split('/')];
    const depth = left.findIndex((name, index) => name !== right[index]);
    // A file beside a folder is no folder.
    if (depth < 0 || depth >= left.length - 1 || depth >= right.length - 1) continue;
    const parent = left.slice(0, depth).join('/');
    const uses = families.get(parent) ?? families.set(parent, new Map()).get(parent);
    const used = uses.get(left[depth]) ?? uses.set(left[depth], new Map()).get(left[depth]);
    if (!used.has(right[depth])) used.set(right[depth], { from, to });
  }
  return [...families.values()];
}

/** The imports by which a folder reaches one that, over however many others, needs it too. */
function cyclesAmong(uses) {
  return [...uses].flatMap(([folder, used]) =>
    [...used].filter(([other]) => reachedFrom(other, uses).has(folder)).map(([, proof]) => proof),
  );
}

function reachedFrom(folder, uses, seen = new Set()) {
  for (const next of uses.get(folder)?.keys() ?? []) {
    if (seen.has(next)) continue;
    seen.add(next);
    reachedFrom(next, uses, seen);
  }
  return seen;
}
