import type { IncomingMessage } from 'node:http';
import { routableTarget } from './request-target';

const routed = (url: string, ...rawHeaders: string[]) =>
  routableTarget({ url, rawHeaders } as IncomingMessage);

it.each([
  '/',
  '/api/posts?limit=5',
  '/a?b=1?c=2',
  '/a;b',
  '/a%23',
  '/a//b',
  '/r/1.2.3/..x.js',
  '/a%0a?b=%2e%2e/..',
  "/!$&'()*+,;=:@~[]{}|^`",
])('routes %s as it is', (target) => {
  expect(routed(target, 'Host', 'site', 'X-Host', 'other')).toBe(target);
});

it.each([
  '',
  '*',
  'a',
  '//',
  '//a',
  'http://site/',
  '/a#b',
  '/a?b#',
  '/a\\b',
  '/a b',
  '/a\t',
  '/a\u007f',
  '/é',
  '/%',
  '/a?b=%zz',
  '/a%0',
  '/%00',
  '/a?b=%00',
  '/%ff',
  '/a?b=%c3%28',
  '/%ed%a0%80',
  '/.',
  '/../a',
  '/a/..',
  '/a/%2e%2E/b',
  '/a/.%2e?b',
])('routes %j nowhere', (target) => {
  expect(routed(target)).toBe('/%');
});

it('routes a request that names two hosts nowhere, the same ones too', () => {
  expect(routed('/', 'Host', 'site', 'host', 'site')).toBe('/%');
});
