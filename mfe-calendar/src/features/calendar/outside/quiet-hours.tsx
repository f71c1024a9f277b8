import type { ReminderSettings } from '@nestwell/contracts/calendar';
import { DateTimeField, Stack, Text } from '@nestwell/ui';
import { useState } from 'react';
import * as css from './outside.module.css';

type Hours = Pick<ReminderSettings, 'quietFrom' | 'quietUntil'>;

interface QuietHoursProps extends Hours {
  onChange: (hours: Partial<Hours>) => void;
}

/** Saved as she leaves a field: while she types, a time passes through others. */
export function QuietHours({ onChange, ...saved }: QuietHoursProps) {
  const [hours, setHours] = useState<Hours>(saved);
  const fieldOf = (name: keyof Hours, label: string) => (
    <DateTimeField
      kind="time"
      label={label}
      value={hours[name] ?? ''}
      onValueChange={(value) => setHours({ ...hours, [name]: value || null })}
      onBlur={() => hours[name] !== saved[name] && onChange({ [name]: hours[name] })}
    />
  );
  const halfSet = (hours.quietFrom === null) !== (hours.quietUntil === null);
  return (
    <Stack gap={2}>
      <div className={css.pair}>
        {fieldOf('quietFrom', 'Quiet from')}
        {fieldOf('quietUntil', 'Quiet until')}
      </div>
      <Text small soft>
        {halfSet ? 'Quiet hours need both times.' : 'Urgent reminders come through.'}
      </Text>
    </Stack>
  );
}
