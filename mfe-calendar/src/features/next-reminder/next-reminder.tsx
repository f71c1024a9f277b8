import { calendar } from '@nestwell/contracts/calendar';
import { HOUR } from '@nestwell/domain/moments';
import { Link } from '@nestwell/remote-kit/router';
import { useNow, useUser, WaitingMark } from '@nestwell/remote-kit';
import { Card, EggWell, linkClass, List, ListRow, MayAppear, Section } from '@nestwell/ui';
import { typeLooks } from '../../lib/reminder-types';
import { whenInWords } from '../../lib/reminder-words';
import { useUpcomingReminders } from '../../lib/reminders.queries';
import { dueAt } from '../../lib/timing';
import { TimingBadge } from '../../lib/timing-badge';

/** Overdue ones stay the next thing for this long, in milliseconds. */
const STILL_NEXT = 2 * HOUR;

/** Home's line about what comes next; nothing where nothing is planned. */
export function NextReminder() {
  const { user } = useUser();
  return user && <Next />;
}

function Next() {
  const now = useNow();
  const { reminders, isLoading } = useUpcomingReminders();
  const next = reminders.find((reminder) => !reminder.completed && dueAt(reminder) > now - STILL_NEXT);
  if (isLoading) return <MayAppear />;
  if (!next) return null;
  const { shell, Icon } = typeLooks[next.type];
  return (
    <Section
      title="Next reminder"
      action={
        <Link className={linkClass} to="/calendar">
          Calendar
        </Link>
      }
    >
      <Card>
        <List aria-label="Next reminder">
          <ListRow
            well={
              <EggWell shell={shell}>
                <Icon aria-hidden="true" />
              </EggWell>
            }
            title={next.title}
            meta={whenInWords(new Date(next.dueDateTime), new Date(now))}
            mark={<WaitingMark read={calendar.listReminders} row={next.id} />}
            end={<TimingBadge reminder={next} now={now} />}
          />
        </List>
      </Card>
    </Section>
  );
}
