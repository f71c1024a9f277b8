import { fitness } from '@nestwell/contracts/fitness';
import { dayAndMonth, fullDay, type LocalDate, nearDay, shortWeekday } from '@nestwell/domain/calendar-days';
import { WaitingMark, useDeviceDate } from '@nestwell/remote-kit';
import { Badge, CheckIcon, IconButton, MoodEgg, Numeral, PenLine, VisuallyHidden } from '@nestwell/ui';
import type { KeyboardEvent } from 'react';
import { levelOf } from '../../lib/levels';
import * as css from './history-desk.module.css';
import type { HistoryColumn } from './lib/history-columns';
import { type HistoryRow, valueOf } from './lib/history-rows';

interface HistoryDayProps {
  row: HistoryRow;
  columns: readonly HistoryColumn[];
  chosen: LocalDate;
  onChoose: (date: LocalDate) => void;
  onCorrect: (date: LocalDate) => void;
  /** To the row above or below. */
  onStep: (step: 1 | -1) => void;
}

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** One day: its values, or that nothing was logged. */
export function HistoryDay({ row, columns, chosen, onChoose, onCorrect, onStep }: HistoryDayProps) {
  const today = useDeviceDate();
  const { date, entry, hasCheckIn } = row;
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) onCorrect(date);
    else onStep(step);
  };
  return (
    <tr className={date === chosen ? css.chosen : undefined} aria-current={date === chosen || undefined}>
      <th scope="row">
        <button
          type="button"
          data-day
          className={css.day}
          onKeyDown={press}
          onFocus={() => onChoose(date)}
          onClick={() => onChoose(date)}
        >
          {nearDay(date, today) ?? `${shortWeekday(date)} ${dayAndMonth(date)}`}
        </button>
        <WaitingMark read={fitness.listTracking} row={date} />
      </th>
      {entry === null ? (
        <td colSpan={columns.length + 1} className={css.gap}>
          <MoodEgg level={null} /> Nothing logged
        </td>
      ) : (
        <>
          {columns.map((column) => (
            <Cell key={column.figure} column={column} value={valueOf(row, column.figure)} />
          ))}
          <td className={css.words}>
            {hasCheckIn ? (
              <Badge tone="heather">
                <CheckIcon aria-hidden="true" /> Done
              </Badge>
            ) : (
              '–'
            )}
          </td>
        </>
      )}
      <td>
        {entry === null ? (
          <button type="button" className={css.add} onClick={() => onCorrect(date)}>
            Add<VisuallyHidden> to {fullDay(date)}</VisuallyHidden>
          </button>
        ) : (
          <IconButton label={`Correct ${fullDay(date)}`} onClick={() => onCorrect(date)}>
            <PenLine aria-hidden="true" />
          </IconButton>
        )}
      </td>
    </tr>
  );
}

function Cell({ column: { text, words, figure }, value }: { column: HistoryColumn; value: number | null }) {
  if (words === undefined) return <td>{value === null ? '–' : <Numeral>{text(value)}</Numeral>}</td>;
  return (
    <td className={css.words}>
      {value !== null && figure === 'mood' && <MoodEgg level={levelOf(value)} />}
      {value === null ? '–' : text(value)}
    </td>
  );
}
