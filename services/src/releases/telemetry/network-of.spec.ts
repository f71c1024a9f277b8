import { clientOf } from '../../platform/http/client-of';
import { networkOf } from './network-of';

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2::9', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
  ['2001:db8:2::1', '2001:db8:2::/48'],
  ['unknown', 'unreadable'],
])('the network of %s is %s', (ip, network) => {
  expect(networkOf(clientOf(ip))).toBe(network);
});
