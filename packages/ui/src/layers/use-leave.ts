import { useState } from 'react';
import { useBackCloses } from './back-closes';
import type { Unsaved } from './unsaved';
import { useWritten } from './use-written';

interface Keeping {
  /** What is in it beside what she types. */
  unsaved?: Unsaved;
  onKeep?: () => void;
  onLetGo?: () => void;
}

/** The way out of a sheet by Close, Escape, Back or a press outside: at once, unless something of hers would go with it. */
export function useLeave(
  { unsaved, onKeep, onLetGo }: Keeping,
  open: boolean,
  onOpenChange: (open: boolean) => void,
) {
  const { onFocusCapture, text } = useWritten();
  const [asked, setAsked] = useState<Unsaved>();
  const leave = () => {
    const words = text();
    const going = words === undefined ? unsaved : ({ how: 'wrote', words: [words] } as const);
    if (going) setAsked(going);
    else onOpenChange(false);
  };
  const leaveAfter = (choice?: () => void) => () => {
    setAsked(undefined);
    choice?.();
    onOpenChange(false);
  };
  useBackCloses(open, leave);
  return {
    leave,
    /** For the element around the fields. */
    watch: { onFocusCapture },
    question: {
      unsaved: open ? asked : undefined,
      onKeep: onKeep && asked?.how === 'wrote' ? leaveAfter(onKeep) : undefined,
      onGoOn: () => setAsked(undefined),
      onLetGo: leaveAfter(onLetGo),
    },
  };
}
