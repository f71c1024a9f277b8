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

/** Which room this visit is in: everybody's, or the quiet one until she asks for everything. */
export function useVisit(): Visit {
  const { opensQuietRoom } = useMember();
  const [everything, showEverything] = useState(false);
  const show = !opensQuietRoom ? undefined : everything ? 'everything' : 'quiet';
  const shown = useMemo<ShownPosts>(() => (show === undefined ? {} : { show }), [show]);
  return { shown, isQuiet: show === 'quiet', hasQuietRoom: opensQuietRoom, showEverything };
}
