import type { BagItem } from '@nestwell/contracts/care';
import { Card, ChevronDown, List, Section, Text } from '@nestwell/ui';
import { useState } from 'react';
import type { ListedGroup } from './listed-bag';
import { BagRow } from './bag-row';
import * as css from './bag.module.css';

/** As many as stand there at first, where there are two more at least. */
const SHOWN = 6;

interface BagGroupProps {
  listed: ListedGroup;
  onPack: (item: BagItem, packed: boolean) => void;
  onEdit: (item: BagItem) => void;
}

export function BagGroupCard({ listed: { title, items, packed }, onPack, onEdit }: BagGroupProps) {
  const [all, setAll] = useState(false);
  const isCut = !all && items.length > SHOWN + 1;
  const shown = isCut ? items.slice(0, SHOWN) : items;
  return (
    <Section
      title={title}
      action={
        <Text as="span" small soft>
          {packed} of {items.length}
        </Text>
      }
    >
      <Card className={css.group}>
        <List aria-label={title}>
          {shown.map((item) => (
            <BagRow key={item.id} item={item} onPack={(on) => onPack(item, on)} onEdit={() => onEdit(item)} />
          ))}
        </List>
        {isCut && (
          <button
            type="button"
            className={css.more}
            aria-label={`${title}: show ${items.length - SHOWN} more`}
            onClick={() => setAll(true)}
          >
            Show {items.length - SHOWN} more
            <ChevronDown aria-hidden="true" />
          </button>
        )}
      </Card>
    </Section>
  );
}
