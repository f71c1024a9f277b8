import { announcedBy, noteAnnounced } from '@nestwell/remote-kit/announced';
import { fakeCaches } from '@nestwell/remote-kit/testing';
import { announce } from './announce';

const close = jest.fn();
const showNotification = jest.fn(() => Promise.resolve());
const getNotifications = () => Promise.resolve([{ close }]);
const pushed = (message: object) => ({ json: () => message });

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(globalThis, { caches: fakeCaches(), registration: { showNotification, getNotifications } });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(globalThis, 'registration');
});

it('shows what arrives, and notes it so that no page rings it again', async () => {
  await announce(pushed({ key: 'iron lead' }));

  expect(showNotification).toHaveBeenCalledWith(
    'Nestwell',
    expect.objectContaining({ body: 'A reminder from Nestwell', silent: false }),
  );
  expect(close).not.toHaveBeenCalled();
  expect([...(await announcedBy('worker'))]).toEqual(['iron lead']);
});

it('takes back without a sound what a page has rung', async () => {
  await noteAnnounced(['iron lead'], 'page');
  await announce(pushed({ key: 'iron lead' }));

  expect(showNotification).toHaveBeenCalledWith('Nestwell', expect.objectContaining({ silent: true }));
  expect(close).toHaveBeenCalledTimes(1);
});

it('forgets after some days what was announced', async () => {
  await noteAnnounced(['iron lead'], 'page', 0);
  await noteAnnounced(['visit due'], 'page', 4 * 86_400_000);

  expect([...(await announcedBy('page'))]).toEqual(['visit due']);
});

it('shows a push without a name, and where nothing can be kept', async () => {
  Reflect.deleteProperty(globalThis, 'caches');
  await announce(pushed({ title: 'Midwife', body: 'Due at 10:30' }));
  await announce(pushed({ key: 'iron lead' }));

  expect(showNotification).toHaveBeenCalledTimes(2);
});
