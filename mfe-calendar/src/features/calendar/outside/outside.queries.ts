import { calendar } from '@nestwell/contracts/calendar';
import { readOf, useCall, useMember, useQuery, useQueryClient } from '@nestwell/remote-kit';

function useSettingsRead() {
  const { id } = useMember();
  return readOf(calendar.readReminderSettings, { params: { userId: id } });
}

export function useReminderSettings() {
  return useQuery(useSettingsRead());
}

export function useChangeReminderSettings() {
  const { queryKey } = useSettingsRead();
  const queryClient = useQueryClient();
  return useCall(calendar.changeReminderSettings, {
    onSuccess: (settings) => queryClient.setQueryData(queryKey, settings),
  });
}

export function useRotateFeed() {
  const { queryKey } = useSettingsRead();
  const queryClient = useQueryClient();
  return useCall(calendar.rotateFeed, {
    onSuccess: (settings) => queryClient.setQueryData(queryKey, settings),
  });
}

export function useCloseFeed() {
  const { queryKey } = useSettingsRead();
  const queryClient = useQueryClient();
  return useCall(calendar.closeFeed, { onSuccess: () => queryClient.invalidateQueries({ queryKey }) });
}
