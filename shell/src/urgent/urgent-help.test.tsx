import { renderWithHost } from '@nestwell/remote-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { UrgentHelp } from './urgent-help';

async function openHelp() {
  renderWithHost(<UrgentHelp alone />, { user: null });
  fireEvent.click(screen.getByRole('button', { name: 'Is this urgent?' }));
  return within(await screen.findByRole('dialog', { name: 'Is this urgent?' }));
}

function liveIn(timeZone: string) {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function here(
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone };
  });
}

it('gives a visitor every region’s numbers while no panel is there, without asking the server', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  liveIn('Europe/Vienna');

  const dialog = await openHelp();

  const regions = within(dialog.getByRole('list', { name: 'Emergency numbers and crisis lines' }));
  expect(regions.getAllByRole('listitem')).toHaveLength(5);
  expect(regions.getByRole('link', { name: 'PANDA 1300 726 306' })).toHaveAttribute('href', 'tel:1300726306');
  expect(regions.getByRole('link', { name: 'Emergency 000' })).toHaveAttribute('href', 'tel:000');
  expect(dialog.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  expect(fetched).not.toHaveBeenCalled();
});

it('puts the emergency number of where she is at her thumb, and her region first', async () => {
  liveIn('Europe/London');

  const dialog = await openHelp();

  expect(dialog.getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999');
  expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent('United Kingdom');
});
