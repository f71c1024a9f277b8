import { SlowWatch } from './slow-watch';

const found = (looks: readonly (readonly [at: number, what?: string])[]) => {
  const watch = new SlowWatch(300);
  return looks.filter(([at, what]) => watch.isTooLong(what, at)).map(([at]) => at);
};

it('names what paints one picture for too long, once', () => {
  const looks = [0, 100, 200, 300, 400].map((at) => [at, 'tea@v1 7'] as const);

  expect(found(looks)).toEqual([300]);
});

it('names it once, also where a look comes late in between', () => {
  const looks = [0, 100, 200, 300, 700, 800, 900, 1000, 1100].map((at) => [at, 'tea@v1 7'] as const);

  expect(found(looks)).toEqual([300]);
});

it('lets be what comes to an end, or paints one picture after the other', () => {
  expect(
    found([[0, 'tea 7'], [100, 'tea 7'], [200], [300, 'tea 7'], [400, 'tea 8'], [500, 'cake 8']]),
  ).toEqual([]);
});

it('blames nobody while the machine is too busy to look in time', () => {
  expect(found([0, 100, 400, 500, 800].map((at) => [at, 'tea@v1 7'] as const))).toEqual([]);
});
