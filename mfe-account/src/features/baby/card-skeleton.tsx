import { Bone, Card, Skeleton } from '@nestwell/ui';
import * as css from './baby-card.module.css';

/** As high as the card it stands for. */
export function CardSkeleton({ label }: { label: string }) {
  return (
    <Card variant="flat" className={css.card}>
      <Skeleton label={label}>
        <div className={css.head}>
          <Bone width="60%" />
          <Bone width="90%" height="2rem" />
          <Bone width="50%" height="0.8rem" />
        </div>
        <Bone width="80%" />
      </Skeleton>
    </Card>
  );
}
