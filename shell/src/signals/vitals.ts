import type { SignalName } from '@nestwell/contracts/delivery';
import { ownerOf } from '../watch/owner-of';
import type { Signals } from './signals';

/** What browsers tell of a layout shift and of an interaction; not in TypeScript's library. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources?: { node?: Node | null }[];
}
type Interaction = PerformanceEventTiming & { interactionId?: number };
type Paint = PerformanceEntry & { element?: Element | null };

/**
 * Measures what the page feels like, each measure given to the remote whose part of the page it happened in. Answers
 * how to tell the results, once, when the page is left.
 */
export function measureVitals(signals: Signals): () => void {
  const worst = new Map<string, number>();
  const shifts = new Map<string, number>();
  let painted: { owner: string; time: number } | undefined;

  observe<Paint>('largest-contentful-paint', {}, ({ element, startTime }) => {
    const owner = ownerOf(element);
    painted = owner ? { owner, time: startTime } : undefined;
  });
  observe<Interaction>('event', { durationThreshold: 40 }, ({ interactionId, target, duration }) => {
    const owner = ownerOf(target);
    if (interactionId && owner) worst.set(owner, Math.max(worst.get(owner) ?? 0, duration));
  });
  observe<LayoutShift>('layout-shift', {}, ({ hadRecentInput, sources, value }) => {
    const owner = ownerOf(sources?.[0]?.node);
    if (!hadRecentInput && owner) shifts.set(owner, (shifts.get(owner) ?? 0) + value * 1000);
  });

  return () => {
    const tell = (name: SignalName) => (value: number, owner: string) => {
      const [id = '', version = ''] = owner.split('@');
      signals.note({ id, version, name, value });
    };
    if (painted) tell('lcp')(painted.time, painted.owner);
    worst.forEach(tell('inp'));
    shifts.forEach(tell('cls'));
    painted = undefined;
    worst.clear();
    shifts.clear();
  };
}

function observe<Entry extends PerformanceEntry>(
  type: string,
  options: { durationThreshold?: number },
  each: (entry: Entry) => void,
): void {
  if (typeof PerformanceObserver === 'undefined' || !PerformanceObserver.supportedEntryTypes?.includes(type))
    return;
  const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(each));
  observer.observe({ type, buffered: true, ...options });
}
