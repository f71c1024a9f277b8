import { addDays, type LocalDate } from '@nestwell/domain/calendar-days';
import { logAgeDays } from '@nestwell/domain/limits';
import { Button, DateTimeField, Sheet } from '@nestwell/ui';
import { useState } from 'react';

interface DaySheetProps {
  title: string;
  /** What is done with the day: 'Copy here'. */
  label: string;
  start: LocalDate;
  today: LocalDate;
  onClose: () => void;
  onChoose: (date: LocalDate) => void;
}

/** Asks for one day of the past year. */
export function DaySheet({ title, label, start, today, onClose, onChoose }: DaySheetProps) {
  const [date, setDate] = useState(start);
  const earliest = addDays(today, 1 - logAgeDays);
  const isPossible = date >= earliest && date <= today;
  return (
    <Sheet
      open
      onOpenChange={(open) => open || onClose()}
      title={title}
      footer={
        <Button full disabled={!isPossible} onClick={() => onChoose(date)}>
          {label}
        </Button>
      }
    >
      <DateTimeField
        kind="date"
        label="Day"
        min={earliest}
        max={today}
        value={date}
        error={isPossible || date === '' ? undefined : 'Choose a day of the past year'}
        onValueChange={setDate}
      />
    </Sheet>
  );
}
