import type { BuiltFile } from '@nestwell/contracts/delivery/server';
import type { Config } from '../../platform/config/config';
import type { PaintFaults } from './paint-faults';
import type { PaintFiles } from './paint-files';
import type { PaintThread } from './paint-thread';
import { StandingThread } from './standing-thread';

/** A shell's server build that says what it is asked for, or does not come to an end. */
const SHELL = `
  let hear = () => {};
  module.exports = {
    onRunning: (listener) => { hear = listener; },
    keepBuild: () => {},
    keepSheet: () => {},
    keepRegistry: () => {},
    paint: async (order) => {
      hear({ owner: 'slow@v1' });
      if (order === 'hold') for (;;);
      if (order === 'slow') for (const since = Date.now(); Date.now() - since < 900; );
      return order;
    },
  };
`;
const server: BuiltFile = { path: 'server.1.js', integrity: '', bytes: 1, brotliBytes: 1 };

let code: string;
let started: number;
let held: string[];
let standing: StandingThread;
beforeEach(() => {
  code = SHELL;
  started = 0;
  held = [];
  const shell: PaintFiles['shell'] = () => {
    started += 1;
    return Promise.resolve({ code, name: '/shell/server.1.js' });
  };
  const faults: Pick<PaintFaults, 'hold'> = { hold: (owner) => void held.push(owner) };
  standing = new StandingThread(
    { shell } as PaintFiles,
    faults as PaintFaults,
    { paintingMs: 150 } as Config,
  );
});
afterEach(() => standing.onApplicationShutdown());

const ask = (thread: PaintThread | undefined, order: string) =>
  thread?.ask({ builds: [], sheets: [], order });

it('is one thread for all pages', async () => {
  const [one, other] = await Promise.all([standing.of(server), standing.of(server)]);

  expect(one).toBe(other);
  expect(await ask(one, 'tea')).toEqual({ picture: 'tea' });
  expect(started).toBe(1);
});

it('where a module held it, the next one starts before a page asks for it', async () => {
  expect(await ask(await standing.of(server), 'hold')).toBeUndefined();

  expect([started, ...new Set(held)]).toEqual([2, 'slow@v1']);
  expect(await ask(await standing.of(server), 'tea')).toEqual({ picture: 'tea' });
});

it('what comes to an end too late for any page is left out from then on, and the thread goes on', async () => {
  const thread = await standing.of(server);

  expect(await ask(thread, 'slow')).toEqual({ picture: 'slow' });
  expect(held).toEqual(['slow@v1']);
  expect(await standing.of(server)).toBe(thread);
});

it('one whose shell does not even start is not started again and again', async () => {
  code = "throw new Error('no shell')";

  expect(await ask(await standing.of(server), 'tea')).toBeUndefined();
  expect(await standing.of(server)).toBeUndefined();
  expect(started).toBe(1);
});
