import { aNursingMother, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen } from '@testing-library/react';
import { FeverPage } from './fever-page';

it('names the temperature in both scales, and dials the emergency number', () => {
  renderWithHost(<FeverPage />, { user: aNursingMother() });

  expect(screen.getByText(/38 °C is 100\.4 °F\. Call now/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Call emergency services/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\d{3}$/),
  );
});
