import { clocksOf } from '../../platform/time/zone-clocks';
import { aMember } from '../../testing/member';
import { AS_BEFORE, changingRulesSpec, shown, ZONE } from '../testing/changing-rules';
import { createReminder } from '../testing/reminders-of';
import { CountedZonesRepository } from './counted-zones.repository';
import { Recount } from './recount';
import type { SeriesEntity } from './series.entity';
import { SeriesRepository } from './series.repository';

changingRulesSpec((site) => {
  it('notes by which clocks a zone was counted while something is counted there', async () => {
    const zones = site.app.get(CountedZonesRepository);
    await zones.keep('Asia/Tokyo', clocksOf('Asia/Tokyo', site.app.clock.now()));
    await createReminder(site.ada, { recurring: 'weekly' });
    await site.wasMadeByOldRules();

    await site.begins();

    expect(await zones.clocksOf(ZONE)).toEqual(clocksOf(ZONE, site.app.clock.now()));
    expect(await zones.clocksOf('Asia/Tokyo')).toBeUndefined();
  });

  it('goes through the series of a zone page by page', async () => {
    const zoe = await aMember(site.app);
    for (const member of [site.ada, zoe]) {
      member.zone = 'America/Edmonton';
      for (let count = 0; count < 2; count += 1) await createReminder(member, { recurring: 'annual' });
    }
    const found: SeriesEntity[] = [];
    for (;;) {
      const page = await site.app.get(SeriesRepository).inZone('America/Edmonton', found.at(-1), 1);
      if (page.length === 0) break;
      found.push(...page);
    }

    expect(found.map(({ userId }) => userId).sort()).toEqual(
      [site.ada.id, site.ada.id, zoe.id, zoe.id].sort(),
    );
    expect(new Set(found.map(({ id }) => id)).size).toBe(4);
  });

  it('one series that cannot be counted holds up no other, and is tried again', async () => {
    await createReminder(site.ada, { recurring: 'weekly', dueDateTime: '2026-10-23T15:00:00.000Z' });
    const zoe = await aMember(site.app);
    zoe.zone = AS_BEFORE;
    await createReminder(zoe, { recurring: 'weekly', dueDateTime: '2026-10-23T15:00:00.000Z' });
    await site.wasMadeByOldRules();
    const recount = site.app.get(Recount);
    const real = recount.of.bind(recount);
    const failing = jest
      .spyOn(recount, 'of')
      .mockImplementation((rule, known, now) =>
        rule.userId === zoe.id ? Promise.reject(new Error('broken')) : real(rule, known, now),
      );

    const process = site.process();
    await process.countAnew(new AbortController().signal);
    const zoes = async () => shown(await site.dueBetween('2026-10-20', '2027-07-01', zoe));
    expect(shown(await site.dueBetween('2026-10-20', '2027-07-01'))).toEqual(['08:00']);
    expect(await zoes()).toEqual(['08:00', '09:00']);

    failing.mockRestore();
    await process.countAnew(new AbortController().signal);
    expect(await zoes()).toEqual(['08:00']);
    expect(shown(await site.dueBetween('2026-10-20', '2027-07-01'))).toEqual(['08:00']);
  });

  it('does the rest where the time of its run has ended meanwhile, and notes it only then', async () => {
    for (let count = 0; count < 6; count += 1)
      await createReminder(site.ada, { recurring: 'weekly', dueDateTime: '2026-10-23T15:00:00.000Z' });
    await site.wasMadeByOldRules();
    const [process, time, recount] = [site.process(), new AbortController(), site.app.get(Recount)];
    const real = recount.of.bind(recount);
    const ending = jest.spyOn(recount, 'of').mockImplementation(async (...given) => {
      await real(...given);
      time.abort();
    });
    const noted = () => site.app.get(CountedZonesRepository).clocksOf(ZONE);
    const before = await noted();

    await process.countAnew(time.signal);
    expect(shown(await site.dueBetween('2026-10-20', '2027-07-01'))).toEqual(['08:00', '09:00']);
    expect(await noted()).toEqual(before);

    ending.mockRestore();
    await process.countAnew(new AbortController().signal);
    expect(shown(await site.dueBetween('2026-10-20', '2027-07-01'))).toEqual(['08:00']);
    expect(await noted()).toEqual(clocksOf(ZONE, site.app.clock.now()));
  });
});
