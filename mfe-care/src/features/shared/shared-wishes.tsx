import type { BirthWishes } from '@nestwell/contracts/care';
import { Card, List, ListRow, Section, Stack, Text } from '@nestwell/ui';
import { hasWishes, saidParts } from '../../lib/birth-wishes/wish-words';
import { shareables } from '../../lib/shareable-lists';
import * as css from './shared-wishes.module.css';

/** What she said, part by part, and nothing that she left open. */
export function SharedWishes({ wishes: all }: { wishes: BirthWishes }) {
  const words = all.words.trim();
  return (
    <Section title={shareables.birthWishes.title}>
      <Card>
        <Stack gap={4}>
          <Text small soft>
            Wishes, not a plan. She can change her mind at any moment.
          </Text>
          {!hasWishes(all) && <p>Nothing is written yet.</p>}
          {saidParts(all).map(({ part, title, wishes, note }) => (
            <div key={part}>
              <h3>{title}</h3>
              {wishes.length > 0 && (
                <List aria-label={title}>
                  {wishes.map((wish) => (
                    <ListRow key={wish} title={wish} />
                  ))}
                </List>
              )}
              {note && <p className={css.own}>{note}</p>}
            </div>
          ))}
          {words && (
            <div>
              <h3>In her own words</h3>
              <p className={css.own}>{words}</p>
            </div>
          )}
        </Stack>
      </Card>
    </Section>
  );
}
