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

it.each([
  ['Europe/London', '999', ['tel:999', 'tel:116123', 'tel:111', 'sms:85258', 'tel:08088088000']],
  ['America/Menominee', '911', ['tel:911', 'tel:18338526262', 'tel:988']],
  ['America/Glace_Bay', '911', ['tel:911', 'tel:988', 'tel:811']],
])(
  'gives a visitor in %s her own numbers and no others, without asking the server',
  async (zone, emergency, dialled) => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    liveIn(zone);

    const dialog = await openHelp();

    const numbers = within(dialog.getByRole('list', { name: 'Emergency numbers and crisis lines' }));
    expect(numbers.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(dialled);
    expect(dialog.getByRole('link', { name: new RegExp(`^Call ${emergency}`) })).toHaveAttribute(
      'href',
      `tel:${emergency}`,
    );
    expect(fetched).not.toHaveBeenCalled();
  },
);

it('gives 112 and a directory where it knows no lines, whose numbers would not connect there', async () => {
  liveIn('Europe/Vienna');

  const dialog = await openHelp();

  expect(dialog.getByRole('link', { name: /^Call 112/ })).toHaveAttribute('href', 'tel:112');
  const numbers = within(dialog.getByRole('list', { name: 'Emergency numbers and crisis lines' }));
  expect(numbers.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:112',
    'https://findahelpline.com',
  ]);
});
