import { care } from '@nestwell/contracts/care';
import { answer, aUser, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRegion } from '@nestwell/remote-kit';
import { aBabyNote } from '../../testing/a-baby-note';
import { CountPage } from './count-page';

const idOf = (index: number) => `0190b000-0000-7000-8000-00000000001${index}`;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** In Canada, which counts to six. */
function Screen() {
  const { choose } = useRegion();
  return (
    <>
      <button onClick={() => choose('ca')}>Here</button>
      <CountPage />
    </>
  );
}

async function show(ago: number[], query = '') {
  const movements = ago.map((minutes, index) =>
    aBabyNote({ id: idOf(index), kind: 'movement', baby: null, startedAt: minutesAgo(minutes) }),
  );
  const last = movements.at(-1);
  const view = renderWithHost(<Screen />, {
    user: aUser({ pregnancyWeek: 30 }),
    route: `/care/movements/count${query}`,
    answers: [
      answer(care.listBabyLog, last ? [...movements.slice(0, -1), { ...last, endedAt: last.startedAt }] : []),
      answer(care.readServerClock, () => ({ now: new Date().toISOString() })),
      answer(care.readCareSettings, { dayStartsAt: 0, babyNames: [] }),
      answer(care.readCareContact, null),
      answer(care.changeBabyNote, () => aBabyNote({ kind: 'movement', baby: null })),
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Here' }));
  return view;
}

it('says the figures of the last count without a verdict, with the call again', async () => {
  await show([60, 50, 40, 30, 20, 8]);

  expect(await screen.findByText(/^6 movements in 52 min, from .* to .*\.$/)).toBeVisible();
  expect(screen.getByText(/^A count does not say how your baby is/)).toBeVisible();
  expect(screen.getByRole('heading', { name: /^Less than usual\? Call/ })).toBeVisible();
  expect(screen.queryByText(/normal|good|fine|well done|fewer/i)).not.toBeInTheDocument();
});

it('says of a count she finished early that it is one, and when to call about it', async () => {
  await show([40, 30]);

  expect(
    await screen.findByText('These are fewer than 6. If they came more slowly than usual, call now.'),
  ).toBeVisible();
});

it('leads back to a count that goes on, once she has taken its end back', async () => {
  const view = await show([40, 30]);
  await screen.findByText(/^2 movements/);
  const open = [40, 30].map((minutes, index) =>
    aBabyNote({ id: idOf(index), kind: 'movement', baby: null, startedAt: minutesAgo(minutes) }),
  );
  view.answer(answer(care.listBabyLog, open));
  await view.queryClient.invalidateQueries();

  await waitFor(() => expect(view.location()).toBe('/care/movements'));
});

it('lets each movement be changed, the last one without an end before its beginning', async () => {
  const view = await show([40, 30]);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit this count' }));
  const rows = within(screen.getByRole('list', { name: 'What was noted' }));
  const [last] = rows.getAllByRole('button', { name: /^Edit Movement/ });
  if (last) await userEvent.click(last);

  const sheet = within(await screen.findByRole('dialog', { name: 'Edit this movement' }));
  await userEvent.type(sheet.getByRole('textbox', { name: /Note/ }), 'After dinner');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  const [sent] = view.calls(care.changeBabyNote);
  expect(sent?.body).toMatchObject({ note: 'After dinner', endedAt: sent?.body?.startedAt });
});

it('goes back to the movements where the count is there no more', async () => {
  const view = await show([40, 30], `?with=${idOf(9)}`);

  expect(await screen.findByRole('button', { name: 'Here' })).toBeVisible();
  expect(view.location()).toBe('/care/movements');
});
