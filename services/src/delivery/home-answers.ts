import { Injectable, Logger } from '@nestjs/common';
import { keyOf } from '@nestwell/contracts/kernel';
import { LRUCache } from 'lru-cache';
import { Clock } from '../platform/clock';
import { ahead, type Soon } from '../platform/database/soon';
import { FirstAnswers, type FirstAnswer, type HomeVisit } from '../platform/first-answers';
import { serializerOf } from '../platform/http/serializer';
import type { LikelyCaller } from '../platform/session/likely-callers';
import type { SessionUser } from '../platform/session-user';

/** A page must not wait for one slow answer: what is not there by then the browser asks for itself. */
const DEADLINE = 250;
/** Members of whom it is remembered which answers were meant for them. */
const MOST = 5000;

/** Answers that are on their way, for whom and where she likely is. */
interface Begun extends Pick<HomeVisit, 'userId' | 'zone'> {
  isHome: boolean;
  texts: Promise<string[]>;
}

@Injectable()
export class HomeAnswers {
  private readonly logger = new Logger('HomeAnswers');
  private readonly meant = new LRUCache<string, Set<FirstAnswer>>({ max: MOST });

  constructor(
    private readonly firstAnswers: FirstAnswers,
    private readonly clock: Clock,
  ) {}

  /** Reads them beside her session, which alone says whether they are given to anybody (`of`). */
  begin(likely: LikelyCaller | undefined, isHome: boolean): Begun | undefined {
    if (likely === undefined) return undefined;
    const { id: userId, timezone: zone } = likely;
    return { userId, zone, isHome, texts: this.read({ userId, zone, now: this.clock.now() }, isHome) };
  }

  /** The answers that travel with a page, each as the JSON text `{"key":…,"zone":…,"data":…}`. */
  of({ id: userId, timezone: zone }: SessionUser, isHome: boolean, begun?: Begun): Promise<string[]> {
    if (begun?.userId === userId && begun.zone === zone && begun.isHome === isHome) return begun.texts;
    return this.read({ userId, zone, now: this.clock.now() }, isHome);
  }

  private async read(visit: HomeVisit, isHome: boolean): Promise<string[]> {
    const wanted = this.firstAnswers.all.filter((answer) => isHome || answer.everywhere === true);
    const meant = this.meantFor(visit.userId);
    const texts = await Promise.all(wanted.map((answer) => this.one(answer, visit, meant)));
    return texts.filter((text) => text !== undefined);
  }

  private meantFor(userId: string): Set<FirstAnswer> {
    const meant = this.meant.get(userId) ?? new Set();
    this.meant.set(userId, meant);
    return meant;
  }

  /** @param meant for her, the last time: these are begun before it is known whether they still are */
  private async one(
    answer: FirstAnswer,
    visit: HomeVisit,
    meant: Set<FirstAnswer>,
  ): Promise<string | undefined> {
    try {
      const begun = meant.has(answer) ? ahead(begin(answer, visit)) : undefined;
      if (answer.isFor && !(await inTime(noted(answer.isFor(visit), answer, meant)))) return undefined;
      const data = await inTime(begun ?? answer.answer(visit));
      const key = JSON.stringify(keyOf(answer.endpoint, answer.args(visit)));
      const text = data === null || data === undefined ? 'null' : serializerOf(answer.endpoint)(data);
      return `{"key":${key},"zone":${JSON.stringify(visit.zone)},"data":${text}}`;
    } catch (error) {
      this.logger.warn(`${answer.endpoint.path}: ${error instanceof Error ? error.message : 'failed'}`);
      return undefined;
    }
  }
}

/** What fails at once fails here too for whoever needs it, and not for who begins. */
const begin = async (answer: FirstAnswer, visit: HomeVisit): Promise<unknown> => answer.answer(visit);

/** Also where it is known too late for this page: the next one begins with it. */
async function noted(
  asked: Promise<boolean>,
  answer: FirstAnswer,
  meant: Set<FirstAnswer>,
): Promise<boolean> {
  const isMeant = await asked;
  if (isMeant) meant.add(answer);
  else meant.delete(answer);
  return isMeant;
}

function inTime<T>(work: Soon<T>): Soon<T> {
  if (!(work instanceof Promise)) return work;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('left out, too slow')), DEADLINE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
