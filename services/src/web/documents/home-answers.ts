import { Injectable, Logger } from '@nestjs/common';
import { keyOf } from '@nestwell/contracts/kernel/server';
import { Clock } from '../../platform/clock';
import { FirstAnswers, type FirstAnswer, type HomeVisit } from '../../platform/first-answers';
import { serializerOf } from '../../platform/http/serializer';
import type { SessionUser } from '../../platform/session-user';

/** A page must not wait for one slow answer: what is not there by then the browser asks for itself. */
const DEADLINE = 250;

type Conditions = Map<FirstAnswer['isFor'], Promise<boolean>>;

@Injectable()
export class HomeAnswers {
  private readonly logger = new Logger('HomeAnswers');

  constructor(
    private readonly firstAnswers: FirstAnswers,
    private readonly clock: Clock,
  ) {}

  /** The answers that travel with a page, each as the JSON text `{"key":…,"zone":…,"data":…}`. */
  async of(user: SessionUser, isHome: boolean): Promise<string[]> {
    const visit = { userId: user.id, user, zone: user.timezone, now: this.clock.now() };
    const wanted = this.firstAnswers.all.filter((answer) => isHome || answer.everywhere === true);
    const conditions: Conditions = new Map();
    for (const { isFor } of wanted)
      if (isFor !== undefined && !conditions.has(isFor)) conditions.set(isFor, inTime(isFor(visit)));
    const texts = await Promise.all(wanted.map((answer) => this.one(answer, visit, conditions)));
    return texts.filter((text) => text !== undefined);
  }

  private async one(
    answer: FirstAnswer,
    visit: HomeVisit,
    conditions: Conditions,
  ): Promise<string | undefined> {
    try {
      if ((await conditions.get(answer.isFor)) === false) return undefined;
      const data = await inTime(answer.answer(visit));
      const key = JSON.stringify(keyOf(answer.endpoint, answer.args(visit)));
      const text = data === null || data === undefined ? 'null' : serializerOf(answer.endpoint)(data);
      return `{"key":${key},"zone":${JSON.stringify(visit.zone)},"data":${text}}`;
    } catch (error) {
      this.logger.warn(`${answer.endpoint.path}: ${error instanceof Error ? error.message : 'failed'}`);
      return undefined;
    }
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('left out, too slow')), DEADLINE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
