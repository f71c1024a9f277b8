import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './layers/confirm-dialog';
import { handsFocusOn } from './keep-focus';

function Vanishing({ rowTakesFocus }: { rowTakesFocus: boolean }) {
  const [marked, setMarked] = useState(false);
  return (
    <main tabIndex={-1}>
      <h1 tabIndex={-1}>Notices</h1>
      <ul>
        <li tabIndex={rowTakesFocus ? -1 : undefined}>
          A notice
          {!marked && (
            <button ref={handsFocusOn} onClick={() => setMarked(true)}>
              Mark as read
            </button>
          )}
        </li>
      </ul>
    </main>
  );
}

it.each([
  ['the part around it', true, 'listitem'],
  ['the heading', false, 'heading'],
] as const)('a button that vanishes leaves its focus to %s', async (_, rowTakesFocus, role) => {
  render(<Vanishing rowTakesFocus={rowTakesFocus} />);
  await userEvent.click(screen.getByRole('button', { name: 'Mark as read' }));

  expect(screen.getByRole(role)).toHaveFocus();
});

it('a button that vanishes without the focus leaves it where it is', () => {
  render(<Vanishing rowTakesFocus />);
  fireEvent.click(screen.getByRole('button', { name: 'Mark as read' }));

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

function Cancelling() {
  const [open, setOpen] = useState(false);
  const [cancelled, setCancelled] = useState(false);
  const confirm = () => {
    setCancelled(true);
    setOpen(false);
  };
  return (
    <>
      <h1 tabIndex={-1}>Settings</h1>
      {!cancelled && <button onClick={() => setOpen(true)}>Cancel plan</button>}
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Cancel it?"
        confirmLabel="Yes"
        onConfirm={confirm}
      />
    </>
  );
}

it('a dialog whose button is gone when it closes leaves the focus to the heading', async () => {
  render(<Cancelling />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel plan' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));

  await expect(screen.findByRole('heading', { name: 'Settings' })).resolves.toHaveFocus();
});
