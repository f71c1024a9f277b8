import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import { SMTPServer } from 'smtp-server';
import { withSecrets } from '../config/config';
import { readConfig } from '../config/read-config';
import { makeSecrets } from '../config/secrets';
import { Mailer } from './mailer';

const message = { id: 'tea-1', to: 'anna@example.com', subject: 'Tea', text: 'is ready' };
const mailerAt = (server: { address(): unknown }) => {
  const { port } = server.address() as AddressInfo;
  return new Mailer(
    withSecrets(
      readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Nestwell <hello@nestwell.example>' }),
      makeSecrets(),
    ),
  );
};
beforeAll(() => Logger.overrideLogger(false));

describe('a mail server that speaks', () => {
  let server: SMTPServer;
  let received: string[];
  let recipients: string[];
  beforeEach(async () => {
    received = [];
    recipients = [];
    server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: ({ address }, _session, done) => {
        recipients.push(address);
        return address.startsWith('nobody')
          ? done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
          : address.startsWith('later')
            ? done(Object.assign(new Error('Come back later'), { responseCode: 451 }))
            : done();
      },
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => done((received.push(String(Buffer.concat(chunks))), null)));
      },
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

  it('gets each message under its own name, the same at a repeat', async () => {
    const mailer = mailerAt(server.server);
    expect(await mailer.deliver(message)).toEqual({ state: 'sent' });
    expect(await mailer.deliver(message)).toEqual({ state: 'sent' });

    for (const text of received) expect(text).toContain('Message-ID: <tea-1@nestwell.example>');
    expect(received).toHaveLength(2);
  });

  it.each([
    'kim(1)@example.com',
    '"kim"@example.com',
    'kim@example.com,eve@example.com',
    'Kim:eve@example.com;',
  ])('is handed the address as it is, never as another one: %s', async (to) => {
    await mailerAt(server.server).deliver({ ...message, to });

    expect(recipients).not.toContain('kim@example.com');
    expect(recipients).not.toContain('eve@example.com');
  });

  it.each([
    ['nobody@example.com', 'EENVELOPE 550', true],
    ['later@example.com', 'EENVELOPE 451', false],
  ])('that refuses %s is asked again only where that can help', async (to, reason, final) => {
    expect(await mailerAt(server.server).deliver({ ...message, to })).toEqual({
      state: 'failed',
      reason,
      final,
    });
  });
});

describe('a mail server that does not', () => {
  let server: Server;
  const sockets: Socket[] = [];
  beforeEach(async () => {
    server = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  it('is not waited for beyond the deadline, however it drips', async () => {
    const drip = setInterval(() => sockets.forEach((socket) => socket.write('220-wait\r\n')), 20);
    const mailer = mailerAt(server);
    mailer.deadline = 200;

    const delivery = await mailer.deliver(message);
    clearInterval(drip);

    expect(delivery).toEqual({ state: 'failed', reason: 'no answer within 200 ms', final: false });
  });

  it('fails at once when it is away', async () => {
    const mailer = mailerAt(server);
    await new Promise((resolve) => server.close(resolve));

    expect(await mailer.deliver(message)).toMatchObject({ state: 'failed', final: false });
    server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
});
