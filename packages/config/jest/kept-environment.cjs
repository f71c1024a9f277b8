const { TestEnvironment } = require('jest-environment-node');
const { isMatchers, renewMatchers } = require('./matchers.cjs');
const { disableStorages } = require('./storages.cjs');

/**
 * Node with one context of `node:vm` for all files of a worker, so that what they import is loaded once
 * (`kept-runtime.cjs`). What a file does to it is undone before the next: globals, the environment's variables,
 * clocks, spies, matchers. What a module of ours or a library's keeps for itself stays, as in a server that runs on.
 */
class KeptEnvironment extends TestEnvironment {
  constructor({ globalConfig, projectConfig }, context) {
    super({ globalConfig, projectConfig }, context);
    this.firstGlobals = new Map(
      Reflect.ownKeys(this.global).map((key) => [key, Object.getOwnPropertyDescriptor(this.global, key)]),
    );
    const { env, exit } = this.global.process;
    this.firstProcess = { env: { ...env }, exit };
    // A file that is changed while Jest watches is to be read again.
    this.isKept = !globalConfig.watch && !globalConfig.watchAll;
  }

  undo() {
    const { global, firstGlobals, firstProcess } = this;
    for (const key of Reflect.ownKeys(global)) {
      const first = firstGlobals.get(key);
      // Jest keeps its state under symbols; under names lies what modules keep for themselves.
      if (first === undefined && typeof key === 'symbol' && !isMatchers(key)) delete global[key];
      else if (first?.configurable && isOther(first, Object.getOwnPropertyDescriptor(global, key)))
        Object.defineProperty(global, key, first);
    }
    for (const name of Object.keys(global.process.env)) delete global.process.env[name];
    Object.assign(global.process.env, firstProcess.env);
    global.process.exit = firstProcess.exit;
  }

  begin(globals) {
    renewMatchers(this.global);
    Object.assign(this.global, globals);
  }

  async teardown() {
    disableStorages();
    if (!this.isKept) await super.teardown();
  }
}

const isOther = (first, now) => first.value !== now.value || first.get !== now.get;

let kept;

/** Jest constructs one for each file. */
module.exports = function EnvironmentOfTheWorker(config, context) {
  kept?.undo();
  const environment = kept ?? new KeptEnvironment(config, context);
  environment.begin(config.projectConfig.globals);
  if (environment.isKept) kept = environment;
  return environment;
};
