import { care } from '@nestwell/contracts/care';
import { calendar, type Reminder } from '@nestwell/contracts/calendar';
import { deviceMoment, endOfDeviceDay } from '@nestwell/domain/device-time';
import { billing, type SubscriptionStatus } from '@nestwell/contracts/billing';
import { readOf } from '@nestwell/remote-kit';
import { account, type BabyPage, type User } from '@nestwell/contracts/account';
import { answer, aUser, pending, refuse, renderWithHost } from '@nestwell/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BabyPageRoute } from './baby-page-route';

const aPage = (number: number): BabyPage => ({
  number,
  baby: {
    sizeComparison: `comparison ${number}`,
    sizeDescription: 'About 32 cm and 670 g, crown to heel. Typical, every baby varies.',
    sizeEmoji: '🌽',
    developmentMilestone: 'Tiny lungs are practising.',
    maternalTip: 'Ten minutes with your feet up.',
  },
  body: 'First movements are usually felt now.',
  common: ['Backache'],
  call: { baby: [], you: ['Any bleeding'] },
  visits: ['A flu vaccine is offered in season'],
  questions: [{ item: 'ask-iron', words: 'What did my iron say?' }],
  todo: [
    { item: 'leave', words: 'Ask work about your leave dates' },
    { item: 'birth-class', words: 'Find a birth class' },
  ],
  exercise: 'Cat and Cow',
  fittingRecipe: {
    id: 'salmon-sweet-potato-bowl',
    name: 'Salmon Sweet Potato Bowl',
    allergens: ['fish'],
    isVegetarian: false,
    isVegan: false,
    isLowSodium: true,
  },
  sources: ['ACOG', 'CDC'],
  checked: '2026-11-22',
});
const anAppointment: Reminder = {
  id: '01980000-0000-7000-8000-00000000000a',
  userId: aUser().id,
  title: 'Midwife',
  description: null,
  type: 'appointment',
  dueDateTime: deviceMoment('2026-10-15', 9, 30).toISOString(),
  location: 'Elm Street',
  doctorName: null,
  recurring: 'none',
  recurringEndDate: null,
  notificationMinutes: 15,
  priority: 'medium',
  completed: false,
  parentReminderId: null,
  timeZone: 'UTC',
};
const endedTrial: SubscriptionStatus = {
  isActive: false,
  subscriptionStatus: 'expired',
  subscriptionType: 'trial',
  isExpired: true,
  daysRemaining: 0,
};
const done = { ...anAppointment, title: 'Seen already', completed: true };
const her = (changes: Partial<User> = {}) =>
  aUser({ state: 'pregnant', pregnancyWeek: 24, dueDate: '2027-02-02', ...changes });
const show = (
  path: string,
  user = her(),
  pages = answer(account.listBabyPages, [22, 23, 24, 25].map(aPage)),
) =>
  renderWithHost(<BabyPageRoute />, {
    user,
    route: path,
    path: '/baby',
    answers: [
      pages,
      answer(calendar.listVisits, []),
      answer(care.readCareContact, { name: 'Labor ward', phone: '555 0100-142' }),
      answer(account.listBabyTicks, [{ item: 'leave', tickedAt: '2026-10-13T08:00:00.000Z' }]),
    ],
  });

it('shows her own week, its days, what it was read from and when', async () => {
  const { container } = show('/baby');

  expect(await screen.findByRole('heading', { name: 'comparison 24' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Week 24' })).toBeVisible();
  expect(container).toHaveTextContent('13 to 19 October, second trimester');
  expect(container).toHaveTextContent('From ACOG; CDC. Checked 22 Nov 2026. It does not replace');
});

it.each([
  ['America/Chicago', 'A fever of 100.4 °F (38 °C) in a day without wet diapers'],
  ['Europe/London', 'A fever of 38 °C (100.4 °F) in a day without wet nappies'],
])('speaks in %s in the words and the scale of the country', async (timeZone, said) => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  const zone = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function here(
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone };
  });
  const page = { ...aPage(24), body: 'A fever of 38 °C (100.4 °F) in a day without wet diapers' };
  show('/baby', her(), answer(account.listBabyPages, [page]));

  expect(await screen.findAllByText(said)).not.toEqual([]);
  zone.mockRestore();
});

it('calls for help on the same page: the numbers first, one tap from the panel of urgent help', async () => {
  const { location } = show('/baby');

  const call = within(await screen.findByRole('region', { name: 'Call now, any hour' }));
  expect(call.getByRole('link', { name: /Call emergency services/ })).toHaveAttribute('href', 'tel:112');
  expect(await call.findByRole('link', { name: /Call Labor ward/ })).toHaveAttribute(
    'href',
    'tel:5550100142',
  );
  expect(call.getByText('Any bleeding')).toBeVisible();
  await userEvent.click(call.getByRole('link', { name: 'See everything urgent' }));

  expect(location()).toBe('/baby?week=24&open=urgent');
});

it('reads the signs in groups, and those for today apart', async () => {
  show('/baby');

  const call = within(await screen.findByRole('region', { name: 'Call now, any hour' }));
  expect(call.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Bleeding, breath, a fit, your baby',
    'Also call now',
    'Call today',
  ]);
});

it('offers to add the number of her unit where she has written none', async () => {
  const view = show('/baby');
  view.answer(answer(care.readCareContact, null));

  const call = within(await screen.findByRole('region', { name: 'Call now, any hour' }));
  expect(await call.findByRole('button', { name: 'Add your unit’s number' })).toBeVisible();
});

it('shows another week by its address, with the ones before and after', async () => {
  show('/baby?week=23');
  await screen.findByRole('heading', { name: 'comparison 23' });

  for (const [name, href] of [
    ['Week 22', '/baby?week=22'],
    ['Week 24', '/baby?week=24'],
  ] as const)
    for (const link of screen.getAllByRole('link', { name })) expect(link).toHaveAttribute('href', href);
});

it('shows her own appointments of that week beside what is usual then', async () => {
  const midwife: Reminder = { ...anAppointment, id: crypto.randomUUID(), title: 'Midwife' };
  const view = show('/baby');
  view.answer(answer(calendar.listVisits, [midwife, done]));

  const visits = await screen.findByRole('list', { name: 'Visits' });
  await waitFor(() => expect(visits).toHaveTextContent(/Midwife.*Elm Street/));
  expect(visits).toHaveTextContent('A flu vaccine is offered in season');
  expect(visits).not.toHaveTextContent(/Seen already/);
  expect(view.calls(calendar.listVisits)[0]?.query).toMatchObject({
    startDate: deviceMoment('2026-10-13').toISOString(),
    endDate: endOfDeviceDay('2026-10-19').toISOString(),
  });
});

it('marks the part she jumped to, and only that one', async () => {
  show('/baby');
  const jumps = within(await screen.findByRole('navigation', { name: 'On this page' }));
  expect(jumps.getByRole('link', { current: 'location' })).toHaveTextContent('Baby');

  await userEvent.click(jumps.getByRole('link', { name: 'Visits' }));

  expect(jumps.getByRole('link', { current: 'location' })).toHaveTextContent('Visits');
});

it('leads to the very recipe and exercise', async () => {
  show('/baby');

  expect(await screen.findByRole('link', { name: /Salmon Sweet Potato Bowl/ })).toHaveAttribute(
    'href',
    '/nutrition?view=recipe&id=salmon-sweet-potato-bowl',
  );
  expect(screen.getByRole('link', { name: /Cat and Cow/ })).toHaveAttribute(
    'href',
    '/fitness?exercise=Cat%20and%20Cow',
  );
});

it.each<[string, Partial<User>, BabyPage]>([
  ['she is allergic to since', { allergies: ['fish'] }, aPage(24)],
  ['she does not eat', { dietaryRestrictions: ['vegetarian'] }, aPage(24)],
  ['an older page has none of', {}, { ...aPage(24), fittingRecipe: undefined }],
  ['nothing suits', {}, { ...aPage(24), fittingRecipe: null }],
])('names no recipe that %s', async (_, profile, page) => {
  show('/baby', her(profile), answer(account.listBabyPages, [page]));

  expect(await screen.findByRole('link', { name: /Cat and Cow/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Recipe/ })).toBeNull();
});

it.each([
  ['in pregnancy', '/baby', her(), 'Stop if anything hurts'],
  [
    'after the birth',
    '/baby?month=4',
    aUser({ state: 'postpartum', monthsPostpartum: 4, babyBornOn: '2026-06-20' }),
    'Once you are cleared. Stop if anything hurts',
  ],
])('says %s when to move and when to stop', async (_, path, user, words) => {
  show(path, user, answer(account.listBabyPages, [22, 23, 24, 25, 4].map(aPage)));

  const exercise = await screen.findByRole('link', { name: /Cat and Cow/ });
  expect(exercise).toHaveAccessibleName(`Exercise Cat and Cow ${words}`);
});

it('ticks at once, and counts', async () => {
  const view = show('/baby');
  view.answer(answer(account.changeBabyTick, { item: 'birth-class', done: true }));
  const todo = await screen.findByRole('region', { name: 'This week' });
  await waitFor(() => expect(within(todo).getByRole('status')).toHaveTextContent('1 of 2'));

  await userEvent.click(within(todo).getByRole('checkbox', { name: 'Find a birth class' }));

  await waitFor(() => expect(within(todo).getByRole('status')).toHaveTextContent('2 of 2'));
});

it('without a plan shows the signs and what she ticked, and ticks nothing', async () => {
  const view = show('/baby');
  const { queryKey } = readOf(billing.subscriptionStatus, { params: { userId: her().id } });
  act(() => {
    view.queryClient.setQueryData(queryKey, endedTrial);
  });

  const todo = within(await screen.findByRole('region', { name: 'This week' }));
  const leave = await todo.findByRole('checkbox', { name: /leave dates/, checked: true });
  expect(leave).toBeDisabled();
  expect(document.body).toHaveTextContent(/Checking off comes with a plan/);
  expect(screen.getByRole('region', { name: 'Call now, any hour' })).toBeVisible();
  expect(view.calls(account.changeBabyTick)).toEqual([]);
  expect(screen.getByRole('link', { name: 'Care' })).toHaveAttribute('href', '/care');
  expect(screen.queryByRole('link', { name: 'Home' })).not.toBeInTheDocument();
});

it.each(['paused', 'loss'] as const)('says nothing in the state %s, and leads to Care', (state) => {
  const view = show(
    '/baby?week=24',
    her({ state, pregnancyPaused: true, pregnancyWeek: null, dueDate: null }),
  );

  expect(screen.queryByRole('heading')).toBeNull();
  expect(view.location()).toBe('/care');
});

it('waits, and says when it could not be read', async () => {
  show('/baby', her(), pending(account.listBabyPages)).unmount();
  show('/baby', her(), refuse(account.listBabyPages, 'internal'));

  expect(await screen.findByRole('button', { name: /Try again/i })).toBeVisible();
});
