import { askAnew, type ChunkNames } from './fresh-chunks';
import { knowLater, type LateHashes } from './late-hashes';
import { borrow } from './lent';
import { wearSheetsAtHand, type SheetLoading } from './sheets-at-hand';
import { watchChunks, type ChunkLoading } from './watch-chunks';

/** As much of a bundler's own runtime as is written to here. */
interface BundlerRuntime extends ChunkNames, SheetLoading, ChunkLoading, LateHashes {
  /** Its modules by id: what runs when one is asked for first. */
  m: Record<string, (module: { exports: unknown }) => void>;
}

interface Consumes {
  webpackRequire: BundlerRuntime;
  installedModules: Record<string, unknown>;
  moduleToHandlerMapping: Record<string, { shareKey: string }>;
}

/** What a chunk borrows, by the ids that stand for it in its build. */
interface ConsumesOfChunk extends Consumes {
  chunkId: string;
  chunkMapping: Record<string, readonly string[]>;
}

interface InitialConsumes extends Consumes {
  initialConsumes: readonly string[];
}

/**
 * What a container that Module Federation's plugin has built asks of the federation runtime, and no more: what it
 * borrows is on this page before it is. The plugin writes these calls, so its version is pinned, and every browser
 * test that opens a module holds them against each other.
 */
const runtime = () => ({
  bundlerRuntimeOptions: {},
  bundlerRuntime: {
    S: {},
    I: () => true,
    init: () => ({}),
    remotes: () => undefined,
    getSharedFallbackGetter: () => undefined,
    consumes: ({ chunkId, chunkMapping, ...build }: ConsumesOfChunk) =>
      install(build, Object.hasOwn(chunkMapping, chunkId) ? (chunkMapping[chunkId] ?? []) : []),
    installInitialConsumes: ({ initialConsumes, ...build }: InitialConsumes) =>
      install(build, initialConsumes),
    initContainerEntry: ({ webpackRequire }: { webpackRequire: BundlerRuntime }) => {
      // Before names of files change with each try.
      wearSheetsAtHand(webpackRequire);
      askAnew(webpackRequire);
      watchChunks(webpackRequire);
      knowLater(webpackRequire);
      return true;
    },
  },
});

function install(build: Consumes, ids: readonly string[]): void {
  const { webpackRequire, installedModules, moduleToHandlerMapping } = build;
  for (const id of ids) {
    if (Object.hasOwn(installedModules, id)) continue;
    installedModules[id] = 0;
    webpackRequire.m[id] = (module) => {
      module.exports = borrow(moduleToHandlerMapping[id]?.shareKey ?? id);
    };
  }
}

/** Remotes hold no federation runtime of their own: each takes a fresh one from here, because its build writes into it. */
Object.assign(globalThis, { __nestwellRuntime: runtime });
