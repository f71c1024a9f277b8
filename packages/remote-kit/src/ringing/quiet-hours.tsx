import type { ReminderSettings } from '@nestwell/contracts/calendar';
import { clockWords, deviceReading } from '@nestwell/domain/reading';
import { Button, DateTimeField, SettingRow, Sheet, Stack, Text } from '@nestwell/ui';
import { useState } from 'react';

type Hours = Pick<ReminderSettings, 'quietFrom' | 'quietUntil'>;

interface QuietHoursProps extends Hours {
  onChange: (hours: Hours) => void;
}

/** A row that tells her quiet hours, and opens what changes them. */
export function QuietHours({ onChange, ...saved }: QuietHoursProps) {
  const [isOpen, setOpen] = useState(false);
  const save = (hours: Hours) => {
    onChange(hours);
    setOpen(false);
  };
  return (
    <>
      <SettingRow title="Quiet hours" value={hoursInWords(saved)} onSelect={() => setOpen(true)} />
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title="Quiet hours"
        description="Medicines and urgent reminders ring all the same."
      >
        <HoursForm saved={saved} onSave={save} />
      </Sheet>
    </>
  );
}

function hoursInWords({ quietFrom, quietUntil }: Hours): string {
  if (quietFrom === null || quietUntil === null || quietFrom === quietUntil) return 'None';
  return `${inWords(quietFrom)} to ${inWords(quietUntil)}`;
}

const inWords = (time: string) =>
  clockWords(Number(time.slice(0, 2)), Number(time.slice(3)), deviceReading());

function HoursForm({ saved, onSave }: { saved: Hours; onSave: (hours: Hours) => void }) {
  const [from, setFrom] = useState(saved.quietFrom ?? '');
  const [until, setUntil] = useState(saved.quietUntil ?? '');
  const isHalfSet = (from === '') !== (until === '');
  return (
    <Stack gap={4}>
      <DateTimeField kind="time" label="Quiet from" value={from} onValueChange={setFrom} />
      <DateTimeField kind="time" label="Quiet until" value={until} onValueChange={setUntil} />
      <Text small soft role={isHalfSet ? 'alert' : undefined}>
        {isHalfSet ? 'Quiet hours need both times.' : 'Leave both empty for none.'}
      </Text>
      <Button
        full
        disabled={isHalfSet}
        onClick={() => onSave({ quietFrom: from || null, quietUntil: until || null })}
      >
        Save
      </Button>
    </Stack>
  );
}
