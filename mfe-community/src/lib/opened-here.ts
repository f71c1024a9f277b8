import { deviceStore } from '@nestwell/remote-kit';

const KEY = 'opened';
const device = deviceStore('community');

/** She was here on this device: from then on the form opens without a network too. */
export const noteOpened = (): void => void device.keep(KEY, 'yes');
export const wasOpened = (): boolean => device.read(KEY) !== null;
