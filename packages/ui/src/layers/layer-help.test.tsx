import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Button } from '../buttons/button';
import { TextField } from '../fields/text-field';
import { AlertModal } from './alert-modal';
import { ConfirmDialog } from './confirm-dialog';
import { LayerHelpProvider } from './layer-help';
import { Sheet } from './sheet';

const HELP = 'Is this urgent?';
const stays = jest.fn();

/** A screen whose help opens above everything, as the shell's does. */
function Site({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <LayerHelpProvider help={{ label: HELP, isOpen: open, onHelp: () => setOpen(true) }}>
        {children}
      </LayerHelpProvider>
      <Button onClick={() => setOpen(true)}>On the screen</Button>
      <Sheet onTop open={open} onOpenChange={setOpen} title={HELP}>
        <a href="tel:911">Call 911</a>
      </Sheet>
    </>
  );
}

const layers = {
  sheet: (
    <Sheet open onOpenChange={stays} title="Layer">
      <TextField label="Words" />
    </Sheet>
  ),
  confirm: (
    <ConfirmDialog open onOpenChange={stays} title="Layer" confirmLabel="Delete" onConfirm={stays}>
      <TextField label="Words" />
    </ConfirmDialog>
  ),
  alert: (
    <AlertModal open title="Layer" actionLabel="Upgrade Now" onAction={stays}>
      <TextField label="Words" />
    </AlertModal>
  ),
};

describe.each(Object.entries(layers))('over a %s', (_, layer) => {
  it('help opens without leaving it, and closing help leads back to it as it was', async () => {
    render(<Site>{layer}</Site>);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Words' }), 'half a sentence');

    await userEvent.click(screen.getByRole('button', { name: HELP }));
    expect(await screen.findByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('link', { name: 'Call 911' })).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'Words' })).toHaveValue('half a sentence');
    expect(screen.getByRole('button', { name: HELP })).toHaveFocus();
    expect(stays).not.toHaveBeenCalled();
  });

  it('help is reached by keyboard', async () => {
    render(<Site>{layer}</Site>);
    (await screen.findByRole('textbox', { name: 'Words' })).focus();
    const reached = new Set<Element | null>();
    for (let tabs = 0; tabs < 6; tabs += 1) {
      await userEvent.tab();
      reached.add(document.activeElement);
    }

    expect(reached).toContain(screen.getByRole('button', { name: HELP }));
  });
});

it('stands left of a sheet’s Close', async () => {
  render(<Site>{layers.sheet}</Site>);
  await screen.findByRole('textbox');

  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    HELP,
    'Close',
  ]);
});

it('has no second way in above itself', async () => {
  render(<Site>{null}</Site>);
  await userEvent.click(screen.getByRole('button', { name: 'On the screen' }));
  await screen.findByRole('dialog', { name: HELP });

  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Close' })]);
});

it('keeps away what opens by itself until she has closed it', async () => {
  const site = (over: boolean) => (
    <Site>
      <AlertModal open={over} title="Your Free Trial Has Ended" actionLabel="Upgrade Now" onAction={stays} />
    </Site>
  );
  const view = render(site(false));
  await userEvent.click(screen.getByRole('button', { name: 'On the screen' }));
  await screen.findByRole('dialog', { name: HELP });
  view.rerender(site(true));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));

  expect(await screen.findByRole('alertdialog', { name: 'Your Free Trial Has Ended' })).toBeInTheDocument();
});
