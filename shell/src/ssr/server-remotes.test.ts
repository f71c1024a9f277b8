import type { RenderFault, Registry } from '@nestwell/contracts/delivery';
import { CONTRACT_VERSION, defineRemote } from '@nestwell/remote-kit';
import type { Evaluate } from './declarations';
import { remotesOf } from './server-remotes';

const ids = ['cake', 'tea', 'toast'];
const releaseOf = (id: string, more = {}) => ({
  version: 'v1',
  scope: `${id}_v1`,
  contract: CONTRACT_VERSION,
  pages: [],
  widgets: [],
  css: [],
  ...more,
});
const registryWith = (tea = {}) =>
  ({
    rev: 1,
    remotes: Object.fromEntries(ids.map((id) => [id, releaseOf(id, id === 'tea' ? tea : {})])),
  }) as unknown as Registry;
const registry = registryWith();

let evaluations = 0;
beforeEach(() => {
  evaluations = 0;
});

const declaring =
  (id: string): Evaluate =>
  () => {
    evaluations += 1;
    return { remote: defineRemote({ id, owner: id, contract: CONTRACT_VERSION, pages: [], widgets: [] }) };
  };
const fails: Evaluate = () => {
  evaluations += 1;
  throw new Error('cold');
};

/** Which are there to be rendered, and what is said of the others. */
function open(release: string, tea: Evaluate, shown = registry) {
  const faults: RenderFault[] = [];
  const builds = ids.map((id) => ({
    owner: `${id}@v1`,
    integrity: `${release} ${id}`,
    evaluate: id === 'tea' ? tea : declaring(id),
  }));
  const { loaders } = remotesOf(shown, builds, (fault) => void faults.push(fault));
  const ready = loaders.filter(({ state }) => state.get().phase === 'ready').map(({ id }) => id);
  return { ready, faults: faults.map(({ owner, at, error }) => `${owner}: ${at}: ${error.message}`) };
}

it('each is evaluated once for all pages of a release', () => {
  expect(open('one', declaring('tea'))).toEqual({ ready: ids, faults: [] });
  open('one', declaring('tea'));
  expect(evaluations).toBe(3);

  open('two', declaring('tea'));
  expect(evaluations).toBe(6);
});

it('one that cannot be evaluated is left out alone, told with each page, and not tried again', () => {
  const told = { ready: ['cake', 'toast'], faults: ['tea@v1: evaluation: cold'] };

  expect([open('three', fails), open('three', fails)]).toEqual([told, told]);
  expect(evaluations).toBe(3);
});

it.each([
  ['older', CONTRACT_VERSION - 1],
  ['newer', CONTRACT_VERSION + 1],
])('one of an %s contract is not evaluated, as a browser would not load it', (age, contract) => {
  expect(open(age, declaring('tea'), registryWith({ contract }))).toEqual({
    ready: ['cake', 'toast'],
    faults: [`tea@v1: evaluation: tea_v1 speaks contract ${contract}, not ${CONTRACT_VERSION}`],
  });
  expect(evaluations).toBe(2);
});

it('where its bundle is not given, it never comes', () => {
  const { loaders } = remotesOf(registry, [], () => undefined);

  expect(loaders.map(({ state }) => state.get().phase)).toEqual(['loading', 'loading', 'loading']);
});
