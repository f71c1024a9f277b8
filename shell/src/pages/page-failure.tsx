import { LoadFailure, Page, PageHeader } from '@nestwell/ui';

export function PageFailure({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <Page>
      <PageHeader title={title} />
      <LoadFailure level={2} onRetry={onRetry}>
        This page didn’t load. The rest of Nestwell works.
      </LoadFailure>
    </Page>
  );
}
