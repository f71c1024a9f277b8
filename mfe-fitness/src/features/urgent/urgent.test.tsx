import { aQuietMember, renderWithHost } from '@nestwell/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Urgent } from './urgent';

function show(timeZone: string, user: Parameters<typeof renderWithHost>[1] = { user: null }) {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function here(
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone };
  });
  renderWithHost(<Urgent />, user);
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
    'sms:18009444773',
    'tel:18009444773',
    'sms:88788',
    'tel:18007997233',
    'tel:18002221222',
  ]);
});

it('shows a mother in the United Kingdom no American line before she chooses one', async () => {
  show('Europe/London');
  expect(dialled('United Kingdom')).toEqual([
    'tel:116123',
    'tel:111',
    'tel:999',
    'sms:85258',
    'tel:08088088000',
    'tel:08082000247',
  ]);
  expect(screen.queryByRole('link', { name: /988/ })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: /^Australia/ }));

  expect(screen.getByRole('region', { name: 'Australia' })).toHaveFocus();
  expect(dialled('Australia')).toEqual([
    'tel:131114',
    'tel:000',
    'sms:0477131114',
    'tel:1300726306',
    'tel:1800737732',
    'tel:131126',
  ]);
  expect(screen.getByRole('region', { name: 'Australia' })).toHaveTextContent(
    /Mon .*Closed now, opens|Mon .*Open now, until/,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Somewhere else/ }));
  expect(dialled('Somewhere else')).toEqual(['tel:112', 'https://findahelpline.com']);
});

it('says of blood pressure that either figure is enough, even once, and what makes it urgent', () => {
  show('Europe/London');
  const pressure = screen.getByRole('region', { name: 'Blood pressure' });
  expect(pressure).toHaveTextContent(
    'Upper figure 140 or more, or lower figure 90 or more: call your doctor or midwife today.',
  );
  expect(pressure).toHaveTextContent(
    'Upper 160 or more, or lower 110 or more, even once: call an emergency number.',
  );
  expect(pressure).toHaveTextContent(
    'a headache, changes in what you see or pain in the upper belly: call now.',
  );
});

it('splits bleeding by time: before birth any, after it what is too much', () => {
  show('Europe/London');
  const signs = screen.getByRole('list', { name: 'Signs that need care now' });
  expect(signs).toHaveTextContent('Any bleeding, or fluid leaking, while you are pregnant');
  expect(signs).toHaveTextContent(
    'After birth, bleeding that soaks a pad in an hour, a clot larger than an egg, or a foul smell',
  );
});

it('says when contractions need a call, by the rule of each country, and never to count movements', async () => {
  show('America/Chicago');
  const pregnancy = screen.getByRole('region', { name: 'Movements and contractions' });
  const choose = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
  await choose(/^United States/).catch(() => undefined);

  expect(pregnancy).toHaveTextContent('Less than usual? Call now, do not count.');
  expect(pregnancy).toHaveTextContent('Regular contractions before 37 weeks: call now.');
  expect(pregnancy).toHaveTextContent(
    'every 5 minutes, each 1 minute long, for 1 hour, counted from start to start',
  );
  await choose(/^United Kingdom/);
  expect(pregnancy).toHaveTextContent('call at the latest when they come three in ten minutes');
  await choose(/^New Zealand/);
  expect(pregnancy).not.toHaveTextContent('at the latest when they come');
});

it.each([
  ['after a loss', aQuietMember('loss')],
  ['in a pause after birth', aQuietMember('paused')],
])('names only signs of her own body %s, and what to say first', (_, user) => {
  show('America/New_York', { user });

  const signs = screen.getByRole('list', { name: 'Signs that need care now' });
  expect(within(signs).getAllByRole('listitem')).toHaveLength(13);
  expect(signs).not.toHaveTextContent(/baby|pregnan|birth/i);
  expect(screen.queryByRole('heading', { name: 'Movements and contractions' })).not.toBeInTheDocument();
  expect(screen.getByText(/Say first:/)).toHaveTextContent(
    'Say first: “I was pregnant within the last year”.',
  );
});

it('keeps every sign while a pregnancy that may go on is paused', () => {
  show('America/New_York', { user: aQuietMember('paused', { isPregnant: true }) });

  const signs = screen.getByRole('list', { name: 'Signs that need care now' });
  expect(signs).toHaveTextContent('Your baby moving less');
});
