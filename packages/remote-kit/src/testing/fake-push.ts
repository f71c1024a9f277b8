interface FakePushOptions {
  permission?: NotificationPermission;
  /** What she answers when the browser asks. */
  answers?: NotificationPermission;
  isSubscribed?: boolean;
}

const endpoint = 'https://push.example/this-browser';
const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** As the server lists this browser. */
export const thisPushDevice = {
  id: '0190a000-0000-7000-8000-00000000d001',
  endpointHash: hexOf(new TextEncoder().encode(endpoint)),
};

/** A browser that can take pushes, and notes what it was asked. */
export function fakePush({
  permission = 'default',
  answers = 'granted',
  isSubscribed = false,
}: FakePushOptions = {}) {
  let subscribed = isSubscribed;
  const asked: string[] = [];
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: () => Promise.resolve((subscribed = false)),
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(subscribed ? subscription : null),
    subscribe: () => {
      subscribed = true;
      return Promise.resolve(subscription);
    },
  };
  const registration = { pushManager };
  const notification = {
    permission,
    requestPermission: () => {
      asked.push('permission');
      notification.permission = answers;
      return Promise.resolve(answers);
    },
  };
  define(globalThis, 'Notification', notification);
  define(globalThis, 'PushManager', {});
  // jsdom leaves it out: what is digested stands for its digest.
  define(crypto, 'subtle', { digest: (_: string, bytes: Uint8Array) => Promise.resolve(bytes) });
  define(navigator, 'serviceWorker', {
    register: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  });
  return {
    /** 'permission' for each time that the browser asked her. */
    asked,
    /** As if she had changed it in her device's settings and come back. */
    permit: (next: NotificationPermission) => {
      notification.permission = next;
      window.dispatchEvent(new Event('focus'));
    },
    remove: () => {
      Reflect.deleteProperty(globalThis, 'Notification');
      Reflect.deleteProperty(globalThis, 'PushManager');
      Reflect.deleteProperty(crypto, 'subtle');
      Reflect.deleteProperty(navigator, 'serviceWorker');
    },
  };
}

function define(on: object, name: string, value: unknown) {
  Object.defineProperty(on, name, { configurable: true, value });
}
