import type { ReminderSettings } from '@nestwell/contracts/calendar';
import { useMember, useOnDevice } from '@nestwell/remote-kit';
import { Stack, Switch } from '@nestwell/ui';
import { useChangeReminderSettings } from './outside.queries';
import { useState } from 'react';
import { needsHomeScreen, noteShownTheWay, wasShownTheWay } from './home-screen';
import { HomeScreenSheet } from './home-screen-sheet';
import { QuietHours } from './quiet-hours';
import { usePush } from './use-push';

export function PushPart({ settings }: { settings: ReminderSettings }) {
  const { id: userId } = useMember();
  const change = useChangeReminderSettings();
  const save = (body: Partial<Omit<ReminderSettings, 'feedUrl'>>) =>
    change.mutate({ params: { userId }, body });
  const { quietFrom, quietUntil, showTitlesInPush } = settings;
  return (
    <Stack gap={4}>
      <PushSwitch />
      <Switch
        label="Show what it is about"
        description="Otherwise: “A reminder from Nestwell”"
        checked={showTitlesInPush}
        onCheckedChange={(next) => save({ showTitlesInPush: next })}
      />
      <QuietHours quietFrom={quietFrom} quietUntil={quietUntil} onChange={save} />
    </Stack>
  );
}

function PushSwitch() {
  const { on, changing, problem, change } = usePush();
  const needsTheWay = useOnDevice(() => needsHomeScreen() && !wasShownTheWay(), false);
  const [asked = !needsTheWay, setAsked] = useState<boolean>();
  const [showing, setShowing] = useState(false);
  const showTheWay = () => {
    noteShownTheWay();
    setShowing(true);
  };
  const close = (open: boolean) => {
    setShowing(open);
    setAsked(!open);
  };
  return (
    <>
      <Switch
        label="Announce reminders on this device"
        // Always a line: what her browser cannot do takes its place, and moves nothing.
        description={changing ? 'Asking your browser…' : 'Also while Nestwell is closed.'}
        checked={on}
        disabled={problem !== null && asked}
        reason={asked ? problem : undefined}
        onCheckedChange={(next) => (asked ? !changing && change(next) : showTheWay())}
      />
      <HomeScreenSheet open={showing} onOpenChange={close} />
    </>
  );
}
