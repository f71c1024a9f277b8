import { aUser, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { SupportPanel } from './support-panel';

function liveIn(timeZone: string) {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function here(
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone };
  });
  renderWithHost(<SupportPanel takeFocus={false} />, { user: aUser() });
}

it.each([
  ['America/Toronto', 'Someone answers, day or night'],
  ['Europe/Dublin', 'Help where you are'],
])('promises in %s only what is known there: %s', (zone, heading) => {
  liveIn(zone);

  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(heading);
});

it.each(['America/New_York', 'Europe/Dublin'])('lets no message lie over a number, in %s', (zone) => {
  liveIn(zone);

  const calls = screen.getAllByRole('link', { name: /^(Call|Text) / });
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter((call) => call.closest('[data-help]') === null)).toEqual([]);
});

it('keeps PANDA, which is no crisis service, out of the lines that answer day and night', () => {
  liveIn('Australia/Sydney');

  expect(screen.getByRole('list', { name: 'Crisis lines, Australia' })).not.toHaveTextContent('PANDA');
  const others = within(screen.getByRole('list', { name: 'Other help, Australia' }));
  expect(others.getByText(/^Perinatal anxiety and depression/)).toHaveTextContent('Not a crisis service.');
});

it('offers a text to the number and with the word it needs, and no call where none is taken', () => {
  liveIn('Europe/London');

  const others = within(screen.getByRole('list', { name: 'Other help, United Kingdom' }));
  expect(others.getByRole('link', { name: /Text SHOUT to 85258/ })).toHaveAttribute('href', 'sms:85258');
  expect(others.queryByRole('link', { name: /Call Shout/ })).not.toBeInTheDocument();
  expect(others.getByRole('link', { name: /Abuse Helpline 0808 2000 247/ })).toHaveAttribute(
    'href',
    'tel:08082000247',
  );
});
