import { ChevronLeft, ChevronRight, ChipRow, FilterChip, IconButton } from '@nestwell/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { spanLabels } from '../../../lib/trends/spans';
import * as css from './trends.module.css';
import type { useLookedAt } from './use-looked-at';

interface RangeBarProps {
  lookedAt: ReturnType<typeof useLookedAt>;
  /** Print and spreadsheet. */
  tools: ReactNode;
}

const noun = {
  week: 'week',
  month: 'month',
  quarter: '3 months',
  year: 'year',
  pregnancy: 'pregnancy',
} as const;

export function RangeBar({ lookedAt, tools }: RangeBarProps) {
  const { period, today, offered, show, earlier, later } = lookedAt;
  const chips = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = chips.current?.querySelector('[aria-pressed="true"]');
    if (chips.current && chosen instanceof HTMLElement) {
      chips.current.scrollLeft = chosen.offsetLeft - chips.current.clientWidth / 2 + chosen.offsetWidth / 2;
    }
  }, [period.span]);
  return (
    <div className={css.range}>
      <div className={css.steps}>
        <IconButton
          label={`Previous ${noun[period.span]}`}
          disabled={earlier === null}
          onClick={() => earlier?.()}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <b role="status">{period.title}</b>
        <IconButton label={`Next ${noun[period.span]}`} disabled={later === null} onClick={() => later?.()}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      <ChipRow label="Range" scroll ref={chips} className={css.spans}>
        {offered.map((span) => (
          <FilterChip key={span} pressed={span === period.span} onClick={() => show(span, today)}>
            {spanLabels[span]}
          </FilterChip>
        ))}
      </ChipRow>
      <div className={css.tools}>{tools}</div>
    </div>
  );
}
