import { calendar, type Reminder } from '@nestwell/contracts/calendar';
import { WaitingMark } from '@nestwell/remote-kit';
import {
  Button,
  Card,
  Disclosure,
  IconButton,
  List,
  ListRow,
  Row,
  Section,
  Skeleton,
  Text,
  X,
} from '@nestwell/ui';
import { useEffect, useState } from 'react';
import { whenInWords } from '../../lib/reminder-words';
import { useUpcomingReminders } from '../../lib/reminders.queries';
import { panelReminders, panelRows } from '../../lib/timing';
import { TimingBadge } from '../../lib/timing-badge';
import { dismissedIds, keepDismissed } from './dismissed';
import { SoundSettingsPart } from './sound-settings-part';

/** The notification panel: what is due within two hours either side, and how it sounds. */
export function ComingUp({ now }: { now: number }) {
  return (
    <Section title="Coming up">
      <Card>
        <DueNow now={now} />
        <Disclosure title="Sound and voice">
          <SoundSettingsPart />
        </Disclosure>
      </Card>
    </Section>
  );
}

function DueNow({ now }: { now: number }) {
  const { reminders, isLoading, isLoadingError, refetch } = useUpcomingReminders();
  if (isLoading) return <Skeleton label="Loading what is due" rows={1} />;
  if (!isLoadingError) return <DueList reminders={reminders} now={now} />;
  return (
    <Row between gap={2}>
      <Text soft role="alert">
        This didn’t load.
      </Text>
      <Button variant="line" small aria-label="Load what is due again" onClick={() => void refetch()}>
        Try again
      </Button>
    </Row>
  );
}

function DueList({ reminders, now }: { reminders: readonly Reminder[]; now: number }) {
  const due = panelReminders(reminders, now);
  const [dismissed, setDismissed] = useState(dismissedIds);
  // What has left the list is forgotten, so that it shows again when it comes back.
  const still = due.map(({ id }) => id).filter((id) => dismissed.has(id));
  if (still.length < dismissed.size) setDismissed(new Set(still));
  useEffect(() => keepDismissed(dismissed), [dismissed]);
  const dismiss = (id: string) => setDismissed(new Set([...dismissed, id]));
  const shown = panelRows(due, dismissed);
  if (shown.length === 0) {
    const more = due.length === 0 ? 'Nothing' : 'Nothing else';
    return (
      <Text soft role="status">
        {more} due in the next two hours.
      </Text>
    );
  }
  return (
    <List aria-label="Coming up">
      {shown.map((reminder) => (
        <ListRow
          key={reminder.id}
          title={reminder.title}
          meta={whenInWords(new Date(reminder.dueDateTime), new Date(now))}
          mark={<WaitingMark read={calendar.listReminders} row={reminder.id} />}
          end={
            <>
              <TimingBadge reminder={reminder} now={now} />
              <IconButton label={`Dismiss ${reminder.title}`} onClick={() => dismiss(reminder.id)}>
                <X aria-hidden="true" />
              </IconButton>
            </>
          }
        />
      ))}
    </List>
  );
}
