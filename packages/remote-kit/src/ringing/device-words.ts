// By its own name, so that a module that compiles this file uses the kit the shell provides.
import { useOnDevice } from '@nestwell/remote-kit';

const WITH_A_MOUSE = '(hover: hover) and (pointer: fine)';

export type DeviceWord = 'phone' | 'computer';

const deviceWord = (): DeviceWord => (matchMedia(WITH_A_MOUSE).matches ? 'computer' : 'phone');

/** What is rung on: whatever is used by touch is called a phone. */
export const useDeviceWord = (): DeviceWord => useOnDevice(deviceWord, 'phone');
