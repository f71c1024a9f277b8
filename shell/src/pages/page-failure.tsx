import { LoadFailure, Page, PageHeader } from '@nestwell/ui';

export function PageFailure({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <Page>
      <PageHeader title={title} />
      <LoadFailure onRetry={onRetry}>This page didn’t load. The rest of Nestwell works.</LoadFailure>
    </Page>
  );
}
