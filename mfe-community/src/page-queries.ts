import { community } from '@nestwell/contracts/community';
import { readOf } from '@nestwell/remote-kit';
import { forMember, type PageQueries } from '@nestwell/remote-kit/declaration/page-queries';
import { pagesOfPosts } from './features/feed/follow-newest';
import { shownOf } from './features/feed/quiet-room/use-visit';
import { latest } from './features/latest-post/latest-post';

/** What the pages of this module read as they open; Home shows no post to a member who is quiet about babies. */
export const pageQueries: PageQueries = {
  '/': forMember(({ pregnancyPaused }) => (pregnancyPaused ? [] : [latest])),
  '/community': forMember(({ id: userId, opensQuietRoom }) => [
    pagesOfPosts('all', shownOf(opensQuietRoom)),
    readOf(community.listBlocks, { params: { userId } }),
  ]),
};
