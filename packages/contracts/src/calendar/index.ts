export * from './alert-key';
export type * from './baby-reminders.schemas';
export * from './is-of-baby';
export type * from './outside.schemas';
export * from './reminders.constants';
export type * from './reminders.schemas';

export * as calendar from './endpoints';
