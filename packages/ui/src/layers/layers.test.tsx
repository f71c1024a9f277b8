import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../buttons/button';
import { IconButton } from '../buttons/icon-button';
import { Combobox } from '../fields/combobox';
import { AlertModal } from './alert-modal';
import { ConfirmDialog } from './confirm-dialog';
import { Menu } from './menu';
import { Popover } from './popover';
import { Sheet } from './sheet';
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

describe('Sheet', () => {
  function Logging() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Log food</Button>
        <Sheet open={open} onOpenChange={setOpen} title="Log Your Meal" description="One meal at a time.">
          <Combobox
            label="Search foods"
            value="oat"
            onValueChange={jest.fn()}
            options={[{ id: '1', title: 'Oat milk' }]}
            onSelect={jest.fn()}
            status="ready"
            resultsLabel="Foods"
          />
        </Sheet>
      </>
    );
  }

  it('opens, is named and described, closes by its button and gives focus back', async () => {
    render(<Logging />);
    await press('Log food');
    const dialog = await screen.findByRole('dialog', { name: 'Log Your Meal' });
    expect(dialog).toHaveAccessibleDescription('One meal at a time.');
    await waitFor(() => expect(dialog).toHaveFocus());

    await press('Close');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Log food' })).toHaveFocus());
  });

  it('lets Escape close an open list of results before itself', async () => {
    render(<Logging />);
    await press('Log food');
    await userEvent.click(await screen.findByRole('combobox'));

    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
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

describe('Menu', () => {
  function PostActions() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Menu
          label="Post actions"
          trigger={<IconButton label="More about this post" />}
          items={[
            { label: 'Edit', onSelect: jest.fn() },
            { label: 'Delete', onSelect: () => setOpen(true) },
          ]}
        />
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          title="Delete?"
          confirmLabel="Delete"
          onConfirm={jest.fn()}
        />
      </>
    );
  }

  it('is worked by keyboard, and a dialog it opens gives focus back to its button', async () => {
    render(<PostActions />);
    screen.getByRole('button', { name: 'More about this post' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Post actions' });

    await userEvent.keyboard('{End}{Enter}');
    await screen.findByRole('alertdialog', { name: 'Delete?' });
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'More about this post' })).toHaveFocus());
  });
});

it('Popover opens and closes by its trigger and gives focus back on Escape', async () => {
  render(
    <Popover label="About confidence" trigger={<Button>What is this?</Button>}>
      How sure we are.
    </Popover>,
  );
  await press('What is this?');
  expect(await screen.findByRole('dialog', { name: 'About confidence' })).toHaveTextContent(
    'How sure we are.',
  );
  expect(screen.getByRole('button', { name: 'What is this?' })).toHaveAttribute('aria-expanded', 'true');

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'What is this?' })).toHaveFocus();
});
