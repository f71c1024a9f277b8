import type { Migrations } from '../platform/database/data-source';
import { PlatformSignals1763700000002 } from './migrations/1763700000002-platform-signals';
import { DeliveryBelievedSignals1763700000601 } from './migrations/1763700000601-delivery-believed-signals';
import { DeliverySignalDetails1763700000602 } from './migrations/1763700000602-delivery-signal-details';
import { DeliverySignalCounts1763700000603 } from './migrations/1763700000603-delivery-signal-counts';

/** In order; a released one is never changed. */
export const releasesMigrations: Migrations = [
  PlatformSignals1763700000002,
  DeliveryBelievedSignals1763700000601,
  DeliverySignalDetails1763700000602,
  DeliverySignalCounts1763700000603,
];
