import type { RemoteDeclaration } from '@nestwell/remote-kit/declaration/define-remote';
import { problemsOf } from './check-declarations';

const load = () => Promise.resolve(() => null);
const STATES = 'is for states that are not some of pregnant, postpartum, paused, loss';

const problemsWith = (states: unknown, more: object = {}) =>
  problemsOf([
    {
      id: 'tea',
      owner: 'Tea and cake',
      contract: 2,
      pages: [
        { path: '/tea', title: 'Tea', load, states: states as RemoteDeclaration['pages'][0]['states'] },
      ],
      widgets: [],
      ...more,
    },
  ]);

it('finds nothing wrong with a page of some states, or of none that it names', () => {
  expect(problemsWith(['pregnant', 'loss'])).toEqual([]);
  expect(problemsWith(undefined)).toEqual([]);
});

it.each([[[]], [['nursing']], ['loss'], [['loss', 'nursing']]])(
  'refuses a page for the states %j',
  (states) => {
    expect(problemsWith(states)).toEqual([`tea: /tea ${STATES}`]);
  },
);

it('refuses a command for a state that nobody is in', () => {
  const pour = { name: 'Pour a cup', page: '/tea', open: 'cup', group: 'log', states: ['thirsty'] };

  expect(problemsWith(['loss'], { commands: [pour] })).toEqual([`tea: the command Pour a cup ${STATES}`]);
});

it('refuses a week of a page that is not of a pregnancy alone, and one that no pregnancy has', () => {
  const from = (fromWeek: unknown, states?: string[]) =>
    problemsWith(undefined, { pages: [{ path: '/tea', title: 'Tea', load, states, fromWeek }] });
  const refused = ['tea: /tea begins in a week: only a page of the state pregnant does, in one of 1 to 42'];

  expect(from(28, ['pregnant'])).toEqual([]);
  expect(from(28)).toEqual(refused);
  expect(from(28, ['pregnant', 'postpartum'])).toEqual(refused);
  expect(from(0, ['pregnant'])).toEqual(refused);
  expect(from('28', ['pregnant'])).toEqual(refused);
});

it('keeps an entry of the icon, which everybody sees, from a page of some states', () => {
  const brew = { name: 'Brew', page: '/tea', open: 'brew', icon: 'water', order: 1 };

  expect(problemsWith(['pregnant'], { shortcuts: [brew] })).toEqual([
    'tea: the shortcut Brew leads to /tea, which is not for every state',
  ]);
  expect(problemsWith(undefined, { shortcuts: [brew] })).toEqual([]);
});
