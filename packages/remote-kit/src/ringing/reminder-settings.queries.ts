import { calendar, type ReminderSettings } from '@nestwell/contracts/calendar';
// By its own name, so that a module that compiles this file uses the kit the shell provides.
import { readOf, useCall, useMember, useQuery, useQueryClient, useToast } from '@nestwell/remote-kit';

function useSettingsRead() {
  const { id } = useMember();
  return readOf(calendar.readReminderSettings, { params: { userId: id } });
}

/** How her reminders leave the app. */
export function useReminderSettings() {
  return useQuery(useSettingsRead());
}

/** Shows at once; a failure takes it back. */
export function useChangeReminderSettings() {
  const { queryKey } = useSettingsRead();
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const keep = (settings?: ReminderSettings) => queryClient.setQueryData(queryKey, settings);
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
        toast({ title: 'Not saved', description: 'Please try again in a moment.', tone: 'alert' });
      },
    },
  );
}
