import { preloadLayers } from '@nestwell/ui';
import { useEffect } from 'react';
import { useRemotes } from '../remotes/remotes-context';

/** After this the first screen has what it needs, also on a slow connection. */
const QUIET_AFTER = 6000;

/** Fetches what the panel needs in a quiet moment, so that it opens at once, also when the connection is lost later. */
export function useReadyHelp(): void {
  const remotes = useRemotes();
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { loader } of remotes.fillersOf('shell.urgent@1')) loader.load();
      void preloadLayers().catch(() => undefined);
    }, QUIET_AFTER);
    return () => clearTimeout(timer);
  }, [remotes]);
}
