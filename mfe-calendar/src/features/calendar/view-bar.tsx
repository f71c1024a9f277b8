import { addMonths, type LocalDate } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { Button, ChevronLeft, ChevronRight, IconButton, Row } from '@nestwell/ui';
import { stepped, titleOf, type View } from './lib/view';
import * as css from './calendar-page.module.css';

interface ViewBarProps {
  view: View;
  day: LocalDate;
  onDayChange: (day: LocalDate) => void;
}

/** What is shown, one step back or on, and the way to today. Day and week can also go by months. */
export function ViewBar({ view, day, onDayChange }: ViewBarProps) {
  return (
    <>
      <Row between gap={2}>
        <Row gap={1} className={css.steps}>
          <IconButton label={`Previous ${view}`} onClick={() => onDayChange(stepped(view, day, -1))}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <h2 className={css.range} aria-live="polite">
            {titleOf(view, day, deviceDate(new Date()))}
          </h2>
          <IconButton label={`Next ${view}`} onClick={() => onDayChange(stepped(view, day, 1))}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </Row>
        <Button variant="line" small onClick={() => onDayChange(deviceDate(new Date()))}>
          Today
        </Button>
      </Row>
      {view !== 'month' && (
        <Row between gap={2}>
          <Button variant="quiet" small onClick={() => onDayChange(addMonths(day, -1))}>
            Previous month
          </Button>
          <Button variant="quiet" small onClick={() => onDayChange(addMonths(day, 1))}>
            Next month
          </Button>
        </Row>
      )}
    </>
  );
}
