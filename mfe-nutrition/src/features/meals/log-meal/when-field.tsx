import { addDays, type LocalDate, nearDay, relativeDay } from '@nestwell/domain/calendar-days';
import { deviceClock, deviceDate, deviceFieldValue } from '@nestwell/domain/device-time';
import { logAgeDays } from '@nestwell/domain/limits';
import { Button, Clock, DateTimeField } from '@nestwell/ui';
import { useState } from 'react';
import { problemOfWhen } from '../../../lib/meals/eaten-at';

interface WhenFieldProps {
  /** As the device's picker writes it; empty for the moment it is logged. */
  value: string;
  /** The day it is logged for while nothing is chosen. */
  date?: LocalDate;
  onChange: (value: string) => void;
}

/** 'Today, 18:40': one line that opens the picker of day and time. */
export function WhenField({ value, date, onChange }: WhenFieldProps) {
  const [choosing, setChoosing] = useState(false);
  const now = new Date();
  if (choosing || problemOfWhen(value, now)) {
    return (
      <DateTimeField
        kind="datetime-local"
        label="When was it?"
        min={`${addDays(deviceDate(now), 1 - logAgeDays)}T00:00`}
        max={deviceFieldValue(now)}
        value={value}
        error={problemOfWhen(value, now)}
        onValueChange={onChange}
      />
    );
  }
  const open = () => {
    setChoosing(true);
    if (value === '' && (date === undefined || date === deviceDate(now))) onChange(deviceFieldValue(now));
  };
  return (
    <Button variant="quiet" small icon={<Clock aria-hidden="true" />} onClick={open}>
      {inWords(value, date, now)}
    </Button>
  );
}

function inWords(value: string, date: LocalDate | undefined, now: Date): string {
  const today = deviceDate(now);
  const named = (day: LocalDate) => nearDay(day, today) ?? relativeDay(day, today);
  if (value !== '') return `${named(value.slice(0, 10))}, ${deviceClock(new Date(value))}`;
  return date === undefined || date === today ? `Today, ${deviceClock(now)}` : named(date);
}
