import type { Reminder } from '@nestwell/contracts/calendar';
import { dayMonthAndYear } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { RingLine } from '@nestwell/remote-kit/ringing';
import { Badge, Button, EggWell, PenLine, Row, Sheet, Stack, Trash } from '@nestwell/ui';
import { capitalised } from '../../../lib/capitalised';
import { recurrenceWords, whenInWords } from '../../../lib/reminder-words';
import { useTypeLook } from '../../../lib/use-type-look';
import { spanInWords } from '../../../lib/timing';
import { TimingBadge } from '../../../lib/timing-badge';
import * as css from './reminder-details.module.css';

interface ReminderDetailsProps {
  reminder: Reminder;
  now: number;
  onClose: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onComplete: (completed: boolean) => void;
}

export function ReminderDetails({
  reminder,
  now,
  onClose,
  onEdit,
  onDelete,
  onComplete,
}: ReminderDetailsProps) {
  const { name, shell, Icon } = useTypeLook()(reminder.type);
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={reminder.title}
      description={whenInWords(new Date(reminder.dueDateTime), new Date(now))}
      footer={
        <>
          <Button variant="line" icon={<PenLine aria-hidden="true" />} onClick={onEdit}>
            Edit
          </Button>
          <Button onClick={() => onComplete(!reminder.completed)}>
            {reminder.completed ? 'Not done yet' : 'Mark as done'}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Row gap={2} wrap>
          <EggWell shell={shell}>
            <Icon aria-hidden="true" />
          </EggWell>
          <Badge tone={shell}>{name}</Badge>
          <TimingBadge reminder={reminder} now={now} />
        </Row>
        {!reminder.completed && <RingLine />}
        <Facts reminder={reminder} />
        <Button variant="danger" icon={<Trash aria-hidden="true" />} onClick={onDelete}>
          Delete
        </Button>
      </Stack>
    </Sheet>
  );
}

function Facts({ reminder }: { reminder: Reminder }) {
  const { priority, recurring, recurringEndDate, notificationMinutes, location, doctorName, description } =
    reminder;
  const until = recurringEndDate && ` until ${dayMonthAndYear(deviceDate(new Date(recurringEndDate)))}`;
  const facts: [string, string | null][] = [
    ['Priority', capitalised(priority)],
    ['Repeats', recurring === 'none' ? null : capitalised(recurrenceWords[recurring]) + (until ?? '')],
    [
      'Reminds you',
      notificationMinutes === 0 ? 'When it is due' : `${spanInWords(notificationMinutes)} before`,
    ],
    ['Place', location],
    ['Doctor or contact', doctorName],
    ['Notes', description],
  ];
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
