import { calendar } from '@nestwell/contracts/calendar';
import { readOf, useCall, useMember, useQueryClient, useToast } from '@nestwell/remote-kit';

function useSettingsRead() {
  const { id } = useMember();
  return readOf(calendar.readReminderSettings, { params: { userId: id } });
}

function useFailure() {
  const { toast } = useToast();
  return () => toast({ title: 'Not saved', description: 'Please try again in a moment.', tone: 'alert' });
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
