import type { Migrations } from '../platform/database/data-source';
import { AccountPayments1763700000151 } from './migrations/1763700000151-account-payments';
import { BillingEarlyRefunds1763700000152 } from './migrations/1763700000152-billing-early-refunds';
import { BillingTrialReminders1763700000180 } from './migrations/1763700000180-billing-trial-reminders';

/** In order; a released one is never changed. */
export const billingMigrations: Migrations = [
  AccountPayments1763700000151,
  BillingEarlyRefunds1763700000152,
  BillingTrialReminders1763700000180,
];
