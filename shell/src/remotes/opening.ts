import type { ComponentType } from 'react';
import { patiently } from './patience';
import type { LoadedRemote, RemoteLoader } from './remote-loader';

export type PageState =
  | { phase: 'loading' }
  | { phase: 'ready'; Page: ComponentType; loaded: LoadedRemote }
  | { phase: 'failed' };

const CHUNK_WAIT = { deadline: 8000, tries: 3 };

export async function pageOf(loaded: LoadedRemote, path: string): Promise<PageState> {
  return {
    phase: 'ready',
    Page: await patiently(() => loadPage(loaded, path), CHUNK_WAIT),
    loaded,
  };
}

/** A page's own code, tried once. */
export function loadPage({ release, declaration }: LoadedRemote, path: string): Promise<ComponentType> {
  const declared = declaration.pages.find((candidate) => candidate.path === path);
  if (!declared) throw new Error(`${release.scope} has no page ${path}`);
  return declared.load();
}

export async function currentPage(
  loader: RemoteLoader,
  loading: Promise<LoadedRemote>,
  path: string,
): Promise<PageState> {
  try {
    return await pageOf(await loading, path);
  } catch (error) {
    return pageOf(await loader.lastGood(error), path);
  }
}

/** The first page of a document that arrived rendered: what it waits for, and what has come. */
export interface Opening {
  arrival?: Promise<PageState>;
  now?: PageState;
}

const openings = new WeakMap<RemoteLoader, Map<string, Opening>>();

/** The same for whoever asks, and begun by the first. */
export function openingOf(loader: RemoteLoader, path: string): Opening {
  const known = openings.get(loader)?.get(path);
  if (known) return known;
  const arrival = currentPage(loader, loader.loaded(), path).catch((error: unknown): PageState => {
    console.warn(`[page] ${path}`, error);
    return { phase: 'failed' };
  });
  return keepOpening(loader, path, { arrival });
}

/** Where a page is rendered, it is there before anything is drawn, or never comes. */
export function keepOpening(loader: RemoteLoader, path: string, opening: Opening): Opening {
  const ofLoader = openings.get(loader) ?? new Map<string, Opening>();
  openings.set(loader, ofLoader.set(path, opening));
  return opening;
}
