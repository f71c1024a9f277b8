import { renderWithHost } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Urgent } from './urgent';

it('shows the signs and every region’s lines to a visitor, without asking the server', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  renderWithHost(<Urgent />, { user: null });

  await userEvent.setup().click(screen.getByRole('button', { name: 'Is this urgent?' }));
  const dialog = await screen.findByRole('dialog', { name: 'Is this urgent?' });

  const signs = within(dialog).getByRole('list', { name: 'Signs that need care now' });
  expect(within(signs).getAllByRole('listitem')).toHaveLength(14);
  expect(signs).toHaveTextContent('Thoughts of harming yourself or your baby');
  expect(
    within(dialog)
      .getAllByRole('region')
      .map((region) => region.getAttribute('aria-label')),
  ).toEqual(['United States', 'Canada', 'United Kingdom', 'Australia', 'New Zealand']);
  expect(within(dialog).getByRole('link', { name: /PANDA/ })).toHaveAttribute('href', 'tel:1300726306');
  expect(within(dialog).getByRole('link', { name: /000/ })).toHaveAttribute('href', 'tel:000');
  expect(within(dialog).queryByRole('link', { name: /^Call/ })).not.toBeInTheDocument();
  expect(fetched).not.toHaveBeenCalled();
});

it('puts the emergency number of where she is at her thumb', async () => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function here(
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: 'Europe/London' };
  });
  renderWithHost(<Urgent />, { user: null });

  await userEvent.setup().click(screen.getByRole('button', { name: 'Is this urgent?' }));
  const dialog = await screen.findByRole('dialog');

  expect(within(dialog).getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999');
  expect(within(dialog).getAllByRole('region')[0]).toHaveAccessibleName('United Kingdom');
});
