import type { ReminderSettings } from '@nestwell/contracts/calendar';
import { useMember, usePublicConfig, useToast } from '@nestwell/remote-kit';
import { DateTimeField, Row, Stack, Switch } from '@nestwell/ui';
import { useEffect, useState } from 'react';
import { useChangeReminderSettings } from './outside.queries';
import { isPushOn, pushProblem, turnPushOff, turnPushOn } from './push';

export function PushPart({ settings }: { settings: ReminderSettings }) {
  const { id: userId } = useMember();
  const change = useChangeReminderSettings();
  const save = (body: Partial<Omit<ReminderSettings, 'feedUrl'>>) =>
    change.mutate({ params: { userId }, body });
  return (
    <Stack gap={4}>
      <PushSwitch />
      <Switch
        label="Show what it is about"
        description="Otherwise: “A reminder from Nestwell”"
        checked={settings.showTitlesInPush}
        onCheckedChange={(showTitlesInPush) => save({ showTitlesInPush })}
      />
      <Row gap={3} align="top">
        <DateTimeField
          kind="time"
          label="Quiet from"
          value={settings.quietFrom ?? ''}
          onValueChange={(value) => save({ quietFrom: value || null })}
        />
        <DateTimeField
          kind="time"
          label="Quiet until"
          value={settings.quietUntil ?? ''}
          onValueChange={(value) => save({ quietUntil: value || null })}
        />
      </Row>
      <p className="nw-small nw-soft">Urgent reminders come through.</p>
    </Stack>
  );
}

function PushSwitch() {
  const { id: userId } = useMember();
  const { pushPublicKey } = usePublicConfig();
  const { toast } = useToast();
  const [on, setOn] = useState(false);
  useEffect(() => {
    void isPushOn().then(setOn);
  }, []);
  const problem = pushPublicKey === null ? 'It is not set up on this site.' : pushProblem();
  const toggle = async (next: boolean) => {
    try {
      await (next ? turnPushOn(userId, pushPublicKey ?? '') : turnPushOff());
      setOn(next);
    } catch {
      toast({
        title: 'Announcements stay off',
        description: 'Your browser did not allow them.',
        tone: 'alert',
      });
    }
  };
  return (
    <Switch
      label="Announce reminders on this device"
      checked={on}
      disabled={problem !== null}
      reason={problem}
      onCheckedChange={(next) => void toggle(next)}
    />
  );
}
