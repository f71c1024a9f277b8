import { useEffect, useState } from 'react';

export interface LayersState<Layers> {
  layers: Layers | undefined;
  failed: boolean;
  retry: () => void;
}

/** Code that only an opened layer needs, fetched on the first sign that one will be opened. */
function lazyLayers<Layers>(load: () => Promise<Layers>) {
  let loaded: Layers | undefined;
  let loading: Promise<Layers> | undefined;

  /** A failed try is forgotten, so that the next one asks again. */
  const preload = () => {
    loading ??= load().then(
      (layers) => (loaded = layers),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const warm = () => void preload().catch(() => undefined);

  /** The layers once they are wanted; at once when they are already here. */
  const useLayers = (wanted: boolean): LayersState<Layers> => {
    const [arrived, setArrived] = useState(loaded);
    const [failed, setFailed] = useState(false);
    const [attempt, setAttempt] = useState(0);
    const layers = arrived ?? loaded;
    const missing = wanted && !layers;
    useEffect(() => {
      if (!missing) return;
      let gone = false;
      setFailed(false);
      preload().then(
        (now) => gone || setArrived(() => now),
        () => gone || setFailed(true),
      );
      return () => {
        gone = true;
      };
    }, [missing, attempt]);
    return { layers, failed, retry: () => setAttempt((count) => count + 1) };
  };

  return { preload, useLayers, warmers: { onPointerEnter: warm, onFocus: warm } };
}

const dialogs = lazyLayers(() => import('./dialog-layers'));
const floating = lazyLayers(() => import('./floating-layers'));

export type DialogLayers = typeof import('./dialog-layers');
export type FloatingLayers = typeof import('./floating-layers');

export const useDialogLayers = dialogs.useLayers;
export const useFloatingLayers = floating.useLayers;

/** For whatever opens a sheet or dialog: the pointer comes near or focus arrives a moment before the click. */
export const warmLayers = dialogs.warmers;
export const warmFloating = floating.warmers;

/** For a quiet moment after the first screen: a sheet then opens without waiting, also once offline. */
export async function preloadLayers(): Promise<void> {
  await Promise.all([dialogs.preload(), floating.preload()]);
}
