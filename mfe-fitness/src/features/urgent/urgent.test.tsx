import { renderWithHost } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { Urgent } from './urgent';

it('shows the signs and every region’s lines to a visitor, without asking the server', () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  renderWithHost(<Urgent />, { user: null });

  const signs = screen.getByRole('list', { name: 'Signs that need care now' });
  expect(within(signs).getAllByRole('listitem')).toHaveLength(14);
  expect(signs).toHaveTextContent('Thoughts of harming yourself or your baby');
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
    'United States',
    'Canada',
    'United Kingdom',
    'Australia',
    'New Zealand',
  ]);
  expect(screen.getByRole('link', { name: /PANDA/ })).toHaveAttribute('href', 'tel:1300726306');
  expect(screen.getByRole('link', { name: /000/ })).toHaveAttribute('href', 'tel:000');
  expect(fetched).not.toHaveBeenCalled();
});
