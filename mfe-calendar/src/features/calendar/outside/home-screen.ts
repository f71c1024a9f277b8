import { deviceStore } from '@nestwell/remote-kit';

const kept = deviceStore('calendar');
const ASKED = 'home-screen-asked';

/** An iPhone or iPad in the browser: Apple gives it pushes only once the site stands on the home screen. */
export const needsHomeScreen = (): boolean =>
  'standalone' in navigator && !navigator.standalone && !('PushManager' in globalThis);

/** She is shown the way once. */
export const wasShownTheWay = (): boolean => kept.read(ASKED) !== null;
export const noteShownTheWay = (): void => void kept.keep(ASKED, 'yes');
