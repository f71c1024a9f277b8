import type { PlatformOverview } from '@nestwell/contracts/delivery';
import { List, ListRow, Section } from '@nestwell/ui';
import { momentOf } from './version-card';

/** Who decided what, where and why; newest first. */
export function HistoryList({ history }: Pick<PlatformOverview, 'history'>) {
  return (
    <Section title="Decisions">
      <List aria-label="Decisions">
        {history.map(({ environment, rev, id, from, to, by, why, at, gate }) => (
          <ListRow
            key={`${environment} ${rev}`}
            title={`${id} ${from ?? '–'} → ${to}`}
            meta={`${environment} ${rev}, ${momentOf(at)}, by ${by}${gate === 'forced' ? ', past its gate' : ''}: ${why}`}
          />
        ))}
      </List>
    </Section>
  );
}
