import { ownerIn, type Signal } from '@nestwell/contracts/delivery';

/** A Long Animation Frame as far as it is read here; not in TypeScript's library. */
export interface LongFrame {
  scripts: readonly { sourceURL: string; sourceFunctionName: string; duration: number }[];
}

/** A script that ran for so many milliseconds held the page, though it ended. */
export const HELD_MS = 5000;

export interface LongTasks {
  take: (frames: readonly LongFrame[]) => void;
  /** A version that was loaded has blocked for no time until a script of it does. */
  loaded: (owner: string) => void;
  /** Notes the longest script of each version; to be called when the page is hidden. */
  tell: () => void;
}

/**
 * Counts long tasks by the address of the script that a task entered. A handler of React runs in a task that enters React,
 * which is counted by the part of the page where the press was (`inp`).
 */
export function longTasks(note: (signal: Signal) => void): LongTasks {
  const longest = new Map<string, number>();
  const tellOf = (owner: string, part: Pick<Signal, 'name' | 'value' | 'error'>) => {
    const [id = '', version = ''] = owner.split('@');
    note({ id, version, ...part });
  };
  return {
    take: (frames) => {
      for (const { sourceURL, sourceFunctionName, duration } of frames.flatMap(({ scripts }) => scripts)) {
        const owner = ownerIn(sourceURL);
        if (owner === undefined) continue;
        longest.set(owner, Math.max(longest.get(owner) ?? 0, duration));
        if (duration < HELD_MS) continue;
        const message = `It held the page for ${Math.round(duration)} ms: ${sourceFunctionName || 'a script'}`;
        tellOf(owner, { name: 'frozen', value: duration, error: { message, stack: sourceURL } });
      }
    },
    loaded: (owner) => void longest.set(owner, longest.get(owner) ?? 0),
    tell: () => {
      longest.forEach((value, owner) => tellOf(owner, { name: 'blocked', value }));
      longest.clear();
    },
  };
}

/** Undefined in a browser that does not attribute long tasks to scripts: Chromium does. */
export function measureLongTasks(note: (signal: Signal) => void): LongTasks | undefined {
  const type = 'long-animation-frame';
  if (typeof PerformanceObserver === 'undefined' || !PerformanceObserver.supportedEntryTypes?.includes(type))
    return undefined;
  const tasks = longTasks(note);
  const observer = new PerformanceObserver((list) => tasks.take(list.getEntries() as unknown as LongFrame[]));
  observer.observe({ type, buffered: true });
  return tasks;
}
