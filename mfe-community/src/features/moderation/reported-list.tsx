import { Button, EmptyState, LoadFailure, Skeleton } from '@nestwell/ui';
import { useState } from 'react';
import type { Deciding } from './deciding';
import { DecisionSheet } from './decision-sheet';
import * as wordsCss from '../../lib/words.module.css';
import { useModerationQueue } from './moderation.queries';
import { ReportedWords } from './reported-words';

/** What waits to be decided, and the sheet that asks how. */
export function ReportedList() {
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  return (
    <>
      <Queue onDecide={setDeciding} />
      {deciding && <DecisionSheet {...deciding} onClose={() => setDeciding(null)} />}
    </>
  );
}

function Queue({ onDecide }: { onDecide: (deciding: Deciding) => void }) {
  const queue = useModerationQueue();
  if (queue.isPending) return <Skeleton label="Loading reports" />;
  if (queue.isLoadingError) return <LoadFailure onRetry={() => void queue.refetch()} />;
  const items = queue.data.pages.flatMap(({ rows }) => rows);
  if (items.length === 0) {
    return (
      <EmptyState art="cups" title="Nothing reported">
        The room is kind today.
      </EmptyState>
    );
  }
  return (
    <>
      <ul role="list" className={wordsCss.list} aria-label="Reported words">
        {items.map((item) => (
          <ReportedWords key={item.subjectId} item={item} onDecide={(action) => onDecide({ item, action })} />
        ))}
      </ul>
      {queue.hasNextPage && (
        <Button
          variant="line"
          full
          busy={queue.isFetchingNextPage}
          busyLabel="Loading..."
          onClick={() => void queue.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}
