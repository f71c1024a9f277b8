import { lazy, Suspense, type ComponentType } from 'react';
import { classNames } from '../class-names';
import { Thread } from './drawings/thread';

export type ArtName = 'nest' | 'bowl' | 'moon' | 'cups' | 'path' | 'thread';

const Nothing = () => null;

/** A drawing that cannot be fetched is left out: its words say enough. */
function later(load: () => Promise<ComponentType>) {
  return lazy(() =>
    load().then(
      (Drawing) => ({ default: Drawing }),
      () => ({ default: Nothing }),
    ),
  );
}

const drawings = () => import('./drawings/drawings');
const ART: Record<ArtName, ComponentType> = {
  nest: later(() => drawings().then(({ Nest }) => Nest)),
  bowl: later(() => drawings().then(({ Bowl }) => Bowl)),
  moon: later(() => drawings().then(({ Moon }) => Moon)),
  cups: later(() => drawings().then(({ Cups }) => Cups)),
  path: later(() => drawings().then(({ Path }) => Path)),
  // The one of failures is always at hand: it shows when nothing can be fetched.
  thread: Thread,
};

/** A drawing that follows the theme. Decorative; its room is kept while it loads. */
export function Illustration({ name, className }: { name: ArtName; className?: string }) {
  const Drawing = ART[name];
  return (
    <span className={classNames('nw-art', className)} aria-hidden="true">
      <Suspense fallback={null}>
        <Drawing />
      </Suspense>
    </span>
  );
}
