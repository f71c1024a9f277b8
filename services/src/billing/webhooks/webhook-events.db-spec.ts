import { DAY, later } from '@nestwell/domain/moments';
import { Clock } from '../../platform/clock';
import { onBothEngines } from '../../platform/database/testing/engines';
import type { Database } from '../../platform/database/database';
import { AccountPayments1763700000151 } from '../migrations/1763700000151-account-payments';
import { WebhookEventEntity } from './webhook-event.entity';
import { WebhookEventsRepository } from './webhook-events.repository';

onBothEngines((engine) => {
  let database: Database;
  let events: WebhookEventsRepository;
  const now = new Date('2026-06-15T12:00:00Z');

  beforeEach(async () => {
    database = await engine.open({
      entities: [WebhookEventEntity],
      migrations: [AccountPayments1763700000151],
    });
    events = new WebhookEventsRepository(
      database.source.getRepository(WebhookEventEntity),
      database,
      new Clock(),
    );
  });

  const rows = () => database.source.getRepository(WebhookEventEntity);
  async function addAll(count: number, receivedAt: Date): Promise<void> {
    const type = 'PAYMENT.CAPTURE.COMPLETED';
    const day = receivedAt.toISOString();
    const all = Array.from({ length: count }, (_, index) => ({ id: `WH-${day}-${index}`, type, receivedAt }));
    for (let start = 0; start < count; start += 100) await rows().insert(all.slice(start, start + 100));
  }

  it('forgets what is old, in slices, and keeps the rest', async () => {
    await addAll(1100, later(now, -91 * DAY));
    await addAll(2, now);
    await events.removeBefore(later(now, -90 * DAY), new AbortController().signal);

    expect(await rows().count()).toBe(2);
  });

  it('leaves to the next run what it has no time for', async () => {
    await addAll(1100, later(now, -91 * DAY));
    await events.removeBefore(now, AbortSignal.abort());

    expect(await rows().count()).toBe(1100);
  });
});
