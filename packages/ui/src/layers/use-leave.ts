import { useState } from 'react';
import { useBackCloses } from './back-closes';
import { useWritten } from './use-written';

interface Keeping {
  onKeep?: () => void;
  onLetGo?: () => void;
}

/** The way out of a sheet by Close, Escape, Back or a press outside: at once, unless her words would go with it. */
export function useLeave({ onKeep, onLetGo }: Keeping, open: boolean, onOpenChange: (open: boolean) => void) {
  const { onFocusCapture, text } = useWritten();
  const [asked, setAsked] = useState<string>();
  const leave = () => {
    const words = text();
    if (words === undefined) onOpenChange(false);
    else setAsked(words);
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
      text: open ? asked : undefined,
      onKeep: onKeep && leaveAfter(onKeep),
      onGoOn: () => setAsked(undefined),
      onLetGo: leaveAfter(onLetGo),
    },
  };
}
