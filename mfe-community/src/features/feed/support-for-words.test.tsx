import { community } from '@nestwell/contracts/community';
import { answer, offline, refuse } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aComment, aPost } from '../../testing/a-post';
import { openComposer, posts, show } from './testing/show-community';

const OFFER = { name: 'You don’t have to carry this alone' };
const HARD = 'I am scared I will hurt my daughter';

it.each([
  ['fails', refuse(community.createPost, 'internal')],
  ['cannot reach anybody', offline(community.createPost)],
])('offers support while she writes, and still does when sharing %s', async (_, failure) => {
  const { calls } = show(...posts(aPost()), failure);
  const { user, dialog } = await openComposer();

  await user.type(within(dialog).getByLabelText('Your post'), HARD);
  expect(within(dialog).getByRole('status', OFFER)).toBeVisible();
  expect(calls(community.createPost)).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Share post' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to share post. Please try again.');
  expect(within(dialog).getByRole('status', OFFER)).toBeVisible();
});

it('keeps the offer on the page after the words were shared, whatever the server thinks of them', async () => {
  show(...posts(aPost()), answer(community.createPost, { ...aPost(), offerSupport: false }));
  const { user, dialog } = await openComposer();

  await user.type(within(dialog).getByLabelText('Your post'), HARD);
  await user.click(within(dialog).getByRole('button', { name: 'Share post' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const offer = within(screen.getByRole('status', OFFER));

  expect(offer.getByRole('link', { name: 'More ways to get support' })).toHaveAttribute(
    'href',
    '/wellness?tab=support',
  );
  await user.click(offer.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status', OFFER)).not.toBeInTheDocument();
});

it('stays quiet after words that only sound alike', async () => {
  show(...posts(aPost()));
  const { user, dialog } = await openComposer();

  await user.type(within(dialog).getByLabelText('Your post'), 'I could kill for a nap');

  expect(screen.queryByRole('status', OFFER)).not.toBeInTheDocument();
});

it('offers support at the head of the comments while she answers', async () => {
  const user = userEvent.setup();
  show(
    ...posts(aPost()),
    answer(community.listComments, [aComment()]),
    refuse(community.createComment, 'internal'),
  );
  await user.click(await screen.findByRole('button', { name: /^Comments/ }));
  const dialog = await screen.findByRole('dialog', { name: /^Comments/ });

  await user.type(within(dialog).getByLabelText('Write a comment'), 'I can’t cope any more');

  expect(within(dialog).getByRole('status', OFFER)).toBeVisible();
});

it('answers a question about an emergency with a call, holding nothing back', async () => {
  const { calls } = show(...posts(aPost()), answer(community.createPost, { ...aPost(), offerSupport: true }));
  const { user, dialog } = await openComposer();

  await user.type(within(dialog).getByLabelText('Your post'), 'My baby is not moving since yesterday');
  const card = within(dialog).getByRole('alert', { name: 'This needs a call, not an answer here' });
  expect(within(card).getByRole('link', { name: /^Call \d/ })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Share post' }));

  await waitFor(() => expect(calls(community.createPost)).toHaveLength(1));
  expect(await screen.findByRole('alert', { name: 'This needs a call, not an answer here' })).toBeVisible();
});
