export * from './description';
export * from './endpoint';
export * from './error';
export * from './error-codes';
export * from './fields';
export * from './queue';
export * from './queue-rule';
export * from './session.contract';
export type { PublicConfig } from './public-config';
