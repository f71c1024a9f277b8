import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { account } from '@nestwell/contracts/account/server';
import { SMTPServer } from 'smtp-server';
import { parts } from '../../app';
import { aMember } from '../../testing/member';
import { TestApp } from '../../platform/testing/test-app';

interface Delivery {
  user: string | undefined;
  recipients: string[];
  message: string;
}

let mailServer: SMTPServer;
let delivered: Delivery[];
let app: TestApp;

async function startMail(port = 0): Promise<SMTPServer> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'mail-password' ? done(null, { user: username }) : done(new Error('Wrong password')),
    onData: (stream, { user, envelope }, done) => {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        delivered.push({
          user: user as string | undefined,
          recipients,
          message: String(Buffer.concat(chunks)),
        });
        done();
      });
    },
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return server;
}

beforeEach(async () => {
  delivered = [];
  mailServer = await startMail();
  const { port } = mailServer.server.address() as AddressInfo;
  app = await TestApp.start({
    parts,
    env: {
      LOGIN_VERIFICATION: 'everyone',
      SMTP_URL: `smtp://nestwell:mail-password@127.0.0.1:${port}`,
      MAIL_FROM: 'Nestwell <hello@nestwell.example>',
    },
  });
});
afterEach(async () => {
  await app.stop();
  await stopMail();
});

const stopMail = () => new Promise<void>((resolve) => mailServer.close(resolve));
const logIn = (email: string) => app.visitor().call(account.findUserByEmail, { query: { email } });

it('sends the code over SMTP, and the code from the letter opens the session', async () => {
  const { id, email } = await aMember(app);

  expect(await logIn(email)).toMatchObject({ status: 401, body: { code: 'verification_required' } });

  expect(delivered).toEqual([
    {
      user: 'nestwell',
      recipients: [email],
      message: expect.stringContaining('Subject: Your Nestwell code'),
    },
  ]);
  const letter = delivered[0]!.message;
  expect(letter).toContain('From: Nestwell <hello@nestwell.example>');
  const code = /\b\d{6}\b/.exec(letter.slice(letter.indexOf('\r\n\r\n')))![0];
  expect(await app.visitor().call(account.verifySession, { body: { email, code } })).toMatchObject({
    status: 200,
    body: { id },
  });
});

it('says that no code could be sent while the mail server is away, and sends one as soon as it is back', async () => {
  const { email } = await aMember(app);
  const { port } = mailServer.server.address() as AddressInfo;
  await stopMail();

  const refused = await logIn(email);
  expect(refused).toMatchObject({ status: 503, body: { code: 'code_not_sent' } });
  expect(refused.headers.getSetCookie()).toEqual([]);

  mailServer = await startMail(port);
  expect(await logIn(email)).toMatchObject({ status: 401 });
  expect(delivered.map(({ recipients }) => recipients)).toEqual([[email]]);
});
