import type { RemoteDeclaration } from '../declaration/define-remote';
import { problemsOf } from './check-declarations';

const Nothing = () => null;

const remote = (id: string, paths: string[], slots: string[] = []): RemoteDeclaration => ({
  id,
  contract: 1,
  pages: paths.map((path) => ({ path, title: 'A page', load: () => Promise.resolve(Nothing) })),
  widgets: slots.map((slot) => ({ slot, component: Nothing })) as RemoteDeclaration['widgets'],
});

it('finds nothing wrong with remotes that keep to themselves', () => {
  expect(problemsOf([remote('a', ['/a'], ['home.baby@1']), remote('b', ['/b'], ['home.post@1'])])).toEqual(
    [],
  );
});

it('names two remotes that claim one path, whatever its case and parameter names', () => {
  expect(problemsOf([remote('a', ['/plan/:id']), remote('b', ['/Plan/:plan/'])])).toEqual([
    'b and a both claim the path /plan/:',
  ]);
});

it('names two remotes that claim one slot, unless the slot takes many', () => {
  const slots = ['home.baby@1', 'support.admin@1'];
  expect(problemsOf([remote('a', [], slots), remote('b', [], slots)])).toEqual([
    'b and a both claim the slot home.baby@1',
  ]);
});

it('names a slot that is not there', () => {
  expect(problemsOf([remote('a', [], ['home.weather@1'])])).toEqual([
    'a fills home.weather@1, which is not a slot',
  ]);
});

it('names a remote of another contract', () => {
  expect(problemsOf([{ ...remote('a', []), contract: 9 }])).toEqual(['a speaks contract 9, the shell 1']);
});
