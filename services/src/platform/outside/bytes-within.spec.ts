import { bytesWithin, jsonWithin } from './bytes-within';

const body = (text: string) => new Response(text).body;

it('reads JSON up to its bound, and nothing beyond it', async () => {
  expect(await jsonWithin(9, body('{"a":1}  '))).toEqual({ a: 1 });
  await expect(jsonWithin(8, body('{"a":1}  '))).rejects.toThrow('more than 8 bytes');
  await expect(jsonWithin(8, body('{"a":'))).rejects.toThrow('JSON');
  expect(await bytesWithin(2, body('abc'))).toBeUndefined();
});
