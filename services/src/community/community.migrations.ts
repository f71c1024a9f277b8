import type { Migrations } from '../platform/database/data-source';
import { Community1763700000400 } from './migrations/1763700000400-community';
import { CommunitySeenComments1763700000401 } from './migrations/1763700000401-community-seen-comments';
import { CommunityHiddenWords1763700000402 } from './migrations/1763700000402-community-hidden-words';
import { CommunityQuietRoom1763700000403 } from './migrations/1763700000403-community-quiet-room';

/** In order; a released one is never changed. */
export const communityMigrations: Migrations = [
  Community1763700000400,
  CommunitySeenComments1763700000401,
  CommunityHiddenWords1763700000402,
  CommunityQuietRoom1763700000403,
];
