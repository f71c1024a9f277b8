import type { PlatformOverview } from '@nestwell/contracts/delivery';
import { List, ListRow, Section } from '@nestwell/ui';

/** What this site's configuration leaves open, for whoever runs it. */
export function OpenList({ open }: Pick<PlatformOverview, 'open'>) {
  if (open.length === 0) return null;
  return (
    <Section title="What stands open">
      <List aria-label="What stands open">
        {open.map(({ what, closedBy }) => (
          <ListRow
            key={what}
            title={what}
            meta={
              <>
                Closed by <code>{closedBy}</code>
              </>
            }
          />
        ))}
      </List>
    </Section>
  );
}
