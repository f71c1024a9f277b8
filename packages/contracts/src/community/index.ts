export * from './moderation.constants';
export type * from './moderation.schemas';
export * from './posts.constants';
export type * from './posts.schemas';

export * as community from './endpoints';
