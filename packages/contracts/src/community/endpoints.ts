export * from './posts.endpoints';
export * from './moderation.endpoints';
