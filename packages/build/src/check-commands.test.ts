import type { RemoteDeclaration } from '@nestwell/remote-kit/declaration/define-remote';
import { problemsOf } from './check-declarations';

const load = () => Promise.resolve(() => null);
const tea: RemoteDeclaration = {
  id: 'tea',
  owner: 'Tea and cake',
  contract: 2,
  pages: [{ path: '/tea', title: 'Tea', key: 't', load }],
  widgets: [],
};
const pour = { name: 'Pour a cup', page: '/tea', open: 'cup', group: 'log', key: 'p' } as const;
const withCommand = (wrong: object) =>
  problemsOf([{ ...tea, commands: [{ ...pour, ...wrong }] as RemoteDeclaration['commands'] }]);

it('finds nothing wrong with a command that its page hears, and with keys of its own', () => {
  expect(withCommand({})).toEqual([]);
  expect(withCommand({ group: 'here', keys: 'T', open: undefined, key: undefined })).toEqual([]);
});

it.each([
  [{ page: '/cake' }, 'leads to /cake, which is neither Home nor one of its pages'],
  [{ name: '' }, 'needs a name of 2 to 40 letters'],
  [{ group: 'sing' }, 'belongs to sing, which is neither log, go nor here'],
  [{ group: 'here', open: undefined, key: undefined }, 'says no keys, which are all that is told of it'],
  [{ group: 'here', keys: 'P' }, 'has a key of the shell, where its page hears keys by itself'],
  [{ at: 'tab' }, 'names the part tab, which is not like tab=support'],
  [{ open: 'Two words' }, 'asks for Two words, which is not a word'],
  [{ open: undefined }, 'leads nowhere that its page does not'],
  [{ open: undefined, at: 'tab=pot', takesText: true }, 'takes her words and nothing that hears them'],
])('refuses a command with %j', (wrong, problem) => {
  const { name = pour.name } = wrong as { name?: string };
  expect(withCommand(wrong)).toEqual([`tea: the command ${name} ${problem}`]);
});

it.each(['U', '7', 'u', 'z', 'g', 'enter'])('refuses the key %s', (key) => {
  expect(withCommand({ key })).toEqual([`tea: the key ${key} is not a small letter, or is the shell's`]);
});

it('names a key that is given twice, by one module or by two; the same letter after G is another', () => {
  expect(withCommand({ key: 't' })).toEqual([]);
  expect(withCommand({ key: 't', group: 'go' })).toEqual([
    'tea: the key g t is given twice',
    'tea and tea both claim the key g t',
  ]);
  const milk = { ...tea, id: 'milk', pages: [{ path: '/milk', title: 'Milk', key: 't', load }] };
  expect(problemsOf([tea, milk])).toEqual(['milk and tea both claim the key g t']);
});
