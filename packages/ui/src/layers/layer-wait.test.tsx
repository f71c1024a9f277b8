import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LayerHelpProvider } from './layer-help';
import { Sheet } from './sheet';

let mockOffline = true;
jest.mock('./dialog-layers', () => {
  if (mockOffline) throw new Error('Loading chunk failed');
  return jest.requireActual('./dialog-layers');
});

it('leads to help while a dialog is on its way', async () => {
  const onHelp = jest.fn();
  render(
    <LayerHelpProvider help={{ label: 'Is this urgent?', isOpen: false, onHelp }}>
      <Sheet open onOpenChange={jest.fn()} title="Log Your Meal" />
    </LayerHelpProvider>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Is this urgent?' }));
  expect(onHelp).toHaveBeenCalledTimes(1);
});

it('shows what must not wait while the dialog cannot be fetched', async () => {
  render(
    <Sheet
      open
      onOpenChange={jest.fn()}
      title="Is this urgent?"
      meanwhile={<a href="tel:999">Call 999</a>}
    />,
  );

  expect(await screen.findByRole('alert')).toHaveTextContent('We lost the thread');
  expect(screen.getByRole('link', { name: 'Call 999' })).toBeInTheDocument();
});

function LogFood() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Log Food</button>
      <Sheet open={open} onOpenChange={setOpen} title="Log Your Meal" />
    </>
  );
}

it('takes the keyboard when it cannot be fetched, is closed with Escape or Back, and gives the keyboard back', async () => {
  render(<LogFood />);
  const opener = screen.getByRole('button', { name: 'Log Food' });
  const ways = [
    () => userEvent.keyboard('{Escape}'),
    async () => {
      await waitFor(() => expect(history.state).toMatchObject({ layers: 1 }));
      history.back();
    },
  ];
  for (const close of ways) {
    await userEvent.click(opener);
    await waitFor(async () => expect(await screen.findByRole('alert')).toHaveFocus());
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();

    await close();

    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
  }
});

it('answers a click although the dialog cannot be fetched, and opens it when tried again', async () => {
  const onOpenChange = jest.fn();
  render(<Sheet open onOpenChange={onOpenChange} title="Log Your Meal" />);

  expect(await screen.findByRole('alert')).toHaveTextContent('We lost the thread');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);

  mockOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Log Your Meal' })).toBeInTheDocument();
});
