import { withSchemas } from '../kernel/server';
import * as endpoints from './endpoints';
import { postsSchemas } from './posts.schemas';
import { moderationSchemas } from './moderation.schemas';

export * from './index';
export * from './moderation.schemas';
export * from './posts.schemas';

export const community = withSchemas(endpoints, { ...postsSchemas, ...moderationSchemas });
