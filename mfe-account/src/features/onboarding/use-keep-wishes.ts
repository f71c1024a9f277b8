import { useToast } from '@nestwell/remote-kit';
import type { RefObject } from 'react';
import { saveWishes, type Wished } from './lib/save-wishes';

/** Makes reminders of what she wished for, once; she goes on meanwhile, and is told where it failed. */
export function useKeepWishes(): (userId: string, wished: RefObject<Wished | null>) => void {
  const { toast } = useToast();
  return (userId, wished) => {
    const what = wished.current;
    wished.current = null;
    if (what === null || what.wishes.length === 0) return;
    saveWishes(userId, what).catch(() =>
      toast({
        title: 'Your reminders were not saved',
        description: 'You can add them in Medicines and Calendar.',
        tone: 'alert',
      }),
    );
  };
}
