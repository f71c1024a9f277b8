import { fullDay } from '@nestwell/domain/calendar-days';
import { deviceClock, deviceDate } from '@nestwell/domain/device-time';
import { Link } from '@nestwell/remote-kit/router';
import { buttonClass, Calendar, CalendarCheck, Card, EggWell, List, ListRow, Section } from '@nestwell/ui';
import { useAppointments, type Days } from './appointments';
import * as css from './baby-page.module.css';
import { useOwnCare } from './use-own-care';

interface VisitsProps {
  /** What is usual then. */
  lines: readonly string[];
  /** Null where her dates are not known. */
  days: Days | null;
}

/** The member's appointments of these days, the care due in the member's country, and what is usual then. */
export function Visits({ lines, days }: VisitsProps) {
  const hers = useAppointments(days);
  const { care } = useOwnCare();
  return (
    <Section id="visits" className={css.part} title="Visits">
      <Card>
        <List aria-label="Visits">
          {hers.map(({ id, title, dueDateTime, location }) => (
            <ListRow
              key={id}
              title={title}
              meta={[whenOf(dueDateTime), location].filter(Boolean).join(', ')}
              well={
                <EggWell shell="duck">
                  <CalendarCheck aria-hidden="true" />
                </EggWell>
              }
            />
          ))}
          {[...care, ...lines.map((words) => ({ words, source: undefined }))].map(({ words, source }) => (
            <ListRow
              key={words}
              title={words}
              meta={source}
              well={
                <EggWell shell="dusk">
                  <Calendar aria-hidden="true" />
                </EggWell>
              }
            />
          ))}
        </List>
      </Card>
      <Link to="/calendar" className={buttonClass({ variant: 'soft', full: true })}>
        {hers.length > 0 ? 'Open my calendar' : 'Add to my calendar'}
      </Link>
    </Section>
  );
}

const whenOf = (moment: string) => {
  const due = new Date(moment);
  return `${fullDay(deviceDate(due))}, ${deviceClock(due)}`;
};
