import { Logger } from '@nestjs/common';
import { sqliteFileOf } from '@nestwell/embedded-sqlite';
import { Database } from '../database/database';
import { newId } from '../database/ids';
import { cups } from '../testing/cup-endpoints';
import { cupsParts } from '../testing/cups';
import { TestApp } from '../testing/test-app';
import { OutageLog } from './outage-log';

let app: TestApp;
beforeEach(async () => {
  app = await TestApp.start({ parts: cupsParts });
});
afterEach(() => app.stop());

function leaveRoomFor(pages: number): void {
  const file = sqliteFileOf(app.get(Database).source);
  if (file === undefined) throw new Error('not a file');
  const [{ page_count: used }] = file.writer.pragma('page_count') as [{ page_count: number }];
  file.writer.pragma(`max_page_count = ${used + pages}`);
}
const signIn = () => app.visitor().call(cups.signIn, { body: { id: newId() } });

it('an outage leaves one line when it begins, however many it refuses, and one when it is over', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  leaveRoomFor(0);
  let refused = 0;
  while (refused < 10) if ((await signIn()).status === 503) refused += 1;
  await app.get(OutageLog).look();
  const during = warn.mock.calls.map(([line]) => line as string);
  leaveRoomFor(10_000);
  await signIn();
  // What was found a moment ago about the disk no longer holds.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
  await app.get(OutageLog).look();
  await app.get(OutageLog).look();

  expect(during).toEqual(['The database is full: 1 call refused since it began']);
  expect(warn.mock.calls.map(([line]) => line as string).slice(1)).toEqual([
    expect.stringMatching(/^The database is no longer full, after \d+ s and 10 calls refused$/),
  ]);
});
