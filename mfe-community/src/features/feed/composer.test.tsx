import { community } from '@nestwell/contracts/community';
import { answer, offline, refuse } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { aPost } from '../../testing/a-post';
import { posts, show, openComposer } from './testing/show-community';

it('shares a post, clears the form and says so', async () => {
  const { calls } = show(
    ...posts(aPost()),
    answer(community.createPost, { ...aPost({ mine: true }), offerSupport: false }),
  );
  const { user, dialog } = await openComposer();

  await user.click(within(dialog).getByRole('button', { name: 'Nutrition' }));
  await user.type(within(dialog).getByLabelText('Your post'), '  Porridge helped  ');
  await user.click(within(dialog).getByRole('button', { name: 'Share post' }));

  expect(await screen.findByRole('status', { name: 'Post shared!' })).toHaveTextContent(
    'Your post has been shared with the community.',
  );
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

  expect(within(dialog).getByLabelText('Your post')).toHaveAccessibleDescription('Write a few words first');
  expect(calls(community.createPost)).toHaveLength(0);
});

it('promises no more than is true of a post without a name', async () => {
  show(...posts(aPost()));
  const { user, dialog } = await openComposer();

  await user.click(within(dialog).getByRole('switch', { name: 'Post as “Anonymous mom”' }));

  expect(within(dialog).getByLabelText('Your post')).toHaveAccessibleDescription(
    /Other members do not see your name; our team does where it is reported/,
  );
});
