import { Injectable } from '@nestjs/common';
import type { Contract, ReadArgs, ResultOf } from '@nestwell/contracts/kernel/server';
import type { SessionUser } from './session-user';

/** For whom, and when, a page is being made. */
export interface HomeVisit {
  userId: string;
  /** As the page's session was read, so that no answer reads it again. */
  user: SessionUser;
  /** Her remembered IANA zone. */
  zone: string;
  now: Date;
}

/** One read that Home will make first; its answer travels in the page so that the browser need not ask. */
export interface FirstAnswer<E extends Contract = Contract> {
  endpoint: E;
  /** Put into every page of a signed-in user, not only Home: what the shell itself reads first. */
  everywhere?: boolean;
  /** Of whom it is asked; without, of everybody. Answers that share a condition look at it once. */
  isFor?: (visit: HomeVisit) => Promise<boolean>;
  /** The same arguments the widget reads with: they make the cache key. */
  args(visit: HomeVisit): ReadArgs<E>;
  answer(visit: HomeVisit): Promise<ResultOf<E>>;
}

/** Areas register here which answers are put into Home's HTML. A failing or slow one is simply left out. */
@Injectable()
export class FirstAnswers {
  private readonly registered: FirstAnswer[] = [];

  register<E extends Contract>(answer: FirstAnswer<E>): void {
    this.registered.push(answer as unknown as FirstAnswer);
  }

  get all(): readonly FirstAnswer[] {
    return this.registered;
  }
}
