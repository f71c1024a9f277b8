import { createStore } from '@nestwell/remote-kit/host';
import type { Waiting, WaitingBox } from '@nestwell/remote-kit/offline';
import { renderWithHost } from '@nestwell/remote-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { RemotesProvider } from '../remotes/remotes-context';
import { aSite, plansPage } from '../testing/a-site';
import { WaitingSheet } from './waiting-sheet';

const dal: Waiting = {
  id: 1,
  userId: 'ama',
  key: 'dal',
  method: 'POST',
  url: '/api/meals',
  body: { name: 'Dal', notes: 'The one with lime' },
  zone: 'UTC',
  keptAt: new Date(2026, 10, 20, 14, 2).getTime(),
  noun: 'Meal',
  title: 'Dal',
  open: '/',
  shows: [],
};
const iron: Waiting = { ...dal, id: 2, key: 'iron', noun: 'Medicine', title: 'Iron', needsNoPlan: true };

function show(waiting: readonly Waiting[], lacksPlan: boolean) {
  const box: Partial<WaitingBox> = { waiting: createStore(waiting) };
  return renderWithHost(
    <RemotesProvider remotes={aSite([plansPage])}>
      <WaitingSheet open onOpenChange={() => undefined} {...{ box: box as WaitingBox, waiting, lacksPlan }} />
    </RemotesProvider>,
  );
}

it('keeps what needs a plan until there is one, and gives it to her as text', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  show([dal, iron], true);

  const dialog = await screen.findByRole('dialog', { name: 'Waiting to be sent' });
  const sheet = within(dialog);
  expect(sheet.getByRole('heading', { name: 'Kept until you have a plan' })).toBeVisible();
  expect(dialog).toHaveTextContent('one entry waits here');
  expect(sheet.getAllByRole('listitem')).toHaveLength(2);
  expect(sheet.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/plans');
  expect(dialog).toHaveTextContent('once you have a plan. You can close Nestwell');

  fireEvent.click(sheet.getByRole('button', { name: 'Copy as text' }));
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/Nov.*, Meal: Dal\nThe one with lime$/));
});

it('says nothing of plans to one who has one', async () => {
  show([dal], false);

  const dialog = await screen.findByRole('dialog', { name: 'Waiting to be sent' });
  expect(dialog).toHaveTextContent('They go by themselves. You can close Nestwell.');
  expect(screen.queryByRole('heading', { name: 'Kept until you have a plan' })).not.toBeInTheDocument();
});
