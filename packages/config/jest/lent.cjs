const { createRequire } = require('node:module');

const ofTheLibrary = createRequire(require.resolve('@testing-library/dom'));
const PLACE = Symbol.for('nestwell.aria-query');

/** Gives a test's page the tables of roles that a worker builds once: to build them anew was a tenth of a file's start. */
exports.lendRoles = (window) => {
  window[PLACE] = ofTheLibrary('aria-query');
};
