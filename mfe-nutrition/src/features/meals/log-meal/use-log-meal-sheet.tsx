import { useState } from 'react';
import { LogMealSheet, type LogMealSheetProps } from './log-meal-sheet';

/** Log Your Meal behind a button: `start` opens it anew, so that each opening has an empty form. */
export function useLogMealSheet() {
  const [opening, setOpening] = useState(0);
  const [open, setOpen] = useState(false);
  return {
    start: () => {
      setOpening(opening + 1);
      setOpen(true);
    },
    close: () => setOpen(false),
    sheet: (saving: Pick<LogMealSheetProps, 'onLog' | 'saving'>) =>
      opening > 0 && <LogMealSheet key={opening} open={open} onOpenChange={setOpen} {...saving} />,
  };
}
