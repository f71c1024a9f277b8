import { guardAssignments } from './assignments';

const native = () => Promise.resolve(new Response());

it('refuses a module that assigns to a function of the window, lets others, and undoes what goes past it', () => {
  let caller: string | undefined = 'tea@1';
  const scope = { fetch: native };
  const restore = guardAssignments(() => caller, scope);

  expect(() => Object.assign(scope, { fetch: () => null })).toThrow('tea@1 must not replace fetch');
  expect(scope.fetch).toBe(native);

  caller = undefined;
  const measured = () => native();
  scope.fetch = measured;
  expect(restore()).toEqual([]);
  Object.defineProperty(scope, 'fetch', { value: null, configurable: true });
  expect(restore()).toEqual(['fetch']);
  expect(scope.fetch).toBe(measured);
});
