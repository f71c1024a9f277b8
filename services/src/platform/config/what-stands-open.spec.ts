import { readConfig } from './read-config';
import { makeSecrets, lineOf } from './secrets';
import { openThingsInWords, whatStandsOpen } from './what-stands-open';

const closed = {
  LOGIN_VERIFICATION: 'everyone',
  SMTP_URL: 'smtp://mail.example:587',
  PAYPAL_CLIENT_ID: 'client-id-1',
  PAYPAL_CLIENT_SECRET: 'keep-this-one',
  PAYPAL_ENVIRONMENT: 'production',
  PUBLIC_URL: 'https://nestwell.example',
  SECRETS: lineOf(makeSecrets()),
};
const openIn = (env: Record<string, string>) => whatStandsOpen(readConfig(env));

it('a configuration that closes everything leaves nothing to say', () => {
  expect(openIn(closed)).toEqual([]);
  expect(openThingsInWords([])).toBeUndefined();
});

it('without any variable all stands open but the clock', () => {
  expect(openIn({}).map(({ closedBy }) => closedBy)).toEqual([
    'LOGIN_VERIFICATION=everyone',
    'SMTP_URL',
    'PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET',
    expect.stringContaining('PUBLIC_URL=https://'),
    'SECRETS',
  ]);
});

it.each([
  ['LOGIN_VERIFICATION', 'off', 'also of admins'],
  ['LOGIN_VERIFICATION', 'admins', 'a member who closed nothing'],
  ['SMTP_URL', '', 'No mail is sent'],
  ['PAYPAL_ENVIRONMENT', 'sandbox', 'sandbox'],
  ['PUBLIC_URL', 'http://nestwell.example', 'plain http'],
  ['SECRETS', '', 'beside the data'],
])('with %s=%s it says "%s" and which variable closes it', (variable, value, words) => {
  const open = openIn({ ...closed, [variable]: value });

  expect(open).toHaveLength(1);
  expect(open[0]?.what).toContain(words);
  expect(open[0]?.closedBy).toContain(variable);
  expect(openThingsInWords(open)).toContain(`Closed by ${variable}`);
});

it('names the movable clock first', () => {
  const [first] = openIn({ CLOCK: 'movable' });

  expect(first?.closedBy).toBe('CLOCK=system');
});
