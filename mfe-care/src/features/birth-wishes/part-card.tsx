import {
  birthWishes,
  birthWishLimits,
  type BirthWish,
  type BirthWishPart,
  type BirthWishes,
} from '@nestwell/contracts/care';
import { Button, Card, ChipRow, FilterChip, Row, Stack, TextArea, TextField } from '@nestwell/ui';
import { useState } from 'react';
import { partTitles, wishInWords } from '../../lib/birth-wishes/wish-words';

interface PartCardProps {
  part: BirthWishPart;
  all: BirthWishes;
  onChange: (changes: Partial<BirthWishes>) => void;
  onLeave: () => void;
}

/** What is often wished in one part of a birth, and a line of her own. */
export function PartCard({ part, all, onChange, onLeave }: PartCardProps) {
  const { wishes, companion, notes } = all;
  const [writes, setWrites] = useState(Boolean(notes[part]));
  const toggle = (wish: BirthWish, on: boolean) =>
    onChange({ wishes: on ? [...wishes, wish] : wishes.filter((one) => one !== wish) });
  return (
    <Card aria-label={partTitles[part]}>
      <Stack gap={3}>
        <h2>{partTitles[part]}</h2>
        {part === 'withMe' && (
          <TextField
            label="Who comes with you"
            optional
            autoComplete="off"
            value={companion}
            maxLength={birthWishLimits.companion}
            onValueChange={(name) => onChange({ companion: name })}
            onBlur={onLeave}
          />
        )}
        <ChipRow label={partTitles[part]}>
          {birthWishes[part].map((wish) => (
            <FilterChip key={wish} pressed={wishes.includes(wish)} onPressedChange={(on) => toggle(wish, on)}>
              {wishInWords(wish, companion)}
            </FilterChip>
          ))}
        </ChipRow>
        {writes ? (
          <TextArea
            rows={2}
            label={`A line of yours: ${partTitles[part]}`}
            value={notes[part] ?? ''}
            maxLength={birthWishLimits.note}
            onValueChange={(note) => onChange({ notes: { ...notes, [part]: note } })}
            onBlur={onLeave}
          />
        ) : (
          <Row>
            <Button
              small
              variant="quiet"
              aria-label={`Add a line: ${partTitles[part]}`}
              onClick={() => setWrites(true)}
            >
              Add a line
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}
