import { care } from '@nestwell/contracts/care';
import { addDays } from '@nestwell/domain/calendar-days';
import { deviceDate, deviceMoment } from '@nestwell/domain/device-time';
import { answer, aUser, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRegion, type Place } from '@nestwell/remote-kit';
import { aBabyNote } from '../../testing/a-baby-note';
import { MovementsPage } from './movements-page';

/** With a way to say where she is, as the panel of urgent help has one. */
function Screen({ place }: { place: Place }) {
  const { choose } = useRegion();
  return (
    <>
      <button onClick={() => choose(place)}>Here</button>
      <MovementsPage />
    </>
  );
}

/** How long ago it was nine in the morning, so many days ago, in minutes. */
const morning = (days: number) =>
  (Date.now() - deviceMoment(addDays(deviceDate(new Date()), -days), 9).getTime()) / 60_000;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

async function show(place: Place, ago: number[], week = 30) {
  const moved = ago.map((minutes, index) =>
    aBabyNote({
      id: `0190b000-0000-7000-8000-00000000001${index}`,
      kind: 'movement',
      baby: null,
      startedAt: minutesAgo(minutes),
    }),
  );
  const view = renderWithHost(<Screen place={place} />, {
    user: aUser({ pregnancyWeek: week }),
    route: '/care/movements',
    answers: [
      answer(care.listBabyLog, moved),
      answer(care.readServerClock, () => ({ now: new Date().toISOString() })),
      answer(care.readCareContact, null),
      answer(care.logBabyNote, () => aBabyNote({ kind: 'movement', baby: null })),
      answer(care.deleteBabyNote, undefined),
      answer(care.changeBabyNote, () => aBabyNote({ kind: 'movement', baby: null })),
    ],
  });
  if (week >= 24) await userEvent.click(screen.getByRole('button', { name: 'Here' }));
  return view;
}

it.each([
  ['us', '2 of 10'],
  ['ca', '2 of 6'],
] as const)('counts in two hours in %s', async (place, said) => {
  const view = await show(place, [30, 10]);
  expect(await screen.findByRole('img', { name: said })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'It moved' }));
  expect(view.calls(care.logBabyNote)[0]?.body).toEqual({ kind: 'movement', baby: null });
});

it.each(['gb', 'au', 'nz', 'elsewhere'] as const)('has no number in %s', async (place) => {
  await show(place, [30]);

  expect(await screen.findByRole('button', { name: 'Moving now' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'When does your baby move?' })).toHaveTextContent(
    /there is no number/i,
  );
  expect(screen.queryByRole('button', { name: 'It moved' })).not.toBeInTheDocument();
});

it('says to call once two hours have passed without the number', async () => {
  await show('us', [121, 100]);

  expect(await screen.findByRole('heading', { name: 'Call your care team now' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Two hours have passed since this count began/);
});

it('keeps saying so when one more is noted: a movement after it takes nothing back', async () => {
  await show('us', [150, 100, 5]);

  expect(await screen.findByRole('heading', { name: 'Call your care team now' })).toBeVisible();
  expect(screen.getByRole('img', { name: '1 of 10' })).toBeVisible();
});

it.each([
  [1, /^Yesterday’s count was not finished/],
  [3, /^The count of .*day was not finished/],
])('takes a count left %i days ago for no result, and says when to call all the same', async (days, said) => {
  await show('us', [morning(days), morning(days) - 10]);

  const words = await screen.findByText(said);
  expect(words).toHaveTextContent(/If your baby still moves less than usual, call your care team now\.$/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /^Less than usual\? Call now/ })).toBeVisible();
  expect(screen.queryByText(/normal|good|fine|well done/i)).not.toBeInTheDocument();
});

it('takes the last one back, and finishes a count where she stops', async () => {
  const view = await show('us', [30, 10]);

  await userEvent.click(await screen.findByRole('button', { name: 'Undo the last one' }));
  const last = '0190b000-0000-7000-8000-000000000011';
  expect(view.calls(care.deleteBabyNote)[0]?.params).toEqual({ babyNoteId: last });
  await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
  const [finished] = view.calls(care.changeBabyNote);
  expect(finished?.params).toEqual({ babyNoteId: last });
  expect(Date.now() - Date.parse(String(finished?.body?.endedAt))).toBeGreaterThan(9 * 60_000);
  await waitFor(() => expect(view.location()).toBe('/care/movements/count'));
});

it('leads to what was saved with the movement that ends a count', async () => {
  const view = await show('ca', [50, 40, 30, 20, 10]);

  await userEvent.click(await screen.findByRole('button', { name: 'It moved' }));
  await waitFor(() => expect(view.location()).toBe('/care/movements/count'));
});

it('never says that a count is good, and calls stay first', async () => {
  await show('ca', [60, 50, 40, 30, 20, 10]);

  expect(await screen.findByRole('link', { name: /6 in 50 min$/ })).toBeVisible();
  expect(screen.queryByText(/normal|good|fine|well done/i)).not.toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Less than usual? Call now');
});

it.each([24, 27])(
  'notes movements in week %i without a number, and says when none were felt',
  async (week) => {
    await show('us', [30], week);

    expect(await screen.findByRole('button', { name: 'Moving now' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'When does your baby move?' })).toHaveTextContent(
      /Before week 28/,
    );
    expect(document.body).toHaveTextContent('Not felt any by 24 weeks? Call.');
    expect(screen.getByRole('heading', { name: /^Less than usual\? Call now/ })).toBeVisible();
  },
);

it('is not there before week 24', async () => {
  expect((await show('us', [], 23)).location()).toBe('/care');
});

it('goes by another country where her device’s clock is of the wrong one', async () => {
  await show('gb', [30, 10]);
  expect(await screen.findByText(/there is no number/)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Change country' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Canada');
  expect(await screen.findByRole('img', { name: '2 of 6' })).toBeVisible();
});

const aStart = (minutes: number) =>
  aBabyNote({
    id: '0190b000-0000-7000-8000-000000000020',
    kind: 'countStart',
    baby: null,
    startedAt: minutesAgo(minutes),
  });

it('says to call when two hours have passed since she started, on any device, without any movement', async () => {
  const view = await show('us', []);
  view.answer(answer(care.listBabyLog, [aStart(121)]));
  await view.queryClient.invalidateQueries();

  expect(await screen.findByRole('heading', { name: 'Call your care team now' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Two hours have passed since this count began/);
});

it('keeps with her notes where she starts, and counts the time from there', async () => {
  const view = await show('us', []);
  await userEvent.click(await screen.findByRole('button', { name: 'Start counting' }));

  expect(view.calls(care.logBabyNote)[0]?.body).toEqual({ kind: 'countStart', baby: null });
  view.answer(answer(care.listBabyLog, [aStart(5)]));
  await view.queryClient.invalidateQueries();
  expect(await screen.findByText(/since /)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start counting' })).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: '0 of 10' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Finish' })).not.toBeInTheDocument();
});
