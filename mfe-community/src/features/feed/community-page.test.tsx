import { community } from '@nestwell/contracts/community';
import { answer, pending, refuse, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommunityPage } from './community-page';
import { aComment, aPost } from '../../testing/a-post';
import { noneNew, posts, show, list } from './testing/show-community';

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

it('opens the tab that the address names, keeps it there, and beside a post it names', async () => {
  const view = renderWithHost(<CommunityPage />, {
    route: '/community?tab=support',
    answers: posts(aPost()),
  });
  await list();
  expect(screen.getByRole('tab', { name: 'Support', selected: true })).toBeVisible();
  expect(view.calls(community.listPosts)[0]?.query.category).toBe('support');

  await userEvent.click(screen.getByRole('tab', { name: 'Fitness' }));
  expect(view.location()).toBe('/community?tab=fitness');
  view.unmount();

  const linked = renderWithHost(<CommunityPage />, {
    route: `/community?tab=support&post=${aPost().id}`,
    answers: [...posts(aPost()), answer(community.readPost, aPost())],
  });
  await waitFor(() => expect(linked.location()).toBe('/community?tab=support'));
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
  expect(await within(dialog).findByRole('list', { name: 'Comments' })).toHaveTextContent(
    'Lamp on here too. You’re not the only one.',
  );

  await user.type(within(dialog).getByLabelText('Write a comment'), 'Hugs');
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to add comment. Please try again.');
  expect(within(dialog).getByLabelText('Write a comment')).toHaveValue('Hugs');

  view.answer(answer(community.createComment, { ...aComment({ mine: true }), offerSupport: false }));
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('status', { name: 'Comment added!' })).toHaveTextContent(
    'Your comment has been added to the conversation.',
  );
  expect(within(dialog).getByLabelText('Write a comment')).toHaveValue('');
});

it('says how many posts are new without moving the list', async () => {
  show(answer(community.listPosts, [aPost()]), answer(community.countNewPosts, { count: 3 }));

  expect(await screen.findByRole('button', { name: '3 new posts' })).toBeVisible();
});

it('waits, fails with a way back, and greets an empty room', async () => {
  const waiting = show(pending(community.listPosts), noneNew);
  expect(screen.getByRole('status', { name: 'Loading posts' })).toBeVisible();
  waiting.unmount();

  const failing = show(refuse(community.listPosts, 'internal'), noneNew);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch posts');
  failing.answer(answer(community.listPosts, []));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Be the first to say hello' })).toBeVisible();
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
