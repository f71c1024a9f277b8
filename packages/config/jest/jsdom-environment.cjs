const { hastenComputedStyle } = require('./computed-style.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');
const { lendRoles } = require('./lent.cjs');
const { disableStorages } = require('./storages.cjs');
require('./compiled.cjs');

/** Node's own implementations that jsdom leaves out. MessageChannel is left out on purpose: a run would never end. */
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
];

/** jsdom with what React 19 and Radix ask a browser for. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const window = this.global;
    lendRoles(window);
    hastenComputedStyle(window);
    for (const name of FROM_NODE) window[name] ??= globalThis[name];
    // Node's encoders answer Node's Uint8Array; with jsdom's own class `instanceof` would fail.
    window.Uint8Array = Uint8Array;
    window.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    window.IntersectionObserver ??= window.ResizeObserver;
    window.matchMedia ??= (query) => ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
    });
    const element = window.Element.prototype;
    element.hasPointerCapture ??= () => false;
    element.setPointerCapture ??= () => undefined;
    element.releasePointerCapture ??= () => undefined;
    element.scrollIntoView ??= () => undefined;
    window.scrollTo = () => undefined;
  }

  async teardown() {
    await super.teardown();
    disableStorages();
  }
};
