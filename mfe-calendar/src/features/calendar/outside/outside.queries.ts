import { calendar, type ReminderSettings } from '@nestwell/contracts/calendar';
import { readOf, useCall, useMember, useQuery, useQueryClient, useToast } from '@nestwell/remote-kit';

function useSettingsRead() {
  const { id } = useMember();
  return readOf(calendar.readReminderSettings, { params: { userId: id } });
}

export function useReminderSettings() {
  return useQuery(useSettingsRead());
}

function useFailure() {
  const { toast } = useToast();
  return () => toast({ title: 'Not saved', description: 'Please try again in a moment.', tone: 'alert' });
}

/** Shows at once; a failure takes it back. */
export function useChangeReminderSettings() {
  const { queryKey } = useSettingsRead();
  const queryClient = useQueryClient();
  const keep = (settings?: ReminderSettings) => queryClient.setQueryData(queryKey, settings);
  const tellFailure = useFailure();
  return useCall<typeof calendar.changeReminderSettings, ReminderSettings | undefined>(
    calendar.changeReminderSettings,
    {
      onMutate: ({ body }) => {
        const before = queryClient.getQueryData<ReminderSettings>(queryKey);
        keep(before && { ...before, ...body });
        return before;
      },
      onSuccess: keep,
      onError: (_error, _change, before) => {
        keep(before);
        tellFailure();
      },
    },
  );
}

export function useRotateFeed() {
  const { queryKey } = useSettingsRead();
  const queryClient = useQueryClient();
  return useCall(calendar.rotateFeed, {
    onSuccess: (settings) => queryClient.setQueryData(queryKey, settings),
    onError: useFailure(),
  });
}

export function useCloseFeed() {
  const { queryKey } = useSettingsRead();
  const queryClient = useQueryClient();
  return useCall(calendar.closeFeed, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
    onError: useFailure(),
  });
}
