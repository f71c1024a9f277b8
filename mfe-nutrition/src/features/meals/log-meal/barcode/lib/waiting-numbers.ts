import { barcodeIn } from '@nestwell/domain/barcodes';
import { deviceStore } from '@nestwell/remote-kit';

const MOST = 20;
const device = deviceStore('nutrition');
const nameFor = (userId: string) => `numbers.${userId}`;

/** Numbers she scanned without a network, the oldest first; on this device until she logs out. */
export const waitingNumbers = (userId: string): string[] =>
  (device.read(nameFor(userId)) ?? '').split(' ').filter((one) => barcodeIn(one) === one);

export const keepNumber = (userId: string, barcode: string): void =>
  write(userId, [...without(userId, barcode), barcode].slice(-MOST));

export const letGoNumber = (userId: string, barcode: string): void => write(userId, without(userId, barcode));

const without = (userId: string, barcode: string) => waitingNumbers(userId).filter((one) => one !== barcode);

function write(userId: string, barcodes: readonly string[]): void {
  if (barcodes.length === 0) device.forget(nameFor(userId));
  else device.keep(nameFor(userId), barcodes.join(' '));
}
