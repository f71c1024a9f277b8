import { AsyncLocalStorage } from 'node:async_hooks';

interface Link {
  whose: Carried<unknown>;
  value: unknown;
  outer: Link | undefined;
}

/** One for the process: Node tells each storage of every promise that is made, whoever reads it. */
const links = new AsyncLocalStorage<Link>();

/** A value that whatever is done inside `run` finds, however deep, until the promise that it makes is settled. */
export class Carried<T> {
  run<R>(value: T, work: () => R): R {
    return links.run({ whose: this, value, outer: links.getStore() }, work);
  }

  /** Undefined outside of `run`. */
  get(): T | undefined {
    let link = links.getStore();
    while (link !== undefined && link.whose !== this) link = link.outer;
    return link?.value as T | undefined;
  }
}
