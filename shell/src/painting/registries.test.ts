import { keepRegistry, registryOf } from './registries';

it('is the same for every picture that names it, and nothing of one can be left in it', () => {
  keepRegistry('a', '{"rev":3,"remotes":{"tea":{"pages":[{"path":"/tea"}]}}}');

  const { remotes } = registryOf('a');

  expect(registryOf('a').remotes).toBe(remotes);
  const [page] = remotes.tea?.pages ?? [];
  expect(() => Object.assign(page ?? {}, { path: '/of-maya' })).toThrow('read only');
  expect(() => Object.assign(remotes, { cake: {} })).toThrow('not extensible');
});

it('one that nobody handed over is not made up', () => {
  expect(() => registryOf('b')).toThrow('registry');
});
