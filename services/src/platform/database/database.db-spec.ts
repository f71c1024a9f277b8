import { Column, Entity, type MigrationInterface, type QueryRunner } from 'typeorm';
import { onBothEngines } from './testing/engines';
import { badRequest } from '../http/errors';
import { Instant, JsonText, OwnId, RefId, UserKey } from './columns';
import type { Database } from './database';
import { isUniqueViolation } from './failures';
import { newId } from './ids';
import { flag, instant, integer, json, key, refId, table, userTable, varchar } from './table';
import { UserRows } from './user-rows';

@Entity('counters')
class CounterEntity {
  @OwnId() id!: string;
  @Column('int') value!: number;
}

@Entity('cups')
class CupEntity {
  @UserKey() userId!: string;
  @OwnId() id!: string;
  @Column('varchar', { length: 40 }) name!: string;
  @Column('boolean') warm!: boolean;
  @JsonText({ nullable: true }) sips!: number[] | null;
  @RefId({ nullable: true }) potId!: string | null;
  @Instant() filledAt!: Date;
}

class CupTables1763700000099 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(table('counters', [key(refId('id')), integer('value')]));
    await runner.createTable(
      userTable(
        'cups',
        [
          varchar('name', 40),
          flag('warm'),
          json('sips', { nullable: true }),
          refId('pot_id', { nullable: true }),
          instant('filled_at'),
        ],
        { indices: { ix_cups_filled: ['user_id', 'filled_at'] } },
      ),
    );
  }
  async down(): Promise<void> {}
}

class Cups extends UserRows<CupEntity> {
  constructor(database: Database) {
    super(database.source.getRepository(CupEntity), database);
  }
}

const tables = { entities: [CounterEntity, CupEntity], migrations: [CupTables1763700000099] };
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute, 0, 123));
const tea = { name: 'Tea', warm: true, sips: [1, 2], potId: null, filledAt: at(0) };

onBothEngines((engine) => {
  let database: Database;
  let cups: Cups;
  beforeAll(async () => {
    database = await engine.open(tables);
    cups = new Cups(database);
  });

  describe('transactions', () => {
    const id = newId();
    const counters = () => database.source.getRepository(CounterEntity);
    const value = async () => (await counters().findOneByOrFail({ id })).value;

    it('counts exactly in 200 at once, of which a third is rolled back', async () => {
      await counters().insert({ id, value: 0 });
      let refused = 0;

      await Promise.all(
        Array.from({ length: 200 }, (_, number) =>
          database
            .run(async () => {
              await counters().increment({ id }, 'value', 1);
              await value();
              if (number % 3 === 0) throw badRequest('number', 'is divisible by three');
            })
            .catch(() => {
              refused += 1;
            }),
        ),
      );

      expect(refused).toBe(67);
      expect(await value()).toBe(133);
    });

    it('are joined by what runs inside them, and undone together', async () => {
      const before = await value();
      const failing = database.run(async () => {
        await counters().increment({ id }, 'value', 1);
        await database.run(() => counters().increment({ id }, 'value', 1));
        expect(await value()).toBe(before + 2);
        throw new Error('changed her mind');
      });

      await expect(failing).rejects.toThrow('changed her mind');
      expect(await value()).toBe(before);
    });

    it('are not seen by others before they end', async () => {
      const before = await value();
      let seen = Number.NaN;
      let wrote: () => void = () => undefined;
      const written = new Promise<void>((resolve) => (wrote = resolve));
      let look: () => void = () => undefined;
      const looked = new Promise<void>((resolve) => (look = resolve));
      const writing = database.run(async () => {
        await counters().increment({ id }, 'value', 1);
        wrote();
        await looked;
      });
      await written;
      seen = await value();
      look();
      await writing;

      expect(seen).toBe(before);
      expect(await value()).toBe(before + 1);
    });
  });

  describe("one user's rows", () => {
    it('come back as they went in', async () => {
      const mine = cups.ofUser(newId());
      const made = await mine.insert({ ...tea, name: "Robert'); DROP TABLE cups;-- 👩‍🍼" });

      expect(await mine.byId(made.id)).toEqual(made);
      expect(made).toMatchObject({ warm: true, sips: [1, 2], potId: null, filledAt: at(0) });
    });

    it("cannot be read, changed or removed by another's", async () => {
      const made = await cups.ofUser(newId()).insert(tea);
      const other = cups.ofUser(newId());

      expect(await other.byId(made.id)).toBeNull();
      expect(await other.update({ id: made.id }, { name: 'Mine' })).toBe(0);
      expect(await other.remove({ id: made.id })).toBe(0);
      expect(await cups.ofUser(made.userId).byId(made.id)).toMatchObject({ name: 'Tea' });
    });

    it('answer how many were changed and removed', async () => {
      const mine = cups.ofUser(newId());
      await mine.insert(tea);
      await mine.insert({ ...tea, warm: false });

      expect(await mine.update({ warm: false }, { name: 'Cold tea' })).toBe(1);
      expect(await mine.count({ name: 'Cold tea' })).toBe(1);
      expect(await mine.remove()).toBe(2);
      expect(await mine.find()).toEqual([]);
    });

    it('come in pages, newest first, each once, though moments repeat', async () => {
      const mine = cups.ofUser(newId());
      for (const minute of [0, 3, 3, 3, 1, 2])
        await mine.insert({ ...tea, name: `at ${minute}`, filledAt: at(minute) });

      const names: string[] = [];
      let before: string | undefined;
      do {
        const page = await mine.page('filledAt', { limit: 2, before });
        names.push(...page.rows.map((row) => row.name));
        before = page.next;
      } while (before !== undefined);

      expect(names).toEqual(['at 3', 'at 3', 'at 3', 'at 2', 'at 1', 'at 0']);
    });

    it('with the same key are refused recognisably', async () => {
      const mine = cups.ofUser(newId());
      const made = await mine.insert(tea);

      const again = await mine.insert({ ...tea, id: made.id }).catch((error: unknown) => error);

      expect(isUniqueViolation(again)).toBe(true);
    });

    it('are not reached by their id alone, even past the repository', async () => {
      const made = await cups.ofUser(newId()).insert(tea);

      await expect(database.source.getRepository(CupEntity).findOneBy({ id: made.id })).rejects.toThrow(
        'by its id alone',
      );
    });

    it('of a key that is none are refused, not padded', async () => {
      // Called outside an async function: a synchronous throw would escape `catch` on one engine only.
      const failures = [cups.ofUser('1').find(), cups.ofUser('1').byId('1'), cups.ofUser('1').count()].map(
        (reading) => reading.catch((error: unknown) => error),
      );

      expect(await Promise.all(failures)).toEqual(
        failures.map(() => expect.objectContaining({ message: 'not a UUID' }) as unknown),
      );
    });
  });
});
