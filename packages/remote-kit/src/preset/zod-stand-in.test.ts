import { z } from './zod-stand-in';

/** Contracts are typed against zod; here only the stand-in's behaviour matters. */
const zod = z as typeof import('zod').z;

it('lets a contract be described without doing anything', () => {
  const schema = zod
    .strictObject({ name: zod.string().trim().max(3).optional(), at: zod.iso.datetime({ offset: true }) })
    .refine(() => false);
  expect(() => zod.array(zod.union([schema, zod.enum(['a', 'b'])]))).not.toThrow();
});

it('is spread and iterated as nothing', () => {
  const schema = zod.object({ name: zod.string() });
  expect({ ...schema.shape }).toEqual({});
  expect(Object.keys(schema)).toEqual([]);
});

it('leaves descriptions whole: addresses, access and limits are plain values', async () => {
  jest.doMock('zod', () => ({ z }));
  const { account, userLimits } = await import('@nestwell/contracts/account');
  expect(account.getUser).toMatchObject({ method: 'GET', path: '/api/users/:userId', access: 'session' });
  expect(userLimits.week.max).toBe(42);
});
