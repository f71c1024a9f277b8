import { APP, WORKSPACE } from './places.mjs';

/** How files, apps and packages reach one another. */
export const workspaceRules = [
  {
    name: 'no-cycle',
    comment: 'Two modules that need each other are one module, or miss a third.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'package-through-its-front-door',
    comment: 'A package is entered through the exports of its package.json; what lies behind may move.',
    from: {},
    to: { path: '^@nestwell/', couldNotResolve: true },
  },
  {
    name: 'resolvable',
    comment: 'An import nobody can follow is checked by no rule.',
    from: {},
    to: { pathNot: '^@nestwell/', couldNotResolve: true },
  },
  {
    name: 'app-to-app',
    comment: 'Apps are released apart: they share packages and the wire, never code.',
    from: { path: `^(${APP})/` },
    to: { path: `^(${APP})/`, pathNot: '^$1/' },
  },
  {
    name: 'package-to-app',
    comment: 'Packages stand below the apps.',
    from: { path: '^packages/' },
    to: { path: `^(${APP})/` },
  },
  {
    name: 'no-relative-import-of-another-package',
    comment: 'A package is asked for by its name: a path beside it walks around its front door.',
    find: ({ imports }) =>
      imports.filter(
        ({ from, to, specifier }) => specifier.startsWith('.') && workspaceOf(from) !== workspaceOf(to),
      ),
  },
];

function workspaceOf(path) {
  return path.match(new RegExp(`^(${WORKSPACE})/`))?.[1];
}
