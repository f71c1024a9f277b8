import { billing } from '@nestwell/contracts/billing/server';
import { community } from '@nestwell/contracts/community/server';
import { OrdersRepository, PaymentEventsRepository } from './billing/orders/orders.repository';
import { onBothEngines } from './platform/database/testing/engines';
import { parts } from './app';
import { aMember, type Member } from './testing/member';
import { TestApp } from './platform/testing/test-app';

/* What many do to one thing at the same moment is done, each once, and never answered 500. */

onBothEngines((engine) => {
  let app: TestApp;
  let member: Member;
  beforeAll(async () => {
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl() });
    member = await aMember(app);
  });
  afterAll(() => app.stop());

  const times = <T>(count: number, work: (number: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, number) => work(number)));
  const aPost = async () => {
    const body = { userId: member.id, content: 'A long night.', category: 'support' } as const;
    return (await member.call(community.createPost, { body })).body.id;
  };

  it('50 captures of one order take its money once', async () => {
    const body = { amount: 9.95, currency: 'USD', intent: 'CAPTURE', plan: 'monthly' } as const;
    const { id } = (await member.call(billing.createOrder, { body })).body;
    const params = { orderId: id };
    await member.call(billing.answerTestOrder, { params, body: { behaviour: 'approve' } });

    const answers = await times(50, () => member.call(billing.captureOrder, { params }));

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const order = await app.get(OrdersRepository).ofProvider(member.id, id);
    const events = await app.get(PaymentEventsRepository).ofUser(member.id).find({ orderId: order?.id });
    expect(events.filter(({ state }) => state === 'captured')).toHaveLength(1);
  });

  it('20 likes by one person leave a like or none', async () => {
    const params = { postId: await aPost() };

    const answers = await times(20, () => member.call(community.likePost, { params }));

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { likes, likedByMe } = (await member.call(community.readPost, { params })).body;
    expect(likes).toBe(likedByMe ? 1 : 0);
  });

  it('20 people who like one post are all counted', async () => {
    const params = { postId: await aPost() };
    const people: Member[] = [];
    for (let number = 0; number < 20; number += 1) people.push(await aMember(app));

    const answers = await Promise.all(people.map((one) => one.call(community.likePost, { params })));

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await member.call(community.readPost, { params })).body.likes).toBe(20);
  });
});
