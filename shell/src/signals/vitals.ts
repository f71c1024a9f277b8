import type { Signal, SignalName } from '@nestwell/contracts/delivery';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { ownerOf } from '../watch/owner-of';

/**
 * Measures what the page feels like. Each measure counts for the remote in whose part of the page it happened, which is
 * looked up while that part is there.
 *
 * @returns what notes the results, to be called when the page is hidden
 */
export function measureVitals(note: (signal: Signal) => void): () => void {
  const shifts = new Map<string, number>();
  const slowest = new Map<string, number>();
  let rendered: { owner: string; time: number } | undefined;

  onLCP(
    ({ entries, value }) => {
      const owner = ownerOf(entries.at(-1)?.element);
      rendered = owner ? { owner, time: value } : undefined;
    },
    { reportAllChanges: true },
  );
  onINP(
    ({ entries, value }) => {
      const owner = ownerOf(entries[0]?.target);
      if (owner) slowest.set(owner, Math.max(slowest.get(owner) ?? 0, value));
    },
    { reportAllChanges: true },
  );
  onCLS(
    ({ entries, delta }) => {
      const owner = ownerOf(entries.at(-1)?.sources[0]?.node);
      if (owner) shifts.set(owner, (shifts.get(owner) ?? 0) + delta * 1000);
    },
    { reportAllChanges: true },
  );

  return () => {
    const tell = (name: SignalName) => (value: number, owner: string) => {
      const [id = '', version = ''] = owner.split('@');
      note({ id, version, name, value });
    };
    if (rendered) tell('lcp')(rendered.time, rendered.owner);
    slowest.forEach(tell('inp'));
    shifts.forEach(tell('cls'));
    rendered = undefined;
    slowest.clear();
    shifts.clear();
  };
}
