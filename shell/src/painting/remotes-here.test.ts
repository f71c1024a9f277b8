import type { PaintFault, Registry } from '@nestwell/contracts/delivery';
import { defineRemote } from '@nestwell/remote-kit';
import type { RunModule } from './declarations';
import { keepBuild, remotesOf } from './remotes-here';

const ids = ['cake', 'tea', 'toast'];
const owners = ids.map((id) => `${id}@v1`);
const registry = {
  rev: 1,
  remotes: Object.fromEntries(
    ids.map((id) => [id, { version: 'v1', scope: `${id}_v1`, contract: 1, pages: [], widgets: [], css: [] }]),
  ),
} as unknown as Registry;

const declaring =
  (id: string, begin: () => void = () => undefined): RunModule =>
  (module) => {
    begin();
    module.exports.remote = defineRemote({ id, owner: id, contract: 1, pages: [], widgets: [] });
  };

/** Which are there to be painted, and what is said of the others. */
function open() {
  const faults: PaintFault[] = [];
  const { loaders } = remotesOf(registry, { owners }, (fault) => void faults.push(fault));
  const ready = loaders.filter(({ state }) => state.get().phase === 'ready').map(({ id }) => id);
  return { ready, faults: faults.map(({ owner, error }) => `${owner}: ${error.message}`) };
}

let runs: number;
const count = () => {
  runs += 1;
};
beforeEach(() => {
  runs = 0;
  for (const id of ids) keepBuild(`${id}@v1`, declaring(id, count));
});

it('each runs once for a picture', () => {
  expect(open()).toEqual({ ready: ids, faults: [] });
  expect(runs).toBe(3);
});

it('one that throws is left out alone', () => {
  keepBuild(
    'tea@v1',
    declaring('tea', () => {
      throw new Error('cold');
    }),
  );

  expect(open()).toEqual({ ready: ['cake', 'toast'], faults: ['tea@v1: cold'] });
});

it('who changes what all share is found among the others, and none of them pays for it', () => {
  const { map } = Array.prototype;
  keepBuild(
    'cake@v1',
    declaring('cake', () => {
      Array.prototype.map = () => {
        throw new Error('no cake');
      };
    }),
  );
  keepBuild(
    'tea@v1',
    declaring('tea', () => void [1].map(count)),
  );

  const { ready, faults } = open();

  expect(Array.prototype.map).toBe(map);
  expect(faults).toEqual(['cake@v1: cake@v1 changes what others share: map']);
  expect(ready).toEqual(['tea', 'toast']);
});

it('nor for who changes it and then throws', () => {
  const { map } = Array.prototype;
  keepBuild(
    'cake@v1',
    declaring('cake', () => {
      Array.prototype.map = () => [];
      throw new Error('burnt');
    }),
  );
  keepBuild(
    'tea@v1',
    declaring('tea', () => void [1].map(count)),
  );

  expect(open()).toEqual({ ready: ['tea', 'toast'], faults: ['cake@v1: burnt'] });
  expect(Array.prototype.map).toBe(map);
});
