import { EggCheck, Text } from '@nestwell/ui';
import { ContainsChips } from '../own-form/contains-chips';
import { readContains, type RecipeDraft } from './recipe-draft';

interface ContainsFieldsProps {
  draft: RecipeDraft;
  onChange: (changes: Partial<RecipeDraft>) => void;
}

/** What it contains: read from the ingredients, hers to correct, and to confirm where they are a page's. */
export function ContainsFields({ draft, onChange }: ContainsFieldsProps) {
  const read = readContains(draft);
  const isOfPage = draft.source !== null;
  return (
    <>
      <ContainsChips value={draft.contains ?? read} onChange={(contains) => onChange({ contains })} />
      <Text small soft>
        {isOfPage && read.length === 0
          ? 'We read none of these in the ingredients. They may still be in it.'
          : `Read from the ingredients${isOfPage ? `: ${read.join(', ')}` : ''}. Put right what we got wrong.`}
      </Text>
      {isOfPage && (
        <>
          <EggCheck
            label="I checked what it contains"
            checked={draft.isContainsConfirmed}
            onCheckedChange={(isContainsConfirmed) => onChange({ isContainsConfirmed })}
          />
          <Text small soft>
            Until you have, its allergens count as unknown.
          </Text>
        </>
      )}
    </>
  );
}
