import { calendar, listLimits } from '@nestwell/contracts/calendar';
import { addDays } from '@nestwell/domain/calendar-days';
import { deviceClock, deviceDate, deviceMoment } from '@nestwell/domain/device-time';
import { MINUTE } from '@nestwell/domain/moments';
import { call, useMember, useMutation, useToast } from '@nestwell/remote-kit';
import type { ToRing } from '@nestwell/remote-kit/ringing';
import { failureWords } from '../../../lib/failure-words';
import { useRefreshReminders } from '../../../lib/reminders.queries';
import { SPURT_WEEKS_AHEAD, spurtTitle, upcomingSpurts, type GrowthSpurt } from './growth-spurts';

const LEAD = 60;

/** 'Auto-Add Growth Spurt Reminders': makes those of the next eight weeks that are not there yet. */
export function useAddSpurts(onAdded: (about: ToRing) => void) {
  const { id: userId, monthsPostpartum, babyBornOn, isBirthDateExact } = useMember();
  const { toast } = useToast();
  const refresh = useRefreshReminders();
  const add = useMutation({
    mutationFn: (spurts: GrowthSpurt[]) => addMissing(userId, spurts),
    onSuccess: async (added, [first]) => {
      await refresh();
      if (added === 0)
        toast({ title: 'No upcoming growth spurts', description: 'They are in your calendar already.' });
      else {
        toast({ title: 'Growth spurt reminders added', description: `${added} in the next 2 months.` });
        if (first) onAdded(toRingOf(first));
      }
    },
    onError: (error) => {
      const fallback = 'There was an error creating your reminder. Please try again.';
      const description = failureWords(error, fallback);
      toast({ title: 'Failed to Create Reminder', description, tone: 'alert' });
    },
  });
  const start = () => {
    if (monthsPostpartum === null) {
      const description = 'Please set your postpartum months in your profile first.';
      toast({ title: 'Cannot add growth spurt reminders', description, tone: 'alert' });
      return;
    }
    const spurts = upcomingSpurts({ monthsPostpartum, babyBornOn, isBirthDateExact }, deviceDate(new Date()));
    if (spurts.length === 0)
      toast({ title: 'No upcoming growth spurts', description: 'None in the next 2 months.' });
    else add.mutate(spurts);
  };
  return { start, busy: add.isPending };
}

const toRingOf = ({ due }: GrowthSpurt): ToRing => ({
  title: 'growth spurts',
  when: `each at ${deviceClock(due)}`,
  at: deviceClock(new Date(due.getTime() - LEAD * MINUTE)),
});

/** Answers how many were made. Those of a former try stay, so that trying again makes the rest. */
async function addMissing(userId: string, spurts: GrowthSpurt[]): Promise<number> {
  const today = deviceDate(new Date());
  const reach = SPURT_WEEKS_AHEAD * 7 + 1;
  const query = {
    startDate: deviceMoment(addDays(today, -reach)).toISOString(),
    endDate: deviceMoment(addDays(today, reach)).toISOString(),
    limit: listLimits.max,
  };
  const known = await call(calendar.listReminders, { params: { userId }, query });
  // By the week they are about: counted from whole months, the day of one spurt differs from day to day.
  const taken = new Set(known.filter(({ type }) => type === 'growth_spurt').map(({ title }) => title));
  const missing = spurts.filter(({ week }) => !taken.has(spurtTitle(week)));
  for (const { week, due } of missing) {
    await call(calendar.createReminder, {
      body: {
        userId,
        title: spurtTitle(week),
        description: 'Some babies feed more around now. Fewer feeds or wet diapers than before? Call.',
        type: 'growth_spurt',
        dueDateTime: due.toISOString(),
        notificationMinutes: LEAD,
        priority: 'medium',
      },
    });
  }
  return missing.length;
}
