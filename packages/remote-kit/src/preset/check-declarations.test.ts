import type { RemoteDeclaration } from '../declaration/define-remote';
import { problemsOf, purposesMissing } from './check-declarations';

const Nothing = () => null;

const remote = (id: string, paths: string[], slots: string[] = []): RemoteDeclaration => ({
  id,
  owner: 'Tea and cake',
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

const withPurpose = (id: string, purpose: string): RemoteDeclaration => {
  const { pages, ...rest } = remote(id, [`/${id}`]);
  return { ...rest, pages: pages.map((page) => ({ ...page, purpose })) as RemoteDeclaration['pages'] };
};

it('names two pages that want to be led to for the same', () => {
  expect(problemsOf([withPurpose('a', 'purchase'), withPurpose('b', 'purchase')])).toEqual([
    'b and a both claim the purpose purchase',
  ]);
});

it('names a purpose that nobody leads to', () => {
  expect(problemsOf([withPurpose('a', 'shopping')])).toEqual([
    'a: /a has the purpose shopping, which the shell does not know',
  ]);
});

it('names what the shell would lead to in vain', () => {
  expect(purposesMissing([withPurpose('a', 'purchase'), withPurpose('b', 'sign-in')])).toEqual([
    'no page has the purpose trends: the shell leads nowhere for it',
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

it.each(['', 'x', '42', 'a\nb'])('names a remote that nobody answers for: %j', (owner) => {
  expect(problemsOf([{ ...remote('a', []), owner }])).toEqual([
    'a needs an owner: the name of the team that answers for it, of 2 to 40 letters',
  ]);
});

it('names who asks for a place when the bowl is full', () => {
  const asking = (id: string, count: number): RemoteDeclaration => ({
    ...remote(id, []),
    pages: Array.from({ length: count }, (_, index) => ({
      path: `/${id}${index}`,
      title: 'A page',
      nav: { label: `Page ${index}`, icon: 'page', order: index },
      load: () => Promise.resolve(Nothing),
    })),
  });

  expect(problemsOf([asking('a', 6), asking('b', 1)])).toEqual([]);
  expect(problemsOf([asking('a', 6), asking('b', 2)])).toEqual([
    'the bowl has 7 places for pages, and 8 ask: Page 0 of a, Page 1 of a, Page 2 of a, Page 3 of a, ' +
      'Page 4 of a, Page 5 of a, Page 0 of b, Page 1 of b',
  ]);
});
