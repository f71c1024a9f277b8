import { render, screen } from '@testing-library/react';
import { HelpEgg } from './help-egg';

it('carries a word that is seen beside the bar, and keeps the one name that is read', () => {
  render(<HelpEgg label="Is this urgent?" />);

  expect(screen.getByRole('button', { name: 'Is this urgent?' })).toHaveTextContent(/Urgent$/);
});

it('shows its whole label alone', () => {
  render(<HelpEgg alone label="Is this urgent?" />);

  expect(screen.getByRole('button', { name: 'Is this urgent?' })).toHaveTextContent(/^Is this urgent\?$/);
});
