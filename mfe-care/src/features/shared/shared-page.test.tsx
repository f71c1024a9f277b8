import { care, noBirthWishes, type BirthWishes, type ShownThing } from '@nestwell/contracts/care';
import { answer, refuse, renderWithHost, type FakeAnswer } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SharedPage } from './shared-page';

const TOKEN = 'k'.repeat(43);
const view = {
  from: 'Amara',
  until: '2026-11-29T20:00:00Z',
  appointments: [{ title: 'Midwife', dueDateTime: '2026-11-26T10:30:00Z' }],
  lists: [{ list: 'questions' as const, items: [{ words: 'Who do I call at night?', done: true }] }],
};

const show = (hash: string, ...answers: FakeAnswer[]) =>
  renderWithHost(<SharedPage />, {
    user: null,
    route: `/shared${hash}`,
    answers: [answer(care.openShared, view), ...answers],
  });

it('shows a visitor what was chosen, and asks with the secret once', async () => {
  const page = show(`#${TOKEN}`);

  expect(await screen.findByRole('heading', { name: 'Amara shared this with you' })).toBeVisible();
  const visits = within(screen.getByRole('list', { name: 'Appointments' }));
  expect(visits.getByText('Midwife')).toBeVisible();
  const questions = within(screen.getByRole('list', { name: 'Questions for the appointment' }));
  expect(questions.getByText('Who do I call at night?')).toBeVisible();
  expect(page.calls(care.openShared).map(({ body }) => body)).toEqual([{ token: TOKEN }]);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('shows a long bag after one tap, and of birth wishes what she said', async () => {
  const items = Array.from({ length: 9 }, (_, place) => ({
    words: `Thing ${place}`,
    done: place === 8,
    id: null,
  }));
  const wishes: BirthWishes = {
    wishes: ['companionStays'],
    companion: 'Sam',
    notes: {},
    words: 'Be kind.',
  };
  const lists = [
    { list: 'bag' as const, items },
    { list: 'birthWishes' as const, wishes },
  ];
  show(`#${TOKEN}`, answer(care.openShared, { ...view, lists }));
  const bag = within(await screen.findByRole('list', { name: 'Hospital bag' }));
  expect(bag.getAllByRole('listitem')).toHaveLength(6);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 9' }));
  expect(bag.getAllByRole('listitem').at(-1)).toHaveTextContent('Thing 8Packed');

  const changed = screen.getByRole('list', { name: 'If things change' });
  expect(changed).toHaveTextContent('Sam stays with me');
  expect(document.body).toHaveTextContent('Be kind.');
  expect(document.body).not.toHaveTextContent('Around me');
});

const withBag = (...items: ShownThing[]) => ({ ...view, lists: [{ list: 'bag' as const, items }] });
const socks = { words: 'Warm socks', done: false, id: '0190b000-0000-7000-8000-000000000060' };

it('ticks a thing of the bag where she allows it, in its place', async () => {
  const page = show(`#${TOKEN}`, answer(care.openShared, withBag(socks)), answer(care.tickShared, undefined));
  const box = await screen.findByRole('checkbox', { name: socks.words });
  await userEvent.click(box);

  expect(box).toBeChecked();
  expect(document.body).toHaveTextContent('1 of 1');
  const body = { token: TOKEN, bagItemId: socks.id, packed: true };
  expect(page.calls(care.tickShared).map((call) => call.body)).toEqual([body]);
});

it('is as before where a tick could not be kept', async () => {
  const page = show(
    `#${TOKEN}`,
    answer(care.openShared, withBag(socks)),
    refuse(care.tickShared, 'unavailable'),
  );
  const box = await screen.findByRole('checkbox', { name: socks.words });
  await userEvent.click(box);

  await waitFor(() => expect(box).not.toBeChecked());
  expect(page.toasts().map(({ title }) => title)).toEqual(['That did not work']);
});

it('says that it is no longer shared, where a tick meets a link that was ended', async () => {
  const page = show(
    `#${TOKEN}`,
    answer(care.openShared, withBag(socks)),
    refuse(care.tickShared, 'not_found'),
  );
  const box = await screen.findByRole('checkbox', { name: socks.words });
  page.answer(refuse(care.openShared, 'not_found'));
  await userEvent.click(box);

  expect(await screen.findByRole('heading', { name: 'This is no longer shared.' })).toBeVisible();
});

it('says of a list with nothing on it that it is empty', async () => {
  const lists = [
    { list: 'bag' as const, items: [] },
    { list: 'birthWishes' as const, wishes: noBirthWishes },
  ];
  show(`#${TOKEN}`, answer(care.openShared, { ...view, lists }));

  expect(await screen.findByText('Nothing is on it yet.')).toBeVisible();
  expect(document.body).toHaveTextContent('Nothing is written yet.');
  expect(document.body).not.toHaveTextContent(/ of 0/);
});

it('says of what ended, and of an address without a secret, one sentence and nothing else', async () => {
  const page = show(`#${TOKEN}`, refuse(care.openShared, 'not_found'));
  const said = await screen.findByRole('heading', { name: 'This is no longer shared.' });
  expect(said.parentElement).toHaveTextContent(/^This is no longer shared\.$/);
  page.unmount();

  const bare = show('');
  expect(screen.getByRole('heading')).toHaveTextContent('This is no longer shared.');
  expect(bare.calls(care.openShared)).toHaveLength(0);
});

it('can be tried again where the network failed', async () => {
  const page = show(`#${TOKEN}`, refuse(care.openShared, 'unavailable'));
  const again = await screen.findByRole('button', { name: 'Try again' });
  page.answer(answer(care.openShared, view));
  await userEvent.click(again);

  expect(await screen.findByRole('heading', { name: 'Amara shared this with you' })).toBeVisible();
});

it('opens nothing for a page that nobody sees', () => {
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const page = show(`#${TOKEN}`);

  expect(page.calls(care.openShared)).toHaveLength(0);
  seen.mockRestore();
});
