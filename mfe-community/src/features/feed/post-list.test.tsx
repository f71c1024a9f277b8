import { takenAway } from '@nestwell/contracts/kernel';
import { community, type Post } from '@nestwell/contracts/community';
import { answer, answerInPages, refuse, renderWithHost, type FakeAnswer } from '@nestwell/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aComment, aPost } from '../../testing/a-post';
import { CommunityPage } from './community-page';

const idOf = (number: number) => `0190a000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const numbered = (number: number): Post =>
  aPost({ id: idOf(number), content: `Post number ${number}`, mine: true, user: { name: 'Amara' } });
const quiet = [answer(community.countNewPosts, { count: 0 }), answer(community.listBlocks, [])];
const show = (...answers: FakeAnswer[]) =>
  renderWithHost(<CommunityPage />, { answers, route: '/community' });

/** By its words, which describe it to a screen reader. */
const post = (number: number) => ({ description: `Post number ${number}` });

beforeEach(() => {
  window.scrollTo = jest.fn();
});

it('asks again for earlier posts only when she wants it after a failure', async () => {
  const list = [numbered(2), numbered(1)];
  const view = show(
    ...quiet,
    answerInPages(community.listPosts, 1, () => list),
  );
  const user = userEvent.setup();
  await screen.findByRole('article', post(2));
  view.answer(refuse(community.listPosts, 'internal'));

  await user.click(screen.getByRole('button', { name: 'Show earlier posts' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch posts');
  expect(screen.getByRole('article', post(2))).toBeVisible();
  view.answer(answerInPages(community.listPosts, 1, () => list));
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('article', post(1))).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('still leads to earlier posts when one of the page was deleted, which comes back by Undo', async () => {
  const view = show(
    ...quiet,
    answerInPages(community.listPosts, 2, () => [numbered(3), numbered(2), numbered(1)]),
    answer(community.deletePost, undefined),
    answer(takenAway.putBack, undefined),
  );
  const user = userEvent.setup();
  const second = await screen.findByRole('article', post(2));

  await user.click(within(second).getByRole('button', { name: 'More about the post by Amara' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('status', { name: 'Post deleted' })).toBeVisible();
  expect(screen.queryByRole('article', post(2))).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Show earlier posts' }));
  expect(await screen.findByRole('article', post(1))).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('article', post(2))).toBeVisible();
  expect(view.calls(takenAway.putBack)[0]?.body).toMatchObject({ kind: 'post' });
});

it('shows new posts when asked, at the top, and keeps the old ones where that fails', async () => {
  const view = show(
    answer(community.listPosts, [numbered(1)]),
    ...quiet,
    answer(community.countNewPosts, { count: 1 }),
  );
  const user = userEvent.setup();
  view.answer(refuse(community.listPosts, 'internal'));

  await user.click(await screen.findByRole('button', { name: '1 new post' }));
  expect(screen.getByRole('article', post(1))).toBeVisible();
  view.answer(answer(community.listPosts, [numbered(2), numbered(1)]));
  await user.click(screen.getByRole('button', { name: '1 new post' }));

  expect(await screen.findByRole('article', post(2))).toBeVisible();
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

it('opens the post that a notification leads to', async () => {
  const view = renderWithHost(<CommunityPage />, {
    answers: [
      answer(community.listPosts, [numbered(9)]),
      ...quiet,
      answer(community.readPost, numbered(1)),
      answer(community.listComments, [aComment()]),
    ],
    route: `/community?post=${idOf(1)}`,
  });

  const dialog = await screen.findByRole('dialog', { name: 'Comments 1' });

  expect(dialog).toHaveTextContent('Post number 1');
  expect(await within(dialog).findByRole('list', { name: 'Comments' })).toHaveTextContent(aComment().content);
  expect(view.location()).toBe('/community');
});

it('says so when that post is gone', async () => {
  renderWithHost(<CommunityPage />, {
    answers: [answer(community.listPosts, []), ...quiet, refuse(community.readPost, 'not_found')],
    route: `/community?post=${idOf(1)}`,
  });

  expect(await screen.findByRole('heading', { name: 'This post is no longer here' })).toBeVisible();
});

it('follows likes and what was taken away elsewhere, without adding or moving a post', async () => {
  const view = show(...quiet, answer(community.listPosts, [numbered(3), numbered(2), numbered(1)]));
  await screen.findByRole('article', post(3));
  view.answer(answer(community.listPosts, [numbered(4), numbered(3), { ...numbered(1), likes: 41 }]));

  await act(() => view.queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.steady !== true }));

  expect(await screen.findByRole('button', { name: 'Like, 41 likes' })).toBeVisible();
  expect(screen.queryByRole('article', post(2))).toBeNull();
  expect(screen.queryByRole('article', post(4))).toBeNull();
});
