import { useToast } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import type { Waiting } from '@nestwell/remote-kit/offline';
import { Button, buttonClass, Card, CircleAlert } from '@nestwell/ui';
import { usePathFor } from '../routing/page-for';
import { asText } from './waiting-words';
import * as css from './waiting.module.css';

interface NoPlanCardProps {
  kept: readonly Waiting[];
  onLeave: () => void;
}

/** What waits for a plan is lost by no trial that ends: it stays here, goes once she has one, and can be taken along. */
export function NoPlanCard({ kept, onLeave }: NoPlanCardProps) {
  const { toast } = useToast();
  const plans = usePathFor('purchase');
  const copy = () =>
    navigator.clipboard.writeText(asText(kept)).then(
      () => toast({ title: 'Copied', description: 'Paste it where you need it.' }),
      () => toast({ title: 'Copying did not work', description: 'It stays here.', tone: 'alert' }),
    );
  return (
    <Card variant="field" shell="straw" className={css.refused}>
      <CircleAlert aria-hidden="true" />
      <div>
        <h3>Kept until you have a plan</h3>
        <p>
          Your plan has ended, so {kept.length === 1 ? 'one entry waits' : `${kept.length} entries wait`}{' '}
          here. Nothing is lost.
        </p>
        <div className={css.acts}>
          {plans !== undefined && (
            <Link to={plans} onClick={onLeave} className={buttonClass({ variant: 'line', small: true })}>
              See plans
            </Link>
          )}
          <Button variant="quiet" small onClick={() => void copy()}>
            Copy as text
          </Button>
        </div>
      </div>
    </Card>
  );
}
