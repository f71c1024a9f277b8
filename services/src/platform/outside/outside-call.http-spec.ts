import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cupsParts } from '../testing/cups';
import { TestApp } from '../testing/test-app';
import { Database } from '../database/database';
import { Mailer } from '../mail/mailer';
import { outsideCallsInTransactions } from './outside-call';

let app: TestApp;
beforeEach(async () => {
  app = await TestApp.start({ parts: cupsParts });
});

const mail = { to: 'anna@example.com', subject: 'Tea', text: 'is ready' };

it('refuses a planted mail inside a transaction, and fails the test even where that was caught', async () => {
  await app.get(Database).run(async () => {
    await expect(app.get(Mailer).send(mail)).rejects.toThrow(
      'The mail service was called inside a transaction',
    );
  });

  await expect(app.stop()).rejects.toThrow('The mail service was called inside a transaction');
});

it('notices a planted request of a library that nobody thought of', async () => {
  const outside = createServer((_, response) => response.end());
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  await app.get(Database).run(() => fetch(address));
  outside.close();

  await expect(app.stop()).rejects.toThrow(`HTTP to ${address} was called inside a transaction`);
});

it('lets go what begins before, after, or later on behalf of a transaction', async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const mailer = app.get(Mailer);
  let later: Promise<boolean> = Promise.resolve(false);
  await mailer.send(mail);
  await app.get(Database).run(async () => {
    later = new Promise((resolve) => setTimeout(resolve, 100)).then(() => mailer.send(mail));
  });
  await mailer.send(mail);

  expect(await later).toBe(true);
  expect(outsideCallsInTransactions()).toEqual([]);
  await app.stop();
});
