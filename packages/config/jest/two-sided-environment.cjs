const { readdirSync } = require('node:fs');
const { createRequire } = require('node:module');
const { TestEnvironment } = require('jest-environment-node');
const { JSDOM } = createRequire(require.resolve('jest-environment-jsdom'))('jsdom');
const { lendRoles } = require('./lent.cjs');
const { disableStorages } = require('./storages.cjs');

/** What a browser has, Node has too, and whoever renders pages has not. */
const NOT_WHILE_RENDERING = ['navigator', 'localStorage', 'sessionStorage', 'WebSocket', 'EventSource'];

/** First a server that renders, without any page; then, once `becomeBrowser` was called, a browser in any zone. */
module.exports = class TwoSidedEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { rootDir } = config.projectConfig;
    const remotes = readdirSync(rootDir).filter((name) => name.startsWith('mfe-'));
    this.global.areas = remotes.map((name) => name.slice('mfe-'.length));
  }

  async setup() {
    await super.setup();
    const { global } = this;
    lendRoles(global);
    this.zone = process.env.TZ;
    for (const name of NOT_WHILE_RENDERING) delete global[name];
    global.setZone = (zone) => void (process.env.TZ = zone);
    global.becomeBrowser = () => {
      this.dom = new JSDOM('<!doctype html><html><body></body></html>', {
        url: 'http://nestwell.test/',
        pretendToBeVisual: true,
      });
      copyOf(this.dom.window, global);
    };
  }

  async teardown() {
    if (this.zone === undefined) delete process.env.TZ;
    else process.env.TZ = this.zone;
    this.dom?.window.close();
    await super.teardown();
    disableStorages();
  }
};

function copyOf(window, global) {
  Object.assign(window, {
    matchMedia: (media) => ({ matches: false, media, addEventListener() {}, removeEventListener() {} }),
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
    scrollTo: () => undefined,
  });
  window.IntersectionObserver = window.ResizeObserver;
  for (const name of Object.getOwnPropertyNames(window)) {
    if (name in global) continue;
    Object.defineProperty(global, name, { configurable: true, get: () => window[name] });
  }
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'])
    global[name] = window[name].bind(window);
  Object.assign(global, { Event: window.Event, EventTarget: window.EventTarget });
}
