import { render, screen, within } from '@testing-library/react';
import { SupportOffer } from './support-offer';

function liveIn(timeZone: string) {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function here(
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone };
  });
}

const lines = () =>
  within(screen.getByRole('status', { name: 'You don’t have to carry this alone' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it.each([
  ['America/New_York', ['tel:18338526262', 'sms:18338526262', 'tel:988', 'sms:988', 'tel:911']],
  ['Europe/London', ['tel:116123', 'tel:111', 'sms:85258', 'tel:08088088000', 'tel:999']],
  ['Pacific/Auckland', expect.arrayContaining(['tel:1737', 'tel:111'])],
  ['Europe/Vienna', ['https://findahelpline.com', 'tel:112']],
])('offers the lines that connect in %s and no other', (zone, expected) => {
  liveIn(zone);

  render(<SupportOffer />);

  expect(lines()).toEqual(expected);
});

it('asks nobody for them, and shows the ways on it is given', () => {
  const fetched = jest.spyOn(globalThis, 'fetch');

  render(
    <SupportOffer>
      <button type="button">Close</button>
    </SupportOffer>,
  );

  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
});
