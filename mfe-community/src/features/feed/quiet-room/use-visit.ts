import type { ShownPosts } from '@nestwell/contracts/community';
import { useMember } from '@nestwell/remote-kit';
import { useMemo, useState } from 'react';

interface Visit {
  shown: ShownPosts;
  /** She is in the quiet room, and sees nothing else. */
  isQuiet: boolean;
  hasQuietRoom: boolean;
  showEverything: (everything: boolean) => void;
}

export function shownOf(opensQuietRoom: boolean, everything = false): ShownPosts {
  if (!opensQuietRoom) return {};
  return { show: everything ? 'everything' : 'quiet' };
}

/** Which room this visit is in: everybody's, or the quiet one until she asks for everything. */
export function useVisit(): Visit {
  const { opensQuietRoom } = useMember();
  const [everything, showEverything] = useState(false);
  const shown = useMemo(() => shownOf(opensQuietRoom, everything), [opensQuietRoom, everything]);
  const { show } = shown;
  return { shown, isQuiet: show === 'quiet', hasQuietRoom: opensQuietRoom, showEverything };
}
