import { care, noBirthWishes, type BirthWishes } from '@nestwell/contracts/care';
import {
  answer,
  aPrinter,
  aQuietMember,
  aUser,
  pending,
  refuse,
  refusedBefore,
  renderWithHost,
  type HostTestOptions,
} from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BirthWishesPage } from './birth-wishes-page';
import { wishesText } from '../../lib/birth-wishes/wish-words';

const hers: BirthWishes = {
  wishes: ['companion', 'companionStays', 'askFirst'],
  companion: 'Sam',
  notes: { painRelief: 'Tell me what there is.' },
  words: 'Please say my name.',
};

function show({ answers = [], ...options }: HostTestOptions = {}) {
  const view = renderWithHost(<BirthWishesPage />, {
    user: aUser({ pregnancyWeek: 34 }),
    route: '/care/birth-wishes',
    answers: [
      answer(care.readBirthWishes, hers),
      answer(care.saveBirthWishes, ({ body }) => ({ ...hers, ...body }) as BirthWishes),
      ...answers,
    ],
    ...options,
  });
  return { ...view, taps: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

it('shows what could not be kept where she wrote it, and keeps it anew', async () => {
  refusedBefore(care.saveBirthWishes, { params: { userId: aUser().id }, body: { words: 'Be kind.' } });
  const { calls } = show();

  expect(await screen.findByRole('textbox', { name: 'In my own words' })).toHaveValue('Be kind.');
  await waitFor(() =>
    expect(calls(care.saveBirthWishes).map(({ body }) => body)).toEqual([{ words: 'Be kind.' }]),
  );
});

it('names whom she wants beside her, and keeps what she chooses', async () => {
  const { taps, calls } = show();
  expect(await screen.findByRole('button', { name: 'Sam stays with me', pressed: true })).toBeVisible();
  await taps.click(screen.getByRole('button', { name: 'Low light', pressed: false }));

  await waitFor(() =>
    expect(calls(care.saveBirthWishes)[0]?.body).toEqual({ wishes: [...hers.wishes, 'lowLight'] }),
  );
});

it('keeps her words as she writes, once for many letters, and when she leaves the page', async () => {
  const { taps, calls, unmount } = show({ answers: [answer(care.readBirthWishes, noBirthWishes)] });
  await taps.type(await screen.findByRole('textbox', { name: /In my own words/ }), 'Be kind');
  unmount();

  await waitFor(() => expect(calls(care.saveBirthWishes)).toHaveLength(1));
  expect(calls(care.saveBirthWishes)[0]?.body).toEqual({ words: 'Be kind' });
});

it('says where her words are not kept yet, and tries again', async () => {
  const { taps, answer: reply, calls } = show({ answers: [refuse(care.saveBirthWishes, 'internal')] });
  await taps.type(await screen.findByRole('textbox', { name: /In my own words/ }), ' Thank you.');
  await taps.tab();
  expect(await screen.findByText('Your last words are not kept yet.')).toBeVisible();
  reply(answer(care.saveBirthWishes, hers));
  await taps.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(() => expect(screen.queryByText(/not kept yet/)).not.toBeInTheDocument());
  expect(calls(care.saveBirthWishes).at(-1)?.body).toEqual({ words: 'Please say my name. Thank you.' });
});

it('prints two copies of what she said, and nothing that she left open', async () => {
  const { papers } = aPrinter();
  const { taps } = show();
  await taps.click(await screen.findByRole('button', { name: 'Print two copies' }));

  expect(papers).toHaveLength(1);
  const copies = within(papers[0] as HTMLElement).getAllByRole('article', { hidden: true });
  expect(copies).toHaveLength(2);
  expect(within(copies[1] as HTMLElement).getAllByRole('heading', { level: 2, hidden: true })).toHaveLength(
    4,
  );
  expect(copies[0]).toHaveTextContent(/With meSam.*Pain relief.*Tell me what there is.*Please say my name/);
  expect(copies[0]).not.toHaveTextContent(/Around me|Epidural/);
});

it.each(['with its button', 'from the browser'])('prints one copy %s, also after two', async (way) => {
  const { papers, printFromBrowser } = aPrinter();
  const { taps } = show();
  await taps.click(await screen.findByRole('button', { name: 'Print two copies' }));

  if (way === 'from the browser') printFromBrowser();
  else await taps.click(screen.getByRole('button', { name: 'Print birth wishes' }));

  expect(papers).toHaveLength(2);
  expect(within(papers[1] as HTMLElement).getAllByRole('article', { hidden: true })).toHaveLength(1);
});

it('leads to where she shows them to a partner', async () => {
  const { taps, location } = show();
  await taps.click(await screen.findByRole('link', { name: 'Share with a partner' }));

  expect(location()).toBe('/care/partner');
});

it('goes along as text', () => {
  expect(wishesText(hers)).toBe(
    'With me\n– Sam\n\nPain relief\n– Ask me first\nTell me what there is.\n\nIf things change\n– Sam stays with me\n\nPlease say my name.',
  );
});

it('offers support where her words ask for it', async () => {
  const { taps } = show();
  await taps.type(await screen.findByRole('textbox', { name: /In my own words/ }), ' I want to die');

  expect(screen.getByRole('status', { name: /carry this alone/ })).toBeVisible();
});

it.each(['paused', 'loss'] as const)('is not there in %s', (state) => {
  expect(show({ user: aQuietMember(state) }).location()).toBe('/care');
});

it('keeps its shape while they are on their way', () => {
  show({ answers: [pending(care.readBirthWishes)] });

  expect(screen.getByRole('status', { name: 'Loading your wishes' })).toBeVisible();
});

it('says where they cannot be read', async () => {
  show({ answers: [refuse(care.readBirthWishes, 'internal')] });

  await waitFor(() => expect(document.body).toHaveTextContent('We lost the thread'));
});
