import { account, type BabyPage } from '@nestwell/contracts/account';
import { calendar } from '@nestwell/contracts/calendar';
import { useRegion, type Place } from '@nestwell/remote-kit';
import { answer, aNursingMother, aUser, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BabyPageRoute } from './baby-page-route';

const aPage = (number: number): BabyPage => ({
  number,
  baby: {
    sizeComparison: 'a melon',
    sizeDescription: 'About 45.6 cm.',
    sizeEmoji: '🍈',
    developmentMilestone: 'Fingernails have reached the fingertips.',
    maternalTip: 'Cook a double portion.',
  },
  body: 'Sleep is harder to find.',
  common: ['Backache'],
  call: { baby: [], you: ['Any bleeding'] },
  visits: ['A swab'],
  questions: [],
  todo: [],
  exercise: 'Cat and Cow',
  fittingRecipe: null,
  sources: ['ACOG'],
  checked: '2026-11-22',
});

function Screen({ place }: { place: Place }) {
  const { choose } = useRegion();
  return (
    <>
      <button onClick={() => choose(place)}>Here</button>
      <BabyPageRoute />
    </>
  );
}

function open(user: ReturnType<typeof aUser>, number: number, place: Place = 'gb') {
  renderWithHost(<Screen place={place} />, {
    user,
    route: '/baby',
    path: '/baby',
    answers: [
      answer(account.listBabyPages, [aPage(number)]),
      answer(calendar.listVisits, []),
      answer(account.listBabyTicks, []),
    ],
  });
}

async function show(place: Place, user: ReturnType<typeof aUser>, number: number) {
  open(user, number, place);
  await userEvent.click(screen.getByRole('button', { name: 'Here' }));
  return screen.findByRole('list', { name: 'Visits' });
}

const at34 = (changes = {}) =>
  aUser({ state: 'pregnant', pregnancyWeek: 34, dueDate: '2027-01-09', ...changes });

it.each([
  ['us', /whooping cough vaccine is offered in weeks 27 to 36.*RSV vaccine is offered in weeks 32 to 36/],
  ['gb', /No whooping cough vaccine yet\? Ask today.*RSV vaccine is offered from week 28, all year/],
  ['elsewhere', /Ask which vaccines are offered where you live/],
] as const)('names the vaccines of week 34 in %s, each with its source', async (place, words) => {
  const visits = await show(place, at34(), 34);

  expect(visits).toHaveTextContent(words);
  expect(visits).toHaveTextContent(/CDC|NHS/);
});

it('says with twins that a birth is offered earlier', async () => {
  expect(await show('gb', at34({ babies: 2 }), 34)).toHaveTextContent(/from week 37, from 36/);
});

it('shows a newborn’s mother all of safe sleep, crying and the drops of her country', async () => {
  await show('gb', aNursingMother({ monthsPostpartum: 1 }), 1);

  const care = screen.getByRole('region', { name: 'Keeping baby safe' });
  const lines = within(care).getAllByRole('listitem');
  expect(lines.length).toBeGreaterThanOrEqual(8);
  expect(care).toHaveTextContent(/Never on a sofa or armchair.*Never shake a baby.*8.5 to 10 µg/);
  expect(care).toHaveTextContent(/From Lullaby Trust/);
});

it('asks what has changed past 42 weeks, and names no week and no baby', async () => {
  open(at34({ pregnancyWeek: 42, dueDate: '2020-01-01' }), 42);

  expect(await screen.findByRole('heading', { level: 1, name: 'Past 42 weeks' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Has something changed?' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Baby' })).not.toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Visits' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Call now, any hour' })).toBeVisible();
});

it('tells a mother who does not nurse first how formula is made, in her country’s words', async () => {
  await show('gb', aNursingMother({ monthsPostpartum: 1, isBreastfeeding: false }), 1);

  const care = screen.getByRole('region', { name: 'Keeping baby safe' });
  const [first, second] = within(care).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^How much.*150 to 200 ml a day for each kilogram/);
  expect(second).toHaveTextContent(/^Making a bottle.*70 °C/);
  expect(care).toHaveTextContent(/Every sleep/);
});

it('says nothing of formula to a mother who nurses', async () => {
  await show('gb', aNursingMother({ monthsPostpartum: 1 }), 1);

  expect(screen.getByRole('region', { name: 'Keeping baby safe' })).not.toHaveTextContent('Making a bottle');
});
