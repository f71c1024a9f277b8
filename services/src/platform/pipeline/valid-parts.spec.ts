import { endpoint, ofUser } from '@nestwell/contracts/kernel';
import { z } from 'zod';
import type { ValidRequest } from '../http/call';
import { newId } from '../database/ids';
import { validPartsOf } from './valid-parts';

const cups = {
  method: 'GET',
  path: '/api/users/:userId/cups',
  summary: 'Cups',
  params: ofUser,
  query: z.strictObject({ size: z.string().default('large') }),
  response: z.null(),
} as const;
const hers = validPartsOf(endpoint({ ...cups, access: 'session' }));
const asked = (parts: object) => ({ query: {}, url: '/api/cups', ...parts }) as ValidRequest;

it('takes her id as the guard has found it, and nothing asked as the contract fills it in', () => {
  const userId = newId();
  const parse = jest.spyOn(cups.params, 'safeParse');

  expect(hers(asked({ params: { userId } }))).toEqual({ params: { userId }, query: { size: 'large' } });
  expect(parse).not.toHaveBeenCalled();
});

it('gives each call a query of its own', () => {
  const request = asked({ params: { userId: newId() } });
  const first = hers(request).query as { size: string };
  first.size = 'changed';

  expect(hers(request).query).toEqual({ size: 'large' });
});

it('takes what was asked in the same words before as the contract read it then', () => {
  const parse = jest.spyOn(cups.query, 'safeParse');
  const sized = (size: string) =>
    hers(asked({ params: { userId: newId() }, query: { size }, url: `/api/cups?size=${size}` })).query;

  const all = [sized('tiny'), sized('huge'), sized('tiny')];

  expect(all).toEqual([{ size: 'tiny' }, { size: 'huge' }, { size: 'tiny' }]);
  expect(parse).toHaveBeenCalledTimes(2);
});

it('refuses what the contract does not know, and an id where the guard looked at none', () => {
  const anybodys = validPartsOf(endpoint({ ...cups, access: 'open' }));

  expect(() => hers(asked({ params: { userId: newId() }, query: { colour: 'red' } }))).toThrow(
    'is not a field of this request',
  );
  expect(() => anybodys(asked({ params: { userId: 'nobody' } }))).toThrow('must be an id');
});
