import { deviceStore } from '@nestwell/remote-kit';

/** What this module keeps on the device. */
export const { read: kept, keep, forget } = deviceStore('account');
