import { LoadFailure, Page, PageHeader, useOnline } from '@nestwell/ui';
import { NotHereYet } from '../offline/not-here-yet';
import type { RemoteLoader } from '../remotes/remote-loader';
import { WhoAnswers } from '../slots/who-answers';

interface PageFailureProps {
  title: string;
  loader: RemoteLoader;
  onRetry: () => void;
}

export function PageFailure({ title, loader, onRetry }: PageFailureProps) {
  const isOnline = useOnline();
  return (
    <Page>
      <PageHeader title={title} />
      {isOnline ? (
        <LoadFailure level={2} onRetry={onRetry}>
          This page didn’t load. The rest of Nestwell works. <WhoAnswers loader={loader} />
        </LoadFailure>
      ) : (
        <NotHereYet onRetry={onRetry} />
      )}
    </Page>
  );
}
