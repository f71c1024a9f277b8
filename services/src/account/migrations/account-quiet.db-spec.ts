import { onBothEngines } from '../../platform/database/testing/engines';
import { AccountUsers1763700000100 } from './1763700000100-account-users';
import { AccountQuiet1763700000156 } from './1763700000156-account-quiet';

const NOW = '2026-11-20 10:00:00';

onBothEngines((engine) => {
  it('keeps a paused pregnancy paused, and every other member as she was', async () => {
    const { source } = await engine.open({ entities: [], migrations: [AccountUsers1763700000100] });
    const runner = source.createQueryRunner();
    const members = [
      ['paused', 1, 1],
      ['pregnant', 1, 0],
      ['mother', 0, 0],
    ] as const;
    for (const [index, [name, isPregnant, isPaused]] of members.entries()) {
      const key = String(index).repeat(32);
      await runner.query(
        `INSERT INTO users (id, email_key, email, name, role, timezone, is_pregnant, pregnancy_paused,
           is_breastfeeding, activity_level, dietary_restrictions, base_calorie_goal, units, created_at)
         VALUES ('${key.slice(16)}', '${key}', '${name}@example.com', '${name}', 'user', 'UTC', ${isPregnant},
           ${isPaused}, 0, 'light', '[]', 2100, 'us', '${NOW}')`,
      );
    }
    const read = (column: string) =>
      runner.query(`SELECT name, is_pregnant, ${column} FROM users ORDER BY name`);
    const before = await read('pregnancy_paused');

    await new AccountQuiet1763700000156().up(runner);

    expect(await read('quiet')).toEqual([
      { name: 'mother', is_pregnant: 0, quiet: null },
      { name: 'paused', is_pregnant: 1, quiet: 'paused' },
      { name: 'pregnant', is_pregnant: 1, quiet: null },
    ]);

    await new AccountQuiet1763700000156().down(runner);

    expect(await read('pregnancy_paused')).toEqual(before);
  });
});
