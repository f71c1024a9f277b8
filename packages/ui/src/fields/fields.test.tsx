import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from './search-field';
import { TextArea } from './text-area';
import { TextField } from './text-field';

describe('TextField', () => {
  it('ties its error to the control', () => {
    render(<TextField label="Calories" help="Per portion." error="Add the calories and we’ll save it." />);

    const field = screen.getByRole('textbox', { name: 'Calories' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Add the calories and we’ll save it.');
  });
});

describe('TextArea', () => {
  it.each([
    ['👩‍🍼 ok', '4 of 10'],
    ['a'.repeat(100), '100 of 10'],
    ['a'.repeat(100_000), 'Over 100 of 10'],
  ])('%# counts what a reader sees, to ten times the limit', (text, count) => {
    render(<TextArea label="Your post" value={text} limit={10} />);

    expect(screen.getByText(count)).toBeVisible();
  });

  it.each([
    [8, ''],
    [9, 'Close to the limit of 10 characters'],
    [10, 'Limit of 10 characters reached'],
    [11, 'Over the limit of 10 characters'],
  ])('at %i of 10 announces "%s"', (length, words) => {
    render(<TextArea label="Your post" value={'a'.repeat(length)} limit={10} />);

    expect(screen.getByText(`${length} of 10`)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(words);
  });
});

function Search() {
  const [text, setText] = useState('oat');
  return <SearchField label="Search foods" value={text} onValueChange={setText} />;
}

it('SearchField is cleared by its button and keeps the focus', async () => {
  render(<Search />);

  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));

  expect(screen.getByRole('searchbox', { name: 'Search foods' })).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
});
