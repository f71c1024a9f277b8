import { useLocation } from '@nestwell/remote-kit/router';
import { useLayoutEffect, useRef } from 'react';
import type { LiveRemotes } from './live-remotes';

/** Tells the remotes of each navigation but the first. */
export function VersionSwitch({ live }: { live: Pick<LiveRemotes, 'arrive'> }) {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    live.arrive();
  }, [live, pathname]);
  return null;
}
