import { Injectable, Logger } from '@nestjs/common';
import type { BuiltFile } from '@nestwell/contracts/delivery/server';
import { Clock } from '../../platform/clock';
import { Config } from '../../platform/config/config';
import { painterText, registryKey } from '../lib/registry-texts';
import type { PageToPaint } from './page-to-paint';
import { PaintFaults } from './paint-faults';
import { PaintFiles } from './paint-files';
import { orderText } from './paint-order';
import type { PaintThread } from './paint-thread';
import type { PaintedParts } from './painted-page';
import { StandingThread } from './standing-thread';
import { Tried } from './tried';
import type { Wish } from './wish';

type Painted = Omit<PaintedParts, 'nonce' | 'sheets'> & { answers: readonly string[] };

/** How often one page is painted: with what its first pictures lacked, and without what failed in them. */
const ROUNDS = 3;

/** Paints the first picture of a page, from the same answers and the same modules as the browser will. */
@Injectable()
export class Painter {
  private readonly logger = new Logger('Painting');

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly files: PaintFiles,
    private readonly faults: PaintFaults,
    private readonly standing: StandingThread,
  ) {}

  /**
   * Undefined where it cannot be painted, or not in time: the page then begins empty, and is drawn in the browser. One
   * that has its answers only in part when the time is over shows that part.
   */
  async paint(page: PageToPaint): Promise<Painted | undefined> {
    const { server } = page.shell;
    // A build of her own machine is known to her browser only.
    const hasLocal = (page.overlay?.local.length ?? 0) > 0;
    if (this.config.paintingMs === 0 || server === undefined || hasLocal) return undefined;
    const wait: Wait = { isOver: false };
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Painted | undefined>((resolve) => {
      timer = setTimeout(() => {
        wait.isOver = true;
        resolve(wait.best);
      }, this.config.paintingMs);
    });
    const painted = this.painted(page, server, wait).catch((error: unknown) => {
      this.logger.warn(String(error));
      return undefined;
    });
    return Promise.race([painted, late]).finally(() => clearTimeout(timer));
  }

  /** Starts the thread and paints once, for nobody: the first page then waits no longer than the next. */
  async warm(page: PageToPaint): Promise<void> {
    const { server } = page.shell;
    if (this.config.paintingMs === 0 || server === undefined) return;
    const thread = await this.standing.of(server);
    if (thread) await this.asked(thread, page, { now: this.clock.now(), left: this.faults.isPassedOver });
  }

  private async painted(page: PageToPaint, server: BuiltFile, wait: Wait): Promise<Painted | undefined> {
    const thread = await this.standing.of(server);
    if (!thread || thread.isHeld(this.config.paintingMs)) return undefined;
    const now = this.clock.now();
    const tried = new Tried(page);
    for (let round = 1; ; round += 1) {
      const left = (owner: string) => tried.hasFailed(owner) || this.faults.isPassedOver(owner);
      const answers = [...page.answers, ...tried.answers];
      const done = await this.asked(thread, { ...page, answers }, { now, left });
      if (!done) return wait.best;
      const { picture } = done;
      const more = tried.wantsMore(picture);
      const owners = done.owners.filter((owner) => !tried.hasFailed(owner));
      wait.best = { picture, answers, owners, user: page.user, now: done.now, isWide: page.isWide };
      // Nobody waits for another round any more: the thread is for those who do.
      if ((await more) && round < ROUNDS && !wait.isOver) continue;
      this.faults.tell(page, tried.faults, done.owners);
      return wait.best;
    }
  }

  private async asked(thread: PaintThread, page: PageToPaint, { now, left }: Asked) {
    const { owners, sheets, news } = await this.files.of(page, left, thread.handed);
    const order = orderText(page, { now, owners, sheets });
    const answer = await thread.ask({ ...news, ...registryFor(page, thread), order });
    if (answer?.problem !== undefined) this.logger.warn(answer.problem);
    const picture = answer?.picture === undefined ? undefined : thread.heard.of(answer.picture);
    if (!picture) return undefined;
    return { picture, now, owners };
  }
}

/** Handed over with the first order that names it. */
function registryFor({ registry }: PageToPaint, { handed }: PaintThread): Pick<Wish, 'registries'> {
  const key = registryKey(registry);
  return handed.has('registries', key) ? {} : { registries: [{ key, text: painterText(registry) }] };
}

/** Somebody who waits for a page. */
interface Wait {
  isOver: boolean;
  /** What there is to show so far. */
  best?: Painted;
}

interface Asked {
  now: Date;
  /** Which versions are left out. */
  left: (owner: string) => boolean;
}
