import { account } from '@nestwell/contracts/account/server';
import { calendar } from '@nestwell/contracts/calendar/server';
import { identity } from '@nestwell/contracts/identity/server';
import { parts } from '../app';
import { onBothEngines } from '../platform/database/testing/engines';
import { Mailer } from '../platform/mail/mailer';
import { TestApp } from '../platform/testing/test-app';
import { lastCode, lettersOf } from '../testing/letters';
import { aMember } from '../testing/member';
import { subscribe } from './testing/push-service';

onBothEngines((engine) => {
  let app: TestApp;
  beforeAll(async () => {
    const env = { SMTP_URL: 'smtp://127.0.0.1:9' };
    app = await TestApp.start({ parts, databaseUrl: await engine.newUrl(), env });
  }, 60_000);
  afterAll(() => app.stop());

  it('what whoever came in by her e-mail could have set up to read on goes when she closes her door, and she is told', async () => {
    const letters = lettersOf(app.get(Mailer));
    const [anna, berta] = [await aMember(app), await aMember(app)];
    const her = { params: { userId: anna.id } };
    const stranger = Object.assign(app.visitor(), { id: anna.id, email: anna.email });
    await stranger.call(account.findUserByEmail, { query: { email: anna.email } });
    const { body: settings } = await stranger.call(calendar.rotateFeed, her);
    for (const one of [stranger, berta]) await subscribe(one, 'https://fcm.googleapis.com/fcm/send/device');
    const feed = new URL(settings.feedUrl ?? '').pathname;
    expect((await app.visitor().send(feed)).status).toBe(200);
    await subscribe(stranger, 'https://fcm.googleapis.com/fcm/send/another');

    await anna.call(identity.mailProofCode, her);
    await anna.call(identity.prove, { ...her, body: { code: lastCode(letters) } });
    const closed = await anna.call(identity.askForCode, { ...her, body: { isAsked: true } });

    expect(closed.body).toMatchObject({ door: 'closed' });
    expect((await app.visitor().send(feed)).status).toBe(404);
    expect((await anna.call(calendar.listPushDevices, her)).body).toEqual([]);
    const bertas = await berta.call(calendar.listPushDevices, { params: { userId: berta.id } });
    expect(bertas.body).toHaveLength(1);
    const [told] = (await anna.call(account.listNotifications, her)).body;
    expect(told?.message).toContain('turn yours on again in Calendar');
  });
});
