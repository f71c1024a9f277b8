import { calendar, type Reminder } from '@nestwell/contracts/calendar';
import { addDays } from '@nestwell/domain/calendar-days';
import { deviceDate, deviceMoment, endOfDeviceDay } from '@nestwell/domain/device-time';
import { WaitingMark } from '@nestwell/remote-kit';
import {
  Card,
  EggCheck,
  EmptyState,
  IconButton,
  List,
  ListRow,
  LoadFailure,
  Skeleton,
  X,
} from '@nestwell/ui';
import { useState } from 'react';
import { whenInWords } from '../../../lib/reminder-words';
import { useMedication } from '../../../lib/reminders.queries';
import { DeleteQuestion } from '../details/delete-question';
import { useActs } from '../use-acts';

/** Today's and those of the six days after it. */
const DAYS_AHEAD = 6;
export function medicationWindow(now: number) {
  const today = deviceDate(new Date(now));
  return { from: deviceMoment(today), until: endOfDeviceDay(addDays(today, DAYS_AHEAD)) };
}

const openNothing = () => undefined;

export function MedicationList({ now }: { now: number }) {
  const shown = useMedication(medicationWindow(now));
  const acts = useActs(openNothing);
  const [leaving, setLeaving] = useState<Reminder | null>(null);
  if (shown.isLoadingError) return <LoadFailure onRetry={() => void shown.refetch()} />;
  if (!shown.data) return <Skeleton label="Loading your medication" rows={3} />;
  if (shown.data.length === 0) return <EmptyState art="path" title="No medication in these days" />;
  return (
    <Card>
      <List aria-label="Medication">
        {shown.data.map((reminder) => (
          <ListRow
            key={reminder.id}
            well={
              <EggCheck
                label={`${reminder.title} is done`}
                labelHidden
                checked={reminder.completed}
                onCheckedChange={(done) => acts.onComplete(reminder, done)}
              />
            }
            title={reminder.title}
            meta={whenInWords(new Date(reminder.dueDateTime), new Date(now))}
            mark={<WaitingMark read={calendar.listMedication} row={reminder.id} />}
            end={
              <IconButton label={`Delete ${reminder.title}`} onClick={() => setLeaving(reminder)}>
                <X aria-hidden="true" />
              </IconButton>
            }
          />
        ))}
      </List>
      {leaving && <DeleteQuestion reminder={leaving} onClose={() => setLeaving(null)} />}
    </Card>
  );
}
