import type { DeviceStore } from '@nestwell/remote-kit';

/** Ten, in turn. None praises a number: they praise that she looked in. */
export const syncMessages = [
  'Noted. You looked after someone today: yourself.',
  'That is today written down.',
  'Small check-ins add up to knowing yourself well.',
  'Saved. Whatever the numbers say, you showed up.',
  'A minute for you, well spent.',
  'Done. Put the kettle on, you have earned a pause.',
  'Every honest answer helps you see your own pattern.',
  'All in. Be as gentle with yourself as with anybody you love.',
  'Today is on the page. Tomorrow starts fresh.',
  'Thank you for checking in. Your body is doing a great deal.',
] as const;

const PLACE = 'nestwell.syncMessage';

/** The next message in turn; the place is kept on the device, so that two syncs in a row never say the same. */
export function nextSyncMessage(device: Pick<DeviceStore, 'read' | 'keep'>): string {
  const last = Number.parseInt(device.read(PLACE) ?? '-1', 10);
  const place = Number.isInteger(last)
    ? (((last + 1) % syncMessages.length) + syncMessages.length) % syncMessages.length
    : 0;
  device.keep(PLACE, String(place));
  return syncMessages[place] ?? syncMessages[0];
}

export const weightNote = 'We updated the weight in your profile too.';
