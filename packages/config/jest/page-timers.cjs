/** What begins something that comes later, and what calls it off. */
const STARTS = {
  setTimeout: 'clearTimeout',
  setInterval: 'clearInterval',
  requestAnimationFrame: 'cancelAnimationFrame',
};
const CLOCKS = [...Object.keys(STARTS), ...Object.values(STARTS), 'queueMicrotask', 'Date', 'performance'];

/** Timers of a page that others use after: what a file has begun ends with it, what a library has does not. */
exports.TimersOfFiles = class {
  begun = new Set();

  constructor(global) {
    this.global = global;
    this.lasting = this.now();
    for (const [start, stop] of Object.entries(STARTS)) {
      const [starts, stops] = [global[start], global[stop]];
      global[start] = (...args) => {
        const handle = starts(...args);
        this.begun.add(() => stops(handle));
        return handle;
      };
    }
  }

  now() {
    return CLOCKS.map((name) => [name, Object.getOwnPropertyDescriptor(this.global, name)]);
  }

  put(clocks) {
    for (const [name, clock] of clocks)
      if (clock?.configurable) Object.defineProperty(this.global, name, clock);
  }

  /** React's scheduler takes the page's timer as it is loaded, and waits for ever for one that is called off. */
  lastingWhile(load) {
    const ofFile = this.now();
    this.put(this.lasting);
    try {
      return load();
    } finally {
      this.put(ofFile);
    }
  }

  end() {
    for (const stop of this.begun) stop();
    this.begun.clear();
  }
};
