import type { TrackingEntry } from '@nestwell/contracts/fitness';
import { handsFocusOn, warmLayers } from '@nestwell/ui';
import { useState } from 'react';
import { DaySheet } from '../../lib/day/day-sheet-later';
import { useCheckInOf } from '../../lib/day/edit-day';
import * as css from './today.module.css';

interface EditTodayProps {
  entry: TrackingEntry;
}

/** Lies over the figures of today: pressing them corrects the day or deletes it. */
export function EditToday({ entry }: EditTodayProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        ref={handsFocusOn}
        type="button"
        className={css.edit}
        aria-label="Edit today’s log"
        aria-haspopup="dialog"
        {...warmLayers}
        onClick={() => setOpen(true)}
      />
      {open && <TodaySheet entry={entry} onClose={() => setOpen(false)} />}
    </>
  );
}

interface TodaySheetProps extends EditTodayProps {
  onClose: () => void;
}

function TodaySheet({ entry, onClose }: TodaySheetProps) {
  const { checkIn, isPending } = useCheckInOf(entry.date);
  // What deleting takes away is said from the first moment, so it is read before.
  return !isPending && <DaySheet entry={entry} checkIn={checkIn} onClose={onClose} />;
}
