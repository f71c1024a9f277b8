import { accountEntities, AccountModule } from '../../account';
import { migrations } from '../../migrations';
import type { Parts } from '../../platform/application';
import { platformEntities } from '../../platform/platform.entities';
import { nutritionEntities, NutritionModule } from '../index';

/** Nutrition with the members it serves: its tests stand whatever the other areas are at. */
export const nutritionParts: Parts = {
  modules: [AccountModule, NutritionModule],
  entities: [...platformEntities, ...accountEntities, ...nutritionEntities],
  migrations,
};
