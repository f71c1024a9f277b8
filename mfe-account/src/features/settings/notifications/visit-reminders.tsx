import { useMember } from '@nestwell/remote-kit';
import { useChangeReminderSettings } from '@nestwell/remote-kit/ringing';
import { Button, RadioRows, SettingRow, Sheet } from '@nestwell/ui';
import { useState } from 'react';

const choices = [
  { value: 'off', label: 'Off', description: 'Only as each visit’s own reminder says.' },
  { value: 'on', label: 'A day before', description: 'If that falls in your quiet hours, when they end.' },
] as const;

/** A row that tells whether visits are announced a day before, and opens what changes it. */
export function VisitReminders({ isOn }: { isOn: boolean }) {
  const { id: userId } = useMember();
  const change = useChangeReminderSettings();
  const [isOpen, setOpen] = useState(false);
  const save = (choice: 'off' | 'on') =>
    change.mutate({ params: { userId }, body: { visitsDayBefore: choice === 'on' } });
  return (
    <>
      <SettingRow title="Visits" value={isOn ? 'A day before' : 'Off'} onSelect={() => setOpen(true)} />
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title="Visits"
        description="One more reminder of doctor appointments and check-ups in your calendar."
        footer={
          <Button full onClick={() => setOpen(false)}>
            Done
          </Button>
        }
      >
        <RadioRows
          label="Remind me of visits"
          labelHidden
          options={choices}
          value={isOn ? 'on' : 'off'}
          onValueChange={save}
        />
      </Sheet>
    </>
  );
}
