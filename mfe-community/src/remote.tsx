import { defineRemote } from '@nestwell/remote-kit';
import { LatestPost } from './features/latest-post/latest-post';
import { ModerationQueue } from './features/moderation/moderation-queue';

/** What this module gives to the site. */
export const remote = defineRemote({
  id: 'community',
  owner: 'Community',
  contract: 2,
  pages: [
    {
      path: '/community',
      key: 'm',
      title: 'Community',
      nav: { label: 'Community', icon: 'community', order: 7 },
      load: () => import('./features/feed/community-page').then((page) => page.CommunityPage),
    },
  ],
  commands: [
    {
      name: 'New post',
      words: 'write share community',
      page: '/community',
      open: 'post',
      icon: 'community',
      group: 'log',
      key: 'n',
    },
  ],
  widgets: [
    { slot: 'home.post@1', component: LatestPost },
    { slot: 'support.admin@1', component: ModerationQueue },
  ],
  // What she writes there without a network is kept as a draft.
  offline: [{ page: '/community', onceOpened: true }],
});
