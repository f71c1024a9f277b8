import { useDeviceDate } from '@nestwell/remote-kit';
import { addDays, dayAndLongMonth, nearDay, weekday, type LocalDate } from '@nestwell/domain/calendar-days';
import { ChevronLeft, ChevronRight, IconButton, Row } from '@nestwell/ui';
import * as css from './medicines.module.css';

interface DayBarProps {
  date: LocalDate;
  onChange: (date: LocalDate) => void;
}

/** Which day is shown, and the days around it; the days to come cannot be answered yet. */
export function DayBar({ date, onChange }: DayBarProps) {
  const today = useDeviceDate();
  return (
    <Row between>
      <IconButton label="The day before" onClick={() => onChange(addDays(date, -1))}>
        <ChevronLeft />
      </IconButton>
      <h2 className={css.day} aria-live="polite">
        {nearDay(date, today) ?? weekday(date)}, {dayAndLongMonth(date)}
      </h2>
      <IconButton label="The day after" disabled={date >= today} onClick={() => onChange(addDays(date, 1))}>
        <ChevronRight />
      </IconButton>
    </Row>
  );
}
