import type { Type } from '@nestjs/common';
import type { EntityTarget } from 'typeorm';
import { accountEntities, AccountModule } from './account';
import { calendarEntities, CalendarModule } from './calendar';
import { communityEntities, CommunityModule } from './community';
import { deliveryEntities } from './delivery';
import { fitnessEntities, FitnessModule } from './fitness';
import { nutritionEntities, NutritionModule } from './nutrition';
import { platformEntities } from './platform/platform.entities';

export interface Area {
  name: string;
  module: Type;
  entities: readonly EntityTarget<object>[];
}

/** The areas, by the name each registers its personal data under. */
export const areas: readonly Area[] = [
  { name: 'account', module: AccountModule, entities: accountEntities },
  { name: 'nutrition', module: NutritionModule, entities: nutritionEntities },
  { name: 'fitness', module: FitnessModule, entities: fitnessEntities },
  { name: 'community', module: CommunityModule, entities: communityEntities },
  { name: 'calendar', module: CalendarModule, entities: calendarEntities },
];

export const entities: readonly EntityTarget<object>[] = [
  ...platformEntities,
  ...deliveryEntities,
  ...areas.flatMap((area) => area.entities),
];
