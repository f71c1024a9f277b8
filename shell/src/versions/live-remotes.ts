import type { Registry } from '@nestwell/contracts/delivery';
import { createStore, type Store } from '@nestwell/remote-kit/host';
import { createRemotes, type LoaderParts, type Remotes } from '../remotes/remotes';
import { hasActedSince, isHalfFilled } from './half-filled';

/** Asks for a registry other than the one known; undefined where there is none. */
export type AskRegistry = (known: number) => Promise<Registry | undefined>;

const LOOK_EVERY = 45_000;
/** A page that has only just opened may still change its version, unless she has begun with it. */
const ARRIVING = 1500;

/**
 * The remotes of this page, and how they change while it is open: only at a navigation, and never under a form she
 * is filling in. Remotes whose version stays keep their code and their state.
 */
export class LiveRemotes {
  readonly store: Store<Remotes>;
  private shown: number;
  private newest: Registry;

  constructor(
    registry: Registry,
    private readonly parts: LoaderParts,
    private readonly ask: AskRegistry,
  ) {
    this.newest = registry;
    this.shown = registry.rev;
    this.store = createStore(createRemotes(registry, parts));
  }

  /** Looks for a new revision now and then while the page is seen, and when it is seen again. */
  watch(page: Document): void {
    setInterval(() => page.visibilityState === 'visible' && void this.look(), LOOK_EVERY);
    page.addEventListener('visibilitychange', () => page.visibilityState === 'visible' && void this.look());
  }

  /** She has come to another page: what is known to be newer shows now, and what turns out to be a moment later. */
  arrive(): void {
    const arrived = performance.now();
    this.show();
    void this.look().then(() => {
      if (performance.now() - arrived < ARRIVING && !hasActedSince(arrived)) this.show();
    });
  }

  /** A registry that cannot be asked for leaves everything as it is. */
  async look(): Promise<void> {
    const registry = await this.ask(this.newest.rev).catch(() => undefined);
    if (registry) this.newest = registry;
  }

  private show(): void {
    if (this.newest.rev === this.shown || isHalfFilled()) return;
    this.shown = this.newest.rev;
    this.store.set(createRemotes(this.newest, this.parts, this.store.get()));
  }
}
