import { lazyParts } from '../lazy-parts';

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

const warmersOf = (warm: () => void) => ({ onPointerEnter: warm, onFocus: warm });

export type DialogLayers = typeof import('./dialog-layers');
export type FloatingLayers = typeof import('./floating-layers');

export const useDialogLayers = dialogs.useParts;
export const useFloatingLayers = floating.useParts;

/** For whatever opens a sheet or dialog: the pointer comes near or focus arrives a moment before the click. */
export const warmLayers = warmersOf(warmDialogs);
export const warmFloating = warmersOf(floating.warm);

/** For a quiet moment after the first screen: a sheet then opens without waiting, also once offline. */
export const preloadLayers = () => {
  warmDialogs();
  return dialogs.preload();
};
