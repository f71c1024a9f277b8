import { account } from '@nestwell/contracts/account';
import { billing } from '@nestwell/contracts/billing';
import type { QueriesOrder } from '@nestwell/contracts/delivery';
import { community } from '@nestwell/contracts/community';
import { fitness } from '@nestwell/contracts/fitness';
import { keyOf } from '@nestwell/contracts/kernel';
import { defineRemote, readOf } from '@nestwell/remote-kit';
import type { PageQueries } from '@nestwell/remote-kit/declaration/page-queries';
import { aUser } from '@nestwell/remote-kit/testing';
import { adminActions, overview } from '../platform/platform.queries';
import { pageQueries } from './page-queries';

const amara = aUser();
const params = { userId: amara.id };
const subscription = keyOf(billing.subscriptionStatus, { params });

function orderFor(path: string, user: typeof amara | null, address = path): QueriesOrder {
  const queryKey = keyOf(account.getUser, { params });
  const member = { queryKey, queryHash: JSON.stringify(queryKey), dehydratedAt: 0 };
  return {
    path,
    address,
    userId: user?.id ?? null,
    zone: 'UTC',
    clocks: { moments: [], ahead: [] },
    now: 0,
    registry: { rev: 1, remotes: {} },
    reading: { dateOrder: 'day-first', clockFace: '24h' },
    locale: null,
    queries: { queries: user ? [{ ...member, state: { data: user, dataUpdatedAt: 0 } }] : [] },
  };
}

let builds = 0;
const build = (id: string, queries?: PageQueries) => ({
  owner: `${id}@v1`,
  integrity: String((builds += 1)),
  evaluate: () => ({
    remote: defineRemote({ id, owner: id, contract: 1, pages: [], widgets: [] }),
    pageQueries: queries,
  }),
});

const postOf = (postId: string | null | undefined) =>
  readOf(community.readPost, { params: { postId: postId ?? 'none' } });
const blocksOf = (userId: string) => readOf(community.listBlocks, { params: { userId } });
const exercises = readOf(fitness.listExercises);

it('are those of the shell and of each remote for the page, by who she is and what the address says', () => {
  const tea = build('tea', {
    '/tea': ({ user, search }) => [blocksOf(user?.id ?? ''), postOf(search.get('post'))],
    '/': () => [exercises],
  });

  expect(pageQueries(orderFor('/tea', amara, '/tea?post=2'), [tea])).toEqual({
    queryKeys: [subscription, blocksOf(amara.id).queryKey, postOf('2').queryKey],
    faults: [],
  });
});

it('know what the path of the address says', () => {
  const tea = build('tea', { '/tea/:post': ({ params: { post } }) => [postOf(post)] });

  expect(pageQueries(orderFor('/tea/:post', null, '/tea/two'), [tea]).queryKeys).toEqual([
    postOf('two').queryKey,
  ]);
});

it('a remote that throws declares none, and is told; the others declare theirs', () => {
  const cake = build('cake', { '/tea': () => [exercises] });
  const tea = build('tea', {
    '/tea': () => {
      throw new Error('no pot');
    },
  });

  expect(pageQueries(orderFor('/tea', null), [tea, cake])).toMatchObject({
    queryKeys: [exercises.queryKey],
    faults: [{ owner: 'tea@v1', at: 'render', error: { message: 'no pot' } }],
  });
});

it('a release from before queries were declared declares none', () => {
  expect(pageQueries(orderFor('/tea', null), [build('tea')])).toEqual({ queryKeys: [], faults: [] });
});

it.each([
  [
    'an admin',
    { ...amara, role: 'admin' } as const,
    [subscription, overview.queryKey, adminActions.queryKey],
  ],
  ['a member', amara, [subscription]],
])('the team page reads for %s what she may see', (_, user, queryKeys) => {
  expect(pageQueries(orderFor('/platform', user), []).queryKeys).toEqual(queryKeys);
});

it('nothing is declared for a member who was not prefetched', () => {
  expect(() => pageQueries({ ...orderFor('/', null), userId: amara.id }, [])).toThrow('not prefetched');
});
