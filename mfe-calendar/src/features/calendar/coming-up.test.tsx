import { calendar } from '@nestwell/contracts/calendar';
import { answer, refuse, renderWithHost, type FakeAnswer } from '@nestwell/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReminder } from '../../testing/a-reminder';
import { ComingUp } from './coming-up';

const MINUTE = 60_000;
const now = Date.now();
const due = (title: string, minutes: number, more = {}) =>
  aReminder({ id: title, title, dueDateTime: new Date(now + minutes * MINUTE).toISOString(), ...more });
const four = [due('One', 1), due('Two', 2), due('Three', 3), due('Four', 4)];
const show = (...answers: FakeAnswer[]) => renderWithHost(<ComingUp now={now} />, { answers });

const titles = async () =>
  within(await screen.findByRole('list', { name: 'Coming up' }))
    .getAllByRole('listitem')
    .map((row) => /One|Two|Three|Four/.exec(row.textContent)?.[0]);
const dismiss = (title: string) => userEvent.click(screen.getByRole('button', { name: `Dismiss ${title}` }));

it('shows three, the next in place of a dismissed one, and says when no other is left', async () => {
  const view = show(answer(calendar.listReminders, four));
  expect(await titles()).toEqual(['One', 'Two', 'Three']);

  await dismiss('Two');
  expect(await titles()).toEqual(['One', 'Three', 'Four']);
  view.unmount();
  const again = show(answer(calendar.listReminders, four));
  expect(await titles()).toEqual(['One', 'Three', 'Four']);

  for (const title of ['One', 'Three', 'Four']) await dismiss(title);
  expect(screen.getByRole('status')).toHaveTextContent('Nothing else due in the next two hours.');
  again.unmount();

  // Done or moved away they leave the list, and so come back when they are due again.
  const without = show(answer(calendar.listReminders, []));
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Nothing due in the next two hours.'),
  );
  without.unmount();
  show(answer(calendar.listReminders, four));
  expect(await titles()).toEqual(['One', 'Two', 'Three']);
});

it('does not say that nothing is due where it could not look', async () => {
  const view = show(refuse(calendar.listReminders, 'internal'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This didn’t load.');
  expect(screen.queryByRole('status')).toBeNull();

  view.answer(answer(calendar.listReminders, four));
  await userEvent.click(screen.getByRole('button', { name: 'Load what is due again' }));

  expect(await titles()).toEqual(['One', 'Two', 'Three']);
});
