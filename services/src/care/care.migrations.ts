import type { Migrations } from '../platform/database/data-source';
import { CareMood1763700000711 } from './migrations/1763700000711-care-mood';
import { CarePressure1763700000710 } from './migrations/1763700000710-care-pressure';

/** In order; a released one is never changed. */
export const careMigrations: Migrations = [CarePressure1763700000710, CareMood1763700000711];
