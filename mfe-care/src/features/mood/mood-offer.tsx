import { useDeviceDate } from '@nestwell/remote-kit';
import { daysBetween } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { counted } from '@nestwell/domain/words';
import { Smile } from '@nestwell/ui';
import type { CareOffer } from '../../lib/offer';
import { useMoodChecks } from './mood.queries';

export const moodOffer: CareOffer = {
  to: '/care/mood',
  title: 'How are you, lately?',
  group: 'you',
  shell: 'heather',
  Icon: Smile,
  About: LastCheck,
  isFor: () => true,
};

/** When she checked last; never what it came to, which a look over her shoulder would read. */
function LastCheck() {
  const date = useDeviceDate();
  const { data: [last] = [] } = useMoodChecks();
  if (!last) return 'Four short questions';
  const days = daysBetween(deviceDate(new Date(last.takenAt)), date);
  return days === 0 ? 'Your last check was today' : `Your last check was ${counted(days, 'day')} ago`;
}
