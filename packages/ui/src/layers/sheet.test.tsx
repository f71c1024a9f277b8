import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../buttons/button';
import { Combobox } from '../fields/combobox';
import { Sheet } from './sheet';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

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
