const MATCHERS = Symbol.for('$$jest-matchers-object');

/** Gives a kept context the matchers it would begin with, under the symbol where `expect` looks for them. */
exports.renewMatchers = (global) => {
  const state = {
    assertionCalls: 0,
    expectedAssertionsNumber: null,
    isExpectingAssertions: false,
    numPassingAsserts: 0,
    suppressedErrors: [],
  };
  const value = { customEqualityTesters: [], matchers: Object.create(null), state };
  Object.defineProperty(global, MATCHERS, { configurable: true, value });
};

exports.isMatchers = (key) => key === MATCHERS;
