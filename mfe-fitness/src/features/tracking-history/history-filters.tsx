import type { LocalDate } from '@nestwell/domain/calendar-days';
import { useMember } from '@nestwell/remote-kit';
import { FilterChip } from '@nestwell/ui';
import * as css from './history-desk.module.css';
import { historyRange } from './lib/history-range';
import { type Filter, filterNames, filters, type HistoryRow } from './lib/history-rows';

/** As far back as the list pages: a year. */
const PERIODS = 13;

interface HistoryFiltersProps {
  back: number;
  filter: Filter;
  rows: readonly HistoryRow[];
  today: LocalDate;
  onBack: (back: number) => void;
  onFilter: (filter: Filter) => void;
}

/** Which days: of what period, and of those which; and how many have anything. */
export function HistoryFilters({ back, filter, rows, today, onBack, onFilter }: HistoryFiltersProps) {
  const { hidesFigures } = useMember();
  const logged = rows.filter(({ entry }) => entry !== null).length;
  return (
    <div className={css.filters}>
      <select
        className={css.period}
        aria-label="Period"
        value={back}
        onChange={(event) => onBack(Number(event.target.value))}
      >
        {Array.from({ length: PERIODS }, (_, steps) => (
          <option key={steps} value={steps}>
            {historyRange(steps, today).title}
          </option>
        ))}
      </select>
      <div role="group" aria-label="Days" className={css.chips}>
        {filterNames
          .filter((name) => name !== 'weight' || !hidesFigures)
          .map((name) => (
            <FilterChip key={name} pressed={filter === name} onClick={() => onFilter(name)}>
              {filters[name].label}
            </FilterChip>
          ))}
      </div>
      <span role="status" className={css.count}>
        {logged} of {rows.length} days logged
      </span>
    </div>
  );
}
