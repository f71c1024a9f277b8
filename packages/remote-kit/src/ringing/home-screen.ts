// By its own name, so that a module that compiles this file uses the kit the shell provides.
import { deviceStore } from '@nestwell/remote-kit';

const kept = deviceStore('calendar');
const SHOWN = 'home-screen-asked';

/** An iPhone or iPad in the browser: Apple gives it pushes only once the site stands on the home screen. */
export const needsHomeScreen = (): boolean =>
  'standalone' in navigator && !navigator.standalone && !('PushManager' in globalThis);

/** The way is shown once by itself; after that it is a sentence beside the switch. */
export const wasShownTheWay = (): boolean => kept.read(SHOWN) !== null;
export const noteShownTheWay = (): void => void kept.keep(SHOWN, 'yes');
