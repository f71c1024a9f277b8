import { Bone, Page, Skeleton } from '@nestwell/ui';
import * as css from './pages.module.css';

/** Stands in while a page's code is on its way. */
export function PageSkeleton({ title }: { title: string }) {
  return (
    <Page className={css.waiting}>
      <Skeleton label={`Loading ${title}`}>
        <Bone width="60%" height="2.25rem" />
        <Bone width="40%" />
        <Bone height="11rem" />
        <Bone height="8rem" />
        <Bone height="8rem" />
      </Skeleton>
    </Page>
  );
}
