import { Slot } from '@nestwell/remote-kit';
import { AlertModal, Card } from '@nestwell/ui';
import { useSyncExternalStore } from 'react';
import { writtenWords } from '../versions/half-filled';
import type { LostSession } from './lost-session';

interface SignInAgainProps {
  lost: LostSession;
  /** She would rather go; what waits to be sent is asked about. */
  onLeave: () => unknown;
}

/** Over a form with her words, once the server has forgotten the session: the form stays as it is, and hidden. */
export function SignInAgain({ lost, onLeave }: SignInAgainProps) {
  const asked = useSyncExternalStore(lost.asked.subscribe, lost.asked.get, lost.asked.get);
  const leaveWithWords = () => {
    // Where the clipboard is closed to us she has at least had the warning on the button.
    void copy(writtenWords()).finally(onLeave);
  };
  return (
    <AlertModal
      open={asked}
      plain
      title="Sign in to go on"
      description="You were away for a while."
      actionLabel="Copy my words and leave"
      onAction={leaveWithWords}
    >
      <Card variant="field" shell="duck">
        <p>
          <b>Your words are kept.</b> We come back to them here, nothing is sent yet.
        </p>
      </Card>
      <Slot name="shell.sign-in@1">
        <p>Signing in is out of reach just now. Your words stay here while you wait.</p>
      </Slot>
    </AlertModal>
  );
}

async function copy(words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
  } catch (error) {
    console.warn('[session] her words could not be copied', error);
  }
}
