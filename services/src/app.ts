import { areas, entities, keyed, migrations } from './areas';
import { DeliveryModule } from './delivery';
import type { Parts } from './platform/application';

/** What Nestwell is made of. */
export const parts: Parts = {
  modules: [...areas.map((area) => area.module), DeliveryModule],
  entities,
  migrations,
  keyed,
};
