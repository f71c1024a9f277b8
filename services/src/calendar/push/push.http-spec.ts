import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createECDH, randomBytes } from 'node:crypto';
import { calendar } from '@nestwell/contracts/calendar';
import { aMember, type Member } from '../../testing/member';
import { TestApp } from '../../testing/test-app';
import { DuePushes } from './due-pushes';

interface Received {
  path: string;
  encoding: string | undefined;
  authorization: string | undefined;
  bytes: number;
}

let service: Server;
let received: Received[] = [];
let status = 201;
let app: TestApp;
let ada: Member;

beforeAll(async () => {
  service = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => {
      const { 'content-encoding': encoding, authorization } = request.headers;
      received.push({ path: String(request.url), encoding, authorization, bytes });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  app = await TestApp.start({ env: { PUSH_SERVICES: origin() } });
}, 60_000);
afterAll(async () => {
  await app.stop();
  service.close();
});
beforeEach(async () => {
  received = [];
  status = 201;
  app.clock.set('2026-11-20T12:00:00Z');
  ada = await aMember(app);
});

const origin = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}`;

function subscribe(endpoint: string) {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  return ada.call(calendar.subscribePush, { params: { userId: ada.id }, body: { endpoint, keys } });
}

const remind = (dueDateTime: string, priority: 'medium' | 'urgent' = 'medium') =>
  ada.call(calendar.createReminder, {
    body: { userId: ada.id, title: 'Secret scan', type: 'appointment', dueDateTime, priority },
  });

it('announces a reminder once when its notice begins, however many instances look', async () => {
  await subscribe(`${origin()}/one`);
  await subscribe(`${origin()}/one`);
  await remind('2026-11-20T12:20:00Z');
  const due = app.get(DuePushes);

  await due.announceDue(app.clock.now());
  expect(received).toEqual([]);
  app.clock.advance(6 * 60_000);
  const now = app.clock.now();
  await Promise.all([due.announceDue(now), due.announceDue(now), due.announceDue(now)]);

  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ path: '/one', encoding: 'aes128gcm' });
  expect(received[0]?.authorization).toMatch(/^vapid t=/);
});

it('stays quiet in her quiet hours, except for what is urgent', async () => {
  await subscribe(`${origin()}/quiet`);
  await ada.call(calendar.changeReminderSettings, {
    params: { userId: ada.id },
    body: { quietFrom: '11:00', quietUntil: '13:00' },
  });
  await remind('2026-11-20T12:10:00Z');
  await remind('2026-11-20T12:10:00Z', 'urgent');

  await app.get(DuePushes).announceDue(app.clock.now());

  expect(received).toHaveLength(1);
});

it('forgets a browser that is gone', async () => {
  await subscribe(`${origin()}/gone`);
  await remind('2026-11-20T12:10:00Z');
  status = 410;
  await app.get(DuePushes).announceDue(app.clock.now());
  await remind('2026-11-20T12:12:00Z');
  await app.get(DuePushes).announceDue(app.clock.now());

  expect(received).toHaveLength(1);
});

it('never calls an address that is no push service', async () => {
  for (const endpoint of [
    'http://127.0.0.1:1/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://169.254.169.254/',
  ]) {
    const answer = await subscribe(endpoint);
    expect([answer.status, (answer.body as unknown as { field: string }).field]).toEqual([400, 'endpoint']);
  }
});
