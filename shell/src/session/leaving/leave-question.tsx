import type { Waiting } from '@nestwell/remote-kit/offline';
import { Button, Card, List, ListRow, Sheet, useOnline } from '@nestwell/ui';
import { useState, useSyncExternalStore } from 'react';
import { momentWords } from '../../offline/waiting-words';
import type { LeaveAnswer, LeaveQuestion, Leaving } from './asks-before-leaving';
import * as css from './leave-question.module.css';

/** So many are named; the rest is counted. */
const MOST_NAMED = 5;

interface LeaveQuestionSheetProps {
  leaving: Pick<Leaving, 'asked' | 'answer'>;
  /** She stays. */
  onClose: () => void;
}

/** Before she leaves this device: whether, and what becomes of entries that are not sent yet. */
export function LeaveQuestionSheet({ leaving, onClose }: LeaveQuestionSheetProps) {
  const asked = useSyncExternalStore(leaving.asked.subscribe, leaving.asked.get, () => null);
  const [isSending, setSending] = useState(false);
  const answer = async (chosen: LeaveAnswer) => {
    setSending(chosen === 'send');
    await leaving.answer(chosen);
    setSending(false);
  };
  if (!asked) return null;
  const unsent = asked.unsent ?? [];
  return (
    <Sheet
      open
      onOpenChange={(open) => open || isSending || onClose()}
      onTop={asked.how === 'lapsed'}
      title={`Log out of ${asked.name} on this phone?`}
      description={purposeOf(asked)}
      footer={
        unsent.length > 0 ? (
          <Choices {...{ asked, isSending, answer }} />
        ) : (
          <>
            <Button variant="line" onClick={() => void answer('discard')}>
              Log out
            </Button>
            <Button onClick={() => void answer('stay')}>Stay as {asked.name}</Button>
          </>
        )
      }
    >
      {unsent.length > 0 && <Unsent unsent={unsent} />}
      {asked.hasFailed && (
        <p role="alert" className={css.failed}>
          {unsent.length === 1 ? 'It' : 'They'} could not be sent just now. Try again, or choose Keep or
          Discard.
        </p>
      )}
    </Sheet>
  );
}

function purposeOf({ unsent }: LeaveQuestion): string | undefined {
  if (unsent === undefined) return undefined;
  if (unsent.length === 0) return 'Everything you logged is saved in your account.';
  return unsent.length === 1 ? 'One entry is not sent yet.' : `${unsent.length} entries are not sent yet.`;
}

function Unsent({ unsent }: { unsent: readonly Waiting[] }) {
  const more = unsent.length - MOST_NAMED;
  const them = unsent.length === 1 ? 'it' : 'them';
  return (
    <>
      <List aria-label="Not sent yet">
        {unsent.slice(0, MOST_NAMED).map(({ id, noun, title, keptAt }) => (
          <ListRow key={id} title={title} meta={`${noun}, ${momentWords(keptAt)}`} />
        ))}
      </List>
      {more > 0 && <p className={css.more}>And {more} more.</p>}
      <Card variant="field" shell="straw" className={css.warning}>
        <p id="keep-means">
          <b>Keep</b> leaves {them} on this phone until you log in here again. Whoever holds this phone could
          read {them}.
        </p>
      </Card>
    </>
  );
}

interface ChoicesProps {
  asked: LeaveQuestion;
  isSending: boolean;
  answer: (chosen: LeaveAnswer) => Promise<void>;
}

function Choices({ asked, isSending, answer }: ChoicesProps) {
  const isOnline = useOnline();
  return (
    <>
      <Button variant="quiet" disabled={isSending} onClick={() => void answer('discard')}>
        Discard
      </Button>
      <Button
        variant="line"
        disabled={isSending}
        aria-describedby="keep-means"
        onClick={() => void answer('keep')}
      >
        Keep
      </Button>
      {asked.how !== 'lapsed' && (
        <Button
          disabled={!isOnline}
          busy={isSending}
          busyLabel="Sending..."
          onClick={() => void answer('send')}
        >
          Send
        </Button>
      )}
    </>
  );
}
