import type { RemoteDeclaration } from '@nestwell/remote-kit/declaration/define-remote';
import { problemsOf, purposesMissing } from './check-declarations';

const Nothing = () => null;

const remote = (id: string, paths: string[], slots: string[] = []): RemoteDeclaration => ({
  id,
  owner: 'Tea and cake',
  contract: 2,
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
  expect(problemsOf([{ ...remote('a', []), contract: 9 }])).toEqual(['a speaks contract 9, the shell 2']);
});

it.each(['', 'x', '42', 'a\nb'])('names a remote that nobody answers for: %j', (owner) => {
  expect(problemsOf([{ ...remote('a', []), owner }])).toEqual([
    'a needs an owner: the name of the team that answers for it, of 2 to 40 letters',
  ]);
});

const asking = (id: string, ...orders: number[]): RemoteDeclaration => ({
  ...remote(id, []),
  pages: orders.map((order) => ({
    path: `/${id}${order}`,
    title: 'A page',
    nav: { label: `Page ${order}`, icon: 'page', order },
    load: () => Promise.resolve(Nothing),
  })),
});

it('lets any number of pages into the navigation after its first seven', () => {
  expect(problemsOf([asking('a', 2, 3, 5, 6, 7, 8, 9), asking('b', 7.5, 8), asking('c', 7.5)])).toEqual([]);
});

it('keeps each of the first seven places for one page, and two for the shell', () => {
  expect(problemsOf([asking('a', 2, 3), asking('b', 3, 4, 6.5)])).toEqual([
    "b: the place 4 in the bowl, which Page 4 asks for, is the shell's",
    'b: Page 6.5 asks for the place 6.5 in the bowl; its first 7 have whole numbers, and an added page comes after them',
    'b and a both claim the place 3 in the bowl',
  ]);
});
