import { deviceDate } from '@nestwell/domain/device-time';
import { deviceStore, useMember, useToast } from '@nestwell/remote-kit';
import { useState } from 'react';
import { useLastWeight, useSyncHealth, useToday } from '../../lib/tracking.queries';
import { nextSyncMessage, weightNote } from './lib/sync-messages';
import { syncRequest, syncStart, type SyncField, type SyncValues } from './lib/sync-values';
import { useProfileWeight } from './use-profile-weight';

const device = deviceStore('fitness');

/** The answers of one health sync: what is shown, what she moved, and how it is sent. */
export function useSync(open: boolean) {
  const user = useMember();
  const { toast } = useToast();
  const today = useToday();
  const lastWeight = useLastWeight({ enabled: open });
  const sync = useSyncHealth();
  const followProfile = useProfileWeight();
  const [touched, setTouched] = useState<Partial<SyncValues>>({});
  const [sending, setSending] = useState(false);
  const start = syncStart(today.data ?? null, lastWeight.weight, user);
  const values = { ...start.values, ...touched };

  /** Answers whether it was saved; what was answered stays when it was not. */
  async function send(): Promise<boolean> {
    // What she is not shown she does not say again.
    const weightKnown = start.weightKnown && !user.hidesFigures;
    const request = syncRequest(
      { ...start, weightKnown },
      values,
      touched.weight !== undefined,
      deviceDate(new Date()),
    );
    setSending(true);
    try {
      await sync.save(request);
      const message = nextSyncMessage(device);
      const moved = await followProfile(request.weight as number | undefined);
      toast({ title: 'Health data synced!', description: moved ? `${message} ${weightNote}` : message });
      return true;
    } catch {
      toast({ title: 'Sync failed', description: 'Please try again in a moment.', tone: 'alert' });
      return false;
    } finally {
      setSending(false);
    }
  }

  return {
    values,
    /** What the sliders must be able to show: the values before she moved anything. */
    known: start.values,
    waiting: today.isPending,
    /** Today could not be read: sending defaults then would write over what she has logged. */
    unknown: today.isLoadingError,
    readAgain: () => void today.refetch(),
    waitingForWeight: lastWeight.isPending,
    sending,
    set: (field: SyncField, value: number) => setTouched((now) => ({ ...now, [field]: value })),
    send,
  };
}

export type Sync = ReturnType<typeof useSync>;
