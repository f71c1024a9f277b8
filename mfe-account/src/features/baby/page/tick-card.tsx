import { account, type TickLine } from '@nestwell/contracts/account';
import { WaitingMark } from '@nestwell/remote-kit';
import { Card, EggCheck, List, Section, Stack, Text } from '@nestwell/ui';
import * as css from './baby-page.module.css';
import type { Ticks } from './pages.queries';

interface TickCardProps {
  id?: string;
  title: string;
  lines: readonly TickLine[];
  ticks: Ticks;
  /** Says how many are ticked. */
  counted?: boolean;
}

export function TickCard({
  id,
  title,
  lines,
  ticks: { isTicked, tick, isReadOnly },
  counted,
}: TickCardProps) {
  const done = lines.filter(({ item }) => isTicked(item)).length;
  return (
    <Section
      id={id}
      title={title}
      action={counted && <span role="status" className={css.small}>{`${done} of ${lines.length}`}</span>}
    >
      <Card>
        <Stack>
          <List aria-label={title}>
            {lines.map(({ item, words }) => (
              <li key={item} className={css.tick}>
                <EggCheck
                  strikes
                  label={words}
                  checked={isTicked(item)}
                  disabled={isReadOnly}
                  onCheckedChange={(checked) => tick(item, checked)}
                />
                <WaitingMark read={account.listBabyTicks} row={item} />
              </li>
            ))}
          </List>
          {isReadOnly && (
            <Text small soft>
              Checking off comes with a plan. What you checked off stays.
            </Text>
          )}
        </Stack>
      </Card>
    </Section>
  );
}
