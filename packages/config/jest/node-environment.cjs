const { TestEnvironment } = require('jest-environment-node');
const { disableStorages } = require('./storages.cjs');

/** Node, and nothing of a file on the bill of the next. */
module.exports = class PlainEnvironment extends TestEnvironment {
  async teardown() {
    await super.teardown();
    disableStorages();
  }
};
