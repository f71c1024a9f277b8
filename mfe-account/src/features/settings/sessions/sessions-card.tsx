import type { RunningSession } from '@nestwell/contracts/kernel';
import { Button, List, Skeleton, Text } from '@nestwell/ui';
import { useRef, useState } from 'react';
import { SettingsCard } from '../cards/settings-card';
import * as css from '../settings.module.css';
import { LogOutEverywhere } from './log-out-everywhere';
import { SessionRow } from './session-row';
import { useSessions } from './sessions.queries';

/** How many are shown before she asks for all. */
const FIRST = 5;

export function SessionsCard({ userId }: { userId: string }) {
  const sessions = useSessions(userId);
  return (
    <SettingsCard title="Where you are signed in">
      {sessions.data ? (
        <Sessions userId={userId} sessions={sessions.data} />
      ) : sessions.isPending ? (
        <Skeleton label="Loading your devices" rows={1} />
      ) : (
        <div role="alert" className={css.actions}>
          <Text soft>Your devices didn’t load. None of them was signed out.</Text>
          <Button variant="soft" busy={sessions.isRefetching} onClick={() => void sessions.refetch()}>
            Try again
          </Button>
        </div>
      )}
    </SettingsCard>
  );
}

function Sessions({ userId, sessions }: { userId: string; sessions: RunningSession[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const others = sessions.filter(({ isThisOne }) => !isThisOne).length;
  const isLong = sessions.length > FIRST && !showsAll;

  function showAll() {
    setShowsAll(true);
    list.current?.focus();
  }

  return (
    <>
      <List ref={list} tabIndex={-1} aria-label="Where you are signed in">
        {(isLong ? sessions.slice(0, FIRST) : sessions).map((session) => (
          <SessionRow key={session.id} userId={userId} session={session} />
        ))}
      </List>
      {isLong && (
        <Button variant="quiet" onClick={showAll}>
          Show all {sessions.length}
        </Button>
      )}
      {others > 0 ? (
        <LogOutEverywhere userId={userId} others={others} />
      ) : (
        <Text soft>You are signed in nowhere else.</Text>
      )}
    </>
  );
}
