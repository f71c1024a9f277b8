import { Section, Skeleton } from '@nestwell/ui';
import { lazy, Suspense } from 'react';

/** Few are admins: it comes when one of them looks at it, and not with everybody's Home. */
const ReportedList = lazy(async () => ({ default: (await import('./reported-list')).ReportedList }));

/** What people reported, for admins: fills the Admin tab of the support centre. */
export function ModerationQueue() {
  return (
    <Section title="Reported in the community">
      <Suspense fallback={<Skeleton label="Loading reports" />}>
        <ReportedList />
      </Suspense>
    </Section>
  );
}
