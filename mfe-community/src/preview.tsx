import { community } from '@nestwell/contracts/community';
import { answer, pending, refuse, startPreview, type FakeAnswer } from '@nestwell/remote-kit/preview';
import { remote } from './remote';
import { aComment, aPost } from './testing/a-post';

const posts = [
  aPost({ likedByMe: true }),
  aPost({
    id: '0190a000-0000-7000-8000-000000000010',
    content:
      'Finally found a breakfast that stays down: ginger oat porridge with a spoon of almond butter. Week 9 was a blur before this.',
    category: 'nutrition',
    likes: 18,
    commentCount: 5,
    user: { name: 'Priya' },
  }),
  aPost({
    id: '0190a000-0000-7000-8000-00000000000f',
    content: 'First pram walk in three weeks. Twelve minutes. Counting it.',
    category: 'fitness',
    likes: 41,
    commentCount: 12,
    mine: true,
    user: { name: 'Amara' },
  }),
];

const room: FakeAnswer[] = [
  answer(community.listPosts, posts),
  answer(community.countNewPosts, { count: 3 }),
  answer(community.listComments, [
    aComment(),
    aComment({ id: '0190a000-0000-7000-8000-000000000022', mine: true }),
  ]),
  answer(community.createPost, ({ body }) => ({ ...aPost({ ...body, mine: true }), offerSupport: false })),
  answer(community.createComment, ({ body }) => ({
    ...aComment({ ...body, mine: true }),
    offerSupport: false,
  })),
  answer(community.likePost, { likes: 7, likedByMe: true }),
  answer(community.moderationQueue, []),
];

startPreview(remote, {
  scenarios: {
    'A lively night': { answers: room },
    'Nobody has written': { answers: [...room, answer(community.listPosts, [])] },
    Loading: { answers: [pending(community.listPosts)] },
    Failing: { answers: [refuse(community.listPosts, 'internal')] },
  },
});
