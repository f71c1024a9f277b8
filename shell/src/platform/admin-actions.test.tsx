import { platform, type AdminAction } from '@nestwell/contracts/delivery';
import { answer, answerInPages, refuse, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminActions } from './admin-actions';

const action = (more: Partial<AdminAction>): AdminAction => ({
  id: '01980000-0000-7000-8000-00000000000a',
  at: '2026-11-20T08:00:00Z',
  by: { id: '01980000-0000-7000-8000-00000000000b', name: 'Dana' },
  what: 'Decided on reported words',
  call: 'POST /api/community/moderation',
  about: 'hide post 0198',
  why: 'Not kind.',
  outcome: 'done',
  ...more,
});
const show = (rows: AdminAction[]) =>
  renderWithHost(<AdminActions />, { answers: [answer(platform.listAdminActions, rows)] });
const list = () => screen.findByRole('list', { name: 'What admins did' });

it('says who did what, about what, why and when, and how it ended', async () => {
  show([
    action({}),
    action({ id: '01980000-0000-7000-8000-00000000000c', why: null, outcome: 'refused' }),
    action({ id: '01980000-0000-7000-8000-00000000000d', about: null, outcome: 'unknown' }),
  ]);

  const [done, refused, erased] = within(await list()).getAllByRole('listitem');
  expect(done).toHaveTextContent('Decided on reported words: hide post 0198Dana, “Not kind.”. 20 Nov 2026');
  expect(done).toHaveTextContent('Done');
  expect(refused).toHaveTextContent(/Dana\. 20 Nov 2026.*Refused/);
  expect(erased).toHaveTextContent(/of a member who has erased her account.*Not known/);
});

it('says that there is nothing yet', async () => {
  show([]);

  expect(await screen.findByText(/^Nothing yet/)).toBeVisible();
});

it('offers to try again where it could not be read', async () => {
  const view = renderWithHost(<AdminActions />, {
    answers: [refuse(platform.listAdminActions, 'internal')],
  });
  const again = await screen.findByRole('button', { name: /Try again/ });
  view.answer(answer(platform.listAdminActions, [action({})]));
  await userEvent.click(again);

  expect(await list()).toBeVisible();
});

it('shows earlier ones a page at a time', async () => {
  const rows = ['c', 'd'].map((end) =>
    action({ id: `01980000-0000-7000-8000-00000000000${end}`, about: `post ${end}` }),
  );
  renderWithHost(<AdminActions />, { answers: [answerInPages(platform.listAdminActions, 1, () => rows)] });
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier' }));

  expect(await screen.findByText(/post d/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show earlier' })).not.toBeInTheDocument();
});
