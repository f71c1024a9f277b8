import type { Registry } from '@nestwell/contracts/delivery';
import { createStore, natives, type Store } from '@nestwell/remote-kit/host';
import type { LoaderParts } from '../remotes/remote-loader';
import { createRemotes, type Remotes } from '../remotes/remotes';
import { isSwollen } from '../watch/heap';
import { hasActedSince, isHalfFilled } from './half-filled';

/** Asks for a registry other than the one known; undefined where there is none. */
export type AskRegistry = (known: Registry) => Promise<Registry | undefined>;

const LOOK_EVERY = 45_000;
/** A page that has only just opened may still change its version, unless she has begun with it. */
const ARRIVING = 1500;

/**
 * The remotes of this page, and how they change while it is open: only at a navigation, and never under a form she
 * is filling in. Remotes whose version stays keep their code and their state.
 */
export class LiveRemotes {
  readonly store: Store<Remotes>;
  private shown: Registry;
  private newest: Registry;

  constructor(
    registry: Registry,
    private readonly parts: LoaderParts,
    private readonly ask: AskRegistry,
    private readonly reload = () => location.reload(),
  ) {
    this.newest = registry;
    this.shown = registry;
    this.store = createStore(createRemotes(registry, parts));
  }

  /** Looks for a new revision now and then while the page is seen, when it is seen again, and when the network is back. */
  watch(page: Document): void {
    setInterval(() => page.visibilityState === 'visible' && void this.look(), LOOK_EVERY);
    page.addEventListener('visibilitychange', () => page.visibilityState === 'visible' && void this.look());
    addEventListener('online', () => void this.look());
  }

  /** She has come to another page: what is known to be newer shows now, and what turns out to be a moment later. */
  arrive(): void {
    if (isSwollen() && !isHalfFilled()) return this.reload();
    const arrived = performance.now();
    this.show();
    // Asked for in the task that draws the page, it would make that longer.
    natives.after(0, () => void this.look().then(() => this.showSoon(arrived)));
  }

  /** A registry that cannot be asked for leaves everything as it is. */
  async look(): Promise<void> {
    const registry = await this.ask(this.newest).catch(() => undefined);
    if (registry) this.newest = registry;
  }

  private showSoon(arrived: number): void {
    if (performance.now() - arrived < ARRIVING && !hasActedSince(arrived)) this.show();
  }

  private show(): void {
    if (isSame(this.newest, this.shown) || isHalfFilled()) return;
    // What a version left running that was taken back ends with the document alone.
    if (isTakenBack(this.newest, this.shown)) return this.reload();
    this.shown = this.newest;
    this.store.set(createRemotes(this.newest, this.parts, this.store.get()));
  }
}

/** A revision's number alone does not say so: where the newest one was removed, it is given again. */
const isSame = (one: Registry, other: Registry) => one.rev === other.rev && one.digest === other.digest;

/** Whether a module is back at the version before the one that this page shows. */
const isTakenBack = (newest: Registry, shown: Registry) =>
  Object.entries(shown.remotes).some(
    ([id, { lastGood }]) => lastGood !== undefined && newest.remotes[id]?.version === lastGood.version,
  );
