import { useState } from 'react';
import { useBackCloses } from './back-closes';
import { useWritten } from './use-written';

interface Keeping {
  /** What she has picked and not sent, in words. */
  picked?: string;
  onKeep?: () => void;
  onLetGo?: () => void;
}

/** The way out of a sheet by Close, Escape, Back or a press outside: at once, unless her words or picks would go with it. */
export function useLeave(
  { picked, onKeep, onLetGo }: Keeping,
  open: boolean,
  onOpenChange: (open: boolean) => void,
) {
  const { onFocusCapture, text } = useWritten();
  const [asked, setAsked] = useState<{ text: string; isPicked?: boolean }>();
  const leave = () => {
    const words = text();
    if (words !== undefined) setAsked({ text: words });
    else if (picked) setAsked({ text: picked, isPicked: true });
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
      ...(open && asked),
      onKeep: onKeep && !asked?.isPicked ? leaveAfter(onKeep) : undefined,
      onGoOn: () => setAsked(undefined),
      onLetGo: leaveAfter(onLetGo),
    },
  };
}
