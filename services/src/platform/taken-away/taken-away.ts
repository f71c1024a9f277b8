import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { TakenKind } from '@nestwell/contracts/kernel/server';
import { Clock } from '../clock';
import { Database } from '../database/database';
import type { UserRow, UserRows } from '../database/user-rows';
import { DecoratedMethods } from '../discovery/decorated-methods';
import { notFound } from '../http/errors';
import { retention } from '../retention';
import { ForgetsDeleted, RestoresDeleted } from './restore-handlers';
import { TakenAwayRepository, type Taken } from './taken-away.repository';

/** What she deletes is kept for an hour, apart from everything that is read, so that her undo gives back the same. */
@Injectable()
export class TakenAway implements OnModuleInit {
  private readonly restores = new Map<TakenKind, (userId: string, stored: never) => Promise<void>>();
  private readonly forgets = new Map<TakenKind, (name: string) => Promise<void>>();

  constructor(
    private readonly database: Database,
    private readonly rows: TakenAwayRepository,
    private readonly clock: Clock,
    private readonly methods: DecoratedMethods,
  ) {}

  onModuleInit(): void {
    for (const { options: kind, call } of this.methods.of(RestoresDeleted)) this.restores.set(kind, call);
    for (const { options: kind, call } of this.methods.of(ForgetsDeleted)) this.forgets.set(kind, call);
  }

  /** Takes something away; `take` does it and returns what is to be kept, undefined where there is no such thing. */
  async take(taken: Taken, take: () => Promise<unknown>): Promise<boolean> {
    return this.database.run(async () => {
      const kept = await take();
      if (kept === undefined) return false;
      await this.rows.keep({ ...taken, kept, at: this.clock.now() });
      return true;
    });
  }

  /** Of a kind that is one row, named by its id. */
  takeRow<E extends UserRow>(taken: Taken, rows: UserRows<E>): Promise<boolean> {
    return this.take(taken, async () => {
      const own = rows.ofUser(taken.userId);
      const row = await own.byId(taken.name);
      if (row === null || (await own.removeById(taken.name)) === 0) return undefined;
      return [row];
    });
  }

  async putBack(taken: Taken): Promise<void> {
    await this.database.run(async () => {
      const row = await this.rows.find(taken, this.earliest());
      if (row === null || !(await this.rows.remove(taken))) throw notFound('What was taken away');
      await this.restores.get(taken.kind)?.(taken.userId, row.kept as never);
    });
  }

  /** Call inside a transaction; false when nothing of hers is kept any more. */
  async forgetSome(userId: string): Promise<boolean> {
    const some = await this.rows.someOf(userId);
    for (const taken of some) await this.forget(taken);
    return some.length > 0;
  }

  async forgetOld(deadline: AbortSignal): Promise<void> {
    for (;;) {
      const some = await this.rows.someBefore(this.earliest());
      for (const taken of some) {
        if (deadline.aborted) return;
        await this.database.run(() => this.forget(taken));
      }
      if (some.length === 0) return;
    }
  }

  private async forget(taken: Taken): Promise<void> {
    // Put back, or taken anew, in this moment: then nothing of it may go.
    if (await this.rows.remove(taken)) await this.forgets.get(taken.kind)?.(taken.name);
  }

  private earliest(): Date {
    return new Date(this.clock.now().getTime() - retention.takenAway);
  }
}
