import { addMonths, type LocalDate } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { usePageKeys, useDeviceDate } from '@nestwell/remote-kit';
import { Button, ChevronLeft, ChevronRight, IconButton, Row } from '@nestwell/ui';
import { stepped, titleOf, type View } from './lib/view';
import * as css from './calendar-page.module.css';

interface ViewBarProps {
  view: View;
  day: LocalDate;
  onDayChange: (day: LocalDate) => void;
}

/** What is shown, one step back or on, the way to today, and months back and on from any view. */
export function ViewBar({ view, day, onDayChange }: ViewBarProps) {
  const today = useDeviceDate();
  // In a month the control below is called by what it does; two buttons of one name could not be told apart.
  const step = view === 'month' ? '' : ` ${view}`;
  const show = (direction: -1 | 1) => onDayChange(stepped(view, day, direction));
  const showToday = () => onDayChange(deviceDate(new Date()));
  usePageKeys({ arrowleft: () => show(-1), arrowright: () => show(1), t: showToday });
  return (
    <>
      <Row between wrap gap={2}>
        <Row gap={1} className={css.steps}>
          <IconButton label={`Previous${step}`} onClick={() => show(-1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <h2 className={css.range} aria-live="polite">
            {titleOf(view, day, today)}
          </h2>
          <IconButton label={`Next${step}`} onClick={() => show(1)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </Row>
        <Button variant="line" small onClick={showToday}>
          Today
        </Button>
      </Row>
      <Row between wrap gap={2}>
        <Button variant="quiet" small onClick={() => onDayChange(addMonths(day, -1))}>
          Previous month
        </Button>
        <Button variant="quiet" small onClick={() => onDayChange(addMonths(day, 1))}>
          Next month
        </Button>
      </Row>
    </>
  );
}
