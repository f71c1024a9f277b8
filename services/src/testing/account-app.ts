import { accountEntities, AccountModule } from '../account';
import { migrations } from '../migrations';
import type { Parts } from '../platform/application';
import { platformEntities } from '../platform/platform.entities';

/** The account area alone: its tests stand whatever the other areas are at. */
export const accountParts: Parts = {
  modules: [AccountModule],
  entities: [...platformEntities, ...accountEntities],
  migrations,
};
