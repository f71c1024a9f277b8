import type { Share } from '@nestwell/contracts/care';
import { Card, List, ListRow, Section, Text } from '@nestwell/ui';
import * as css from './partner.module.css';
import { momentWords } from '../../lib/moment-words';

/** Each opening of a link, the latest first. */
export function Openings({ share: { name, openings } }: { share: Share }) {
  return (
    <Section title="Who opened it">
      <Card>
        {openings.length === 0 ? (
          <p>Nobody yet.</p>
        ) : (
          <List aria-label={`Who opened it: ${name}`}>
            {openings.map(({ openedAt, device }) => (
              <ListRow
                key={openedAt}
                title={momentWords(openedAt)}
                meta={[`${name}’s link`, device].filter(Boolean).join(', ')}
              />
            ))}
          </List>
        )}
      </Card>
      <Text small soft className={css.after}>
        Something you do not know? End it. The link stops at once, and nobody is told why.
      </Text>
    </Section>
  );
}
