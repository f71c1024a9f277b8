/** The tables of roles as the test's environment lends them (`lent.cjs`). */
module.exports = globalThis[Symbol.for('nestwell.aria-query')];
