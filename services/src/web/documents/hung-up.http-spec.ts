import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parts } from '../../app';
import { TestApp } from '../../platform/testing/test-app';
import { aMember } from '../../testing/member';
import { sampleSite } from '../testing/sample-parts';

it('logs no error where whoever asked has hung up before the response', async () => {
  const site = await sampleSite();
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const written = jest
    .spyOn(process.stderr, 'write')
    .mockImplementation((line) => lines.push(String(line)) > 0);
  const printed = jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((line) => lines.push(String(line)) > 0);
  const app = await TestApp.start({ parts, env: { SITE_DIR: site, LOG_LEVEL: 'warn' }, log });
  const member = await aMember(app);
  const { hostname, port } = new URL(app.url);
  for (let time = 0; time < 60; time += 1) {
    const target = ['/', '/meals', `/api/users/${member.id}/calendar.ics`, '/api/events'][time % 4];
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(
      `GET ${target} HTTP/1.1\r\nHost: site\r\nAccept-Encoding: br\r\nAccept: text/event-stream\r\nCookie: ${member.cookie}\r\n\r\n`,
    );
    await sleep(time % 15);
    socket.destroy();
  }
  await sleep(500);
  await app.stop();
  written.mockRestore();
  printed.mockRestore();
  await rm(site, { recursive: true, force: true });

  expect(lines).toEqual([]);
});
