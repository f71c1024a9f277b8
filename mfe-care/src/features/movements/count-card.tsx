import { deviceClock } from '@nestwell/domain/device-time';
import { isOpen, type MovementCount } from '@nestwell/domain/labour';
import { useRegion } from '@nestwell/remote-kit';
import { Button, Card, Numeral, Plus, Row, Text } from '@nestwell/ui';
import { spanWords } from '../../lib/duration-words';
import * as css from './movements.module.css';

interface CountCardProps {
  latest: MovementCount | undefined;
  target: number;
  now: Date;
  onMove: () => void;
}

/** How many, since when. At the end it says the same, and that a count does not say how the baby is. */
export function CountCard({ latest, target, now, onMove }: CountCardProps) {
  const { region } = useRegion();
  const open = latest && isOpen(latest, target, now) ? latest : undefined;
  return (
    <Card>
      <Row between align="baseline" wrap>
        <span>
          <Numeral className={css.big}>{open?.count ?? 0}</Numeral> movements
        </span>
        {open && (
          <Text as="span" soft>
            {spanWords(now.getTime() - open.from.getTime())}, since {deviceClock(open.from)}
          </Text>
        )}
      </Row>
      <div className={css.eggs} role="img" aria-label={`${open?.count ?? 0} of ${target}`}>
        {Array.from({ length: target }, (_, index) => (
          <i key={index} data-full={index < (open?.count ?? 0)} />
        ))}
      </div>
      <Text soft small>
        {region?.region}: {target} in two hours.
      </Text>
      <Button full className={css.press} icon={<Plus aria-hidden="true" />} onClick={onMove}>
        It moved
      </Button>
      {latest && !open && <Ended count={latest} />}
    </Card>
  );
}

function Ended({ count: { count, from, to } }: { count: MovementCount }) {
  return (
    <div role="status">
      <p>
        Saved: {count} movements in {spanWords(to.getTime() - from.getTime())}, from {deviceClock(from)} to{' '}
        {deviceClock(to)}.
      </p>
      <Text soft small>
        A count does not say how your baby is. If it feels different now or later, call.
      </Text>
    </div>
  );
}
