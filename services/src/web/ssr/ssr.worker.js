import { createRequire } from 'node:module';
import process from 'node:process';
import { compileFunction } from 'node:vm';

/*
 * Renders pages, one at a time. It is plain JavaScript in a file of its own, since a thread starts from a file. The
 * shell's server bundle is evaluated once per release, and so are the remotes' (`shell/src/ssr/server-remotes.ts`).
 */

// A promise that a remote left behind is no part of any page: its rejection must not end the worker.
process.on('unhandledRejection', () => undefined);

/** What React's server renderer requires; the shell's bundle alone gets it. */
const NODE_MODULES = new Set(['async_hooks', 'crypto', 'stream', 'util']);
const nodeRequire = createRequire(import.meta.url);
function requireOfShell(name) {
  if (!NODE_MODULES.has(name)) throw new Error(`${name} is not shared`);
  return nodeRequire(name);
}

const textOf = (bytes) => Buffer.from(bytes).toString();

function evaluate({ name, bytes }, require) {
  const module = { exports: {} };
  const run = compileFunction(textOf(bytes), ['module', 'exports', 'require'], { filename: name });
  run(module, module.exports, require);
  return module.exports;
}

let shell;
/** The shell's exports; one that cannot be evaluated is not tried again. */
function shellOf(file) {
  if (shell?.integrity !== file.integrity) {
    shell = { integrity: file.integrity };
    try {
      shell.exports = evaluate(file, requireOfShell);
    } catch (error) {
      shell.error = error;
    }
  }
  if (shell.error) throw shell.error;
  return shell.exports;
}

/** Where the main thread can read, while this one does not answer, that the render has begun and whose code runs. */
function boardOf(buffer) {
  const [state, letters] = [new Int32Array(buffer, 0, 2), new Uint8Array(buffer, 8)];
  const encoder = new TextEncoder();
  return {
    begin: () => Atomics.store(state, 0, 1),
    write: (owner) => Atomics.store(state, 1, encoder.encodeInto(owner, letters).written),
  };
}

/** Runs work of a `RenderTask` with the shell's exports and the remotes' bundles. */
async function run({ shell: file, builds, board }, work) {
  const { begin, write } = boardOf(board);
  begin();
  const app = shellOf(file);
  app.onRunning((running) => write(running?.owner ?? ''));
  const remotes = builds.map((build) => ({
    owner: build.owner,
    integrity: build.integrity,
    evaluate: (require) => evaluate(build, require),
  }));
  try {
    return await work(app, remotes);
  } finally {
    app.onRunning(() => undefined);
    write('');
  }
}

export const render = (task) => run(task, (app, remotes) => app.render(JSON.parse(task.order), remotes));

/** The queries that a page declares; shells from before they were declared name none. */
export const pageQueries = (task) =>
  run(task, (app, remotes) => app.pageQueries?.(JSON.parse(task.order), remotes));
