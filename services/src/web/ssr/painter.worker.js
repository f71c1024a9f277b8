import process from 'node:process';
import { compileFunction, constants, createContext, runInContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

/*
 * Paints pages on a thread of its own, which can be ended when a module's code does not come to an end. All that it
 * runs lives in a context that has the language and addresses (`URL`), and nothing else: no network, no files, no
 * environment. As it stands in a file of its own, it is plain JavaScript: a thread starts from a file.
 */
const { shell, board } = workerData;
const port = parentPort;

// A promise that a module left behind is no part of any picture: its failing must not end the thread for all others.
process.on('unhandledRejection', () => undefined);

/** What the shell alone is handed, to put its HTML together. */
const handed = {
  TextEncoder,
  TextDecoder,
  ReadableStream,
  AbortController,
  setTimeout,
  clearTimeout,
  queueMicrotask,
};
// Its globals are the context's own: Node would ask an object of ours for each of them, whenever one is named.
const context = createContext(constants.DONT_CONTEXTIFY, { codeGeneration: { strings: false, wasm: false } });
Object.assign(context, { URL, URLSearchParams });

/** Who runs stands where the main thread can read it while this one is held. */
const length = new Int32Array(board, 0, 1);
const letters = new Uint8Array(board, 4);
const encoder = new TextEncoder();
function write(owner) {
  const { written } = encoder.encodeInto(owner ?? '', letters);
  Atomics.store(length, 0, written);
}

// Code that found its way out of its context would find nothing here either.
const language = new Set(runInContext('Object.getOwnPropertyNames(globalThis)', context));
for (const name of Object.getOwnPropertyNames(globalThis)) {
  if (!language.has(name) && name !== 'globalThis') Reflect.deleteProperty(globalThis, name);
}

function compiled(code, filename, names) {
  return compileFunction(code, ['module', 'exports', 'require', ...names], {
    parsingContext: context,
    filename,
  });
}

function started() {
  const module = runInContext('({ exports: {} })', context);
  compiled(shell.code, shell.name, Object.keys(handed))(
    module,
    module.exports,
    undefined,
    ...Object.values(handed),
  );
  module.exports.onRunning((running) => write(running?.owner));
  return module.exports;
}

/** A build that cannot even be read fails when it is needed, as one that throws. */
function build(code, name) {
  try {
    return compiled(code, name, []);
  } catch {
    return compiled("throw new SyntaxError('It cannot be read')", name, []);
  }
}

const painting = started();

async function answer({ id, builds, sheets, registries = [], order }) {
  try {
    for (const { owner, name, code } of builds) painting.keepBuild(owner, build(code, name));
    for (const { key, owner, text } of sheets) painting.keepSheet(key, owner, text);
    for (const { key, text } of registries) painting.keepRegistry(key, text);
    return { id, picture: order && (await painting.paint(order)) };
  } catch (error) {
    return { id, problem: String(error?.stack ?? error) };
  } finally {
    write('');
  }
}

/** One picture after the other: they share a clock. */
let turn = Promise.resolve();
port.on('message', (wish) => {
  turn = turn.then(async () => port.postMessage(await answer(wish)));
});
