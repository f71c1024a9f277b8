import { withSchemas } from './contract';
import * as inStepEndpoints from './in-step.endpoints';
import { inStepSchemas } from './in-step.schemas';
import * as sessionEndpoints from './session.endpoints';
import { sessionSchemas } from './session.schemas';
import * as takenAwayEndpoints from './taken-away.endpoints';
import { takenAwaySchemas } from './taken-away.schemas';

export * from './contract';
export * from './description';
export * from './error.schemas';
export * from './fields';
export * from './in-step.schemas';
export * from './index';
export * from './session.schemas';

export const inStep = withSchemas(inStepEndpoints, inStepSchemas);
export const session = withSchemas(sessionEndpoints, sessionSchemas);
export const takenAway = withSchemas(takenAwayEndpoints, takenAwaySchemas);
