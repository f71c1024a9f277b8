import { useOnDevice } from '@nestwell/remote-kit';
import { supportsPasskeys } from './authenticator';

/** Whether this browser can do it; where nobody knows yet it is taken to. */
export const useSupportsPasskeys = (): boolean => useOnDevice(supportsPasskeys, true);
