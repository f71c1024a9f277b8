const { default: Runtime } = require('jest-runtime');

/**
 * Loads a test file and the set-up anew, and takes whatever they import from a loader that the environment keeps: of
 * the processor's time of a test over HTTP half went into loading Nest, TypeORM and the services once more, and into
 * running them cold. See `docs/decisions/0036-modules-that-tests-share.md`.
 */
module.exports = class KeptRuntime extends Runtime {
  constructor(...parts) {
    super(...parts);
    const [, environment] = parts;
    environment.loader ??= new Runtime(...parts).esmLoader;
    const { loader } = environment;
    const asked = [
      loader?.resolveModule,
      this.esmLoader?.resolveModule,
      this._resolution?.hasDistinctAsyncResolver,
    ];
    if (asked.some((method) => typeof method !== 'function'))
      throw new Error('This version of Jest loads ES modules in another way: see kept-runtime.cjs');
    // Where Node can, Jest loads a file's whole graph by itself, except where names may be resolved later.
    this._resolution.hasDistinctAsyncResolver = () => true;
    const own = this.esmLoader.resolveModule.bind(this.esmLoader);
    this.esmLoader.resolveModule = (specifier, ...from) =>
      specifier === '@jest/globals' ? own(specifier, ...from) : loader.resolveModule(specifier, ...from);
  }

  setMock() {
    refuse();
  }

  setModuleMock() {
    refuse();
  }

  isolateModules() {
    refuse();
  }

  isolateModulesAsync() {
    refuse();
  }
};

function refuse() {
  throw new Error('The modules of the services are shared by test files and not replaced: pass a fake in');
}
