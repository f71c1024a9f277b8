import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  And,
  Equal,
  FindOperator,
  In,
  LessThan,
  MoreThan,
  type DeepPartial,
  type FindManyOptions,
  type FindOptionsWhere,
  type QueryDeepPartialEntity,
  type Repository,
} from 'typeorm';
import { pageSize } from '@nestwell/domain/limits';
import { decodeCursor, pageOf, type Paged, type PageRequest } from '../http/paging';
import type { Database } from './database';
import { newId } from './ids';
import { revived } from './revived';
import { inSlices, SLICE } from './slices';

/** A row that belongs to one user; its key is `(userId, id)`. */
export interface UserRow {
  userId: string;
  id: string;
}

type Where<E extends UserRow> = Omit<FindOptionsWhere<E>, 'userId'>;
type Options<E extends UserRow> = Omit<FindManyOptions<E>, 'where'>;
type New<E extends UserRow> = Omit<E, 'id' | 'userId'> & { id?: string };
/** Values, or what the database is to work out from the row as it stands then. */
type Changes<E extends UserRow> = { [K in Exclude<keyof E, 'userId' | 'id'>]?: E[K] | (() => string) };
type Order = 'ASC' | 'DESC';
type DateProperty<E> = { [K in keyof E]: E[K] extends Date ? K : never }[keyof E] & string;

const ROWS_PER_INSERT = 100;

/**
 * Base of the repositories of personal tables. It gives out nothing but one user's rows: `rows.ofUser(id).find(…)`.
 * A row of someone else cannot be reached by its id, whatever a caller sends.
 */
export abstract class UserRows<E extends UserRow> {
  protected constructor(
    protected readonly rows: Repository<E>,
    protected readonly database: Database,
  ) {}

  ofUser(userId: string): OwnRows<E> {
    return new OwnRows(this.rows, this.database, userId);
  }
}

export class OwnRows<E extends UserRow> {
  constructor(
    private readonly repository: Repository<E>,
    private readonly database: Database,
    private readonly userId: string,
  ) {}

  find(where: Where<E> = {} as Where<E>, options: Options<E> = {}): Promise<E[]> {
    return this.repository.find({ ...options, where: this.mine(where) });
  }

  findOne(where: Where<E>): Promise<E | null> {
    return this.repository.findOneBy(this.mine(where));
  }

  byId(id: string): Promise<E | null> {
    return this.repository.findOneBy(this.mine({ id } as Where<E>));
  }

  count(where: Where<E> = {} as Where<E>): Promise<number> {
    return this.repository.countBy(this.mine(where));
  }

  /** Adds a row, with a new id unless one is given, and returns it as stored. */
  async insert(values: New<E>): Promise<E> {
    const row = this.repository.create({
      id: newId(),
      ...values,
      userId: this.userId,
    } as unknown as DeepPartial<E>);
    await this.database.run(() => this.repository.insert(row as QueryDeepPartialEntity<E>));
    return row;
  }

  /** Adds many rows, in statements small enough for both engines, with a turn for others between them. */
  async insertAll(values: readonly New<E>[]): Promise<void> {
    for (let start = 0; start < values.length; start += ROWS_PER_INSERT) {
      const rows = values
        .slice(start, start + ROWS_PER_INSERT)
        .map((one) => ({ id: newId(), ...one, userId: this.userId }));
      await this.database.run(() => this.repository.insert(rows as unknown as QueryDeepPartialEntity<E>[]));
      await nextTurn();
    }
  }

  /** Changes the rows that match; returns how many there were. */
  async update(where: Where<E>, changes: Changes<E>): Promise<number> {
    const result = await this.repository.update(this.mine(where), changes as QueryDeepPartialEntity<E>);
    return result.affected ?? 0;
  }

  /** Removes the rows that match; returns how many there were. */
  async remove(where: Where<E> = {} as Where<E>): Promise<number> {
    const result = await this.repository.delete(this.mine(where));
    return result.affected ?? 0;
  }

  removeById(id: string): Promise<number> {
    return this.remove({ id } as Where<E>);
  }

  /** Adds rows as they were, with their ids. */
  async putBack(rows: readonly E[]): Promise<void> {
    await this.insertAll(rows);
  }

  /** Rows that were kept as JSON, with their moments. */
  revived(kept: unknown): E[] {
    return revived(this.repository, kept);
  }

  /** Removes some hundreds of rows; false when there was none. For an erasure, which goes on until then. */
  async removeSome(): Promise<boolean> {
    const rows = await this.find({} as Where<E>, { select: { id: true }, take: SLICE } as Options<E>);
    if (rows.length > 0) await this.remove({ id: In(rows.map(({ id }) => id)) } as Where<E>);
    return rows.length > 0;
  }

  /** Every row, the oldest id first, with a turn for others now and then. */
  all(): Promise<E[]> {
    const order = { id: 'ASC' } as FindManyOptions<E>['order'];
    return inSlices((last) => {
      const where = (last === undefined ? {} : { id: MoreThan(last.id) }) as Where<E>;
      return this.find(where, { order, take: SLICE });
    });
  }

  /** One page by a property that holds a moment, newest first unless `order` says otherwise. */
  async page(
    by: DateProperty<E>,
    request: PageRequest,
    where: Where<E> = {} as Where<E>,
    order: Order = 'DESC',
  ): Promise<Paged<E>> {
    const limit = request.limit ?? pageSize;
    const rows = await this.repository.find({
      where: this.after(by, request.before, where, order),
      order: { [by]: order, id: order } as FindManyOptions<E>['order'],
      take: limit + 1,
    });
    return pageOf(rows, limit, (row) => ({ at: row[by] as Date, id: row.id }));
  }

  private after(
    by: DateProperty<E>,
    before: string | undefined,
    where: Where<E>,
    order: Order,
  ): FindOptionsWhere<E> | FindOptionsWhere<E>[] {
    if (before === undefined) return this.mine(where);
    const { at, id } = decodeCursor(before);
    // A page of a range stays inside it: its own condition on the moment holds beside the cursor's.
    const range = (where as FindOptionsWhere<E>)[by];
    const beyond = <T>(value: T) => (order === 'DESC' ? LessThan(value) : MoreThan(value));
    const both = (cursor: FindOperator<Date>) =>
      range instanceof FindOperator ? And(range, cursor) : cursor;
    return [
      this.mine({ ...where, [by]: both(beyond(at)) }),
      this.mine({ ...where, [by]: both(Equal(at)), id: beyond(id) }),
    ];
  }

  private mine(where: Where<E>): FindOptionsWhere<E> {
    return { ...where, userId: this.userId } as FindOptionsWhere<E>;
  }
}
