import Fastify from 'fastify';
import type { TrustedProxies } from '../config/trust-proxy';
import { trustedHops } from './trusted-hops';

async function clientFor(proxies: TrustedProxies, forwarded: string): Promise<unknown> {
  const server = Fastify({ trustProxy: trustedHops(proxies) });
  server.get('/', ({ ip }) => ip);
  const { body } = await server.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } });
  await server.close();
  return body;
}

it.each([
  '203.0.113.7, 10.0.0.5',
  '203.0.113.7, 10.0.0.5:4711',
  '203.0.113.7, [2001:db8::5]:443',
  '203.0.113.7, "[2001:db8::5]:443"',
  '203.0.113.7, "10.0.0.5:1"',
])('finds the client behind a listed proxy, however that is written: %s', async (forwarded) => {
  expect(await clientFor(['loopback', '10.0.0.0/8', '2001:db8::5'], forwarded)).toBe('203.0.113.7');
});

it.each(['203.0.113.7, 198.51.100.1:80', '203.0.113.7, unknown', '203.0.113.7, 10.0.0.5.6:1'])(
  'believes nothing that stands before a hop it does not know: %s',
  async (forwarded) => {
    expect(await clientFor(['loopback', '10.0.0.0/8'], forwarded)).toBe(forwarded.split(', ')[1]);
  },
);

it('counts hops where a number is given, and believes no header where none is', async () => {
  expect(await clientFor(1, '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
  expect(await clientFor(2, '198.51.100.1, 203.0.113.7:9')).toBe('198.51.100.1');
  expect(await clientFor(false, '203.0.113.7')).toBe('127.0.0.1');
});
