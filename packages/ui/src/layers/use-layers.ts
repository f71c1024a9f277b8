import { useState } from 'react';
import { lazyParts, type LazyState } from '../lazy-parts';

/* Code that only an opened layer needs, fetched on the first sign that one will be opened. */
const dialogs = lazyParts(() => import('./dialog-layers'));
const floating = lazyParts(() => import('./floating-layers'));

/** Sheets of modules that come as late as the layers they are made of. */
const others = new Set<() => void>();

/**
 * Has these fetched whenever the layers are. Where pages are painted no layer opens, and modules begin anew with each
 * picture: what is noted there would never go.
 */
export const warmsToo = (warm: () => void) => void (typeof document === 'undefined' || others.add(warm));

const warmDialogs = () => {
  dialogs.warm();
  for (const warm of others) warm();
};

/** A finger comes near and presses in one: what it pressed is answered before any code is fetched or run. */
const warmersOf = (warm: () => void) => {
  const soon = () => void setTimeout(warm);
  return { onPointerEnter: soon, onFocus: soon };
};

export type DialogLayers = typeof import('./dialog-layers');
export type FloatingLayers = typeof import('./floating-layers');

/**
 * A layer has its parts from its first opening on. Each that is put there closed has React draw the whole screen a second
 * time before it is painted, and run all its effects before that: Home has eight, and she opens one at a time.
 */
const onceOpened =
  <Parts>(useParts: (wanted: boolean) => LazyState<Parts>) =>
  (open: boolean): LazyState<Parts> => {
    const state = useParts(open);
    const [wasOpened, setWasOpened] = useState(open);
    if (open && !wasOpened) setWasOpened(true);
    return open || wasOpened ? state : { ...state, parts: undefined };
  };

export const useDialogLayers = onceOpened(dialogs.useParts);
export const useFloatingLayers = onceOpened(floating.useParts);

/** For whatever opens a sheet or dialog: the pointer comes near or focus arrives a moment before the click. */
export const warmLayers = warmersOf(warmDialogs);
export const warmFloating = warmersOf(floating.warm);

/** For a quiet moment after the first screen: a sheet then opens without waiting, also once offline. */
export const preloadLayers = () => {
  warmDialogs();
  return dialogs.preload();
};
