export * from './users.endpoints';
export * from './session.endpoints';
export * from './personal-data.endpoints';
export * from './baby-development.endpoints';
export * from './baby-pages.endpoints';
export * from './feedback.endpoints';
export * from './notifications.endpoints';
export { changeBabyTick } from './queued-ticks';
