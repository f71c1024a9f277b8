import { RingSettings, useReminderSettings } from '@nestwell/remote-kit/ringing';
import { LoadFailure, Section, Sheet, Skeleton, Stack } from '@nestwell/ui';
import { FeedPart } from './feed-part';

/** How reminders leave the app: calendar programs and announcements while it is closed. */
export function OutsideSheet({ onClose }: { onClose: () => void }) {
  const settings = useReminderSettings();
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title="Notifications and calendar sync"
      tall
      description="Neutral by default: others see the times, not what they are for."
    >
      {settings.isPending ? (
        <Skeleton label="Loading settings" />
      ) : settings.isLoadingError ? (
        <LoadFailure onRetry={() => void settings.refetch()} />
      ) : (
        <Stack gap={6}>
          <Section level={3} title="When the app is closed">
            <RingSettings settings={settings.data} />
          </Section>
          <Section level={3} title="In your own calendar">
            <FeedPart settings={settings.data} />
          </Section>
        </Stack>
      )}
    </Sheet>
  );
}
