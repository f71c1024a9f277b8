import { takenAway } from '@nestwell/contracts/kernel';
import { community, type Comment } from '@nestwell/contracts/community';
import { answer, answerInPages, refuse, renderWithHost, type FakeAnswer } from '@nestwell/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aComment, aPost } from '../../../testing/a-post';
import { CommunityPage } from '../community-page';

const mine = aComment({ mine: true, content: 'Hugs from here', user: { name: 'Amara' } });
const base = (comments: Comment[], post = aPost()): FakeAnswer[] => [
  answer(community.listPosts, [post]),
  answer(community.countNewPosts, { count: 0 }),
  answer(community.listBlocks, []),
  answer(community.listComments, comments),
];

async function openComments(...answers: FakeAnswer[]) {
  const view = renderWithHost(<CommunityPage />, { answers, route: '/community' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Comments, / }));
  const dialog = await screen.findByRole('dialog', { name: /^Comments/ });
  await within(dialog).findByRole('list', { name: 'Comments' });
  return { view, user, dialog };
}

async function choose(user: ReturnType<typeof userEvent.setup>, author: string, act: string) {
  await user.click(screen.getByRole('button', { name: `More about the comment by ${author}` }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
}

it('deletes a comment only after she confirms, and puts it back', async () => {
  const { view, user } = await openComments(
    ...base([mine]),
    answer(community.deleteComment, undefined),
    answer(takenAway.putBack, undefined),
  );

  await choose(user, 'Amara', 'Delete');
  const question = await screen.findByRole('alertdialog', { name: 'Delete “Hugs from here”?' });
  expect(view.calls(community.deleteComment)).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));

  const said = await screen.findByRole('status', { name: 'Comment deleted' });
  // Toasts are above the sheet, which only their style sheet says.
  fireEvent.click(within(said).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('status', { name: 'Taken back' })).toBeVisible();
  expect(view.calls(takenAway.putBack)[0]?.body).toEqual({ kind: 'comment', id: mine.id });
  expect(view.calls(community.deleteComment)[0]?.params).toEqual({ commentId: mine.id });
});

it('blocks the author of a comment by her words', async () => {
  const block = { id: mine.id, name: 'Maya', anonymous: false, createdAt: mine.createdAt };
  const { view, user } = await openComments(...base([aComment()]), answer(community.blockAuthor, block));

  await choose(user, 'Maya', 'Block this person');
  const question = await screen.findByRole('alertdialog', { name: 'Block Maya?' });
  await user.click(within(question).getByRole('button', { name: 'Block' }));

  expect(await screen.findByRole('status', { name: 'Blocked' })).toHaveTextContent(
    'You won’t see anything signed by Maya anymore.',
  );
  expect(view.calls(community.blockAuthor)[0]?.body).toEqual({
    subject: 'comment',
    subjectId: aComment().id,
  });
});

it('says of anonymous words that they alone are blocked', async () => {
  const nameless = aComment({ userId: null, user: { name: 'Anonymous mom' } });
  const block = {
    id: mine.id,
    name: 'Someone who posted anonymously',
    anonymous: true,
    createdAt: mine.createdAt,
  };
  const { user } = await openComments(...base([nameless]), answer(community.blockAuthor, block));

  await choose(user, 'Anonymous mom', 'Block this person');
  const question = await screen.findByRole('alertdialog', { name: 'Block Anonymous mom?' });
  expect(question).toHaveAccessibleDescription(
    /^You won’t see this comment anymore. To keep its author unnamed/,
  );
  await user.click(within(question).getByRole('button', { name: 'Block' }));

  expect(await screen.findByText('You won’t see this comment anymore.')).toBeVisible();
});

it('counts what is there, also after she adds to it', async () => {
  const { view, user, dialog } = await openComments(
    ...base([aComment()], aPost({ commentCount: 1 })),
    answer(community.createComment, { ...mine, offerSupport: false }),
  );
  expect(dialog).toHaveAccessibleName('Comments 1');
  view.answer(answer(community.listComments, [aComment(), { ...mine, id: aPost().id }]));

  await user.type(within(dialog).getByLabelText('Write a comment'), 'Hugs');
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));

  expect(await screen.findByRole('status', { name: 'Comment added!' })).toBeVisible();
  expect(dialog).toHaveAccessibleName('Comments 2');
});

it('answers under her own nameless post without her name, unless she wants it', async () => {
  const nameless = aPost({ mine: true, userId: null, user: { name: 'Anonymous mom' } });
  const { view, user, dialog } = await openComments(
    ...base([aComment()], nameless),
    answer(community.createComment, { ...mine, offerSupport: false }),
  );
  const send = async () => {
    await user.type(within(dialog).getByLabelText('Write a comment'), 'Thank you');
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(within(dialog).getByLabelText('Write a comment')).toHaveValue(''));
  };

  await send();
  await user.click(within(dialog).getByRole('switch', { name: 'Answer as “Anonymous mom”' }));
  await send();

  expect(view.calls(community.createComment).map(({ body }) => body.anonymous)).toEqual([true, false]);
});

it('says why she may not write just now', async () => {
  const message = 'Posting is paused for you until 28 November 2026.';
  const { user, dialog } = await openComments(
    ...base([aComment()]),
    refuse(community.createComment, 'posting_suspended', { message }),
  );

  await user.type(within(dialog).getByLabelText('Write a comment'), 'Hello');
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(within(dialog).getByLabelText('Write a comment')).toHaveValue('Hello');
});

it('shows later comments of a long conversation when asked', async () => {
  const later = aComment({ id: aPost().id, content: 'Me too' });
  const { user, dialog } = await openComments(
    ...base([]),
    answerInPages(community.listComments, 1, () => [aComment(), later]),
  );
  const list = within(dialog).getByRole('list', { name: 'Comments' });
  expect(list).not.toHaveTextContent('Me too');

  await user.click(within(dialog).getByRole('button', { name: 'Show later comments' }));

  await waitFor(() => expect(list).toHaveTextContent('Me too'));
  expect(within(dialog).queryByRole('button', { name: 'Show later comments' })).toBeNull();
});
