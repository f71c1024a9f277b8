import type { Migrations } from '../platform/database/data-source';

/** In order; a released one is never changed. */
export const careMigrations: Migrations = [];
