import { dayAndMonth } from '@nestwell/domain/calendar-days';
import { deviceClock, deviceDate } from '@nestwell/domain/device-time';
import { CircleHelp } from '@nestwell/ui';
import type { CareOffer } from '../../lib/offer';
import { useNextVisit } from '../../lib/visits/visits.queries';
import { isQuiet } from '../../lib/whom-for';
import { useQuestions } from './questions.queries';

export const questionsOffer: CareOffer = {
  to: '/care/questions',
  title: 'Questions',
  group: 'along',
  shell: 'dusk',
  Icon: CircleHelp,
  About: Open,
  isFor: (her) => !isQuiet(her),
};

/** How many wait to be asked, and when she can. */
function Open() {
  const { data = [] } = useQuestions();
  const visit = useNextVisit();
  const open = data.filter(({ askedAt }) => askedAt === null).length;
  if (open === 0) return 'What you want to ask';
  if (!visit) return `${open} to ask`;
  const due = new Date(visit.dueDateTime);
  return `${open} for ${dayAndMonth(deviceDate(due))}, ${deviceClock(due)}`;
}
