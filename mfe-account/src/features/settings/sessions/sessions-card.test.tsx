import { session } from '@nestwell/contracts/kernel';
import { answer, offline, pending, refuse } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { iphone, laptop, unnamed } from '../testing/sessions';
import { leila, showSigningIn } from '../testing/show-settings';

const card = async () => within(await screen.findByRole('region', { name: 'Where you are signed in' }));
const list = async () => (await card()).findByRole('list', { name: 'Where you are signed in' });
const everywhere = async () => (await card()).findByRole('button', { name: 'Log out everywhere' });
const all = answer(session.list, [iphone, laptop, unnamed]);

beforeEach(() => localStorage.clear());

describe('where she is signed in', () => {
  it('names each device and its last use, this one first and not to be ended', async () => {
    showSigningIn({ answers: [all] });

    const rows = within(await list()).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Safari on iPhoneNowThis one',
      'Chrome on Windows28 September 2025End',
      'Unknown device28 September 2025End',
    ]);
  });

  it('ends one of them at once, and the focus stays in the list’s card', async () => {
    const view = showSigningIn({ answers: [all, answer(session.endOne, undefined)] });
    const button = await (await card()).findByRole('button', { name: 'End Chrome on Windows' });
    view.answer(answer(session.list, [iphone, unnamed]));
    await view.user.click(button);

    expect(await screen.findByRole('status', { name: 'Ended' })).toHaveTextContent(
      'Chrome on Windows is signed out.',
    );
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(view.calls(session.endOne)[0]?.params).toEqual({ userId: leila.id, sessionId: laptop.id });
    expect(await list()).toHaveFocus();
  });

  it('takes one that has ended meanwhile off the list without a complaint', async () => {
    const view = showSigningIn({ answers: [all, refuse(session.endOne, 'not_found')] });
    const button = await (await card()).findByRole('button', { name: 'End Chrome on Windows' });
    view.answer(answer(session.list, [iphone]));
    await view.user.click(button);

    expect(await (await card()).findByText('You are signed in nowhere else.')).toBeVisible();
    expect(view.toasts()).toEqual([]);
  });

  it('keeps one on the list that could not be ended', async () => {
    const view = showSigningIn({ answers: [all, offline(session.endOne)] });
    await view.user.click(await (await card()).findByRole('button', { name: 'End Chrome on Windows' }));

    expect(await screen.findByRole('alert', { name: 'Could not end it' })).toHaveTextContent(
      'Chrome on Windows is still signed in. Please try again.',
    );
    expect((await card()).getByRole('button', { name: 'End Chrome on Windows' })).toBeVisible();
  });

  it('logs out everywhere else after a question that says how many devices', async () => {
    const view = showSigningIn({ answers: [all, answer(session.endOthers, undefined)] });
    await view.user.click(await everywhere());
    const question = await screen.findByRole('alertdialog', { name: 'Log out everywhere?' });
    expect(question).toHaveTextContent('2 other devices are signed out. This one stays.');
    expect(view.calls(session.endOthers)).toHaveLength(0);
    view.answer(answer(session.list, [iphone]));
    await view.user.click(within(question).getByRole('button', { name: 'Log out everywhere' }));

    expect(await (await card()).findByText('You are signed in nowhere else.')).toBeVisible();
    expect(screen.getByRole('status', { name: 'Logged out everywhere' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Log out everywhere' })).not.toBeInTheDocument();
  });

  it('keeps the question open when logging out everywhere failed', async () => {
    const view = showSigningIn({ answers: [all, refuse(session.endOthers, 'internal')] });
    await view.user.click(await everywhere());
    const question = await screen.findByRole('alertdialog');
    await view.user.click(within(question).getByRole('button', { name: 'Log out everywhere' }));

    expect(await screen.findByRole('alert', { name: 'Logging out failed' })).toBeVisible();
    expect(question).toBeVisible();
  });

  it('shows a long list in part first', async () => {
    const many = Array.from({ length: 7 }, (_, index) => ({ ...unnamed, id: String(index).repeat(32) }));
    const { user } = showSigningIn({ answers: [answer(session.list, [iphone, ...many])] });
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(5);
    await user.click((await card()).getByRole('button', { name: 'Show all 8' }));

    expect(within(await list()).getAllByRole('listitem')).toHaveLength(8);
    expect(await list()).toHaveFocus();
  });

  it('waits visibly for the list', async () => {
    showSigningIn({ answers: [pending(session.list)] });

    expect((await card()).getByRole('status', { name: 'Loading your devices' })).toBeVisible();
  });

  it.each([
    ['the server failed', refuse(session.list, 'internal')],
    ['she is offline', offline(session.list)],
  ])('can be asked for again when %s', async (_, failure) => {
    const view = showSigningIn({ answers: [failure] });
    expect(await (await card()).findByRole('alert')).toHaveTextContent(
      'Your devices didn’t load. None of them was signed out.',
    );
    view.answer(all);
    await view.user.click((await card()).getByRole('button', { name: 'Try again' }));

    expect(await list()).toBeVisible();
  });
});
