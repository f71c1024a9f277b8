import { onBothEngines } from '../../platform/database/testing/engines';
import { PlatformSignals1763700000002 } from './1763700000002-platform-signals';
import { DeliverySignalCounts1763700000603 } from './1763700000603-delivery-signal-counts';

onBothEngines((engine) => {
  it('what was counted stays counted when the sums go, and when they come back', async () => {
    const { source } = await engine.open({ entities: [], migrations: [PlatformSignals1763700000002] });
    const runner = source.createQueryRunner();
    await runner.query(
      "INSERT INTO remote_signals (hour, remote, version, name, count, total) VALUES ('2026-11-20T10', 'tea', 'v1', 'load', 7, 9100)",
    );
    const rows = () => runner.query('SELECT * FROM remote_signals');
    const counted = { hour: '2026-11-20T10', remote: 'tea', version: 'v1', name: 'load', count: 7 };

    await new DeliverySignalCounts1763700000603().up(runner);
    expect(await rows()).toEqual([counted]);

    await new DeliverySignalCounts1763700000603().down(runner);
    expect(await rows()).toEqual([{ ...counted, total: 0 }]);
    await runner.release();
  });
});
