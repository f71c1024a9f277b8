import { sign } from '@fastify/cookie';
import { CookieSigner } from './cookie-signer';

const key = 'a key of this test alone';
const signer = new CookieSigner(key);

it('signs as the library does, so that nobody is signed out', () => {
  expect(signer.sign('her token')).toBe(sign('her token', key));
});

it('reads what it signed, the second time as the first', () => {
  const signed = signer.sign('her.token');

  expect([signer.unsign(signed), signer.unsign(signed)]).toMatchObject([
    { valid: true, value: 'her.token' },
    { valid: true, value: 'her.token' },
  ]);
});

it.each([
  ['of another key', sign('her token', 'another key')],
  ['for another token', signer.sign('her token').replace('her', 'his')],
  ['cut short', signer.sign('her token').slice(0, -1)],
  ['missing', 'her token'],
  ['empty', 'her token.'],
])('refuses a signature %s, also after the right one was seen', (_, signed) => {
  signer.unsign(signer.sign('her token'));

  expect([signer.unsign(signed), signer.unsign(signed)]).toMatchObject([
    { valid: false, value: null },
    { valid: false, value: null },
  ]);
});
