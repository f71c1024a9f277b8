import { Injectable, Logger } from '@nestjs/common';
import type { PaintFault, Signal } from '@nestwell/contracts/delivery/server';
import { HOUR } from '@nestwell/domain/moments';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../platform/clock';
import { Signals } from '../../releases';
import type { PageToPaint } from './page-to-paint';

/** More versions than fail at a time. */
const MOST = 100;

/** Versions that could not be painted: told in their signals, and those that took hold of the thread passed over. */
@Injectable()
export class PaintFaults {
  private readonly logger = new Logger('Painting');
  private readonly held = new LRUCache<string, number>({ max: MOST });

  constructor(
    private readonly signals: Signals,
    private readonly clock: Clock,
  ) {}

  /** Whether a version is left out of pictures for now. */
  isPassedOver = (owner: string): boolean => (this.held.get(owner) ?? 0) > this.clock.now().getTime();

  /** It did not let go of the thread, or took all its memory. */
  hold(owner: string, why: string): void {
    this.logger.warn(`${owner} is left out of pictures for an hour: ${why}`);
    this.held.set(owner, this.clock.now().getTime() + HOUR);
  }

  /**
   * Counted as what her browser would have told; whoever waits for the page does not wait for this.
   * @param owners whose parts were painted in the end
   */
  tell(page: PageToPaint, faults: readonly PaintFault[], owners: readonly string[]): void {
    const passedOver = page.remotes
      .map((id) => `${id}@${page.registry.remotes[id]?.version}`)
      .filter((owner) => this.isPassedOver(owner))
      .map((owner) => signalOf(owner, 'frozen', { message: 'It held the thread that paints pages' }));
    const failed = faults.flatMap(({ owner, error }) => {
      this.logger.warn(`${owner} could not be painted: ${error.message}`);
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

function signalOf(owner: string, name: 'failure' | 'frozen', error: PaintFault['error']): Signal {
  const [id = '', version = ''] = owner.split('@');
  const message = `While its picture was painted: ${error.message}`.slice(0, 300);
  return { id, version, name, value: 0, error: { ...error, message } };
}
