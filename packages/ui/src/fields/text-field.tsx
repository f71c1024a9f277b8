import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Field, splitWords, type FieldWords } from './field';

export interface TextFieldProps extends FieldWords, ComponentProps<'input'> {
  /** `onChange` with only the text. */
  onValueChange?: (value: string) => void;
  /** At the left, inside the field. */
  icon?: ReactNode;
  /** At the right, inside the field: a unit or icon buttons. */
  end?: ReactNode;
  endCount?: 1 | 2;
}

export function TextField(props: TextFieldProps) {
  const [words, { onValueChange, onChange, className, icon, end, endCount = 1, ...native }] =
    splitWords(props);
  return (
    <Field {...words} id={native.id}>
      {(control) => {
        const input = (
          <input
            type="text"
            {...native}
            {...control}
            aria-describedby={
              classNames(control['aria-describedby'], native['aria-describedby']) || undefined
            }
            className={classNames('nw-input', className)}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          />
        );
        if (!icon && !end) return input;
        return (
          <div
            className={classNames(
              'nw-fieldbox',
              icon ? 'nw-fieldbox--icon' : undefined,
              end ? (endCount === 2 ? 'nw-fieldbox--end2' : 'nw-fieldbox--end') : undefined,
            )}
          >
            {icon}
            {input}
            {end && <div className="nw-fieldbox__end">{end}</div>}
          </div>
        );
      }}
    </Field>
  );
}
