import { community, type Post } from '@nestwell/contracts/community';
import { answer, offline, pending, refuse, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aComment, aPost } from '../../testing/a-post';
import { CommunityPage } from './community-page';

const noneNew = answer(community.countNewPosts, { count: 0 });
const posts = (...list: Post[]) => [answer(community.listPosts, list), noneNew];
const show = (...answers: Parameters<typeof answer>[] | ReturnType<typeof posts>) =>
  renderWithHost(<CommunityPage />, { answers: answers as ReturnType<typeof posts>, route: '/community' });
const list = () => screen.findByRole('feed', { name: 'Posts' });

async function openComposer() {
  const user = userEvent.setup();
  await user.click(screen.getAllByRole('button', { name: 'New Post' })[0] as HTMLElement);
  return { user, dialog: await screen.findByRole('dialog', { name: 'Share with Community' }) };
}

it('shows posts with author, age, category and counts', async () => {
  show(...posts(aPost()));

  const post = within(await list()).getByRole('article', { name: 'Post by Sofia' });

  expect(post).toHaveTextContent('8 min ago');
  expect(post).toHaveTextContent('Support');
  expect(within(post).getByRole('button', { name: 'Like, 6 likes' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  expect(within(post).getByRole('button', { name: 'Comments, 3' })).toBeVisible();
});

it('asks for the posts of a tab', async () => {
  const { calls } = show(...posts(aPost()));
  await list();

  await userEvent.click(screen.getByRole('tab', { name: 'Fitness' }));

  await waitFor(() => expect(calls(community.listPosts).at(-1)?.query.category).toBe('fitness'));
});

it('shares a post, clears the form and says so', async () => {
  const { calls } = show(
    ...posts(aPost()),
    answer(community.createPost, { ...aPost({ mine: true }), offerSupport: false }),
  );
  const { user, dialog } = await openComposer();

  await user.click(within(dialog).getByRole('button', { name: 'Nutrition' }));
  await user.type(within(dialog).getByLabelText('Your post'), '  Porridge helped  ');
  await user.click(within(dialog).getByRole('button', { name: 'Share post' }));

  expect(await screen.findByRole('status', { name: 'Post shared!' })).toBeVisible();
  expect(screen.getByText('Your post has been shared with the community.')).toBeVisible();
  expect(calls(community.createPost)[0]?.body).toMatchObject({
    content: 'Porridge helped',
    category: 'nutrition',
  });
  const again = await openComposer();
  expect(within(again.dialog).getByLabelText('Your post')).toHaveValue('');
  expect(within(again.dialog).getByRole('button', { name: 'Support' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

it.each([
  ['the server fails', refuse(community.createPost, 'internal')],
  ['she is offline', offline(community.createPost)],
])('keeps the words when %s, and sends them again with the same key', async (_case, failure) => {
  const view = show(...posts(aPost()), failure);
  const { user, dialog } = await openComposer();
  await user.type(within(dialog).getByLabelText('Your post'), 'Still here');

  await user.click(within(dialog).getByRole('button', { name: 'Share post' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to share post. Please try again.');
  expect(within(dialog).getByLabelText('Your post')).toHaveValue('Still here');
  view.answer(answer(community.createPost, { ...aPost(), offerSupport: false }));
  await user.click(within(dialog).getByRole('button', { name: 'Share post' }));
  expect(await screen.findByRole('status', { name: 'Post shared!' })).toBeVisible();
  const keys = view.calls(community.createPost).map((call) => call.headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
});

it('says what is missing instead of sending nothing', async () => {
  const { calls } = show(...posts(aPost()));
  const { user, dialog } = await openComposer();

  await user.click(within(dialog).getByRole('button', { name: 'Share post' }));

  expect(within(dialog).getByText('Write a few words first')).toBeVisible();
  expect(calls(community.createPost)).toHaveLength(0);
});

it('offers crisis lines after hard words that were shared all the same', async () => {
  show(...posts(aPost()), answer(community.createPost, { ...aPost(), offerSupport: true }));
  const { user, dialog } = await openComposer();
  await user.type(within(dialog).getByLabelText('Your post'), 'I cannot go on');

  await user.click(within(dialog).getByRole('button', { name: 'Share post' }));

  expect(await screen.findByRole('list', { name: 'Crisis lines' })).toHaveTextContent('988');
});

it('likes at once, takes the server’s number, and quietly takes it back on failure', async () => {
  const view = show(...posts(aPost()), answer(community.likePost, { likes: 9, likedByMe: true }));
  await list();
  const user = userEvent.setup();

  await user.click(screen.getByRole('button', { name: 'Like, 6 likes' }));
  expect(await screen.findByRole('button', { name: 'Like, 9 likes' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  view.answer(refuse(community.likePost, 'internal'));
  await user.click(screen.getByRole('button', { name: 'Like, 9 likes' }));
  expect(await screen.findByRole('button', { name: 'Like, 9 likes' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(view.toasts()).toHaveLength(0);
});

it('reads and adds comments, keeping them on failure', async () => {
  const view = show(
    ...posts(aPost()),
    answer(community.listComments, [aComment()]),
    refuse(community.createComment, 'internal'),
  );
  await list();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Comments, 3' }));
  const dialog = await screen.findByRole('dialog', { name: /^Comments/ });
  expect(await within(dialog).findByText('Lamp on here too. You’re not the only one.')).toBeVisible();

  await user.type(within(dialog).getByLabelText('Write a comment'), 'Hugs');
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Failed to add comment. Please try again.')).toBeVisible();
  expect(within(dialog).getByLabelText('Write a comment')).toHaveValue('Hugs');

  view.answer(answer(community.createComment, { ...aComment({ mine: true }), offerSupport: false }));
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Your comment has been added to the conversation.')).toBeVisible();
  expect(within(dialog).getByLabelText('Write a comment')).toHaveValue('');
});

it('says how many posts are new without moving the list', async () => {
  show(answer(community.listPosts, [aPost()]), answer(community.countNewPosts, { count: 3 }));

  expect(await screen.findByRole('button', { name: '3 new posts' })).toBeVisible();
});

it('shows addresses as links that tell nothing, and markup as text', async () => {
  show(...posts(aPost({ content: '<b>bold</b> https://example.org/a. javascript:alert(1)' })));

  const link = within(await list()).getByRole('link');

  expect(link).toHaveAttribute('href', 'https://example.org/a');
  expect(link).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
  expect(screen.getByText(/<b>bold<\/b>/)).toBeVisible();
});

it('lets her change, delete, report and block where she may', async () => {
  show(
    ...posts(
      aPost(),
      aPost({ id: '0190a000-0000-7000-8000-000000000012', mine: true, user: { name: 'Amara' } }),
    ),
  );
  await list();
  const user = userEvent.setup();

  await user.click(screen.getByRole('button', { name: 'More about the post by Sofia' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Report',
    'Block this person',
  ]);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'More about the post by Amara' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Edit',
    'Delete',
  ]);
});

it('waits, fails with a way back, and greets an empty room', async () => {
  const waiting = show(pending(community.listPosts), noneNew);
  expect(screen.getByRole('status', { name: 'Loading posts' })).toBeVisible();
  waiting.unmount();

  const failing = show(refuse(community.listPosts, 'internal'), noneNew);
  expect(await screen.findByText(/Failed to fetch posts/)).toBeVisible();
  failing.answer(answer(community.listPosts, []));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Be the first to say hello')).toBeVisible();
});

it('lists whom she blocked, and lets her see them again', async () => {
  const block = {
    id: '0190a000-0000-7000-8000-000000000031',
    name: 'Someone who posted anonymously',
    anonymous: true,
    createdAt: aPost().createdAt,
  };
  const view = show(
    ...posts(aPost()),
    answer(community.listBlocks, [block]),
    answer(community.unblock, undefined),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'People you blocked' }));
  view.answer(answer(community.listBlocks, []));

  await userEvent.click(
    screen.getByRole('button', { name: /^Unblock Someone who posted anonymously, blocked / }),
  );

  await waitFor(() => expect(screen.queryByRole('button', { name: 'People you blocked' })).toBeNull());
  expect(view.calls(community.unblock)[0]?.params).toMatchObject({ blockId: block.id });
});
