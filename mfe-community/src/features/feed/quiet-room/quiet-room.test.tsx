import { community } from '@nestwell/contracts/community';
import {
  answer,
  aQuietMember,
  aUser,
  offline,
  pending,
  refuse,
  renderWithHost,
  type FakeAnswer,
} from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aComment, aPost } from '../../../testing/a-post';
import { CommunityPage } from '../community-page';

const cup = aPost({ content: 'The second cup I still take out', user: { name: 'Elena' } });
const kick = aPost({
  id: '0190a000-0000-7000-8000-000000000012',
  content: 'I felt a kick',
  user: { name: 'Maya' },
});
const candle = aComment({ content: 'I light a candle' });
const smile = aComment({ id: '0190a000-0000-7000-8000-000000000023', content: 'Mine smiled today' });

/** As the server answers a reader after a loss. */
const rooms: FakeAnswer[] = [
  answer(community.listPosts, ({ query }) => (query.show === 'everything' ? [kick, cup] : [cup])),
  answer(community.countNewPosts, { count: 0 }),
  answer(community.listBlocks, []),
  answer(community.listComments, ({ query }) => (query.show === 'everything' ? [candle, smile] : [candle])),
];

function show(answers = rooms, user = aQuietMember('loss')) {
  const view = renderWithHost(<CommunityPage />, { user, answers, route: '/community' });
  return { ...view, taps: userEvent.setup() };
}
const tap = (taps: ReturnType<typeof userEvent.setup>, name: string) =>
  taps.click(screen.getByRole('button', { name }));
const feed = () => screen.findByRole('feed', { name: 'Posts' });

it.each(['loss', 'paused'] as const)(
  'opens in the quiet room, without marks of a subject: %s',
  async (state) => {
    const { calls } = show(rooms, aQuietMember(state));

    expect(screen.getByRole('region', { name: 'The quiet room' })).toHaveTextContent(
      'Only people living with a loss write here.',
    );
    const post = within(await feed()).getByRole('article', { name: 'Post by Elena' });
    expect(post).not.toHaveTextContent('Support');
    expect(calls(community.listPosts).map(({ query }) => query.show)).toEqual(['quiet']);
  },
);

it('shows everything after a sentence, for this visit, and leads back', async () => {
  const { taps, calls, unmount } = show();
  await feed();

  await tap(taps, 'Show everything');
  const asked = screen.getByRole('region', { name: 'Show everything?' });
  expect(asked).toHaveTextContent('some of it may be hard to read today');
  expect(within(asked).getByRole('heading')).toHaveFocus();
  expect(calls(community.listPosts).every(({ query }) => query.show === 'quiet')).toBe(true);
  await tap(taps, 'Stay here');
  expect(screen.getByRole('heading', { name: 'The quiet room' })).toHaveFocus();

  await tap(taps, 'Show everything');
  await tap(taps, 'Show everything');
  expect(await screen.findByRole('article', { name: 'Post by Maya' })).toHaveTextContent('Support');
  expect(screen.getByRole('region', { name: 'Everything is shown' })).toHaveTextContent(
    'For this visit only.',
  );

  await tap(taps, 'Back to the quiet room');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Post by Maya' })).toBeNull());
  unmount();

  show();
  expect(screen.getByRole('region', { name: 'The quiet room' })).toBeVisible();
});

it('shows below a post what people after a loss said, and the rest when she asks for it', async () => {
  const { taps } = show();
  await feed();
  await tap(taps, 'Comments, 3');
  const said = await screen.findByRole('list', { name: 'Comments' });
  expect(said).toHaveTextContent('I light a candle');
  expect(said).not.toHaveTextContent('Mine smiled today');

  await tap(taps, 'Show all answers');

  expect(await screen.findByText('Mine smiled today')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show all answers' })).toBeNull();
});

it('waits, fails with a way back, and asks nothing of her where nobody has written', async () => {
  const waiting = show([pending(community.listPosts), ...rooms.slice(1)]);
  expect(screen.getByRole('status', { name: 'Loading posts' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'The quiet room' })).toBeVisible();
  waiting.unmount();

  const failing = show([refuse(community.listPosts, 'internal'), ...rooms.slice(1)]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch posts');
  failing.answer(answer(community.listPosts, []));
  await tap(failing.taps, 'Try again');
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  expect(screen.getByText('Read along for as long as you like.')).toBeVisible();
  failing.unmount();

  show([offline(community.listPosts), ...rooms.slice(1)]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection');
  expect(screen.getByRole('button', { name: 'Show everything' })).toBeVisible();
});

it('says to a writer after a loss who reads her words', async () => {
  const { taps } = show();
  await taps.click(screen.getAllByRole('button', { name: 'New Post' })[0] as HTMLElement);

  expect(await screen.findByLabelText('Your post')).toHaveAccessibleDescription(
    /It stands in the quiet room, and everyone in Nestwell can read it\./,
  );
});

it.each([
  ['a member in any other state', aUser()],
  ['one who began paused', aQuietMember('paused', { opensQuietRoom: false })],
])('is not there for %s', async (_, user) => {
  const { calls } = show(rooms, user);
  await feed();

  expect(screen.queryByRole('region', { name: 'The quiet room' })).toBeNull();
  expect(calls(community.listPosts).map(({ query }) => query.show)).toEqual([undefined]);
});
