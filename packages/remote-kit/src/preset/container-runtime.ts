import type { Compiler } from '@rspack/core';
import { HASHES } from './late-hashes';

/** Throws where the bundler says it otherwise than it did: then this is to be looked at. */
function found(pattern: RegExp, said: string): string {
  const [, part] = pattern.exec(said) ?? [];
  if (part === undefined)
    throw new Error(`A container is written otherwise than it was: no ${String(pattern)}`);
  return part;
}

function borrowing(said: string): string {
  found(/initialConsumes: (\[\])/, said);
  const byChunk = found(/chunkMapping: ?(\{.*?\}), ?moduleIdToConsumeDataMapping/s, said);
  const keys = [...said.matchAll(/("[^"]+"): \{ shareScope: [^}]*?(shareKey: "[^"]+")/g)];
  return `
var lent = globalThis.__nestwellRuntime().bundlerRuntime;
var build = {
  webpackRequire: __webpack_require__,
  installedModules: {},
  chunkMapping: ${byChunk},
  moduleToHandlerMapping: { ${keys.map(([, id, key]) => `${id}: { ${key} }`).join(', ')} },
};
__webpack_require__.f.consumes = (chunkId, promises) => lent.consumes({ ...build, chunkId, promises });
__webpack_require__.initContainer = () => lent.initContainerEntry(build);
`;
}

const exposing = (said: string) => `
var exposed = ${found(/moduleMap: (\{.*\}),\s*shareScope/s, said)};
__webpack_require__.getContainer = (name) => exposed[name]();
`;

/** What has come stands in `there` as 0, what is on its way as a promise. */
const bringing = `
__webpack_require__.l = (there, chunk, element) =>
  new Promise((resolve, reject) => {
    var end = ({ type }) => {
      clearTimeout(timer);
      var { src, href } = element;
      if (href && type == 'load') there[chunk] = 0;
      else element.remove();
      if (there[chunk] === 0) return resolve();
      there[chunk] = undefined;
      var error = new Error('Loading chunk ' + chunk + ' failed.\\n(' + (type == 'load' ? 'missing' : type) + ': ' + (src || href) + ')');
      error.name = 'ChunkLoadError';
      reject(error);
    };
    var timer = setTimeout(end, 8000, { type: 'timeout' });
    element.onload = element.onerror = end;
    element.crossOrigin = 'anonymous';
    document.head.append(element);
  });
`;

function chunks(said: string): string {
  // What several late parts borrow is a chunk of its own, and no file.
  const hasFile = found(/\} else \{\s*if \((.*)\) \{/, said);
  // Where what is named by an address, such as a program in WebAssembly, is looked for.
  const base = /__webpack_require__\.b = .*;/.exec(said)?.[0] ?? '';
  return `
${base}
var hasFile = (chunkId) => ${hasFile};
var there = { ${found(/jsonpInstalledChunks = \{("[^"]+"): 0/, said)}: 0 };
var bring = (chunk) => there[chunk] === 0 || (there[chunk] ??= __webpack_require__.l(there, chunk, Object.assign(document.createElement('script'), {
  src: __webpack_require__.p + __webpack_require__.u(chunk),
  integrity: __webpack_require__.sriHashes[chunk],
})));
__webpack_require__.v = async () => bring('${HASHES}');
__webpack_require__.f.j = (chunk, promises) => {
  if (there[chunk] === 0 || !hasFile(chunk)) return;
  if (chunk in __webpack_require__.sriHashes) return promises.push(bring(chunk));
  // Asked for with its hash once that is known, and then out of the browser's cache. What a page opens with
  // comes with its document in some browsers.
  var url = __webpack_require__.p + chunk + '.js';
  if (!document.querySelector('link[rel=preload][href="' + url + '"]')) fetch(url).catch(() => {});
  promises.push(__webpack_require__.v().then(() => bring(chunk)));
};
var take = ([ids, modules, start]) => {
  Object.assign(__webpack_require__.m, modules);
  start?.(__webpack_require__);
  for (var id of ids) there[id] = 0;
};
var come = globalThis[${found(/globalThis\[("[^"]+")\]/, said)}] ||= [];
var tellOthers = come.push.bind(come);
come.forEach(take);
// An entry that was late and asked for anew runs twice: files are for both.
come.push = (data) => { take(data); tellOthers(data); };
`;
}

/** Only what has a hash is a sheet's; that of the entry's own stands in the entry. */
const sheets = `
var there = {};
var bring = (chunk) => there[chunk] === 0 || !__webpack_require__.sriCssHashes[chunk] || (there[chunk] ??= __webpack_require__.l(there, chunk, Object.assign(document.createElement('link'), {
  rel: 'stylesheet',
  href: __webpack_require__.p + __webpack_require__.k(chunk),
  integrity: __webpack_require__.sriCssHashes[chunk],
})));
__webpack_require__.f.css = (chunk, promises) => {
  promises.push(chunk in __webpack_require__.sriCssHashes ? bring(chunk) : __webpack_require__.v().then(() => bring(chunk)));
};
`;

/** What the bundler writes into a container for itself, by its own names, and what is said there instead. */
const instead: Readonly<Record<string, (said: string) => string>> = {
  consumes_loading: borrowing,
  initialize_exposes: exposing,
  // Nothing is given to others, and what is borrowed is on the page: there is nothing to agree on.
  sharing: () => '',
  load_script: () => bringing,
  jsonp_chunk_loading: chunks,
  css_loading: () => sheets,
};

/**
 * A container of the federation's plugin, run by no more than it needs here: what it borrows comes from the page
 * (`shell/src/remotes/lend-runtime.ts`), files come from its own place, each with its hash, and are asked for anew where
 * they did not come. Six of them come with the first screen.
 */
export class ContainerRuntimePlugin {
  apply(compiler: Compiler): void {
    const { name } = ContainerRuntimePlugin;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeModule.tap(name, ({ name: part, source }) => {
        const said = instead[part];
        if (said && source) source.source = Buffer.from(said(String(source.source)));
      });
    });
  }
}
