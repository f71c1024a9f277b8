import type { Type } from '@nestjs/common';
import {
  accountEntities,
  accountMigrations,
  AccountModule,
  keyedAddresses,
  keyedRecoveryCodes,
} from './account';
import { billingEntities, billingMigrations, BillingModule, rememberTrials } from './billing';
import { calendarEntities, calendarMigrations, CalendarModule, keyedSubscriptions } from './calendar';
import { communityEntities, communityMigrations, CommunityModule } from './community';
import { fitnessEntities, fitnessMigrations, FitnessModule } from './fitness';
import { nutritionEntities, nutritionMigrations, NutritionModule } from './nutrition';
import { releasesEntities, releasesMigrations } from './releases';
import type { Entities, Migrations } from './platform/database/data-source';
import { platformEntities } from './platform/platform.entities';
import { platformMigrations } from './platform/platform.migrations';
import type { KeyedData } from './platform/secrets/keyed-data';
import { keyedSessions } from './platform/session/keyed-sessions';
import { careEntities, careMigrations, CareModule } from './care';

export interface Area {
  name: string;
  module: Type;
  entities: Entities;
  migrations: Migrations;
}

/** The areas, by the name each registers its personal data under. */
export const areas: readonly Area[] = [
  {
    name: 'account',
    module: AccountModule,
    entities: accountEntities,
    migrations: accountMigrations,
  },
  {
    name: 'billing',
    module: BillingModule,
    entities: billingEntities,
    migrations: billingMigrations,
  },
  {
    name: 'nutrition',
    module: NutritionModule,
    entities: nutritionEntities,
    migrations: nutritionMigrations,
  },
  {
    name: 'fitness',
    module: FitnessModule,
    entities: fitnessEntities,
    migrations: fitnessMigrations,
  },
  {
    name: 'community',
    module: CommunityModule,
    entities: communityEntities,
    migrations: communityMigrations,
  },
  {
    name: 'calendar',
    module: CalendarModule,
    entities: calendarEntities,
    migrations: calendarMigrations,
  },
  {
    name: 'care',
    module: CareModule,
    entities: careEntities,
    migrations: careMigrations,
  },
];

export const entities: Entities = [
  ...platformEntities,
  ...releasesEntities,
  ...areas.flatMap((area) => area.entities),
];

const numberOf = ({ name }: Migrations[number]) => Number(name.slice(-13));

/** By their numbers: an area's newer one comes after another area's older one. */
export const migrations: Migrations = [
  ...platformMigrations,
  ...releasesMigrations,
  ...areas.flatMap((area) => area.migrations),
].sort((one, other) => numberOf(one) - numberOf(other));

export const keyed: readonly KeyedData[] = [
  keyedSessions,
  keyedRecoveryCodes,
  keyedAddresses(rememberTrials),
  keyedSubscriptions,
];
