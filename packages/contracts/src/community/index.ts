import { moderationEndpoints } from './moderation.contract';
import { postEndpoints } from './posts.contract';

export * from './moderation.contract';
export * from './posts.contract';

export const community = { ...postEndpoints, ...moderationEndpoints } as const;
