import { withSchemas } from '../kernel/server';
import * as liveEndpoints from './live.endpoints';
import { liveSchemas } from './live.schemas';
import * as platformEndpoints from './platform.endpoints';
import { platformSchemas } from './platform.schemas';

export * from './admin-action.schemas';
export * from './index';
export * from './live.schemas';
export * from './overview.schemas';
export * from './platform.schemas';
export * from './signals.schemas';

export const live = withSchemas(liveEndpoints, liveSchemas);
export const platform = withSchemas(platformEndpoints, platformSchemas);
