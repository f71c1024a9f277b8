import { AsyncLocalStorage } from 'node:async_hooks';
import { types } from 'node:util';
import { UnderWay } from './under-way';

interface Link {
  whose: Carried<unknown>;
  value: unknown;
  outer: Link | undefined;
}

/** One for the process: Node tells each storage of every promise that is made, whoever reads it. */
const links = new AsyncLocalStorage<Link>();

const underWay = new UnderWay(() => links.disable());

/**
 * What is carried is found until the result is called. While nothing is under way Node tells of no promise: each costs
 * several times more as long as it does, also those of a call that carries nothing.
 */
export const carrying = () => underWay.begin();

/** A value that whatever is done inside `run` finds, however deep, until the promise that it makes is settled. */
export class Carried<T> {
  run<R>(value: T, work: () => R): R {
    const over = carrying();
    let done: R | undefined;
    try {
      done = links.run({ whose: this, value, outer: links.getStore() }, work);
      return done;
    } finally {
      if (types.isPromise(done)) done.then(over, over);
      else over();
    }
  }

  /** Undefined outside of `run`. */
  get(): T | undefined {
    let link = links.getStore();
    while (link !== undefined && link.whose !== this) link = link.outer;
    return link?.value as T | undefined;
  }
}
