import { withSecrets } from '../../platform/config/config';
import { readConfig } from '../../platform/config/read-config';
import { makeSecrets } from '../../platform/config/secrets';
import { PushServices } from './push-services';

const services = (env = {}) => new PushServices(withSecrets(readConfig(env), makeSecrets()));

it.each(['https://fcm.googleapis.com/fcm/send/a', 'https://a.notify.windows.com:443/w/?token=a'])(
  'takes %s',
  (endpoint) => {
    expect(services().has(endpoint)).toBe(true);
  },
);

it.each([
  'https://fcm.googleapis.com:22/fcm/send/a',
  'https://fcm.googleapis.com:8443/fcm/send/a',
  'http://fcm.googleapis.com/fcm/send/a',
  'https://a:b@fcm.googleapis.com/fcm/send/a',
  'https://fcm.googleapis.com@evil.example/a',
  'https://fcm.googleapis.com.evil.example/a',
  'https://evilfcm.googleapis.com/a',
  'fcm.googleapis.com/a',
])('does not take %s', (endpoint) => {
  expect(services().has(endpoint)).toBe(false);
});

it('takes another port where the origin is set with it', () => {
  const known = services({ PUSH_SERVICES: 'https://push.example:8443' });

  expect(known.has('https://push.example:8443/a')).toBe(true);
  expect(known.has('https://push.example/a')).toBe(false);
});
