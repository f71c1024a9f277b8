import { useEffect, useState, useSyncExternalStore } from 'react';
import { refetchFailedChunk } from './refetch-chunk';

export interface LazyState<Parts> {
  parts: Parts | undefined;
  failed: boolean;
  retry: () => void;
}

const unheard = () => () => undefined;
/** Where a page was painted they were not there, and it is taken over as it was painted. */
const absent = () => undefined;

/** Code that is fetched only where it is needed; a failed try is forgotten, so that the next one asks again. */
export function lazyParts<Parts>(load: () => Promise<Parts>) {
  let loaded: Parts | undefined;
  let loading: Promise<Parts> | undefined;

  const preload = () => {
    loading ??= load().then(
      (parts) => (loaded = parts),
      async (error: unknown) => {
        await refetchFailedChunk(error);
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const warm = () => void preload().catch(() => undefined);

  /** The parts once they are wanted; at once when they are already here. */
  const useParts = (wanted = true): LazyState<Parts> => {
    const here = useSyncExternalStore(unheard, () => loaded, absent);
    const [arrived, setArrived] = useState<Parts>();
    const [failed, setFailed] = useState(false);
    const [attempt, setAttempt] = useState(0);
    const parts = arrived ?? here;
    const missing = wanted && !parts;
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
    return { parts, failed, retry: () => setAttempt((count) => count + 1) };
  };

  return { preload, warm, useParts };
}
