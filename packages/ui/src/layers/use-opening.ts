import { useState } from 'react';

/** A sheet or dialog behind a button, mounted anew for each opening: what was left in it is not there the next time. */
export interface Opening {
  /** How often it was opened; 0 is no reason to mount it yet. Its key. */
  times: number;
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Opens it afresh. */
  start: () => void;
}

export function useOpening(): Opening {
  const [times, setTimes] = useState(0);
  const [open, setOpen] = useState(false);
  const start = () => {
    setTimes((before) => before + 1);
    setOpen(true);
  };
  return { times, open, setOpen, start };
}
