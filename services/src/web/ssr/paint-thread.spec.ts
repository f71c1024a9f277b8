import { PaintThread } from './paint-thread';

/** As much of the shell's server build as the thread asks for: a picture is what the named modules say. */
const SHELL = `
  let hear = () => {};
  const builds = new Map();
  module.exports = {
    onRunning: (listener) => { hear = listener; },
    keepBuild: (owner, run) => builds.set(owner, run),
    keepSheet: () => {},
    keepRegistry: () => {},
    paint: async (order) => {
      const said = [];
      for (const owner of JSON.parse(order)) {
        hear({ owner });
        const module = { exports: {} };
        builds.get(owner)(module, module.exports);
        said.push(module.exports.say());
        hear(null);
      }
      return JSON.stringify(said);
    },
  };
`;

interface End {
  why: string;
  owner?: string;
}

let thread: PaintThread;
let ended: Promise<End>;
beforeEach(() => {
  ended = new Promise((resolve) => {
    const shell = { code: SHELL, name: '/shell/server.js' };
    const told = { ended: (why: string, owner?: string) => resolve({ why, owner }), slow: () => undefined };
    thread = new PaintThread(shell, told, 300);
  });
});
afterEach(() => thread.stop());

/** What a module says whose `say` gives this. */
const say = (expression: string, owner = 'tea@v1') =>
  thread.ask({
    builds: [{ owner, name: '/r/tea/v1/server.js', code: `exports.say = () => ${expression};` }],
    sheets: [],
    order: JSON.stringify([owner]),
  });

it('paints with the code it was handed', async () => {
  expect(await say("'tea'")).toEqual({ picture: '["tea"]' });
});

const ABSENT =
  'window document localStorage navigator location fetch XMLHttpRequest WebSocket process require Buffer setTimeout setInterval queueMicrotask global __dirname';

it.each(ABSENT.split(' '))('a module finds no %s', async (name) => {
  expect(await say(`typeof ${name}`)).toEqual({ picture: '["undefined"]' });
});

it.each([
  ['eval', "eval('1')"],
  ['Function', "Function('return 1')()"],
  ['the constructor of a function', "(() => 1).constructor('return 1')()"],
  ['an import', "import('node:fs').then((fs) => fs.readFileSync)"],
])('a module gets nowhere with %s', async (_, expression) => {
  const { picture, problem } = (await say(expression)) ?? {};

  expect(picture === '[{}]' || /disallowed|not allowed|missing/i.test(problem ?? '')).toBe(true);
});

it('a module that climbs out of its context by what it was lent finds no environment, file or network there', async () => {
  const outside =
    "URL.constructor('return [typeof process, typeof fetch, typeof require, typeof Buffer].join()')()";

  expect(await say(outside)).toEqual({ picture: '["undefined,undefined,undefined,undefined"]' });
});

it('a module that throws, or cannot be read, does not end the thread', async () => {
  expect((await say("(() => { throw new Error('no tea') })()"))?.problem).toContain('no tea');
  expect((await say('(', 'bad@v1'))?.problem).toContain('It cannot be read');
  expect(await say("'tea'", 'good@v1')).toEqual({ picture: '["tea"]' });
});

it('a module whose promise fails after its picture does not end the thread', async () => {
  expect(await say("(Promise.reject(new Error('late')), 'tea')")).toEqual({ picture: '["tea"]' });
  await new Promise((resolve) => setTimeout(resolve, 50));

  expect(await say("'more'", 'good@v1')).toEqual({ picture: '["more"]' });
});

it('a module that never ends is ended with its thread, by name', async () => {
  const answer = say('{ for (;;); }', 'slow@v2');

  expect(await ended).toEqual({ why: 'it was silent for 2000 ms', owner: 'slow@v2' });
  expect(await answer).toBeUndefined();
});

it('a module that takes all memory ends its thread only, by name', async () => {
  const answer = say('{ const all = []; for (;;) all.push(new Array(1e6).fill(all.length)); }', 'big@v2');

  expect((await ended).owner).toBe('big@v2');
  expect(await answer).toBeUndefined();
});
