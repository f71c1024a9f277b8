import type { SubscriptionStatus } from '@nestwell/contracts/billing';
import type { PageEntry } from '@nestwell/contracts/delivery';
import type { LoadRelease } from '../remotes/remote-loader';
import { createRemotes } from '../remotes/remotes';

/** Pages that a module declares for what the shell leads to. */
export const signInPage: PageEntry = {
  path: '/welcome',
  title: 'Welcome',
  purpose: 'sign-in',
  open: true,
  subscription: 'unasked',
};
export const plansPage: PageEntry = {
  path: '/plans',
  title: 'Plans',
  purpose: 'purchase',
  open: true,
  subscription: 'optional',
  undisturbed: 'pay',
};

const neverLoaded: LoadRelease = () => Promise.reject(new Error('not needed'));

/** What a registry offers that names one module with these pages. */
export const aSite = (pages: PageEntry[], load = neverLoaded) =>
  createRemotes({ rev: 1, remotes: { a: { ...release, pages } } }, { load });

const release = {
  version: '1',
  scope: 'a_1',
  entry: { url: '', integrity: '' },
  css: [],
  widgets: [],
  contract: 1,
};

export const runningTrial: SubscriptionStatus = {
  isActive: true,
  subscriptionStatus: 'active',
  subscriptionType: 'trial',
  isExpired: false,
  daysRemaining: 6,
};

export const endedTrial: SubscriptionStatus = {
  ...runningTrial,
  isActive: false,
  subscriptionStatus: 'expired',
  isExpired: true,
  daysRemaining: 0,
};
