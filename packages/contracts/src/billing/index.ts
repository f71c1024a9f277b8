export * from './checkout.constants';
export type * from './checkout.schemas';
export * from './payments.constants';
export type * from './payments.schemas';
export * from './subscription.constants';
export type * from './subscription.schemas';
export * from './without-plan';

export * as billing from './endpoints';
