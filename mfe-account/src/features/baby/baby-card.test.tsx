import { account, type BabySummary } from '@nestwell/contracts/account';
import { care } from '@nestwell/contracts/care';
import { answer, aUser, definitionOf, pending, refuse, renderWithHost } from '@nestwell/remote-kit/testing';
import { shellClass } from '@nestwell/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BabyCard } from './baby-card';

const milestone = {
  sizeComparison: 'an ear of corn',
  sizeDescription: 'About 32 cm and 670 g, crown to heel. Typical, every baby varies.',
  sizeEmoji: '🌽',
  developmentMilestone: 'Tiny lungs are practising breathing movements.',
  maternalTip: 'Swollen feet? Ten minutes with them up counts as rest.',
};
const week24: BabySummary = { currentWeek: 24, currentMonth: null, trimester: 'second', milestone };
const show = (summary: BabySummary | null, user = aUser()) =>
  renderWithHost(<BabyCard />, {
    user,
    answers: [answer(account.babySummary, summary), answer(care.readCareContact, null)],
  });

it('shows size, today and the tip, and leads out in a new tab without an opener', async () => {
  show(week24);

  expect(await screen.findByRole('heading', { name: 'an ear of corn' })).toBeVisible();
  expect(definitionOf('Baby today')).toHaveTextContent('Tiny lungs are practising breathing movements.');
  expect(definitionOf('For you')).toHaveTextContent('Swollen feet? Ten minutes with them up counts as rest.');
  const link = screen.getByRole('link', { name: /Learn More/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

it.each([
  ['has an age of its own', undefined, 'At 4 months, baby may be'],
  ['came early', 2, '2 months from the due date, baby may be'],
  ['came early, its due date still ahead', 0, 'Counted from the due date, baby is'],
])('names the age that is followed where the baby %s', async (_, correctedMonths, words) => {
  show({
    ...week24,
    currentWeek: 0,
    currentMonth: 4,
    trimester: 'postpartum',
    ...(correctedMonths !== undefined && { correctedMonths }),
  });

  expect(await screen.findByRole('region', { name: 'Baby development' })).toHaveTextContent(words);
});

it('draws the comparison itself, as devices draw emoji differently', async () => {
  show(week24);
  await screen.findByRole('heading', { name: 'an ear of corn' });

  await waitFor(() => expect(document.querySelector('img')?.src).toMatch(/^data:image\/svg\+xml,/));
});

it.each(['first', 'second', 'third', 'postpartum'] as const)('wears the colour of %s', async (trimester) => {
  show({ ...week24, trimester });

  const shell = ({ first: 'duck', second: 'straw', third: 'russet', postpartum: 'heather' } as const)[
    trimester
  ];
  expect(await screen.findByRole('region', { name: 'Baby development' })).toHaveClass(shellClass(shell));
});

it.each([
  ['the summary is missing', null],
  ['the week is 0 before birth', { ...week24, currentWeek: 0 }],
])('asks to complete the setup when %s', async (_, summary) => {
  show(summary, aUser({ pregnancyWeek: null }));

  const setup = await screen.findByRole('link', { name: 'Complete Pregnancy Setup' });
  expect(setup).toHaveAttribute('href', '/settings#health-status');
  expect(screen.getByRole('region', { name: 'Baby development' })).toHaveTextContent(
    'Stage pregnant, week not set, months not set',
  );
});

it.each([
  [{ currentWeek: 41, trimester: 'third' }, 1],
  [{ currentWeek: 40, trimester: 'third' }, 0],
  [{ currentWeek: 60, currentMonth: 15, trimester: 'postpartum' }, 0],
] as const)('with %j it shows %d ways to say that the baby is here', async (changes, ways) => {
  show({ ...week24, ...changes });

  await screen.findByRole('link', { name: /Learn More/ });
  const links = screen.queryAllByRole('link', { name: 'Baby is here' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(ways).fill('/settings#health-status'));
});

it.each([
  ['You have passed your date. Moving less than usual? Call now.', 1],
  ['Bones are hardening.', 0],
])('names whom to call where “%s” stands on it: %i', async (developmentMilestone, calls) => {
  show({ ...week24, milestone: { ...milestone, developmentMilestone } });

  await screen.findByRole('link', { name: /Learn More/ });
  expect(screen.queryAllByRole('link', { name: /^Call emergency services/ })).toHaveLength(calls);
});

it('asks one quiet question past 42 weeks, says whom to call, and nothing of the baby', async () => {
  show({ currentWeek: 42, currentMonth: null, trimester: 'third', milestone: null });

  const card = await screen.findByRole('region', { name: 'Has something changed?' });
  expect(card).toHaveTextContent(/Still waiting\? Call your unit today\./);
  expect(within(card).getByRole('link', { name: /^Call emergency services/ })).toBeVisible();
  expect(await within(card).findByRole('button', { name: 'Add your unit’s number' })).toBeVisible();
  expect(card).not.toHaveTextContent(/week \d|size|growing/i);
  expect(screen.getByRole('link', { name: 'Baby is here' })).toHaveAttribute(
    'href',
    '/settings#health-status',
  );
  expect(screen.getByRole('link', { name: 'Something else' })).toHaveAttribute('href', '/settings/shown');
});

it('shows week 0 of a postpartum mother', async () => {
  show({ ...week24, currentWeek: 0, currentMonth: 4, trimester: 'postpartum' });

  expect(await screen.findByRole('region', { name: 'Baby development' })).toHaveTextContent(
    'At 4 months, baby may be',
  );
});

it('tells the tip at a press where the card is short, and remembers it for the visit', async () => {
  const taps = userEvent.setup();
  const first = show(week24);
  const toggle = await screen.findByRole('button', { name: 'For you' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await taps.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  first.unmount();

  show(week24);
  const again = await screen.findByRole('button', { name: 'For you' });
  expect(again).toHaveAttribute('aria-expanded', 'true');
  await taps.click(again);
});

it.each([
  ['third', 'https://www.nhs.uk/pregnancy/week-by-week/'],
  ['postpartum', 'https://www.cdc.gov/act-early/milestones/index.html'],
] as const)('leads to the pages of %s', async (trimester, page) => {
  show({ ...week24, trimester });

  expect(await screen.findByRole('link', { name: /Learn More/ })).toHaveAttribute('href', page);
});

it('is not there while she has paused her pregnancy', () => {
  const { container } = show(week24, aUser({ pregnancyPaused: true }));

  expect(container).toHaveTextContent(/^$/);
});

it('waits in its own shape, and can be tried again after a failure', async () => {
  const view = renderWithHost(<BabyCard />, { answers: [pending(account.babySummary)] });
  expect(screen.getByRole('status', { name: 'Loading baby development' })).toBeVisible();
  view.unmount();

  const failing = renderWithHost(<BabyCard />, { answers: [refuse(account.babySummary, 'internal')] });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  failing.answer(answer(account.babySummary, week24));
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'an ear of corn' })).toBeVisible();
});

it.each([
  [{ currentWeek: 8, trimester: 'first' }, /epilepsy medicine.*4 or 5 mg/],
  [{ currentWeek: 12, trimester: 'first' }, /Ask about aspirin from week 12/],
  [{ currentWeek: 28, trimester: 'third' }, /Rhesus negative\?/],
  [
    { currentWeek: 0, currentMonth: 0, trimester: 'postpartum' },
    /within 72 hours.*Ask when your own check is/,
  ],
] as const)(
  'adds to the tip of %j what is not for everybody, and the checks of her country',
  async (changes, words) => {
    show({ ...week24, ...changes });

    expect(await screen.findByRole('region', { name: 'Baby development' })).toHaveTextContent(words);
  },
);
