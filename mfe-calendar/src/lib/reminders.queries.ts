import { isPausedAndGoesOn } from '@nestwell/contracts/account';
import { calendar, isLeftOut, leftOutFor, listLimits, type Reminder } from '@nestwell/contracts/calendar';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { deviceMoment, endOfDeviceDay } from '@nestwell/domain/device-time';
import { MINUTE } from '@nestwell/domain/moments';
import {
  HttpError,
  keepPreviousData,
  readOf,
  readsOf,
  useCall,
  useDocumentEvent,
  useMember,
  useQuery,
  useQueryClient,
  useUser,
  useNow,
} from '@nestwell/remote-kit';
import { useMemo } from 'react';
import { upcomingWindow } from './upcoming-window';

const followed = {
  // A new day asks for other days; until they are there, what is due tonight is still due.
  placeholderData: keepPreviousData,
  staleTime: MINUTE,
  retry: false,
} as const;

const within = (userId: string, from: Date, to: Date) =>
  readOf(calendar.listReminders, {
    params: { userId },
    query: { startDate: from.toISOString(), endDate: to.toISOString(), limit: listLimits.max },
  });

/** Reminders of the days from one to another, both included. */
export const remindersOf = (userId: string, from: LocalDate, until: LocalDate) =>
  within(userId, deviceMoment(from), endOfDeviceDay(until));

export function useReminders(from: LocalDate, until: LocalDate, isNeeded = true) {
  const { id } = useMember();
  return useQuery({
    ...remindersOf(id, from, until),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: isNeeded,
  });
}

const none: readonly Reminder[] = [];

interface Period {
  from: Date;
  until: Date;
}

/** Those of medication, which are hers without a plan too. */
export const medicationOf = (userId: string, { from, until }: Period) =>
  readOf(calendar.listMedication, {
    params: { userId },
    query: { startDate: from.toISOString(), endDate: until.toISOString(), limit: listLimits.max },
  });

export function useMedication(period: Period, isNeeded = true) {
  const { user } = useUser();
  return useQuery({
    ...medicationOf(user?.id ?? '', period),
    ...followed,
    enabled: isNeeded && user !== null,
  });
}

/** From today to two months ahead. */
export function upcomingOf(userId: string, now = new Date()) {
  const { from, until } = upcomingWindow(now);
  return within(userId, from, until);
}

/** Asked for anew when one changes anywhere, and on coming back. */
export function useUpcomingReminders() {
  const now = useNow();
  const { user } = useUser();
  const upcoming = useQuery({
    ...upcomingOf(user?.id ?? '', new Date(now)),
    ...followed,
    enabled: user !== null,
  });
  const { refetch } = upcoming;
  useDocumentEvent('visibilitychange', () => {
    if (user && document.visibilityState === 'visible') void refetch();
  });
  const { data = none, isLoading, isLoadingError, error } = upcoming;
  const leftOut = user ? leftOutFor({ ...user, goesOn: isPausedAndGoesOn(user) }) : 'nothing';
  // Before she puts them away, they are neither rung nor told.
  const reminders = useMemo(() => data.filter((reminder) => !isLeftOut(reminder, leftOut)), [data, leftOut]);
  const withoutPlan =
    error instanceof HttpError && error.codeFor(calendar.listReminders) === 'subscription_required';
  return { reminders, isLoading, isLoadingError, refetch, withoutPlan };
}

/** What is to be heard: all of it, or medication alone once her plan has ended. */
export function useRingingReminders() {
  const { reminders, isLoading, withoutPlan } = useUpcomingReminders();
  const medication = useMedication(upcomingWindow(new Date(useNow())), withoutPlan);
  if (!withoutPlan) return { reminders, isLoading, withoutPlan };
  return { reminders: medication.data ?? none, isLoading: medication.isLoading, withoutPlan };
}

/** Every list of hers, that of medication alone too: its address is not a part of the others'. */
const everyList = (userId: string) => readsOf('reminders', userId);

/** Every list of reminders is asked for anew. */
export function useRefreshReminders() {
  const { id } = useMember();
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries(everyList(id));
}

/** The tick shows at once; a failure takes it back. */
export function useCompleteReminder() {
  const { id: userId } = useMember();
  const queryClient = useQueryClient();
  const refresh = useRefreshReminders();
  const tick = (reminderId: string, completed: boolean) =>
    queryClient.setQueriesData<Reminder[]>(everyList(userId), (shown) =>
      shown?.map((reminder) => (reminder.id === reminderId ? { ...reminder, completed } : reminder)),
    );
  return useCall(calendar.completeReminder, {
    onMutate: ({ params, body }) => tick(params.reminderId, body.completed),
    onError: (_, { params, body }) => tick(params.reminderId, !body.completed),
    onSuccess: refresh,
  });
}
