import { Button, LockPreview, Sheet, Text } from '@nestwell/ui';
import { useDeviceWord } from './device-words';
import { useReminderSettings } from './reminder-settings.queries';
import type { Ringing } from './use-ringing';

/** What was saved and is to ring. */
export interface ToRing {
  title: string;
  /** "every day at 8:00 AM". */
  when: string;
  /** A clock time in her reading: "8:00 AM". */
  at: string;
}

interface RingQuestionProps {
  ringing: Ringing;
  /** Null where she asks by herself, for all of them. */
  about: ToRing | null;
  onClose: () => void;
}

/** Before the browser asks: what will ring, and what others will see of it. */
export function RingQuestion({ ringing, about, onClose }: RingQuestionProps) {
  const word = useDeviceWord();
  const showsTitles = useReminderSettings().data?.showTitlesInPush ?? false;
  const answer = async () => {
    await ringing.change(true);
    onClose();
  };
  const what = about ? `For ${about.title}, ${about.when}.` : 'For your reminders.';
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={`Ring on this ${word}?`}
      description={`${what} ${showsTitles ? 'As you chose, it says what it is about:' : 'All anyone else sees is this:'}`}
      footer={
        <>
          <Button variant="line" onClick={onClose}>
            Not now
          </Button>
          <Button busy={ringing.isChanging} busyLabel="Asking..." onClick={() => void answer()}>
            Yes, ring
          </Button>
        </>
      }
    >
      {showsTitles && about ? (
        <LockPreview title={about.title} body={`Due at ${about.at}`} at={about.at} />
      ) : (
        <LockPreview title="Nestwell" body="A reminder from Nestwell" at={about?.at} />
      )}
      <Text small soft>
        Your {word} will ask you once more. You can change this in Settings, under Notifications.
      </Text>
    </Sheet>
  );
}
