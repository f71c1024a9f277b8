import type { SharedView } from '@nestwell/contracts/care';
import { Button, Card, List, ListRow, Section } from '@nestwell/ui';
import { useState } from 'react';
import { shareables } from '../../lib/shareable-lists';
import { SharedThing } from './shared-thing';

/** As many as stand there at first, where there are two more at least. */
const SHOWN = 6;

/** What stands under a thing that is done with. */
const doneWords = { bag: 'Packed', questions: 'Done' } as const;

export type Ticking = (bagItemId: string, packed: boolean) => void;

type ShownItems = Extract<SharedView['lists'][number], { items: unknown }>;
interface SharedItemsProps {
  list: ShownItems['list'];
  /** What may be ticked has an id. */
  items: readonly { words: string; done: boolean; id?: string | null }[];
  onTick: Ticking;
}

/** A list of things that are done with or not: what stands at its end is there in one tap. */
export function SharedItems({ list, items, onTick }: SharedItemsProps) {
  const [all, setAll] = useState(false);
  const { title } = shareables[list];
  const isCut = !all && items.length > SHOWN + 1;
  if (items.length === 0)
    return (
      <Section title={title}>
        <Card>
          <p>Nothing is on it yet.</p>
        </Card>
      </Section>
    );
  return (
    <Section title={title} action={`${items.filter(({ done }) => done).length} of ${items.length}`}>
      <Card>
        <List aria-label={title}>
          {(isCut ? items.slice(0, SHOWN) : items).map(({ words, done, id }, place) =>
            id ? (
              <SharedThing key={id} words={words} done={done} onTick={(packed) => onTick(id, packed)} />
            ) : (
              // Lines of a list may read alike, and none is moved here.
              <ListRow key={place} title={words} meta={done ? doneWords[list] : undefined} />
            ),
          )}
        </List>
        {isCut && (
          <Button full variant="quiet" onClick={() => setAll(true)}>
            Show all {items.length}
          </Button>
        )}
      </Card>
    </Section>
  );
}
