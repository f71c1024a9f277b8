import { Card } from '@nestwell/ui';
import type { ReactNode } from 'react';
import * as css from './home-tile.module.css';

interface TileRoomProps {
  babies: number;
  children?: ReactNode;
}

/** The card of her babies' feeds: as high before what she noted is there, and whatever runs. */
export function TileRoom({ babies, children }: TileRoomProps) {
  return (
    <Card
      role="group"
      aria-label="Feeding"
      aria-busy={!children}
      className={css.tile}
      data-one={babies === 1}
    >
      {children ?? Array.from({ length: babies }, (_, index) => <div key={index} className={css.baby} />)}
    </Card>
  );
}
