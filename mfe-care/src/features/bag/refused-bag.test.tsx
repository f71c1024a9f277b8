import { care } from '@nestwell/contracts/care';
import { answer, aUser, refusedBefore, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { aThing } from '../../testing/a-thing';
import { bagIdeas } from './ideas';
import { BagPage } from './bag-page';

const slippers = aThing();
const user = aUser({ pregnancyWeek: 34 });
const params = { userId: user.id };
const show = () =>
  renderWithHost(<BagPage />, { user, route: '/care/bag', answers: [answer(care.listBag, [slippers])] });

it('opens what could not be put on her list where she wrote it', async () => {
  refusedBefore(care.addToBag, { params, body: { items: [{ kind: 'baby', name: 'Blanket' }] } });
  show();

  expect(await screen.findByRole('textbox', { name: 'Add something' })).toHaveValue('Blanket');
  expect(screen.getByRole('button', { name: 'For the baby' })).toHaveAttribute('aria-pressed', 'true');
});

it('opens ideas that could not be put on her list as she had chosen them', async () => {
  const items = bagIdeas.baby.slice(0, 2).map((name) => ({ kind: 'baby' as const, name }));
  refusedBefore(care.addToBag, { params, body: { items } });
  show();
  const sheet = within(await screen.findByRole('dialog', { name: 'Ideas for your bag' }));

  expect(sheet.getByRole('button', { name: 'Put 2 things on my list' })).toBeEnabled();
});

const changed = { params: { bagItemId: slippers.id }, body: { name: 'Shoes', note: 'In the hall' } };

it('opens a change that could not be kept, with all that was changed', async () => {
  refusedBefore(care.changeBagItem, changed, { row: slippers });
  show();
  const sheet = within(await screen.findByRole('dialog', { name: 'Shoes' }));

  expect(sheet.getByRole('textbox', { name: 'What it is' })).toHaveValue('Shoes');
  expect(sheet.getByRole('textbox', { name: /^Note/ })).toHaveValue('In the hall');
});

it('opens the change of a thing that is gone as a new one', async () => {
  refusedBefore(care.changeBagItem, changed, { row: slippers, status: 404 });
  show();

  expect(await screen.findByRole('textbox', { name: 'Add something' })).toHaveValue('Shoes');
});
