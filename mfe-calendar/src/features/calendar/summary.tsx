import type { Reminder } from '@nestwell/contracts/calendar';
import { Numeral } from '@nestwell/ui';
import { summaryOf } from './lib/by-day';
import * as css from './calendar-page.module.css';

const unknown = { total: '–', completed: '–', urgent: '–', appointments: '–' } as const;

/** Four counts over the visible days; dashes while they are not known. */
export function Summary({ reminders }: { reminders: readonly Reminder[] | undefined }) {
  const { total, completed, urgent, appointments } = reminders ? summaryOf(reminders) : unknown;
  const tiles = [
    ['Total', total],
    ['Done', completed],
    ['Urgent', urgent],
    ['Visits', appointments],
  ] as const;
  return (
    <dl className={css.tiles} aria-label="In the days shown">
      {tiles.map(([name, count]) => (
        <div key={name} className={css.tile}>
          <dt>{name}</dt>
          <Numeral as="dd">{count}</Numeral>
        </div>
      ))}
    </dl>
  );
}
