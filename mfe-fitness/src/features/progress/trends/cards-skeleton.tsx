import { Bone, Skeleton } from '@nestwell/ui';
import * as css from './trends.module.css';

/** Keeps the room of the first charts. */
export function CardsSkeleton() {
  return (
    <Skeleton label="Loading trends" className={css.cards}>
      {Array.from({ length: 5 }, (_, index) => (
        <Bone key={index} height="21rem" />
      ))}
    </Skeleton>
  );
}
