import { account } from '@nestwell/contracts/account';
import {
  answer,
  aPausedPregnancy,
  aQuietMember,
  aUser,
  refuse,
  renderWithHost,
} from '@nestwell/remote-kit/testing';
import { milkAfterLoss } from '@nestwell/safety/loss';
import { callWhilePaused } from '@nestwell/safety/signs';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuietHome } from './quiet-home';

const show = (
  user = aQuietMember('loss'),
  answers = [answer(account.updateUser, { ...user, milkHelpWanted: true })],
) => ({ ...renderWithHost(<QuietHome />, { user, answers }), taps: userEvent.setup() });

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('has her body first, then people, then the one question', () => {
  show();

  expect(headings()).toEqual(['For your body', 'Someone to talk to', 'If milk is coming in']);
  expect(screen.getByRole('link', { name: 'More lines, and groups near you' })).toHaveAttribute(
    'href',
    '/wellness?tab=support',
  );
});

it.each([
  ['a loss', aQuietMember('loss')],
  ['a pause', aQuietMember('paused')],
  ['a pregnancy that goes on', aPausedPregnancy(true)],
])('has the emergency number beside what her body is called about, after %s', (_, user) => {
  show(user);

  const body = within(screen.getByRole('region', { name: 'For your body' }));
  expect(body.getByText(/^(Call for help with|Any bleeding)/)).toBeVisible();
  expect(body.getByRole('link', { name: /^Call emergency services/ })).toHaveAttribute('href', 'tel:112');
});

it('asks once whether a paused pregnancy goes on, and says then what it is called about', async () => {
  const paused = show(aPausedPregnancy(null), [answer(account.updateUser, aPausedPregnancy(true))]);
  expect(document.body).not.toHaveTextContent(/baby|week|pregnan|birth/i);
  await paused.taps.click(
    within(screen.getByRole('group', { name: 'Does it go on?' })).getByRole('button', { name: 'Yes' }),
  );
  await waitFor(() =>
    expect(paused.calls(account.updateUser)[0]?.body).toEqual({ pregnancyFacts: { goesOn: true } }),
  );
  paused.unmount();

  show(aPausedPregnancy(true));
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(screen.getByText(callWhilePaused.value)).toBeVisible();
});

it('asks a paused member nothing, and is not there for anybody else', () => {
  const paused = show(aQuietMember('paused'));
  expect(headings()).toEqual(['For your body', 'Someone to talk to']);
  paused.unmount();

  show(aUser());
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('keeps her no to the question about milk, and asks no more', async () => {
  const { taps, calls, unmount } = show();
  await taps.click(screen.getByRole('button', { name: 'No, thank you' }));
  await waitFor(() =>
    expect(calls(account.updateUser).map(({ body }) => body)).toEqual([{ milkHelpWanted: false }]),
  );
  unmount();

  show(aQuietMember('loss', { milkHelpWanted: false }));
  expect(screen.queryByText(/milk/i)).not.toBeInTheDocument();
});

it('shows the notes with their source once she says yes', async () => {
  const { taps, calls } = show();
  await taps.click(screen.getByRole('button', { name: 'Yes, show me' }));
  await waitFor(() => expect(calls(account.updateUser)).toHaveLength(1));

  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([...milkAfterLoss.value]),
  );
  expect(screen.getByText(milkAfterLoss.source)).toBeVisible();
});

it('says so when her answer could not be kept, and still asks', async () => {
  const { taps, toasts } = show(aQuietMember('loss'), [refuse(account.updateUser, 'internal')]);
  await taps.click(screen.getByRole('button', { name: 'Yes, show me' }));

  await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Update Failed' }]));
  expect(screen.getByRole('button', { name: 'Yes, show me' })).toBeVisible();
});

it.each([
  ['Europe/London', ['Sands', '0808 164 3332']],
  ['Australia/Sydney', ['Red Nose Grief and Loss', '1300 308 307']],
])('gives after a loss, in %s, the number of people who know it', (timeZone, [name, number]) => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  const zone = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function here(
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone };
  });
  const call = { name: `Call ${name}, ${number}` };

  const { unmount } = show();
  expect(screen.getByRole('link', call)).toHaveAttribute('href', `tel:${number?.replaceAll(' ', '')}`);
  unmount();
  show(aQuietMember('paused'));
  expect(screen.queryByRole('link', call)).not.toBeInTheDocument();

  zone.mockRestore();
});
