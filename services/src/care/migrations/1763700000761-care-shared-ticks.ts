import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { flag, instant, varchar } from '../../platform/database/table';

/** Whoever holds a link may tick things of her bag, where she allows it; she sees who did it and when. */
export class CareSharedTicks1763700000761 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('care_shares', mayTick());
    await runner.addColumns('bag_items', ticked());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('bag_items', ticked());
    await runner.dropColumn('care_shares', mayTick());
  }
}

const mayTick = () => new TableColumn(flag('may_tick', { default: 0 }));
const ticked = () => [
  new TableColumn(varchar('ticked_by', 40, { nullable: true })),
  new TableColumn(instant('ticked_at', { nullable: true })),
];
