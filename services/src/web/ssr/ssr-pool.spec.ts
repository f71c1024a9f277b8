import { setTimeout as wait } from 'node:timers/promises';
import type { RenderFaults } from './render-faults';
import type { SharedFile } from './render-task';
import { SsrPool } from './ssr-pool';

/** As much of the shell's server bundle as the worker asks for: a page is what the named remotes say. */
const SHELL = `
  let hear = () => {};
  const known = new Map();
  module.exports = {
    onRunning: (listener) => { hear = listener; },
    render: async (order, builds) => {
      const said = [];
      for (const { owner, evaluate } of builds) {
        hear({ owner });
        if (!known.has(owner)) known.set(owner, evaluate((name) => { throw new Error(name + ' is not shared') }));
        said.push(await known.get(owner).say(order));
        hear(null);
      }
      return said;
    },
  };
`;

const shared = (name: string, code: string): SharedFile => {
  const text = new TextEncoder().encode(code);
  const bytes = new SharedArrayBuffer(text.byteLength);
  new Uint8Array(bytes).set(text);
  return { name, integrity: code, bytes };
};

let held: string[];
let pool: SsrPool;
beforeEach(() => {
  held = [];
  const faults: Pick<RenderFaults, 'hold'> = { hold: (owner) => void held.push(owner) };
  pool = new SsrPool(faults as RenderFaults);
});
afterEach(() => pool.onApplicationShutdown());

/** What a remote says whose bundle is this code. */
const render = (code: string, { owner = 'tea@v1', deadlineMs = 5000, shell = SHELL } = {}) =>
  pool.render(
    {
      shell: shared('/shell/server.js', shell),
      builds: [{ ...shared(`/r/${owner}/server.js`, code), owner }],
      order: '"oolong"',
    },
    deadlineMs,
  );
const say = (expression: string, owner?: string) =>
  render(`exports.say = (order) => ${expression};`, { owner });

it('renders with the bundles that it is given', async () => {
  expect(await say('order')).toEqual(['oolong']);
});

it('a bundle is evaluated once for all pages', async () => {
  const code = 'let count = 0; exports.say = () => ++count;';

  expect([await render(code), await render(code)]).toEqual([[1], [2]]);
});

it.each(['node:fs', 'http', 'react'])(
  'a remote cannot require %s, which is not given to it',
  async (name) => {
    expect(await say(`{ try { return '' } finally { require('${name}') } }`)).toBeUndefined();
  },
);

it('the shell cannot require what React does not need', async () => {
  expect(await render('', { shell: "require('fs')" })).toBeUndefined();
});

it('no environment variable of the services is there', async () => {
  process.env.SECRET_OF_SERVICES = 'hers';
  expect(await say('Object.keys(process.env)')).toEqual([[]]);
  delete process.env.SECRET_OF_SERVICES;
});

it('a remote that throws, cannot be read or leaves a rejected promise behind ends no worker', async () => {
  expect(await say("{ throw new Error('no tea') }")).toBeUndefined();
  expect(await say('(', 'bad@v1')).toBeUndefined();
  expect(await say("(Promise.reject(new Error('late')), 'tea')", 'late@v1')).toEqual(['tea']);
  await wait(50);

  expect(await say("'tea'", 'good@v1')).toEqual(['tea']);
  expect(held).toEqual([]);
});

it('a remote that hangs is given up at the deadline, named, and its worker replaced', async () => {
  const since = performance.now();
  expect(
    await render('exports.say = () => { for (;;); };', { owner: 'slow@v2', deadlineMs: 300 }),
  ).toBeUndefined();
  expect(performance.now() - since).toBeLessThan(2000);

  expect(await say("'tea'", 'good@v1')).toEqual(['tea']);
  while (held.length === 0) await wait(50);
  expect(held).toEqual(['slow@v2']);
});

it('a remote that takes all memory is named, and its worker replaced', async () => {
  const owner = 'big@v2';
  expect(
    await say('{ const all = []; for (;;) all.push(new Array(1e6).fill(all.length)); }', owner),
  ).toBeUndefined();

  expect(held).toEqual([owner]);
  expect(await say("'tea'", 'good@v1')).toEqual(['tea']);
});

it('what is only late is not left out', async () => {
  const late = 'exports.say = async () => { await new Promise((r) => setTimeout(r, 600)); return 1; };';

  expect(await render(late, { deadlineMs: 100 })).toBeUndefined();
  await wait(800);
  expect(held).toEqual([]);
});
