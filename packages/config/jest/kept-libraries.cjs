const { default: Runtime } = require('jest-runtime');

const LIBRARIES = '/node_modules/';

/**
 * Those that are loaded for each file all the same: what enters itself into the file as it is loaded, and what keeps
 * something of hers for itself. None of the others may depend on one of these.
 */
const ANEW = [
  '@jest/',
  // Where a team's own repository has them installed.
  '@nestwell/',
  '@tanstack/',
  '@testing-library/jest-dom/',
  '@testing-library/react/',
  'expect/',
  'fake-indexeddb/',
  'fast-check/',
  'idb/',
  'jest-',
];

/** Loads our own modules for each file, and most libraries once for all files that share a page (`kept-page.cjs`). */
module.exports = class KeptLibraries extends Runtime {
  constructor(...parts) {
    super(...parts);
    const [, environment] = parts;
    if (!environment.keepsLibraries) return;
    if (typeof this._resolution?.resolveCjs !== 'function')
      throw new Error('This version of Jest finds modules in another way: see kept-libraries.cjs');
    environment.libraries ??= { runtime: new Runtime(...parts), loaded: new Set() };
    this.libraries = environment.libraries;
    this.timers = () => environment.timers;
  }

  requireModule(from, name, options, isActual) {
    const path =
      this.libraries && name && !options?.isInternalModule ? this.pathOfKept(from, name) : undefined;
    if (path === undefined) return super.requireModule(from, name, options, isActual);
    const { runtime, loaded } = this.libraries;
    const load = () => runtime.requireModule(from, name);
    if (loaded.has(path)) return load();
    const module = this.timers().lastingWhile(load);
    loaded.add(path);
    return module;
  }

  pathOfKept(from, name) {
    if (this._resolution.isCoreModule(name)) return undefined;
    const path = this._resolution.resolveCjs(from, name);
    const at = path.lastIndexOf(LIBRARIES);
    const inside = path.slice(at + LIBRARIES.length);
    return at === -1 || ANEW.some((start) => inside.startsWith(start)) ? undefined : path;
  }
};
