import { Injectable } from '@nestjs/common';
import { bagLimits, type BagItem, type care } from '@nestwell/contracts/care/server';
import type { BodyOf } from '@nestwell/contracts/kernel/server';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { newId } from '../../platform/database/ids';
import { definedOf } from '../../platform/defined';
import { notFound, refused } from '../../platform/http/errors';
import { RestoresDeleted } from '../../platform/taken-away/restore-handlers';
import { TakenAway } from '../../platform/taken-away/taken-away';
import type { KeptPart } from '../lib/kept-part';
import type { BagItemEntity } from './bag-item.entity';
import { BagRepository } from './bag.repository';

/** What she packs for the birth: her own list, whatever it began with. */
@Injectable()
export class BagService implements KeptPart {
  constructor(
    private readonly bag: BagRepository,
    private readonly database: Database,
    private readonly takenAway: TakenAway,
    private readonly clock: Clock,
  ) {}

  async list(userId: string): Promise<BagItem[]> {
    return (await this.bag.inOrder(userId)).map(toItem);
  }

  add(userId: string, items: BodyOf<typeof care.addToBag>['items']): Promise<BagItem[]> {
    return this.database.run(async () => {
      const there = await this.bag.inOrder(userId);
      refuseFull(there.length + items.length);
      const first = (there.at(-1)?.place ?? -1) + 1;
      const rows = items.map((item, index) => ({
        ...item,
        note: item.note || null,
        id: newId(),
        packed: false,
        place: first + index,
        ...byHer,
      }));
      await this.bag.ofUser(userId).insertAll(rows);
      return rows;
    });
  }

  change(userId: string, id: string, changes: BodyOf<typeof care.changeBagItem>): Promise<BagItem> {
    const { note } = changes;
    return this.database.run(async () => {
      const own = this.bag.ofUser(userId);
      const row = await own.byId(id);
      if (row === null) throw notFound('Thing');
      const ticked = changes.packed === undefined ? undefined : byHer;
      const changed = definedOf({
        ...changes,
        ...ticked,
        note: note === undefined ? undefined : note || null,
      });
      if (Object.keys(changed).length > 0) await own.update({ id }, changed);
      return toItem({ ...row, ...changed });
    });
  }

  /** By whoever holds a link that allows it. False where there is no such thing. */
  tick(userId: string, id: string, packed: boolean, tickedBy: string): Promise<boolean> {
    const ticked = { packed, tickedBy, tickedAt: this.clock.now() };
    return this.database.run(async () => (await this.bag.ofUser(userId).update({ id }, ticked)) > 0);
  }

  order(userId: string, { kind, ids }: BodyOf<typeof care.orderBag>): Promise<void> {
    return this.database.run(async () => {
      const rows = (await this.bag.inOrder(userId)).filter((row) => row.kind === kind);
      const wanted = new Map(ids.map((id, index) => [id, index]));
      const placeOf = ({ id }: BagItemEntity) => wanted.get(id) ?? ids.length;
      const ordered = [...rows].sort((one, other) => placeOf(one) - placeOf(other));
      for (const [place, row] of ordered.entries())
        if (row.place !== place) await this.bag.ofUser(userId).update({ id: row.id }, { place });
    });
  }

  async remove(userId: string, id: string): Promise<void> {
    const taken = { userId, kind: 'bagItem', name: id } as const;
    if (!(await this.takenAway.takeRow(taken, this.bag))) throw notFound('Thing');
  }

  async exportOf(userId: string) {
    return { bag: await this.list(userId) };
  }

  async erase(userId: string): Promise<void> {
    await this.bag.ofUser(userId).remove();
  }

  @RestoresDeleted('bagItem')
  async putBack(userId: string, kept: unknown): Promise<void> {
    const own = this.bag.ofUser(userId);
    refuseFull((await own.count()) + 1);
    await own.putBack(own.revived(kept));
  }
}

function refuseFull(count: number): void {
  if (count > bagLimits.items) throw refused('list_full', `A list holds ${bagLimits.items} things`);
}

const byHer = { tickedBy: null, tickedAt: null } as const;

const toItem = ({
  id,
  kind,
  name,
  note,
  packed,
  place,
  tickedBy,
  tickedAt,
}: Omit<BagItemEntity, 'userId'>): BagItem => ({
  id,
  kind,
  name,
  note,
  packed,
  place,
  tickedBy,
  tickedAt: tickedAt?.toISOString() ?? null,
});
