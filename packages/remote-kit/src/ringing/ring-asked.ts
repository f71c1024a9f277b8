// By its own name, so that a module that compiles this file uses the kit the shell provides.
import { deviceStore } from '@nestwell/remote-kit';

const kept = deviceStore('calendar');
const ASKED = 'ring-asked';

/** The question comes by itself once on each device, until the member logs out there. */
export const wasAskedToRing = (): boolean => kept.read(ASKED) !== null;
export const noteAskedToRing = (): void => void kept.keep(ASKED, 'yes');
