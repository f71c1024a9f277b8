import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React notes a stack for each element that is made, of ten thousand in a second, so that tools can show who made it:
 * a twentieth of the processor's time of components' tests, and none looks. It takes it that so many are noted already.
 */
Object.defineProperty(Reflect.get(React, INTERNALS), 'recentlyCreatedOwnerStacks', {
  // React is kept for all files of a worker, and this is said in each.
  configurable: true,
  get: () => Infinity,
  set() {
    // What React counts is not kept.
  },
});
