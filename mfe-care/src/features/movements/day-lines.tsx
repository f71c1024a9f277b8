import { addDays, relativeDay } from '@nestwell/domain/calendar-days';
import { deviceClock, deviceDate, deviceMoment } from '@nestwell/domain/device-time';
import { Card, List } from '@nestwell/ui';
import * as css from './movements.module.css';

interface DayLinesProps {
  moments: readonly Date[];
  now: Date;
}

const HOURS = [0, 6, 12, 18, 24];

/** Each day as a line from midnight to midnight, with an egg for each movement; its times are said in words. */
export function DayLines({ moments, now }: DayLinesProps) {
  const today = deviceDate(now);
  return (
    <Card>
      <List aria-label="Last three days" className={css.days}>
        {[0, -1, -2].map((back) => {
          const day = addDays(today, back);
          const noted = ofDay(moments, day);
          return (
            <li key={day}>
              <b>{relativeDay(day, today)}</b>
              <div
                className={css.line}
                role="img"
                aria-label={noted.map((moment) => deviceClock(moment)).join(', ') || 'Nothing noted'}
              >
                {noted.map((moment) => (
                  <i key={moment.getTime()} style={{ left: `${shareOf(moment, day) * 100}%` }} />
                ))}
              </div>
            </li>
          );
        })}
      </List>
      <div className={css.hours} aria-hidden="true">
        {HOURS.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </Card>
  );
}

const ofDay = (moments: readonly Date[], day: string) =>
  moments
    .filter((moment) => deviceDate(moment) === day)
    .sort((one, other) => one.getTime() - other.getTime());

/** From 0 to 1 of a day, which has 23 or 25 hours where clocks change. */
function shareOf(moment: Date, day: string): number {
  const [from, until] = [deviceMoment(day), deviceMoment(addDays(day, 1))].map((time) => time.getTime());
  return (moment.getTime() - (from ?? 0)) / ((until ?? 0) - (from ?? 0));
}
