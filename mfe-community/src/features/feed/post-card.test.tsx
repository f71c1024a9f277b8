import { community } from '@nestwell/contracts/community';
import { answer, refuse } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPost } from '../../testing/a-post';
import { posts, show, list } from './testing/show-community';

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

it('shows addresses as links that tell nothing, and markup as text', async () => {
  show(...posts(aPost({ content: '<b>bold</b> https://example.org/a. javascript:alert(1)' })));

  const link = within(await list()).getByRole('link');

  expect(link).toHaveAttribute('href', 'https://example.org/a');
  expect(link).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
  expect(screen.getByRole('article', { description: /<b>bold<\/b>/ })).toBeVisible();
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
