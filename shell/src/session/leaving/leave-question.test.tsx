import { createStore } from '@nestwell/remote-kit/host';
import type { Waiting } from '@nestwell/remote-kit/offline';
import { renderWithHost } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LeaveQuestion } from './asks-before-leaving';
import { LeaveQuestionSheet } from './leave-question';

const entry = (id: number): Waiting =>
  ({ id, noun: 'Meal', title: `Porridge ${id}`, keptAt: Date.now() }) as unknown as Waiting;

async function open(question: Partial<LeaveQuestion>) {
  const asked = createStore<LeaveQuestion | null>({
    how: 'switchUser',
    name: 'Maya',
    unsent: [],
    ...question,
  });
  const answer = jest.fn().mockResolvedValue(undefined);
  const user = userEvent.setup();
  renderWithHost(<LeaveQuestionSheet leaving={{ asked, answer }} onClose={() => undefined} />);
  const dialog = await screen.findByRole('dialog', { name: 'Log out of Maya on this phone?' });
  const press = (name: string) => user.click(within(dialog).getByRole('button', { name }));
  return { dialog, answer, press };
}

it('says that everything is saved only where nothing waits', async () => {
  const { dialog, answer, press } = await open({});
  expect(dialog).toHaveAccessibleDescription('Everything you logged is saved in your account.');

  await press('Stay as Maya');
  await press('Log out');
  expect(answer.mock.calls).toEqual([['stay'], ['discard']]);
});

it('says nothing of it where it is not known', async () => {
  const { dialog } = await open({ unsent: undefined });
  expect(dialog).not.toHaveTextContent('saved');
});

it('names what is not sent, and what keeping it means', async () => {
  const { dialog, answer, press } = await open({ unsent: [1, 2, 3, 4, 5, 6, 7].map(entry) });
  expect(dialog).toHaveAccessibleDescription('7 entries are not sent yet.');
  expect(dialog).not.toHaveTextContent('saved');
  expect(within(dialog).getAllByRole('listitem')[0]).toHaveTextContent('Porridge 1');
  expect(dialog).toHaveTextContent('And 2 more.');
  expect(within(dialog).getByRole('button', { name: 'Keep' })).toHaveAccessibleDescription(
    /Whoever holds this phone could read them/,
  );

  await press('Discard');
  await press('Keep');
  await press('Send');
  expect(answer.mock.calls).toEqual([['discard'], ['keep'], ['send']]);
});

it('offers no sending where the session is over', async () => {
  const { dialog } = await open({ how: 'lapsed', unsent: [entry(1)] });
  expect(within(dialog).queryByRole('button', { name: 'Send' })).toBeNull();
  expect(within(dialog).getByRole('button', { name: 'Keep' })).toBeEnabled();
});

it('says that sending did not work', async () => {
  const { dialog } = await open({ unsent: [entry(1)], hasFailed: true });
  expect(within(dialog).getByRole('alert')).toHaveTextContent('It could not be sent just now.');
});
