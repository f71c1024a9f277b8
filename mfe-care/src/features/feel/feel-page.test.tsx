import { aNursingMother, aUser, refuse, renderWithHost } from '@nestwell/remote-kit/testing';
import { care } from '@nestwell/contracts/care';
import { answer } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FeelPage } from './feel-page';

const show = (
  user = aUser({ pregnancyWeek: 8 }),
  contact = answer(care.readCareContact, { name: '', phone: '555 0142' }),
) => {
  const view = renderWithHost(<FeelPage />, {
    user,
    answers: [contact],
    route: '/care/feel',
    path: '/care/feel',
  });
  return { ...view, taps: userEvent.setup() };
};
const chip = (name: string) => screen.getByRole('button', { name });
const call = () => screen.queryByRole('alert');

it('has nothing chosen for her, and says that it keeps nothing', () => {
  show();

  expect(screen.getByText('Today, week 8. Tap only what fits.')).toBeVisible();
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  expect(call()).not.toBeInTheDocument();
  expect(document.body).toHaveTextContent('Nothing on this page is kept.');
});

it('opens whom to call in place at the tap, and the same tap takes it back', async () => {
  const { taps } = show();
  await taps.click(chip('Bleeding'));

  const card = within(screen.getByRole('alert'));
  expect(card.getByRole('heading', { name: 'Any bleeding: call now' })).toBeVisible();
  expect(card.getByText('They’d rather hear from you. Say the week, and how much.')).toBeVisible();
  expect(card.getByRole('link', { name: /Call emergency services/ })).toHaveAttribute('href', 'tel:112');
  expect(await card.findByRole('link', { name: /Call .*555 0142/ })).toBeVisible();

  await taps.click(chip('Bleeding'));
  expect(call()).not.toBeInTheDocument();
});

it.each([20, 30])(
  'in week %i says in one sentence that moving less needs a call now',
  async (pregnancyWeek) => {
    const { taps } = show(aUser({ pregnancyWeek }));
    await taps.click(chip('Moving less'));

    const card = within(screen.getByRole('alert'));
    expect(card.getByRole('heading', { name: 'Moving less than usual: call now' })).toBeVisible();
    expect(card.getByText(/^Do not count\. They’d rather hear from you\./)).toBeVisible();
  },
);

it('names each of several signs', async () => {
  const { taps } = show();
  await taps.click(chip('Fever'));
  await taps.click(chip('Strong belly pain'));

  const card = within(screen.getByRole('alert'));
  expect(card.getByRole('heading', { name: 'Any one of these: call now' })).toBeVisible();
  expect(card.getByRole('list', { name: 'What you have' })).toHaveTextContent(
    'Severe belly pain that does not go awayA fever of 38 °C (100.4 °F) or more',
  );
});

it('has the emergency number without a network', async () => {
  const { taps } = show(aUser({ pregnancyWeek: 30 }), refuse(care.readCareContact, 'unavailable'));
  await taps.click(chip('Moving less'));

  expect(
    within(screen.getByRole('alert')).getByRole('link', { name: /Call emergency services/ }),
  ).toBeVisible();
});

it('is not there after birth', () => {
  const { location } = show(aNursingMother());

  expect(location()).toBe('/care');
});
