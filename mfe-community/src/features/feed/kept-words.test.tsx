import { community } from '@nestwell/contracts/community';
import { answer, offline } from '@nestwell/remote-kit/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aComment, aPost } from '../../testing/a-post';
import { openComposer, posts, show } from './testing/show-community';

const WORDS = 'Third night of feeds every hour';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => localStorage.clear());

async function writeAndLeave() {
  const { user, dialog } = await openComposer();
  await user.type(within(dialog).getByLabelText('Your post'), WORDS);
  await user.click(within(dialog).getByRole('button', { name: 'Nutrition' }));
  await user.keyboard('{Escape}');
  await screen.findByRole('alertdialog', { name: 'Keep what you wrote?' });
}

async function shownAnew() {
  cleanup();
  show(...posts(aPost()));
  return within((await openComposer()).dialog);
}

it('keeps a post on the device until it is shared, past a new start of the page', async () => {
  show(...posts(aPost()));
  await writeAndLeave();
  await press('Keep it');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  const again = await shownAnew();

  expect(again.getByLabelText('Your post')).toHaveValue(WORDS);
  expect(again.getByRole('button', { name: 'Nutrition' })).toHaveAttribute('aria-pressed', 'true');
});

it('forgets a kept post once it was shared', async () => {
  show(...posts(aPost()), answer(community.createPost, { ...aPost({ mine: true }), offerSupport: false }));
  await writeAndLeave();
  await press('Keep it');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const { user, dialog } = await openComposer();
  await user.click(within(dialog).getByRole('button', { name: 'Share post' }));
  await screen.findByRole('status', { name: 'Post shared!' });

  expect((await shownAnew()).getByLabelText('Your post')).toHaveValue('');
});

const network = (isThere: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  act(() => void dispatchEvent(new Event(isThere ? 'online' : 'offline')));
};

describe('without a network', () => {
  afterEach(() => jest.restoreAllMocks());

  it('keeps a post as a draft, which is found past a new start and shared with one press', async () => {
    show(...posts(aPost()));
    const { user, dialog } = await openComposer();
    await user.type(within(dialog).getByLabelText('Your post'), WORDS);
    network(false);
    await user.click(within(dialog).getByRole('button', { name: 'Share post' }));
    expect(await screen.findByRole('status', { name: 'Kept as a draft' })).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());

    cleanup();
    const view = show(
      ...posts(aPost()),
      answer(community.createPost, { ...aPost({ mine: true }), offerSupport: false }),
    );
    const card = within(await screen.findByRole('region', { name: 'Your draft' }));
    expect(card.getByText(WORDS)).toBeVisible();
    expect(card.getByRole('button', { name: 'Share post' })).toBeDisabled();
    network(true);
    await userEvent.click(card.getByRole('button', { name: 'Share post' }));
    await screen.findByRole('status', { name: 'Post shared!' });

    expect(view.calls(community.createPost).map(({ body }) => body)).toMatchObject([{ content: WORDS }]);
    expect(screen.queryByRole('region', { name: 'Your draft' })).not.toBeInTheDocument();
    expect(within((await openComposer()).dialog).getByLabelText('Your post')).toHaveValue('');
  });

  it('shares a post once whose answer was lost, also past a new start', async () => {
    const before = show(...posts(aPost()), offline(community.createPost));
    const { user, dialog } = await openComposer();
    await user.type(within(dialog).getByLabelText('Your post'), WORDS);
    await user.click(within(dialog).getByRole('button', { name: 'Share post' }));
    await screen.findByRole('alert');
    const [lost] = before.calls(community.createPost);

    cleanup();
    const after = show(
      ...posts(aPost()),
      answer(community.createPost, { ...aPost({ mine: true }), offerSupport: false }),
    );
    await press('Share post');
    await screen.findByRole('status', { name: 'Post shared!' });

    const key = lost?.headers['idempotency-key'];
    expect(key).toMatch(/.{36}/);
    expect(after.calls(community.createPost)[0]?.headers['idempotency-key']).toBe(key);
  });
});

it('forgets what was let go', async () => {
  show(...posts(aPost()));
  await writeAndLeave();
  await press('Let it go');

  expect((await shownAnew()).getByLabelText('Your post')).toHaveValue('');
});

it('keeps an answer with the post it answers', async () => {
  const user = userEvent.setup();
  show(...posts(aPost()), answer(community.listComments, [aComment()]));
  const comments = async () => {
    await user.click(await screen.findByRole('button', { name: /^Comments/ }));
    return within(await screen.findByRole('dialog', { name: /^Comments/ }));
  };
  await user.type((await comments()).getByLabelText('Write a comment'), 'Me too');
  await press('Close');
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  expect((await comments()).getByLabelText('Write a comment')).toHaveValue('Me too');
});
