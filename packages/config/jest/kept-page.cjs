const { createRequire } = require('node:module');
const BrowserEnvironment = require('./jsdom-environment.cjs');
const { renewMatchers } = require('./matchers.cjs');
const { TimersOfFiles } = require('./page-timers.cjs');
const { noteProperties, putBack } = require('./put-back.cjs');
const { disableStorages } = require('./storages.cjs');

const ofTheEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const ofJsdom = createRequire(ofTheEnvironment.resolve('jsdom'));
const { ctorRegistrySymbol, implForWrapper } = ofJsdom('./jsdom/living/generated/utils.js');

/** What jsdom says between two files is of a page that would be closed. */
const silent = new Proxy({}, { get: () => () => undefined });

/**
 * One page of jsdom for all files of a worker, so that React, jsdom's window and what else they take from libraries are
 * loaded once and run warm (`kept-libraries.cjs`). After a file all of it is undone: elements, listeners, timers, the
 * address, storages, cookies, globals, and what it did to the classes of the page and of the language.
 */
class KeptPage extends BrowserEnvironment {
  keepsLibraries = true;

  constructor(config, context) {
    const said = { console: silent };
    const speaking = new Proxy({}, { get: (_, name) => said.console[name].bind(said.console) });
    super(config, { ...context, console: speaking });
    this.said = said;
    const { env, exit } = this.global.process;
    this.firstProcess = { env: { ...env }, exit };
    const { globalConfig } = config;
    // A file that is changed while Jest watches is to be read again.
    this.isKept = !globalConfig.watch && !globalConfig.watchAll;
  }

  begin(globals, console) {
    this.said.console = console;
    renewMatchers(this.global);
    Object.assign(this.global, globals);
  }

  async setup() {
    if (this.first) return;
    await super.setup();
    const { global } = this;
    this.timers = new TimersOfFiles(global);
    const { document, navigator, history, location, screen, performance, Intl, Math, JSON } = global;
    const { documentElement, head, body } = document;
    this.elements = [documentElement, head, body];
    const objects = [navigator, history, location, screen, performance, Intl, Math, JSON];
    this.first = noteProperties([global, document, ...this.elements, ...objects, ...classesOf(global)]);
    const ofPage = this.first.get(global);
    for (const name of namesOfClasses(global)) ofPage[name] = Object.getOwnPropertyDescriptor(global, name);
    this.listeners = [global, document, ...this.elements]
      .map((target) => implForWrapper(target)._eventListeners)
      .map((lists) => ({ lists, first: copyOf(lists) }));
  }

  async teardown() {
    this.said.console = silent;
    disableStorages();
    if (!this.isKept) {
      await super.teardown();
      return;
    }
    this.fakeTimersModern.dispose();
    this.timers.end();
    await finished();
    this.clearPage();
    putBack(this.first);
    this.global.console = silent;
    const { process } = this.global;
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, this.firstProcess.env);
    process.exit = this.firstProcess.exit;
  }

  clearPage() {
    const { global, dom, listeners } = this;
    for (const { lists, first } of listeners) {
      for (const type of Object.keys(lists)) delete lists[type];
      Object.assign(lists, copyOf(first));
    }
    // These three stay: `screen` of the Testing Library asks in the body that it found when it was loaded.
    const [root, head, body] = this.elements;
    for (const element of this.elements)
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    head.replaceChildren();
    body.replaceChildren();
    root.replaceChildren(head, body);
    global.getSelection().removeAllRanges();
    for (const storage of [global.localStorage, global.sessionStorage]) storage.clear();
    dom.cookieJar.removeAllCookiesSync();
    const { _sessionHistory: entries } = global;
    entries.clearHistoryTraversalTasks();
    entries._entries.length = 1;
    entries._currentIndex = 0;
    global.history.replaceState(null, '', 'http://localhost/');
  }
}

/** What was begun otherwise than with a timer is done in a few turns: by React, and in a database. */
async function finished() {
  await new Promise((resolve) => setTimeout(resolve));
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

const copyOf = (lists) => Object.fromEntries(Object.entries(lists).map(([type, list]) => [type, [...list]]));

/** Neither jsdom's classes nor those of the language are listed with what the page has. */
const namesOfClasses = (global) => [
  ...Object.keys(global._globalObject[ctorRegistrySymbol]),
  ...Object.getOwnPropertyNames(globalThis).filter((name) => /^[A-Z]/.test(name) && name in global),
];

/** Classes, and what they give to all that is made of them. */
function classesOf(global) {
  const classes = namesOfClasses(global)
    .map((name) => global[name])
    .filter((value) => typeof value === 'function' && value.prototype);
  return [...new Set(classes.flatMap((value) => [value, value.prototype]))];
}

let kept;

/** Jest constructs one for each file. */
module.exports = function PageOfTheWorker(config, context) {
  const page = kept ?? new KeptPage(config, context);
  page.begin(config.projectConfig.globals, context.console);
  if (page.isKept) kept = page;
  return page;
};
