import type { User } from '@nestwell/contracts/account';
import { billing, type SubscriptionStatus } from '@nestwell/contracts/billing';
import { calendar } from '@nestwell/contracts/calendar';
import { care, type Share } from '@nestwell/contracts/care';
import {
  answer,
  aNursingMother,
  aQuietMember,
  aUser,
  refuse,
  renderWithHost,
} from '@nestwell/remote-kit/testing';
import { readOf } from '@nestwell/remote-kit';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReminder } from '../../testing/a-reminder';
import { aShare } from '../../testing/a-share';
import { PartnerPage } from './partner-page';

const midwife = aReminder();
const TOKEN = 'k'.repeat(43);

const show = (...shares: Share[]) => showTo(aUser(), ...shares);
const showTo = (user: User, ...shares: Share[]) =>
  renderWithHost(<PartnerPage />, {
    user,
    route: '/care/partner',
    answers: [
      answer(care.listShares, shares),
      answer(calendar.listVisits, [midwife]),
      answer(care.makeShare, { share: aShare(), token: TOKEN }),
      answer(care.changeShare, aShare()),
      answer(care.lengthenShare, aShare()),
      answer(care.endShare, undefined),
    ],
  });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('makes a link of what she chose, with nothing chosen before, and shows it this once', async () => {
  const view = show();
  await press('Make a link');
  const sheet = within(await screen.findByRole('dialog', { name: 'A link for somebody' }));
  const visit = await sheet.findByRole('checkbox', { name: /^Midwife/ });
  expect(sheet.getAllByRole('checkbox', { checked: false })).toHaveLength(4);

  await userEvent.type(sheet.getByRole('textbox', { name: 'Whom is it for?' }), 'Sam');
  await userEvent.click(visit);
  await userEvent.click(sheet.getByRole('button', { name: 'Make the link' }));
  const link = await screen.findByRole('textbox', { name: 'Sam’s link' });
  expect(link).toHaveValue(`http://localhost/shared#${TOKEN}`);
  expect(view.calls(care.makeShare)[0]?.body).toEqual({
    name: 'Sam',
    appointmentIds: [midwife.id],
    lists: [],
    mayTick: false,
  });
});

it('asks before what she chose goes', async () => {
  show();
  await press('Make a link');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Midwife/ }));
  await userEvent.keyboard('{Escape}');

  const asked = await screen.findByRole('alertdialog', { name: 'Let go of what you picked?' });
  expect(asked).toHaveTextContent('“1 appointment”');
});

it('asks for a name and for one thing at least', async () => {
  const view = show();
  await press('Make a link');
  await press('Make the link');

  const sheet = await screen.findByRole('dialog', { name: 'A link for somebody' });
  expect(sheet).toHaveTextContent('A name tells you whose link it is.');
  expect(sheet).toHaveTextContent('Choose at least one thing.');
  expect(view.calls(care.makeShare)).toHaveLength(0);
});

it('says first who can see how much, until when; of several links each says it', async () => {
  show(aShare({ appointmentIds: [midwife.id], lists: ['questions'], expiresAt: '2026-11-29T12:00:00Z' }));
  expect(await screen.findByRole('group', { name: 'Sam' })).toBeVisible();
  expect(document.body).toHaveTextContent(/Sam can see 2 things, until Sunday,? (29 November|November 29)\./);

  cleanup();
  show(aShare(), aShare({ id: '0190b000-0000-7000-8000-000000000099', name: 'Ola' }));
  expect(await screen.findByRole('group', { name: 'Ola' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/can see/);
});

it('says until when, what is shown and who opened it', async () => {
  const openings = [{ openedAt: '2026-11-22T08:12:00Z', device: 'Safari on iPhone' }];
  show(aShare({ appointmentIds: [midwife.id], lists: ['questions'], openings }));

  const shown = await screen.findByRole('list', { name: 'Shared with Sam' });
  expect(shown).toHaveTextContent('1 appointment');
  expect(shown).toHaveTextContent('Questions for the appointment');
  const opened = screen.getByRole('list', { name: 'Who opened it: Sam' });
  expect(opened).toHaveTextContent('Sam’s link, Safari on iPhone');
});

it('ends in one tap, without a question', async () => {
  const view = show(aShare());
  await press('End now');

  expect(view.calls(care.endShare)).toHaveLength(1);
  expect(view.toasts().map(({ title }) => title)).toEqual(['Ended']);
});

const endedTrial: SubscriptionStatus = {
  isActive: false,
  subscriptionStatus: 'expired',
  subscriptionType: 'trial',
  isExpired: true,
  daysRemaining: 0,
};

it('without a plan ends and changes a link, and offers neither a new one nor a longer one', async () => {
  const view = show(aShare({ lists: ['questions'] }));
  const { queryKey } = readOf(billing.subscriptionStatus, { params: { userId: aUser().id } });
  act(() => {
    view.queryClient.setQueryData(queryKey, endedTrial);
  });

  expect(await screen.findByText(/A new one comes with a plan/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /link$|Longer/ })).not.toBeInTheDocument();
  await press('End now');
  expect(view.calls(care.endShare)).toHaveLength(1);
});

it('lasts a week longer in one tap, and keeps what it shows when that is changed', async () => {
  const view = show(aShare({ lists: ['questions'] }));
  await press('Longer');
  expect(view.calls(care.lengthenShare)).toHaveLength(1);

  await press('Change');
  const sheet = within(await screen.findByRole('dialog', { name: 'What Sam sees' }));
  await userEvent.click(await sheet.findByRole('checkbox', { name: /^Midwife/ }));
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  expect(view.calls(care.changeShare)[0]?.body).toEqual({
    appointmentIds: [midwife.id],
    lists: ['questions'],
    mayTick: false,
  });
});

it('lets her bag be ticked only once she says so, and never without the bag', async () => {
  const view = show(aShare({ lists: ['bag'], mayTick: true }));
  const shown = await screen.findByRole('list', { name: 'Shared with Sam' });
  expect(shown).toHaveTextContent('As it stands, without your notes; may check off');
  await press('Change');
  const sheet = within(await screen.findByRole('dialog', { name: 'What Sam sees' }));
  expect(sheet.getByRole('checkbox', { name: /^May check off/ })).toBeChecked();
  await userEvent.click(sheet.getByRole('checkbox', { name: 'Hospital bag' }));
  expect(sheet.queryByRole('checkbox', { name: /^May check off/ })).not.toBeInTheDocument();
  await userEvent.click(sheet.getByRole('checkbox', { name: 'Questions for the appointment' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));

  const body = { appointmentIds: [], lists: ['questions'], mayTick: false };
  expect(view.calls(care.changeShare).map((call) => call.body)).toEqual([body]);
});

it('says that there are too many links, and keeps what she wrote', async () => {
  const view = show();
  view.answer(refuse(care.makeShare, 'too_many_shares'));
  await press('Make a link');
  const name = await screen.findByRole('textbox', { name: 'Whom is it for?' });
  await userEvent.type(name, 'Kim');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Questions for the appointment' }));
  await press('Make the link');

  expect(await screen.findByText('There are 5 links already. End one first.')).toBeVisible();
  expect(name).toHaveValue('Kim');
});

it('offers her bag and her birth wishes while she expects, and after that only where she chose them', async () => {
  const lists = async (user: User) => {
    const view = showTo(user, aShare({ lists: ['bag'] }));
    await press('Change');
    const { textContent } = await screen.findByRole('group', { name: 'Lists' });
    view.unmount();
    return textContent;
  };

  expect(await lists(aUser())).toBe(
    'ListsHospital bagMay check off what is packed. You see who and when.Birth wishesQuestions for the appointment',
  );
  expect(await lists(aNursingMother())).toBe(
    'ListsHospital bagMay check off what is packed. You see who and when.Questions for the appointment',
  );
});

it.each(['paused', 'loss'] as const)('is not there in %s', (state) => {
  const view = renderWithHost(<PartnerPage />, { user: aQuietMember(state), route: '/care/partner' });

  expect(view.location()).toBe('/care');
});
