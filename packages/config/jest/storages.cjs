const hooks = require('node:async_hooks');

/**
 * Up to Node 22 every promise goes through all storages that were ever used in its process, and Jest uses a new one
 * for each file: after 200 files a promise costs eighty times what it did at first.
 */
const made = new Set();

hooks.AsyncLocalStorage = class extends hooks.AsyncLocalStorage {
  constructor(...options) {
    super(...options);
    made.add(this);
  }
};

/** Takes what a file made from the promises of the next ones; a storage that is used again is back at once. */
exports.disableStorages = () => {
  for (const storage of made) storage.disable();
  made.clear();
};
