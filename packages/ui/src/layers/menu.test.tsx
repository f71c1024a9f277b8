import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../buttons/button';
import { IconButton } from '../buttons/icon-button';
import { ConfirmDialog } from './confirm-dialog';
import { Menu } from './menu';
import { Popover } from './popover';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

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
