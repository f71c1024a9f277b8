import type { calendar, ReminderSettings } from '@nestwell/contracts/calendar';
import type { BodyOf } from '@nestwell/contracts/kernel';
import { List, Switch } from '@nestwell/ui';
// By its own name, so that a module that compiles this file uses the kit the shell provides.
import { useMember } from '@nestwell/remote-kit';
import { QuietHours } from './quiet-hours';
import { useChangeReminderSettings } from './reminder-settings.queries';
import { RingSwitch } from './ring-switch';

/** How reminders reach her while the app is closed, on this device and in what words. */
export function RingSettings({ settings }: { settings: ReminderSettings }) {
  const { id: userId } = useMember();
  const change = useChangeReminderSettings();
  const save = (body: BodyOf<typeof calendar.changeReminderSettings>) =>
    change.mutate({ params: { userId }, body });
  const { quietFrom, quietUntil, showTitlesInPush } = settings;
  return (
    <List aria-label="How reminders ring">
      <li>
        <RingSwitch />
      </li>
      <li>
        <Switch
          label="Show what it’s about"
          description="Off: “A reminder from Nestwell”"
          checked={showTitlesInPush}
          onCheckedChange={(next) => save({ showTitlesInPush: next })}
        />
      </li>
      <li>
        <QuietHours quietFrom={quietFrom} quietUntil={quietUntil} onChange={save} />
      </li>
    </List>
  );
}
