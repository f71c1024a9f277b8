import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { askAnew, type ChunkNames } from './fresh-chunks';
import { watchChunks, type ChunkLoading } from './watch-chunks';

/** What the runtime keeps of every build on the page. */
interface FederationScope {
  __FEDERATION__: { __INSTANCES__: Instance[] };
  __nestwellRuntime: () => unknown;
}

type Runtime = NonNullable<typeof federation.runtime>;
type Instance = ReturnType<Runtime['createInstance']>;

/** Typed as optional, but the front door always sets it. */
const runtime = federation.runtime as Runtime;
const scope = globalThis as unknown as FederationScope;

/**
 * Remotes hold no federation runtime of their own; they take one from here. Each gets its own object, because a
 * build writes its instance and its sharing into it; and its own instance, found by name when it starts again.
 */
scope.__nestwellRuntime = () => ({
  ...federation,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
  bundlerRuntime: { ...federation.bundlerRuntime, S: {}, initContainerEntry: initContainer },
  runtime: { ...runtime, init: initNamed },
});

/** Every remote starts here, and brings its bundler's runtime. */
function initContainer(options: Parameters<typeof initContainerEntry>[0]) {
  askAnew(options.webpackRequire as unknown as ChunkNames);
  watchChunks(options.webpackRequire as unknown as ChunkLoading);
  return initContainerEntry(options);
}

function initNamed(options: Parameters<Runtime['init']>[0]): Instance {
  const known = scope.__FEDERATION__.__INSTANCES__.find(({ name }) => name === options.name);
  if (!known) return runtime.createInstance(options);
  known.initOptions(options);
  return known;
}
