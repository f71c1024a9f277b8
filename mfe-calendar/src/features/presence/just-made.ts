import type { Reminder } from '@nestwell/contracts/calendar';
import { announcementsAt } from '../../lib/progressive';

/**
 * Knows the announcements that were due when their reminder came in during this visit: she has just made it or moved
 * it, and knows when it is. Told to her then, they would push the answer to what she did off the screen.
 */
export class JustMade {
  private seen: ReadonlySet<string> | null = null;
  private readonly needless = new Set<string>();

  /** Looks at the whole list as it stands now. What the first list holds was there before. */
  look(reminders: readonly Reminder[], now: number): void {
    const { seen } = this;
    if (seen) {
      const fresh = reminders.filter((reminder) => !seen.has(nameOf(reminder)));
      for (const { key } of announcementsAt(fresh, now, this.needless)) this.needless.add(key);
    }
    this.seen = new Set(reminders.map(nameOf));
  }

  knows(key: string): boolean {
    return this.needless.has(key);
  }
}

const nameOf = ({ id, dueDateTime }: Reminder) => `${id} ${dueDateTime}`;
