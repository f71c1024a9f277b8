import { categories } from '@nestwell/contracts/community';
import { wordLimits } from '@nestwell/domain/limits';
import { riskKindsOf } from '@nestwell/domain/risk-words';
import { RiskAnswer, useUser } from '@nestwell/remote-kit';
import { ChipRow, FilterChip, GroupLabel, Switch, TextArea } from '@nestwell/ui';
import { categoryNames } from '../../lib/categories';
import * as css from './feed.module.css';
import type { PostWords } from './lib/post-draft';

interface PostFormProps {
  draft: PostWords;
  onChange: (draft: PostWords) => void;
  /** Removes the draft from the form and the device. */
  onClear: () => void;
  /** Anonymity is chosen when sharing; a change keeps it. */
  askAnonymous?: boolean;
  error?: string;
}

export function PostForm({ draft, onChange, onClear, askAnonymous, error }: PostFormProps) {
  const isAfterLoss = useUser().user?.state === 'loss';
  return (
    <div className={css.form}>
      <div className={css.category}>
        <GroupLabel>Where does it belong?</GroupLabel>
        <ChipRow label="Where does it belong?">
          {categories.map((category) => (
            <FilterChip
              key={category}
              pressed={category === draft.category}
              onPressedChange={() => onChange({ ...draft, category })}
            >
              {categoryNames[category]}
            </FilterChip>
          ))}
        </ChipRow>
      </div>
      <TextArea
        label="Your post"
        rows={5}
        limit={wordLimits.post}
        help={helpFor(draft, isAfterLoss)}
        error={error}
        value={draft.content}
        onValueChange={(content) => onChange({ ...draft, content })}
      />
      <RiskAnswer kinds={riskKindsOf(draft.content)} onClear={onClear} />
      {askAnonymous && (
        <Switch
          label="Post as “Anonymous mom”"
          checked={draft.anonymous}
          onCheckedChange={(anonymous) => onChange({ ...draft, anonymous })}
        />
      )}
    </div>
  );
}

function helpFor({ anonymous }: PostWords, isAfterLoss: boolean): string {
  if (anonymous)
    return 'Everyone can read this. Other members do not see your name; our team does where it is reported.';
  return isAfterLoss
    ? 'It stands in the quiet room, and everyone in Nestwell can read it.'
    : 'Everyone in Nestwell can read this.';
}
