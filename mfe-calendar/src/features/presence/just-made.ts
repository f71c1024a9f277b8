import type { Reminder } from '@nestwell/contracts/calendar';
import { announcementsAt } from '../../lib/progressive';

export interface JustMade {
  /** Looks at the whole list as it stands now. What the first list holds was there before. */
  look: (reminders: readonly Reminder[], now: number) => void;
  knows: (key: string) => boolean;
}

/**
 * Knows the announcements that were due when their reminder came in during this visit: she has just made it or moved
 * it, and knows when it is. Told to her then, they would push the answer to what she did off the screen.
 */
export function rememberJustMade(): JustMade {
  let seen: ReadonlySet<string> | undefined;
  const needless = new Set<string>();
  return {
    look: (reminders, now) => {
      const fresh = seen ? reminders.filter((reminder) => !seen?.has(nameOf(reminder))) : [];
      for (const { key } of announcementsAt(fresh, now, needless)) needless.add(key);
      seen = new Set(reminders.map(nameOf));
    },
    knows: (key) => needless.has(key),
  };
}

const nameOf = ({ id, dueDateTime }: Reminder) => `${id} ${dueDateTime}`;
