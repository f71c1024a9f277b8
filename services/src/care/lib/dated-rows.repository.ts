import { And, LessThan, MoreThanOrEqual, type FindOptionsWhere } from 'typeorm';
import { UserRows, type UserRow } from '../../platform/database/user-rows';
import type { Paged, PageRequest } from '../../platform/http/paging';
import type { Span } from '../../platform/time/span';

const EARLIEST = new Date('1900-01-01T00:00:00Z');
const LATEST = new Date('2200-01-01T00:00:00Z');

type MomentOf<E> = { [K in keyof E]: E[K] extends Date ? K : never }[keyof E] & string;

/** Rows of hers that each lie at a moment. */
export abstract class DatedRows<E extends UserRow> extends UserRows<E> {
  /** A page of those whose moment lies in a span, newest first. */
  protected pageBy(
    by: MomentOf<E>,
    userId: string,
    { from = EARLIEST, until = LATEST }: Span,
    request: PageRequest,
  ): Promise<Paged<E>> {
    const within = { [by]: And(MoreThanOrEqual(from), LessThan(until)) };
    return this.ofUser(userId).page(by, request, within as Omit<FindOptionsWhere<E>, 'userId'>);
  }
}
