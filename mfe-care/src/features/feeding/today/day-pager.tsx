import { ChevronLeft, ChevronRight, IconButton, Row } from '@nestwell/ui';
import type { ShownDay } from './use-shown-day';

export function DayPager({ day: { earlier, next } }: { day: ShownDay }) {
  return (
    <Row gap={1}>
      <IconButton label="The day before" onClick={earlier}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <IconButton label="The day after" onClick={next ?? undefined} disabled={next === null}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </Row>
  );
}
