import { codeRules } from '@nestwell/contracts/account';
import { FieldError } from '@nestwell/ui';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import * as css from './proof.module.css';

interface CodeFieldsProps {
  value: string;
  problem?: string;
  onValueChange: (value: string) => void;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Six fields, one for each digit, that take a paste as a whole. */
export function CodeFields({ value, problem, onValueChange }: CodeFieldsProps) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const fieldAt = (at: number) => group.current?.querySelectorAll('input')[at];
  useEffect(() => {
    if (problem !== undefined) group.current?.querySelector('input')?.focus();
  }, [problem]);

  /** Puts digits in from a place on, and goes to the next that is empty. */
  function put(at: number, typed: string) {
    const digits = digitsOf(typed);
    const next = (value.slice(0, at) + digits + value.slice(at + digits.length)).slice(0, codeRules.digits);
    onValueChange(next);
    fieldAt(Math.min(at + digits.length, codeRules.digits - 1))?.focus();
  }
  function take(event: ClipboardEvent) {
    event.preventDefault();
    put(0, event.clipboardData.getData('text'));
  }
  function move(event: KeyboardEvent, at: number) {
    if (event.key === 'ArrowLeft') fieldAt(at - 1)?.focus();
    if (event.key === 'ArrowRight') fieldAt(at + 1)?.focus();
    if (event.key !== 'Backspace') return;
    event.preventDefault();
    const last = value[at] === undefined ? at - 1 : at;
    onValueChange(value.slice(0, Math.max(0, last)));
    fieldAt(Math.max(0, last))?.focus();
  }

  return (
    <div className={css.code}>
      <div ref={group} className={css.codes} role="group" aria-label="Code" onPaste={take}>
        {Array.from({ length: codeRules.digits }, (_, at) => (
          <input
            key={at}
            className={css.digit}
            inputMode="numeric"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            aria-label={`Digit ${at + 1} of ${codeRules.digits}`}
            aria-invalid={problem === undefined ? undefined : true}
            aria-describedby={problem === undefined ? undefined : id}
            data-autofocus={at === 0 || undefined}
            value={value[at] ?? ''}
            onFocus={(event) => event.target.select()}
            onKeyDown={(event) => move(event, at)}
            onChange={(event) => put(Math.min(at, value.length), event.target.value)}
          />
        ))}
      </div>
      {problem !== undefined && <FieldError id={id}>{problem}</FieldError>}
    </div>
  );
}
