import { Logger } from '@nestjs/common';
import { DAY, HOUR, MINUTE } from '@nestwell/domain/moments';
import { Clock } from '../clock';
import type { Database } from '../database/database';
import { newId } from '../database/ids';
import { onBothEngines } from '../database/testing/engines';
import { platformEntities } from '../platform.entities';
import { platformMigrations } from '../platform.migrations';
import type { Delivery, Mailer, Message } from './mailer';
import { Outbox } from './outbox';
import { OutboxDelivery } from './outbox-delivery';
import { OutboxRepository } from './outbox.repository';
import { OutboxMailEntity } from './outbox-mail.entity';

const dead: Delivery = { state: 'failed', reason: 'ECONNECTION', final: false };

beforeAll(() => Logger.overrideLogger(false));

onBothEngines((engine) => {
  let database: Database;
  let mails: OutboxRepository;
  let clock: Clock;
  let sent: Message[];
  let answer: () => Promise<Delivery>;
  const anna = newId();

  const instance = () => {
    const deliver = (message: Message) => {
      sent.push(message);
      return answer();
    };
    const mailer = { deliver } as unknown as Mailer;
    return new OutboxDelivery(mails, mailer, clock);
  };
  const leave = (cause = 'tea', userId = anna) =>
    new Outbox(mails, clock).add(userId, {
      cause,
      to: 'anna@example.com',
      subject: 'Tea',
      text: 'is ready',
      usefulUntil: new Date(clock.now().getTime() + 3 * DAY),
    });
  const deliver = () => instance().deliver(clock.now());
  const kept = async () => (await mails.ofUser(anna).find())[0];

  beforeEach(async () => {
    database = await engine.open({ entities: platformEntities, migrations: platformMigrations });
    mails = new OutboxRepository(database.source.getRepository(OutboxMailEntity), database);
    clock = new Clock();
    clock.set('2026-11-20T12:00:00Z');
    sent = [];
    answer = () => Promise.resolve({ state: 'sent' });
  });

  it('sends a mail once, whichever of five instances comes first, and forgets what it said', async () => {
    await leave();
    await Promise.all(Array.from({ length: 5 }, deliver));
    await deliver();

    expect(sent.map(({ to, text }) => [to, text])).toEqual([['anna@example.com', 'is ready']]);
    expect(await kept()).toMatchObject({ state: 'sent', recipient: null, subject: null, body: null });
  });

  it('keeps one row for a cause, however often and from how many sides it is left', async () => {
    const left = await Promise.all(Array.from({ length: 5 }, () => leave()));
    await deliver();
    left.push(await leave());

    expect(left.filter(Boolean)).toHaveLength(1);
    expect(await mails.ofUser(anna).count()).toBe(1);
  });

  it('sends nothing of what was undone', async () => {
    const undone = database.run(async () => {
      await leave();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await deliver();

    expect(sent).toEqual([]);
  });

  it('tries a dead mail server again, later and later, with one name for the mail', async () => {
    answer = () => Promise.resolve(dead);
    await leave();
    const tried: number[] = [];
    for (let minute = 0; minute < 30; minute += 1) {
      const before = sent.length;
      await deliver();
      if (sent.length > before) tried.push(minute);
      clock.advance(MINUTE);
    }
    answer = () => Promise.resolve({ state: 'sent' });
    clock.advance(HOUR);
    await deliver();

    expect(tried).toEqual([0, 1, 6, 21]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await kept()).toMatchObject({ state: 'sent', tries: 5 });
  });

  it('has failed for good after eight tries, and keeps why but not what it said', async () => {
    answer = () => Promise.resolve(dead);
    await leave();
    for (let hour = 0; hour < 60; hour += 1) {
      await deliver();
      clock.advance(HOUR);
    }

    expect(sent).toHaveLength(8);
    expect(await kept()).toMatchObject({
      state: 'failed',
      failure: 'ECONNECTION',
      body: null,
      nextTryAt: null,
    });
  });

  it('does not press what the mail server refuses for good', async () => {
    answer = () => Promise.resolve({ state: 'failed', reason: 'EENVELOPE 550', final: true });
    await leave();
    await deliver();

    expect(await kept()).toMatchObject({ state: 'failed', failure: 'EENVELOPE 550', tries: 1 });
  });

  it('drops one that has lost its use', async () => {
    await leave();
    clock.advance(3 * DAY);
    await deliver();

    expect(sent).toEqual([]);
    expect(await kept()).toMatchObject({ state: 'late', body: null });
  });

  it('is taken over from a process that died while sending', async () => {
    answer = () => new Promise(() => undefined);
    await leave();
    void deliver();
    while (sent.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    answer = () => Promise.resolve({ state: 'sent' });
    await deliver();
    expect(sent).toHaveLength(1);
    clock.advance(2 * MINUTE);
    await deliver();

    expect(sent).toHaveLength(2);
    expect(await kept()).toMatchObject({ state: 'sent', tries: 2 });
  });

  it('sends the others though one hangs and one breaks', async () => {
    const answers = [() => new Promise<Delivery>(() => undefined), () => Promise.reject(new Error('broken'))];
    answer = () => (answers.shift() ?? (() => Promise.resolve<Delivery>({ state: 'sent' })))();
    for (let number = 0; number < 12; number += 1) await leave(`tea ${number}`);
    void deliver();

    const sentOnes = async () => await mails.ofUser(anna).count({ state: 'sent' });
    while ((await sentOnes()) < 10) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(sent).toHaveLength(12);
  });

  it('forgets what has ended after thirty days', async () => {
    await leave();
    await deliver();
    const unbounded = new AbortController().signal;
    await mails.removeEndedBefore(new Date(clock.now().getTime() - MINUTE), unbounded);
    expect(await kept()).toMatchObject({ state: 'sent' });
    await mails.removeEndedBefore(new Date(clock.now().getTime() + MINUTE), unbounded);

    expect(await kept()).toBeUndefined();
  });
});
