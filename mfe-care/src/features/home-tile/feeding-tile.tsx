import type { User } from '@nestwell/contracts/account';
import { isRunning } from '@nestwell/domain/feeding';
import { LoadFailure } from '@nestwell/ui';
import type { ReactNode } from 'react';
import { useBabyLog } from '../../lib/baby-log/baby-log.queries';
import { useBabyChanges } from '../../lib/baby-log/use-baby-changes';
import { useServerNow } from '../../lib/server-now';
import { useCareSettings } from '../../lib/settings/care-settings.queries';
import { BabyFeed } from './baby-feed';
import { TileRoom } from './tile-room';

interface FeedingTileProps {
  her: User;
  /** The page is for it: where one baby's next side is known, that is its primary button. */
  leads?: boolean;
  /** Under the feeds. */
  children?: ReactNode;
}

/** Each baby's feed: what runs with its pause and its end, or the last one with the sides to begin with. */
export function FeedingTile({ her, leads = false, children }: FeedingTileProps) {
  const { id: userId, babies } = her;
  const log = useBabyLog(userId);
  const settings = useCareSettings(userId);
  const isTicking = log.data?.some((note) => note.kind === 'breast' && isRunning(note)) ?? false;
  const { now, shownAt } = useServerNow(userId, isTicking);
  const changes = useBabyChanges(userId, shownAt);
  if (log.isPending) return <TileRoom babies={babies} below={children} />;
  return (
    <TileRoom babies={babies}>
      {log.isLoadingError ? (
        <LoadFailure onRetry={() => void log.refetch()} />
      ) : (
        Array.from({ length: babies }, (_, index) => (
          <BabyFeed
            key={index}
            baby={index + 1}
            her={her}
            notes={log.data}
            settings={settings}
            now={now}
            changes={changes}
            leads={leads}
          />
        ))
      )}
      {children}
    </TileRoom>
  );
}
