export { areaNames, isEverybodys, type DataKind } from './areas';
export * from './endpoint';
export * from './error';
export type * from './error.schemas';
export * from './error-codes';
export * from './in-step.constants';
export type * from './in-step.schemas';
export * from './is-read-of';
export * from './queue';
export * from './queue-rule';
export * from './session.constants';
export type * from './session.schemas';
export * from './stand-in';
export * from './taken-away.constants';
export type { PublicConfig } from './public-config';

export * as inStep from './in-step.endpoints';
export * as session from './session.endpoints';
export * as takenAway from './taken-away.endpoints';
