import { storesIn } from '../stores.mjs';
import { walk } from '../walk.mjs';
import { isTest } from './places.mjs';

/** What is written once and lists every store that may outlive a request. */
const LIST = 'packages/config/dependencies/stores.json';

/** The code of the server: the services, and what renders pages in their workers, remotes included. Commands end with their work. */
const ROOTS = /^services\/src\/(?!cli\/|growth\/)|^shell\/src\/ssr\/|^mfe-[^/]+\/src\/remote\.tsx?$/;
const OURS = /^(services|shell|mfe-[^/]+|packages\/[^/]+)\/src\//;

const isProduct = (path) => OURS.test(path) && !isTest(path) && !path.includes('/testing/');

export const storeRules = [
  {
    name: 'store-without-a-name',
    comment:
      'What outlives a request can answer one member with what is another’s: each such store is listed with its key.',
    find: (tree) => {
      const listed = new Set(listOf(tree).map(({ store }) => store));
      return storesOfServer(tree)
        .filter(({ path, name }) => !listed.has(`${path} ${name}`))
        .map(({ path, name, line }) => ({
          from: path,
          line,
          to: `${name} outlives a request. Keep it in the request, or list "${path} ${name}" in ${LIST} with what it holds, its key, and who may share an entry`,
        }));
    },
  },
  {
    name: 'listed-store-is-there',
    comment: 'A list that names what is gone is not read.',
    find: (tree) => {
      const there = new Set(storesOfServer(tree).map(({ path, name }) => `${path} ${name}`));
      return listOf(tree)
        .filter(({ store }) => !there.has(store))
        .map(({ store }) => ({ from: LIST, to: `${store} is no store any more: remove its entry` }));
    },
  },
  {
    name: 'listed-store-is-described',
    comment: 'The key of a store and who shares its entries are what a reviewer compares with the code.',
    find: (tree) =>
      listOf(tree)
        .filter(({ holds, key, sharedBy }) => ![holds, key, sharedBy].every((text) => text?.trim()))
        .map(({ store }) => ({ from: LIST, to: `${store} needs "holds", "key" and "sharedBy"` })),
  },
];

const listOf = ({ json }) => json(LIST) ?? [];

/** Every store of the server's code. @returns {{ path: string, name: string, line: number }[]} */
function storesOfServer({ sources, imports }) {
  const reached = loadedByServer(sources(), imports);
  const all = sources().filter(({ path }) => reached.has(path));
  const made = new Map(
    all.map((source) => [source.path, storesIn(source).flatMap(({ factory }) => factory ?? [])]),
  );
  const factories = factoriesOf(made, imports);
  return all.flatMap((source) =>
    storesIn(source, factories(source)).map(({ name, start }) => ({
      path: source.path,
      name,
      line: source.lineOf(start),
    })),
  );
}

/** Those a file declares, and those it imports from where they are declared or from a file that passes them on. */
function factoriesOf(made, imports) {
  const workspaceOf = (path) => path.split('/src/')[0];
  const inWorkspace = new Map();
  for (const [path, names] of made)
    for (const name of names) inWorkspace.set(`${workspaceOf(path)} ${name}`, true);
  const leadsTo = new Map(imports.map(({ from, specifier, to }) => [`${from} ${specifier}`, to]));
  return ({ path, program }) => {
    const names = new Set(made.get(path));
    for (const { type, source, specifiers } of program.body) {
      if (type !== 'ImportDeclaration') continue;
      const from = workspaceOf(leadsTo.get(`${path} ${source.value}`) ?? '');
      for (const { local, imported } of specifiers)
        if (inWorkspace.has(`${from} ${imported?.name}`)) names.add(local.name);
    }
    return names;
  };
}

/** The server's own files, and the product's that they import as more than types, over however many others. */
function loadedByServer(sources, imports) {
  const loads = new Map(sources.map(({ path, program }) => [path, loadedIn(program)]));
  const imported = new Map();
  for (const { from, to, specifier } of imports) {
    if (isProduct(to) && loads.get(from).has(specifier))
      imported.set(from, [...(imported.get(from) ?? []), to]);
  }
  const reached = new Set([...loads.keys()].filter((path) => isProduct(path) && ROOTS.test(path)));
  // A set that grows while it is walked is walked to its end.
  for (const path of reached) for (const to of imported.get(path) ?? []) reached.add(to);
  return reached;
}

/** What a file imports as it runs: its types are gone by then. */
function loadedIn(program) {
  const named = program.body
    .filter(({ source, importKind, exportKind, specifiers = [] }) => {
      const isType = importKind === 'type' || exportKind === 'type';
      const areTypes =
        specifiers.length > 0 && specifiers.every((one) => (one.importKind ?? one.exportKind) === 'type');
      return source && !isType && !areTypes;
    })
    .map(({ source }) => source.value);
  walk(program, ({ type, source }) => void (type === 'ImportExpression' && named.push(source.value)));
  return new Set(named);
}
