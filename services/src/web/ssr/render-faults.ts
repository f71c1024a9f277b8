import { Injectable, Logger } from '@nestjs/common';
import type { RenderFault, Signal } from '@nestwell/contracts/delivery/server';
import { HOUR } from '@nestwell/domain/moments';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../platform/clock';
import { Signals } from '../../releases';
import type { RenderedPage } from './page-to-render';

/** More versions than fail at a time. */
const MOST = 100;

/** What a version is left out for, and until when. */
interface Held {
  until: number;
  name: 'failure' | 'frozen';
  error: RenderFault['error'];
}

/** Versions that could not be rendered: told in their signals. Those that fail in every page are left out for an hour. */
@Injectable()
export class RenderFaults {
  private readonly logger = new Logger('Ssr');
  private readonly held = new LRUCache<string, Held>({ max: MOST });

  constructor(
    private readonly signals: Signals,
    private readonly clock: Clock,
  ) {}

  /** Whether a version is left out of pages for now. */
  isPassedOver = (owner: string): boolean => this.heldFor(owner) !== undefined;

  /** Its code did not come to an end, or took all memory of its worker. */
  hold(owner: string, reason: string): void {
    this.logger.warn(`${owner} is not rendered for an hour: ${reason}`);
    const error = { message: 'Its render hung, or ended its worker' };
    this.held.set(owner, { until: this.clock.now().getTime() + HOUR, name: 'frozen', error });
  }

  private heldFor(owner: string): Held | undefined {
    const held = this.held.get(owner);
    return held && held.until > this.clock.now().getTime() ? held : undefined;
  }

  /**
   * Counted as what her browser would have told; whoever waits for the page does not wait for this.
   * @param owners whose parts were rendered in the end
   */
  tell(page: RenderedPage, faults: readonly RenderFault[], owners: readonly string[]): void {
    const passedOver = page.remotes.flatMap((id) => {
      const owner = `${id}@${page.registry.remotes[id]?.version}`;
      const held = this.heldFor(owner);
      return held ? [signalOf(owner, held.name, held.error)] : [];
    });
    const failed = faults.flatMap(({ owner, at, error }) => {
      this.logger.warn(`${owner} could not be rendered: ${error.message}`);
      // It would fail in every page: the version before it is rendered in its place.
      if (at === 'evaluation')
        this.held.set(owner, { until: this.clock.now().getTime() + HOUR, name: 'failure', error });
      return owner.includes('@') ? [signalOf(owner, 'failure', error)] : [];
    });
    const fallbacks = [...failed, ...passedOver]
      .filter(({ id }) => owners.includes(`${id}@${page.registry.remotes[id]?.lastGood?.version}`))
      .map(({ id, version }): Signal => ({ id, version, name: 'fallback', value: 0 }));
    const told = [...failed, ...passedOver, ...fallbacks];
    if (told.length === 0) return;
    this.signals
      .take(page.client, told, page.user?.id)
      .catch((error: unknown) => this.logger.error(`Faults are not counted: ${String(error)}`));
  }
}

function signalOf(owner: string, name: 'failure' | 'frozen', error: RenderFault['error']): Signal {
  const [id = '', version = ''] = owner.split('@');
  const message = `While it was rendered on the server: ${error.message}`.slice(0, 300);
  return { id, version, name, value: 0, error: { ...error, message } };
}
