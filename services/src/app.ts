import { areas, entities, keyed, migrations } from './areas';
import type { Parts } from './platform/application';
import { ReleasesModule } from './releases';
import { WebModule } from './web';

/** What Nestwell is made of. */
export const parts: Parts = {
  modules: [...areas.map((area) => area.module), ReleasesModule, WebModule],
  entities,
  migrations,
  keyed,
};
