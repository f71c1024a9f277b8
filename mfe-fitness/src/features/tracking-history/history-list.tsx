import { useDeviceDate } from '@nestwell/remote-kit';
import type { TrackingEntry } from '@nestwell/contracts/fitness';
import { Link } from '@nestwell/remote-kit/router';
import { ChevronLeft, ChevronRight, IconButton, Page, PageHeader } from '@nestwell/ui';
import { useState } from 'react';
import { DaySheet } from '../../lib/day/day-sheet-later';
import { HistoryDays } from './history-days';
import { useCheckInsOf } from './history.queries';
import { historyRange } from './lib/history-range';
import * as css from './tracking-history-page.module.css';

/** The history on narrow screens: the days of a period in words. */
export function HistoryList() {
  const today = useDeviceDate();
  const [back, setBack] = useState(0);
  const range = historyRange(back, today);
  const checkIns = useCheckInsOf(range);
  const [edited, setEdited] = useState<TrackingEntry | null>(null);
  const checkInOf = ({ date }: TrackingEntry) =>
    checkIns.data && (checkIns.data.find((checkIn) => checkIn.date === date) ?? null);
  return (
    <Page>
      <PageHeader
        title="Tracking history"
        lead="Tap a day to correct it."
        back={{ to: '/progress', label: 'Progress', Link }}
      />
      <div className={css.range}>
        <IconButton label="Earlier" onClick={() => setBack(back + 1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <b role="status">{range.title}</b>
        <IconButton label="Later" disabled={back === 0} onClick={() => setBack(back - 1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      <HistoryDays range={range} checkInOf={checkInOf} onSelect={setEdited} />
      {edited && (
        <DaySheet
          key={edited.date}
          entry={edited}
          checkIn={checkInOf(edited)}
          onClose={() => setEdited(null)}
        />
      )}
    </Page>
  );
}
