import type { WidgetEntry } from '@nestwell/contracts/delivery';
import { slots, type SlotName } from '@nestwell/remote-kit';
import { MayAppear } from '@nestwell/ui';
import { memo, Suspense, useState, type CSSProperties, type ReactNode } from 'react';
import type { LoadedRemote, RemoteLoader } from '../remotes/remote-loader';
import { Arrived, useRemote } from '../remotes/remotes-context';
import { useTurn } from './behind';
import { Overdue } from './overdue';
import { Watched } from '../watch/watched';
import { SlotBoundary } from './slot-boundary';
import { SlotFailure } from './slot-failure';
import { SlotSkeleton } from './slot-skeleton';
import * as css from './slots.module.css';

interface WidgetProps {
  loader: RemoteLoader;
  widget: WidgetEntry;
  /** Where no room is kept: shown until the widget is there, and in its place once it failed. */
  standIn?: ReactNode;
}

/**
 * What the slot shows: the remote's current version; another load of it (the version before, after it broke while
 * rendering, or the same again, after she asked); nothing but a card.
 */
type Showing =
  | { what: 'current' }
  | { what: 'other'; loaded: LoadedRemote }
  | { what: 'waiting' | 'failure' };

/**
 * One remote's part of a slot, from skeleton to what it shows or to its own quiet failure. What the server rendered
 * stands until the remote is there, as long as nothing above is drawn anew: hence memo.
 */
export const Widget = memo(function Widget(props: WidgetProps) {
  const { widget, standIn } = props;
  const waiting = (
    <Place widget={widget}>
      <Waiting widget={widget} standIn={standIn} />
    </Place>
  );
  if (!useTurn()) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Arrived loader={props.loader}>
        <Shown {...props} />
      </Arrived>
    </Suspense>
  );
});

function Shown({ loader, widget, standIn }: WidgetProps) {
  const remote = useRemote(loader);
  const [showing, setShowing] = useState<Showing>({ what: 'current' });
  const show = (loading: Promise<LoadedRemote>) => {
    setShowing({ what: 'waiting' });
    loading.then(
      (loaded) => setShowing({ what: 'other', loaded }),
      () => setShowing({ what: 'failure' }),
    );
  };
  const replace = (broken: LoadedRemote, error: unknown, componentStack?: string) =>
    broken.release.version === loader.currentVersion
      ? show(loader.lastGood(error, componentStack))
      : setShowing({ what: 'failure' });

  if (showing.what === 'failure' || (showing.what === 'current' && remote.phase === 'failed')) {
    return (
      <Place widget={widget}>
        {hasPlace(widget) ? <SlotFailure loader={loader} onRetry={() => show(loader.again())} /> : standIn}
      </Place>
    );
  }
  const loaded = showing.what === 'current' ? readyOf(remote) : loadedIn(showing);
  return (
    <Place widget={widget} of={loaded && `${loader.id}@${loaded.release.version}`}>
      {loaded ? (
        <Watched owner={`${loader.id}@${loaded.release.version}`}>
          <LoadedWidget loaded={loaded} slot={widget.slot} onError={(...told) => replace(loaded, ...told)} />
        </Watched>
      ) : (
        <Waiting widget={widget} standIn={standIn} />
      )}
    </Place>
  );
}

interface LoadedWidgetProps {
  loaded: LoadedRemote;
  slot: string;
  onError: (error: unknown, componentStack?: string) => void;
}

function LoadedWidget({ loaded, slot, onError }: LoadedWidgetProps) {
  const Component = loaded.declaration.widgets.find((candidate) => candidate.slot === slot)?.component;
  if (!Component) return null;
  return (
    <SlotBoundary key={loaded.release.version} onError={onError} fallback={<SlotSkeleton />}>
      <Overdue onLate={onError} waiting={<SlotSkeleton />}>
        <Component />
      </Overdue>
    </SlotBoundary>
  );
}

const loadedIn = (showing: Showing) => (showing.what === 'other' ? showing.loaded : undefined);

const readyOf = (remote: ReturnType<typeof useRemote>) =>
  remote.phase === 'ready' ? remote.loaded : undefined;

/** Headless widgets and those that may be empty take no room, neither for a skeleton nor for a failure. */
const heightsOf = ({ slot, height }: WidgetEntry): readonly [phone: number, wide: number] =>
  height === undefined ? slots[slot as SlotName].height : [height, height];

/** A skeleton in the room that is kept; where none is, what stands in, else a mark. */
const Waiting = ({ widget, standIn }: Pick<WidgetProps, 'widget' | 'standIn'>) =>
  hasPlace(widget) ? <SlotSkeleton /> : (standIn ?? <MayAppear />);

const hasPlace = (widget: WidgetEntry) => heightsOf(widget)[0] > 0;

interface PlaceProps {
  widget: WidgetEntry;
  /** `id@version` of what it shows, so that what is measured there is counted as that version's. */
  of?: string;
  children: ReactNode;
}

/** Reserves the widget's room before it is there, so that nothing below it moves. */
function Place({ widget, of, children }: PlaceProps) {
  if (!hasPlace(widget)) return children;
  const [phone, wide] = heightsOf(widget);
  const style = { '--phone-height': `${phone}px`, '--wide-height': `${wide}px` } as CSSProperties;
  return (
    <div className={css.place} data-slot={widget.slot} data-remote={of} style={style}>
      {children}
    </div>
  );
}
