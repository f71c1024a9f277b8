import type { Route } from '@playwright/test';
import type { Fault } from './fault';

const ENTRY = /remoteEntry\.[0-9a-f]+\.js/;
const CHUNK = /\/src_[^/]+\.js/;
const STYLE = /\.css/;
const ALL = /./;

export const lost: readonly Fault[] = [
  {
    name: '404',
    stoppedBy: 'boundary',
    files: ALL,
    answer: (route) => route.fulfill({ status: 404, body: 'gone' }),
  },
  {
    name: '503',
    stoppedBy: 'boundary',
    files: ALL,
    answer: (route) => route.fulfill({ status: 503, body: 'busy' }),
  },
  {
    name: 'a reset connection',
    stoppedBy: 'boundary',
    files: ALL,
    answer: (route) => route.abort('connectionreset'),
  },
  { name: 'files that hang', stoppedBy: 'boundary', files: ALL, answer: () => new Promise(() => undefined) },
];

export const damaged: readonly Fault[] = [
  {
    name: 'HTML instead of JavaScript',
    stoppedBy: 'boundary',
    files: /\.js/,
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' }),
  },
  { name: 'a flipped byte in the entry', stoppedBy: 'boundary', files: ENTRY, answer: flipped },
  {
    name: 'a flipped byte in a chunk',
    stoppedBy: 'boundary',
    untilReload: true,
    leaves: 'widgets',
    files: CHUNK,
    answer: flipped,
  },
  {
    name: 'missing styles',
    stoppedBy: 'boundary',
    // Those of widgets stand in the document.
    leaves: 'widgets',
    files: STYLE,
    answer: (route) => route.fulfill({ status: 404, body: '' }),
  },
];

async function flipped(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  body.writeUInt8(body.readUInt8(body.length >> 1) ^ 1, body.length >> 1);
  await route.fulfill({ response, body });
}
