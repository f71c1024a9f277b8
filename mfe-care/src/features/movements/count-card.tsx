import { deviceClock } from '@nestwell/domain/device-time';
import { Button, Card, Numeral, Plus, Row, Text } from '@nestwell/ui';
import { ChangeCountry } from '../../lib/change-country';
import { spanWords } from '../../lib/duration-words';
import * as css from './movements.module.css';
import type { NotedCount, useCount } from './use-count';
import { useCountRule } from './use-movements';

interface CountCardProps {
  open: NotedCount | undefined;
  target: number;
  now: Date;
  onStart: () => void;
  on: ReturnType<typeof useCount>;
}

/** How many, since when; the last one taken back, the count finished where she stops. */
export function CountCard({ open, target, now, onStart, on }: CountCardProps) {
  const { region } = useCountRule();
  const count = open?.count ?? 0;
  return (
    <Card>
      <Row between align="baseline" wrap>
        <span>
          <Numeral className={css.big}>{count}</Numeral> {count === 1 ? 'movement' : 'movements'}
        </span>
        {open && (
          <Text as="span" soft>
            {spanWords(now.getTime() - open.from.getTime())}, since {deviceClock(open.from)}
          </Text>
        )}
      </Row>
      <div className={css.eggs} role="img" aria-label={`${count} of ${target}`}>
        {Array.from({ length: target }, (_, index) => (
          <i key={index} data-full={index < count} />
        ))}
      </div>
      <Row between wrap>
        <Text soft small>
          {region?.region}: {target} in two hours.
        </Text>
        <ChangeCountry />
      </Row>
      {!open && (
        <Button full variant="soft" onClick={onStart}>
          Start counting
        </Button>
      )}
      <Button full className={css.press} icon={<Plus aria-hidden="true" />} onClick={() => void on.count()}>
        It moved
      </Button>
      {count > 0 && (
        <div className={css.two}>
          <Button variant="line" aria-label="Undo the last one" onClick={on.undo}>
            Undo
          </Button>
          <Button variant="line" onClick={() => void on.finish()}>
            Finish
          </Button>
        </div>
      )}
    </Card>
  );
}
