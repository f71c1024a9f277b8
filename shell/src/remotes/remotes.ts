import type {
  CommandEntry,
  OfflineEntry,
  PageEntry,
  Registry,
  WidgetEntry,
} from '@nestwell/contracts/delivery';
import type { SlotName } from '@nestwell/remote-kit';
import { RemoteLoader, type LoaderParts } from './remote-loader';

export interface PageOfRemote {
  loader: RemoteLoader;
  page: PageEntry;
}

export interface WidgetOfRemote {
  loader: RemoteLoader;
  widget: WidgetEntry;
}

/** What the registry offers: pages and widgets by their owner, each owner with its loader. */
export interface Remotes {
  pages: readonly PageOfRemote[];
  fillersOf: (slot: SlotName) => readonly WidgetOfRemote[];
  loaders: readonly RemoteLoader[];
  /** What works without a connection, in the words of its modules. */
  offline: readonly OfflineEntry[];
  /** What can be done from anywhere, by its name or a key. */
  commands: readonly CommandEntry[];
}

/** With `former`, remotes whose versions are the same keep their loaders, and so their code and state. */
export function createRemotes(registry: Registry, parts: LoaderParts, former?: Remotes): Remotes {
  const owners = Object.entries(registry.remotes).map(([id, remote]) => ({
    remote,
    loader:
      former?.loaders.find((loader) => loader.id === id && loader.isFor(remote)) ??
      new RemoteLoader(id, remote, parts),
  }));
  const widgets = owners.flatMap(({ remote, loader }) =>
    remote.widgets.map((widget) => ({ loader, widget })),
  );
  return {
    loaders: owners.map(({ loader }) => loader),
    pages: owners.flatMap(({ remote, loader }) => remote.pages.map((page) => ({ loader, page }))),
    offline: owners.flatMap(({ remote }) => remote.offline ?? []),
    commands: [
      ...owners
        .flatMap(({ remote: { shortcuts = [] } }) => shortcuts)
        .filter(({ unlisted }) => !unlisted)
        .toSorted((one, other) => one.order - other.order)
        .map((shortcut) => ({ ...shortcut, group: 'log' as const })),
      ...owners.flatMap(({ remote: { commands = [] } }) => commands),
    ],
    fillersOf: (slot) => widgets.filter(({ widget }) => widget.slot === slot),
  };
}
