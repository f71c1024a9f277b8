import { useMember, useToast } from '@nestwell/remote-kit';
import { BellOff, Button, Card } from '@nestwell/ui';
import * as css from './put-away.module.css';
import { useBabyReminders, usePutAway } from './put-away.queries';

interface PutAwayCardProps {
  /** Those put away can be brought back here. */
  withBack?: boolean;
}

const FAILED = {
  title: 'Error',
  description: 'Failed to change your reminders. Please try again.',
  tone: 'alert',
} as const;

/** One tap puts reminders of a pregnancy or a baby out of sight, or brings them back. None is deleted. */
export function PutAwayCard({ withBack = false }: PutAwayCardProps) {
  const { id, pregnancyPaused } = useMember();
  const { data } = useBabyReminders(id);
  const { mutate, isPending } = usePutAway(id);
  const { toast } = useToast();
  if (!data) return null;
  const put = (putAway: boolean) => () =>
    isPending || mutate({ params: { userId: id }, body: { putAway } }, { onError: () => toast(FAILED) });
  if (pregnancyPaused && data.coming > 0) {
    const words =
      data.coming === 1 ? '1 reminder is still to come' : `${data.coming} reminders are still to come`;
    return (
      <PutAway title={words} act="Put them away" onAct={put(true)}>
        Of the kinds you may not want to hear of now. We can put them away, not delete them.
      </PutAway>
    );
  }
  if (!withBack || data.putAway === 0) return null;
  const words = data.putAway === 1 ? '1 reminder is put away' : `${data.putAway} reminders are put away`;
  return (
    <PutAway title={words} act="Bring them back" onAct={put(false)}>
      They are kept, and not announced.
    </PutAway>
  );
}

interface PutAwayProps {
  title: string;
  act: string;
  onAct: () => void;
  children: string;
}

function PutAway({ title, act, onAct, children }: PutAwayProps) {
  return (
    <Card variant="flat" className={css.card} aria-labelledby="put-away">
      <div className={css.words}>
        <BellOff aria-hidden="true" />
        <div>
          <h2 id="put-away" className={css.title}>
            {title}
          </h2>
          <p className={css.note}>{children}</p>
        </div>
      </div>
      <Button variant="line" full onClick={onAct}>
        {act}
      </Button>
    </Card>
  );
}
