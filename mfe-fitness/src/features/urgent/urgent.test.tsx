import { care } from '@nestwell/contracts/care';
import { addDays } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { answer, aNursingMother, aQuietMember, aUser, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Urgent } from './urgent';

function show(timeZone: string, user: Parameters<typeof renderWithHost>[1] = { user: null }) {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function here(
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone };
  });
  renderWithHost(<Urgent />, { answers: [answer(care.readCareContact, null)], ...user });
}

const bornDaysAgo = (days: number, more: Parameters<typeof aNursingMother>[0] = {}) =>
  aNursingMother({ babyBornOn: addDays(deviceDate(new Date()), -days), isBirthDateExact: true, ...more });
const topics = () =>
  within(screen.getByRole('list', { name: 'Signs that need care now' }))
    .getAllByRole('button')
    .map((button) => button.textContent);
const tabs = () => screen.queryAllByRole('tab').map((tab) => tab.textContent);
const choose = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
const look = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
const dialled = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('opens after a birth with the baby, a fever first, and holds no sign of a pregnancy', async () => {
  show('America/New_York', { user: bornDaysAgo(5) });

  expect(tabs()).toEqual(['Your baby', 'You']);
  expect(screen.getByRole('tab', { name: 'Your baby' })).toHaveAttribute('aria-selected', 'true');
  expect(topics()[0]).toMatch(/^Fever or cold100.4 °F \(38 °C\) or more, under 3 months/);
  expect(topics().join()).not.toMatch(/Moving|Contractions|Fluid/);
  await choose(/^Skin/);
  expect(screen.getByRole('list', { name: 'Any one of these: call now' })).toHaveTextContent(
    'Yellow skin that spreads or deepens',
  );
  expect(screen.getByText(/I had a baby 5 days ago/)).toBeVisible();
});

it('has her own signs behind “You”, with the way back to all kinds', async () => {
  show('America/New_York', { user: bornDaysAgo(20) });
  await look('You');

  expect(topics()[0]).toMatch(/^Bleeding/);
  await choose(/^Thoughts that frighten you/);
  expect(screen.getByRole('heading', { name: 'Thoughts that frighten you' })).toHaveFocus();
  expect(screen.getByRole('list', { name: 'Any one of these: call now' })).toHaveTextContent(
    /Thoughts of harming yourself or your baby.*Seeing, hearing or believing things others do not/,
  );
  expect(screen.getByRole('link', { name: /Call National Maternal Mental Health/ })).toBeVisible();

  await choose(/^Back to all kinds/);
  expect(screen.getByText('“I had a baby 2 weeks ago.”')).toBeVisible();
});

it('names the emergency number first, then her unit, here and on every kind', async () => {
  show('Europe/London', {
    user: bornDaysAgo(20),
    answers: [answer(care.readCareContact, { name: 'Labor ward', phone: '020 7946 0142' })],
  });

  for (const place of ['panel', 'kind']) {
    if (place === 'kind') await choose(/^Breathing/);
    expect(screen.getByRole('link', { name: /^Call 999/ })).toHaveAttribute('href', 'tel:999');
    expect(await screen.findByRole('link', { name: /^Call Labor ward/ })).toHaveAttribute(
      'href',
      'tel:02079460142',
    );
  }
});

it('offers to add the number of her unit where she has written none', async () => {
  show('Europe/London', { user: bornDaysAgo(20) });

  expect(await screen.findByRole('button', { name: 'Add your unit’s number' })).toBeVisible();
});

it('takes the younger of two ages for a fever of a baby born early', () => {
  show('America/New_York', {
    user: bornDaysAgo(120, { bornEarlyAt: { weeks: 32, days: 0 }, monthsPostpartum: 3 }),
  });

  expect(topics()[0]).toMatch(/under 3 months/);
});

it.each([
  [7, ['Bleeding', 'Fluid leaking', 'Chest or breathing']],
  [15, ['Bleeding', 'Fluid leaking', 'Contractions']],
])('has one list in week %i, where nothing is felt yet', (week, first) => {
  show('America/New_York', { user: aUser({ pregnancyWeek: week }) });

  expect(tabs()).toEqual([]);
  expect(topics().slice(0, 3)).toEqual(first.map((title) => expect.stringMatching(`^${title}`)));
  expect(topics().join()).not.toMatch(/Moving/);
  expect(screen.getByText(`“I am pregnant, ${week} weeks.”`)).toBeVisible();
});

it('says of blood pressure that either figure is enough, even once', async () => {
  show('Europe/London', { user: bornDaysAgo(5) });
  await look('You');
  await choose(/^Head, eyes or a fit/);

  expect(screen.getByRole('list', { name: 'Any one of these: call now' })).toHaveTextContent(
    'upper figure of 160 or more, or a lower figure of 110 or more, even once',
  );
  expect(screen.getByRole('list', { name: 'Call today' })).toHaveTextContent(
    'upper figure of 140 or more, or a lower figure of 90 or more, even if you feel well',
  );
});

it.each([
  ['while pregnant any', aUser({ pregnancyWeek: 30 }), 'Your baby', 'Any bleeding'],
  ['after birth what is too much', bornDaysAgo(9), 'You', 'Bleeding that soaks a pad in an hour'],
])('splits bleeding by time: %s', async (_, user, side, words) => {
  show('Europe/London', { user });
  await look(side);
  await choose(/^Bleeding/);

  expect(screen.getByRole('list', { name: 'Any one of these: call now' })).toHaveTextContent(words);
});

it.each([
  ['America/Chicago', /every 5 minutes, each 1 minute long, for 1 hour, from start to start/],
  ['Europe/London', /three in ten minutes/],
])('says when contractions need a call in %s, by its own rule', async (zone, rule) => {
  show(zone, { user: aUser({ pregnancyWeek: 38 }) });
  await choose(/^Contractions/);

  expect(screen.getByRole('list', { name: 'Any one of these: call now' })).toHaveTextContent(rule);
});

it('has movements first at 30 weeks, never to be counted', async () => {
  show('America/New_York', { user: aUser({ pregnancyWeek: 30 }) });

  expect(topics()[0]).toMatch(/^Moving less than usualCall now, do not count/);
  await look('You');
  await choose(/^Fever, belly or itching/);
  expect(screen.getByRole('list', { name: 'Call today' })).toHaveTextContent(/palms and soles/);
});

it('shows a visitor the signs of every stage, without asking the server', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  show('America/New_York');

  expect(tabs()).toEqual(['Your baby', 'Pregnant', 'After birth']);
  await look('Pregnant');
  expect(topics().join()).toMatch(/Moving less than usual/);
  expect(fetched).not.toHaveBeenCalled();
});

it('gives her own lines to call and to text, and no number of another country', () => {
  show('America/Boise');
  expect(dialled('United States')).toEqual([
    'sms:18338526262',
    'tel:18338526262',
    'sms:988',
    'tel:988',
    'tel:911',
    'sms:18009444773',
    'tel:18009444773',
    'sms:88788',
    'tel:18007997233',
    'tel:18883757767',
    'tel:18002221222',
  ]);
});

it.each([
  ['America/New_York', ['tel:18007997233', 'sms:88788']],
  ['America/Toronto', ['https://sheltersafe.ca']],
  ['Pacific/Auckland', ['tel:0800733843']],
])('names in %s who helps against violence', async (zone, ways) => {
  show(zone, { user: bornDaysAgo(20) });
  await look('You');
  await choose(/^Someone is hurting you/);

  const links = within(screen.getByRole('list', { name: 'Whom to call' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')?.replace(/\/$/, ''))).toEqual([
    ...ways,
    expect.stringMatching(/^tel:(911|111)$/),
  ]);
});

it('shows who is hurt the safe card alone, with nothing to say of a pregnancy', async () => {
  show('America/New_York', { user: bornDaysAgo(20) });
  await look('You');
  await choose(/^Someone is hurting you/);

  expect(screen.getByRole('button', { name: 'Leave quickly' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Any one of these: call now' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /When in doubt/ })).not.toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /911/ })).toHaveLength(1);
});

it('names the poison line beside choking and poison', async () => {
  show('America/Toronto', { user: bornDaysAgo(200) });
  await choose(/^A fall, choking, poison/);

  expect(screen.getByRole('link', { name: /Call Poison/ })).toHaveAttribute('href', 'tel:18447647669');
});

it('shows a mother in the United Kingdom no American line before she chooses one', async () => {
  show('Europe/London');
  expect(dialled('United Kingdom')).toEqual([
    'tel:116123',
    'tel:111',
    'tel:999',
    'sms:85258',
    'tel:08088088000',
    'tel:08082000247',
    'tel:08088010677',
  ]);
  expect(screen.queryByRole('link', { name: /988/ })).not.toBeInTheDocument();

  await choose(/^Australia/);

  expect(screen.getByRole('region', { name: 'Australia' })).toHaveFocus();
  expect(dialled('Australia')).toContain('tel:131114');
  expect(screen.getByRole('region', { name: 'Australia' })).toHaveTextContent(
    /Mon .*Closed now, opens|Mon .*Open now, until/,
  );
  await choose(/^Somewhere else/);
  expect(dialled('Somewhere else')).toEqual(['tel:112', 'https://findahelpline.com']);
  await look('After birth');
  await choose(/^Someone is hurting you/);
  expect(screen.getByRole('link', { name: /Find A Helpline$/ })).toHaveAttribute(
    'href',
    'https://findahelpline.com',
  );
});

it.each([
  ['after a loss', aQuietMember('loss')],
  ['in a pause after birth', aQuietMember('paused')],
])('names only signs of her own body %s, and what to say first', (_, user) => {
  show('America/New_York', { user });

  expect(tabs()).toEqual([]);
  expect(topics().join()).not.toMatch(/baby|pregnan|birth/i);
  expect(screen.getByText('“I was pregnant within the last year.”')).toBeVisible();
});

it('keeps every sign while a pregnancy that may go on is paused', () => {
  show('America/New_York', { user: aQuietMember('paused', { isPregnant: true }) });

  expect(topics().join()).toMatch(/Moving less than usual/);
});

it('says that it is a signpost', () => {
  show('America/New_York');

  expect(screen.getByText(/a signpost, not a medical device/)).toBeVisible();
});
