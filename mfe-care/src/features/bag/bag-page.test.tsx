import { care, type BagItem } from '@nestwell/contracts/care';
import { takenAway } from '@nestwell/contracts/kernel';
import {
  answer,
  aQuietMember,
  aUser,
  pending,
  refuse,
  renderWithHost,
  type HostTestOptions,
} from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aThing } from '../../testing/a-thing';
import { BagPage } from './bag-page';

const slippers = aThing();
const seat = aThing({
  id: '0190b000-0000-7000-8000-000000000061',
  kind: 'baby',
  name: 'Car seat, fitted',
  note: 'Sam does this',
});

function show({ answers = [], ...options }: HostTestOptions = {}) {
  const view = renderWithHost(<BagPage />, {
    user: aUser({ pregnancyWeek: 34 }),
    route: '/care/bag',
    answers: [
      answer(care.listBag, [slippers, seat]),
      answer(care.addToBag, ({ body }) => body.items.map((item) => aThing(item as Partial<BagItem>))),
      answer(care.changeBagItem, slippers),
      answer(care.orderBag, undefined),
      answer(care.removeBagItem, undefined),
      answer(takenAway.putBack, undefined),
      ...answers,
    ],
    ...options,
  });
  return { ...view, taps: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
const box = () => screen.findByRole('checkbox', { name: slippers.name });

it('says how much is packed, ticks a thing and takes that back', async () => {
  const { taps, calls } = show();
  expect(await screen.findByText('0 of 2 packed')).toBeVisible();
  await taps.click(await box());
  await taps.click(await screen.findByRole('button', { name: 'Undo' }));

  await waitFor(() =>
    expect(calls(care.changeBagItem).map(({ body }) => body)).toEqual([{ packed: true }, { packed: false }]),
  );
});

it('says who ticked a thing by her link, and when', async () => {
  const packed = { ...slippers, packed: true, tickedBy: 'Sam', tickedAt: '2026-11-22T08:12:00Z' };
  const opened = { ...seat, tickedBy: 'Sam', tickedAt: '2026-11-22T08:14:00Z' };
  show({ answers: [answer(care.listBag, [packed, opened])] });

  expect(await screen.findByText(/^Packed by Sam’s link, Sunday/)).toBeVisible();
  expect(screen.getByText(/^Unpacked by Sam’s link, Sunday/)).toBeVisible();
});

it('leads to where she shows it to a partner', async () => {
  const { taps, location } = show();
  await taps.click(await screen.findByRole('link', { name: 'Share with a partner' }));

  expect(location()).toBe('/care/partner');
});

it('begins with what she chooses, and with nothing else', async () => {
  const { taps, calls } = show({ answers: [answer(care.listBag, [])] });
  await taps.click(await screen.findByRole('button', { name: 'Choose from a list' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Ideas for your bag' }));
  expect(sheet.getByRole('button', { name: 'Choose something' })).toBeDisabled();
  await taps.click(sheet.getByRole('checkbox', { name: 'Warm socks' }));
  await taps.click(sheet.getByRole('button', { name: 'All of Papers' }));
  await taps.click(sheet.getByRole('button', { name: 'Put 5 things on my list' }));

  expect(calls(care.addToBag)[0]?.body.items.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'papers ID and insurance card',
    'papers Birth wishes, two copies',
    'papers Maternity notes',
    'papers Phone numbers on paper',
    'you Warm socks',
  ]);
});

it('asks before the ideas go that she chose', async () => {
  const { taps } = show({ answers: [answer(care.listBag, [])] });
  await taps.click(await screen.findByRole('button', { name: 'Choose from a list' }));
  await taps.click(await screen.findByRole('checkbox', { name: 'Warm socks' }));
  await taps.keyboard('{Escape}');

  const asked = await screen.findByRole('alertdialog', { name: 'Let go of what you picked?' });
  expect(asked).toHaveTextContent('“Warm socks”');
});

it('adds a thing of her own where it belongs', async () => {
  const { taps, calls } = show();
  const field = await screen.findByRole('textbox', { name: 'Add something' });
  await taps.type(field, 'Teddy');
  await taps.click(screen.getByRole('button', { name: 'For the baby' }));
  await taps.click(screen.getByRole('button', { name: 'Add' }));

  await waitFor(() => expect(field).toHaveValue(''));
  expect(calls(care.addToBag)[0]?.body).toEqual({ items: [{ kind: 'baby', name: 'Teddy' }] });
});

it('keeps what she typed where the list is full', async () => {
  const { taps } = show({ answers: [refuse(care.addToBag, 'list_full')] });
  const field = await screen.findByRole('textbox', { name: 'Add something' });
  await taps.type(field, 'Teddy');
  await taps.click(screen.getByRole('button', { name: 'Add' }));

  expect(await screen.findByRole('alert', { name: 'Error' })).toHaveTextContent('as many things as it can');
  expect(field).toHaveValue('Teddy');
});

it('changes a thing, moves it, and takes it off with a way back', async () => {
  const balm = aThing({ id: '0190b000-0000-7000-8000-000000000062', name: 'Lip balm', place: 1 });
  const { taps, calls } = show({ answers: [answer(care.listBag, [slippers, balm])] });
  await taps.click(await screen.findByRole('button', { name: 'Edit Lip balm' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Lip balm' }));
  expect(sheet.getByRole('button', { name: 'Move down' })).toBeDisabled();
  await taps.click(sheet.getByRole('button', { name: 'Move up' }));
  expect(calls(care.orderBag)[0]?.body).toEqual({ kind: 'you', ids: [balm.id, slippers.id] });
  await taps.click(sheet.getByRole('button', { name: 'Take it off my list' }));
  await taps.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));

  await waitFor(() => expect(calls(takenAway.putBack)[0]?.body).toEqual({ kind: 'bagItem', id: balm.id }));
});

it('shows six of a long group until she wants all', async () => {
  const many = Array.from({ length: 9 }, (_, place) =>
    aThing({ id: `${place}`, name: `Thing ${place}`, place }),
  );
  const { taps } = show({ answers: [answer(care.listBag, many)] });
  expect(await screen.findAllByRole('checkbox')).toHaveLength(6);
  await taps.click(screen.getByRole('button', { name: 'For you: show 3 more' }));

  expect(screen.getAllByRole('checkbox')).toHaveLength(9);
});

it.each(['paused', 'loss'] as const)('is not there in %s', (state) => {
  expect(show({ user: aQuietMember(state) }).location()).toBe('/care');
});

it('keeps its shape while the list is on its way', () => {
  show({ answers: [pending(care.listBag)] });

  expect(screen.getByRole('status', { name: 'Loading your list' })).toBeVisible();
});

it.each([
  ['is empty', answer(care.listBag, []), 'Nothing on it yet'],
  ['cannot be read', refuse(care.listBag, 'internal'), 'We lost the thread'],
])('says where the list %s', async (_, reply, words) => {
  show({ answers: [reply] });

  await waitFor(() => expect(document.body).toHaveTextContent(words));
});
