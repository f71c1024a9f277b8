import { useDeviceDate } from '@nestwell/remote-kit';
import type { CheckIn } from '@nestwell/contracts/fitness';
import { addDays, dayOfMonth, shortWeekday, startOfWeek } from '@nestwell/domain/calendar-days';
import { Card, List, Section } from '@nestwell/ui';
import { inOneLine } from './lib/in-one-line';
import * as css from './wellness-page.module.css';

const WEEK_DAYS = 7;

/** A glance back on wide screens; phones have the History tab. */
export function EarlierThisWeek({ checkIns }: { checkIns: readonly CheckIn[] }) {
  const today = useDeviceDate();
  const from = startOfWeek(today);
  const earlier = checkIns.filter(
    ({ date }) => date >= from && date < today && date < addDays(from, WEEK_DAYS),
  );
  if (earlier.length === 0) return null;
  return (
    <Section title="Earlier this week" className={css.onlyWide}>
      <Card>
        <List aria-label="Earlier this week">
          {earlier.map((checkIn) => (
            <li key={checkIn.id} className={css.earlier}>
              <b>{`${shortWeekday(checkIn.date)} ${dayOfMonth(checkIn.date)}`}</b>
              <span>{inOneLine(checkIn)}</span>
            </li>
          ))}
        </List>
      </Card>
    </Section>
  );
}
