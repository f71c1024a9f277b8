import { LoadFailure, Page, PageHeader } from '@nestwell/ui';
import type { RemoteLoader } from '../remotes/remote-loader';
import { WhoAnswers } from '../slots/who-answers';

interface PageFailureProps {
  title: string;
  loader: RemoteLoader;
  onRetry: () => void;
}

export function PageFailure({ title, loader, onRetry }: PageFailureProps) {
  return (
    <Page>
      <PageHeader title={title} />
      <LoadFailure level={2} onRetry={onRetry}>
        This page didn’t load. The rest of Nestwell works. <WhoAnswers loader={loader} />
      </LoadFailure>
    </Page>
  );
}
