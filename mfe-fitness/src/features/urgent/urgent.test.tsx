import { renderWithHost } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Urgent } from './urgent';

function show(timeZone: string) {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function here(
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone };
  });
  renderWithHost(<Urgent />, { user: null });
}

const dialled = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('shows the signs to a visitor, without asking the server', () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  show('America/New_York');

  const signs = screen.getByRole('list', { name: 'Signs that need care now' });
  expect(within(signs).getAllByRole('listitem')).toHaveLength(15);
  expect(signs).toHaveTextContent('Thoughts of harming yourself or your baby');
  expect(fetched).not.toHaveBeenCalled();
});

it('gives her own lines to call and to text, and no number of another country', () => {
  show('America/Boise');
  expect(dialled('United States')).toEqual([
    'sms:18338526262',
    'tel:18338526262',
    'sms:988',
    'tel:988',
    'tel:911',
  ]);
});

it('shows a mother in the United Kingdom no American line before she chooses one', async () => {
  show('Europe/London');
  expect(dialled('United Kingdom')).toEqual(['tel:116123', 'tel:111', 'tel:999']);
  expect(screen.queryByRole('link', { name: /988/ })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: /^Australia/ }));

  expect(dialled('Australia')).toEqual(['tel:131114', 'tel:1300726306', 'tel:000']);
  expect(screen.getByRole('region', { name: 'Australia' })).toHaveTextContent(
    /Mon .*Closed now, opens|Mon .*Open now, until/,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Somewhere else/ }));
  expect(dialled('Somewhere else')).toEqual(['tel:112', 'https://findahelpline.com']);
});

it('says of blood pressure that either figure is enough', () => {
  show('Europe/London');
  expect(screen.getByText(/lower one of/)).toHaveTextContent(
    'Blood pressure with an upper figure of 140 or more, or a lower one of 90 or more: call your doctor or midwife today.',
  );
  expect(screen.getByText(/even once/)).toHaveTextContent(
    '160 or more above, or 110 or more below, even once: call an emergency number.',
  );
});
