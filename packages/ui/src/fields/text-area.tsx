import { visibleLength } from '@nestwell/domain/words';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Field, splitWords, type FieldWords } from './field';

export interface TextAreaProps
  extends FieldWords, Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue'> {
  value: string;
  onValueChange?: (value: string) => void;
  /** Shows "117 of 500", without blanks at the ends, which are not sent. Text beyond it is kept; the form refuses it with an error. */
  limit?: number;
}

export function TextArea(props: TextAreaProps) {
  const [words, { limit, onValueChange, onChange, className, ...native }] = splitWords(props);
  return (
    <Field
      {...words}
      id={native.id}
      foot={limit !== undefined && <Counter text={native.value} limit={limit} />}
    >
      {(control) => (
        <textarea
          {...native}
          {...control}
          className={classNames('nw-input', className)}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        />
      )}
    </Field>
  );
}

/** How many times the limit is counted to: a pasted book must not hold the page up with every key. */
const COUNTED_LIMITS = 10;

function Counter({ text, limit }: { text: string; limit: number }) {
  const most = COUNTED_LIMITS * limit;
  const length = visibleLength(text.trim(), most);
  return (
    <>
      <span
        className={classNames('nw-field__count', length > limit && 'nw-field__count--over')}
      >{`${length > most ? `Over ${most}` : length} of ${limit}`}</span>
      {/* Its words change only at the two marks, so typing is not talked over. */}
      <span className="nw-sr" role="status">
        {announcementAt(length, limit)}
      </span>
    </>
  );
}

function announcementAt(length: number, limit: number): string {
  if (length > limit) return `Over the limit of ${limit} characters`;
  if (length === limit) return `Limit of ${limit} characters reached`;
  return length >= limit * 0.9 ? `Close to the limit of ${limit} characters` : '';
}
