import { fullDay, type LocalDate } from '@nestwell/domain/calendar-days';
import { Button, IconButton, PanelBeside, Plus, X } from '@nestwell/ui';
import type { Shown } from '../../days';
import { DayList, type ReminderActs } from '../day-list';
import * as css from './day-panel.module.css';

/** The cell that was pressed, and its day. */
export interface PressedDay {
  day: LocalDate;
  cell: HTMLElement;
}

interface DayPanelProps {
  pressed: PressedDay | null;
  shown: Shown;
  acts: ReminderActs;
  onAdd: (day: LocalDate) => void;
  onClose: () => void;
}

/** What a day of the month holds, beside its cell: ticked in place, or added to. */
export function DayPanel({ pressed, shown: { days, now }, acts, onAdd, onClose }: DayPanelProps) {
  if (pressed === null) return null;
  const { day, cell } = pressed;
  const name = fullDay(day);
  return (
    <PanelBeside anchor={cell} label={name} onClose={onClose}>
      <div className={css.head}>
        <h3>{name}</h3>
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className={css.list}>
        <DayList label={name} reminders={days?.get(day)} now={now} acts={acts} />
      </div>
      <Button
        variant="soft"
        full
        icon={<Plus aria-hidden="true" />}
        onClick={() => {
          onClose();
          onAdd(day);
        }}
      >
        Add to this day
      </Button>
    </PanelBeside>
  );
}
