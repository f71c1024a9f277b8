import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { IconButton } from './icon-button';

describe('Button', () => {
  it('says its verb while busy and neither clicks nor submits again', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy busyLabel="Logging..." onClick={onClick}>
          Log meal
        </Button>
      </form>,
    );

    const button = screen.getByRole('button', { name: 'Logging...' });
    await userEvent.click(button);

    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toBeEnabled();
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps its own name while it only reserves room for the verb', () => {
    render(<Button busyLabel="Logging...">Log meal</Button>);

    expect(screen.getByRole('button')).toHaveAccessibleName('Log meal');
  });
});

describe('IconButton', () => {
  it.each([
    [3, '3'],
    [9, '9'],
    [10, '9+'],
    [120, '9+'],
  ])('shows a count of %i as %s', (count, shown) => {
    render(<IconButton label={`Notifications, ${count} unread`} count={count} />);

    expect(screen.getByRole('button')).toHaveTextContent(shown);
    expect(screen.getByRole('button')).toHaveAccessibleName(`Notifications, ${count} unread`);
  });

  it('shows no badge at zero', () => {
    render(<IconButton label="Notifications" count={0} />);

    expect(screen.getByRole('button')).not.toHaveTextContent('0');
  });
});
