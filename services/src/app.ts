import { areas, entities } from './areas';
import { DeliveryModule } from './delivery';
import { migrations } from './migrations';
import type { Parts } from './platform/application';

/** What Nestwell is made of. */
export const parts: Parts = {
  modules: [...areas.map((area) => area.module), DeliveryModule],
  entities,
  migrations,
};
