import type { PlatformOverview } from '@nestwell/contracts/delivery';
import { timeAgo } from '@nestwell/domain/device-time';
import type { EnvironmentState } from './shown';

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** '5 modules, 2 shells live. Registry revision 412, read from the bucket just now.' */
export function readingOf(
  { shells, keptIn, readAt, stagingFirst }: PlatformOverview,
  state: EnvironmentState,
): string {
  return (
    `${counted(state.remotes.length, 'module')}, ${counted(shells, 'shell')} live. ` +
    `Registry revision ${state.rev}, read from the ${keptIn} ${timeAgo(new Date(readAt), new Date())}.` +
    (stagingFirst ? ' Live takes only what staging has shown.' : '')
  );
}
