import { ReleaseKey } from '@nestwell/releases';

const [food, movement] = [ReleaseKey.make(), ReleaseKey.make()];
const RELEASE_OWNERS = JSON.stringify({ Food: { keys: [food.publicText], modules: ['tea'] } });

/** A command of its own, for what was read is remembered. */
async function refusalWith(env: Record<string, string>): Promise<string | undefined> {
  jest.resetModules();
  Object.assign(process.env, env);
  const { refusalOf } = await import('./trust');
  const refusal = refusalOf('tea');
  expect(process.env).not.toHaveProperty('RELEASE_KEY');
  return refusal;
}

it('a module is released with a key of its team, and the key is not handed on', async () => {
  expect(await refusalWith({ RELEASE_OWNERS, RELEASE_KEY: food.secretText })).toBeUndefined();
});

it.each([
  ['without a key', { RELEASE_OWNERS }, 'tea is released by Food, and RELEASE_KEY is not set'],
  [
    'with the key of nobody known',
    { RELEASE_OWNERS, RELEASE_KEY: movement.secretText },
    'tea is released by Food, and your key is of no team',
  ],
])('%s it is refused, and who releases it is named', async (_, env, told) => {
  expect(await refusalWith(env)).toBe(told);
});

it('where nobody says who may, everybody may', async () => {
  expect(await refusalWith({})).toBeUndefined();
});

it('a key that is none is named by its variable', async () => {
  await expect(refusalWith({ RELEASE_KEY: 'words' })).rejects.toThrow('RELEASE_KEY cannot be used');
});
