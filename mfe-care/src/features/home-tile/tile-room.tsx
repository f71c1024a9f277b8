import { Card } from '@nestwell/ui';
import type { ReactNode } from 'react';
import * as css from './home-tile.module.css';

interface TileRoomProps {
  babies: number;
  children?: ReactNode;
  /** What will stand below the feeds: its room is kept too. */
  below?: ReactNode;
}

/** The card of her babies' feeds: as high before what she noted is there, and whatever runs. */
export function TileRoom({ babies, children, below }: TileRoomProps) {
  return (
    <Card
      role="group"
      aria-label="Feeding"
      aria-busy={!children}
      className={css.tile}
      data-one={babies === 1}
    >
      {children ?? Array.from({ length: babies }, (_, index) => <div key={index} className={css.baby} />)}
      {below && <div className={css.notYet}>{below}</div>}
    </Card>
  );
}
