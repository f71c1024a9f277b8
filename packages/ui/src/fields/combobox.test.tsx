import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Combobox, type ComboboxOption, type ComboboxProps } from './combobox';

const FOODS: ComboboxOption[] = [
  { id: '1', title: 'Oat milk', detail: 'Oatly', meta: '120' },
  { id: '2', title: 'Oat porridge' },
  { id: '3', title: 'Oat cake' },
];

function show(props: Partial<ComboboxProps<ComboboxOption>> = {}) {
  const onSelect = jest.fn();
  render(
    <Combobox
      label="Search foods"
      value="oat"
      onValueChange={jest.fn()}
      options={FOODS}
      onSelect={onSelect}
      status="ready"
      resultsLabel="Foods"
      hint="Type at least two letters."
      emptyText="Nothing found."
      errorText="The search is resting."
      {...props}
    />,
  );
  return { onSelect, field: screen.getByRole('combobox', { name: 'Search foods' }) };
}

const current = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '');

it('moves through the results by arrow keys and picks with Enter', async () => {
  const { field, onSelect } = show();
  await userEvent.click(field);

  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(current(field)).toHaveTextContent('Oat porridge');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(current(field)).toHaveTextContent('Oat cake');
  await userEvent.keyboard('{Enter}');

  expect(onSelect).toHaveBeenCalledWith(FOODS[2]);
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(field).toHaveFocus();
});

it('Escape closes the list and keeps the text', async () => {
  const { field, onSelect } = show();
  await userEvent.click(field);
  await userEvent.keyboard('{Escape}');

  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(field).toHaveValue('oat');
  expect(onSelect).not.toHaveBeenCalled();

  await userEvent.keyboard('{ArrowDown}');
  expect(field).toHaveAttribute('aria-expanded', 'true');
});

it('a press on a result picks it', async () => {
  const { onSelect } = show();

  await userEvent.click(screen.getByRole('option', { name: /Oat milk/ }));

  expect(onSelect).toHaveBeenCalledWith(FOODS[0]);
});

it('clears the text at one press and stays in the field', async () => {
  const onValueChange = jest.fn();
  const { field } = show({ onValueChange });
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));

  expect(onValueChange).toHaveBeenCalledWith('');
  expect(field).toHaveFocus();
});

it('offers nothing to clear while the field is empty', () => {
  show({ value: '' });

  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
});

it.each([
  ['idle', [], 'Type at least two letters.'],
  ['loading', [], 'Searching...'],
  ['ready', [], 'Nothing found.'],
  ['error', [], 'The search is resting.'],
  ['ready', FOODS, '3 results'],
] as const)('says where it stands: %s', (status, options, words) => {
  show({ status, options });

  expect(screen.getAllByRole('status').some((line) => line.textContent === words)).toBe(true);
});
