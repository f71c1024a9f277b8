import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../buttons/button';
import { AlertModal } from './alert-modal';
import { ConfirmDialog } from './confirm-dialog';
import { warmLayers } from './use-layers';

function Deleting({ busy = false, onConfirm = jest.fn() }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...warmLayers} onClick={() => setOpen(true)}>
        Delete plan
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title='Delete "Week 24"?'
        description="This cannot be undone."
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={busy}
        onConfirm={onConfirm}
      />
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('ConfirmDialog', () => {
  it('names the thing, starts at Cancel and gives focus back on Escape', async () => {
    render(<Deleting />);
    await press('Delete plan');

    const dialog = await screen.findByRole('alertdialog', { name: 'Delete "Week 24"?' });
    expect(dialog).toHaveAccessibleDescription('This cannot be undone.');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete plan' })).toHaveFocus());
  });

  it('cannot be left while it works', async () => {
    render(<Deleting busy />);
    await press('Delete plan');
    await screen.findByRole('alertdialog');

    await userEvent.keyboard('{Escape}');

    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Deleting...' })).toHaveAttribute('aria-busy', 'true');
  });
});

describe('AlertModal', () => {
  it('has one way on: neither Escape nor a press outside', async () => {
    const onAction = jest.fn();
    render(<AlertModal open title="Your Free Trial Has Ended" actionLabel="Subscribe" onAction={onAction} />);
    await screen.findByRole('alertdialog', { name: 'Your Free Trial Has Ended' });
    expect(screen.getByRole('button', { name: 'Subscribe' })).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.querySelector('.nw-scrim')!, { pointerEventsCheck: 0 });

    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await press('Subscribe');
    expect(onAction).toHaveBeenCalledTimes(1);
  });
});
