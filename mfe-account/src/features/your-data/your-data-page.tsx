import type { User } from '@nestwell/contracts/account';
import { useUser } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { Button, EmptyState, LoadFailure, Page, PageHeader, Skeleton } from '@nestwell/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useExport } from '../../lib/account/use-export';
import { ProofSheet } from '../../lib/proof/proof-sheet';
import { isNotProved } from '../../lib/proof/use-proof';
import { Everything } from './everything';
import * as css from './your-data.module.css';

const words = {
  purpose: 'Then your data is shown: everything that is kept about you.',
  action: 'Show my data',
};

/** Everything kept about her, to read and print. Nothing is left to show in the moment of logging out. */
export function YourDataPage() {
  const { user } = useUser();
  return (
    user && (
      <Page className={css.page}>
        <PageHeader
          title="Your data"
          lead="Everything that is kept about you."
          back={{ to: '/settings', label: 'Settings', Link }}
        />
        <AskedFirst key={user.id} user={user}>
          <YourData user={user} />
        </AskedFirst>
      </Page>
    )
  );
}

/** What is kept speaks of the time before: while she is quiet about it, it opens behind a sentence. */
function AskedFirst({ user, children }: { user: User; children: ReactNode }) {
  const [isWanted, setIsWanted] = useState(!user.pregnancyPaused);
  if (isWanted) return children;
  return (
    <EmptyState
      level={2}
      art="path"
      title="Show everything?"
      action={<Button onClick={() => setIsWanted(true)}>Show my data</Button>}
    >
      It holds all you kept, also from before. Some of it may be hard to read today.
    </EmptyState>
  );
}

function YourData({ user }: { user: User }) {
  const { fetchAll, asked } = useExport(user);
  const { mutate, data, error, isPending } = fetchAll;
  useEffect(() => mutate(), [mutate]);
  return (
    <>
      {data ? (
        <Everything everything={data} user={user} />
      ) : isNotProved(error) ? (
        <EmptyState
          level={2}
          art="path"
          title="First, show that it is you"
          action={<Button onClick={() => mutate()}>Show my data</Button>}
        >
          Your data opens after that. Nothing was changed.
        </EmptyState>
      ) : error && !isPending ? (
        <LoadFailure level={2} onRetry={() => mutate()}>
          Your data didn’t load. Nothing was lost.
        </LoadFailure>
      ) : (
        <Skeleton label="Collecting your data" rows={4} />
      )}
      <ProofSheet user={user} words={words} asked={asked} />
    </>
  );
}
