import { CircleAlert, Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button';
import { Spinner } from '../buttons/spinner';
import { Field, type FieldWords } from './field';

export interface ComboboxOption {
  id: string;
  title: string;
  detail?: string;
  /** Below both: a badge. */
  mark?: ReactNode;
  /** Right, in figures: "120". */
  meta?: string;
  /** What the figures count, smaller beside them: "kcal". */
  unit?: string;
}

export interface ComboboxProps<Option extends ComboboxOption> extends FieldWords {
  value: string;
  onValueChange: (text: string) => void;
  /** What the current text found; `[]` with status `ready` shows the empty line. */
  options: readonly Option[];
  onSelect: (option: Option) => void;
  status: 'idle' | 'loading' | 'ready' | 'error';
  /** The lines that stand in the results' place. */
  hint?: ReactNode;
  loadingText?: string;
  emptyText?: ReactNode;
  errorText?: ReactNode;
  placeholder?: string;
  /** Another way to find something, inside the empty field. */
  tool?: ReactNode;
  /** Names the list of results. */
  resultsLabel: string;
}

/** Search with results below the field. Arrow keys move through them, Enter picks, Escape closes the list only. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { value, onValueChange, options, onSelect, status, placeholder, tool } = props;
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [closed, setClosed] = useState(false);
  const [active, setActive] = useState(-1);
  const open = !closed && status === 'ready' && options.length > 0;
  useEffect(() => setActive(-1), [options]);
  const pick = (option: Option | undefined) => {
    if (!option) return;
    setClosed(true);
    onSelect(option);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextActive(event.key, active, options.length);
    if (event.key === 'ArrowDown' && !open) setClosed(false);
    if (!open) return;
    if (event.key === 'Enter' && active >= 0) pick(options[active]);
    else if (event.key === 'Escape') setClosed(true);
    else if (next !== active) setActive(next);
    else return;
    event.preventDefault();
  };
  return (
    <Field {...props}>
      {(control) => (
        <>
          <div className="nw-fieldbox nw-fieldbox--icon nw-fieldbox--end">
            <Search aria-hidden="true" />
            <input
              {...control}
              ref={field}
              type="text"
              className="nw-input"
              role="combobox"
              autoComplete="off"
              enterKeyHint="search"
              placeholder={placeholder}
              value={value}
              aria-autocomplete="list"
              aria-expanded={open}
              aria-controls={listId}
              aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
              onKeyDown={onKeyDown}
              onChange={(event) => {
                setClosed(false);
                onValueChange(event.target.value);
              }}
            />
            {value === '' && tool && <div className="nw-fieldbox__end">{tool}</div>}
            {value !== '' && (
              <div className="nw-fieldbox__end">
                <IconButton
                  label="Clear search"
                  onClick={() => {
                    onValueChange('');
                    field.current?.focus();
                  }}
                >
                  <X aria-hidden="true" />
                </IconButton>
              </div>
            )}
          </div>
          <Line {...props} />
          <div
            id={listId}
            role="listbox"
            aria-label={props.resultsLabel}
            className="nw-results"
            hidden={!open}
          >
            {open &&
              options.map((option, index) => (
                <Result
                  key={option.id}
                  id={`${listId}-${index}`}
                  option={option}
                  active={index === active}
                  onPick={() => pick(option)}
                />
              ))}
          </div>
        </>
      )}
    </Field>
  );
}

function nextActive(key: string, active: number, count: number): number {
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  if (key === 'Home') return active < 0 ? active : 0;
  if (key === 'End') return active < 0 ? active : count - 1;
  return active;
}

interface ResultProps {
  id: string;
  option: ComboboxOption;
  active: boolean;
  onPick: () => void;
}

function Result({ id, option, active, onPick }: ResultProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // Keeps focus in the field: a press would otherwise blur it before the click arrives.
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={active}
      className="nw-results__option"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <span>
        <span className="nw-results__title">{option.title}</span>
        {option.detail && <span className="nw-results__detail">{option.detail}</span>}
        {option.mark}
      </span>
      {option.meta && (
        <span className="nw-results__meta">
          <span className="nw-num">{option.meta}</span>
          {option.unit && <span className="nw-results__unit"> {option.unit}</span>}
        </span>
      )}
    </div>
  );
}

type LineProps = Pick<
  ComboboxProps<ComboboxOption>,
  'status' | 'options' | 'hint' | 'loadingText' | 'emptyText' | 'errorText'
>;

/** Hint, loading, empty and error stand where results will; one polite region says each change. */
function Line({ status, options, hint, loadingText = 'Searching...', emptyText, errorText }: LineProps) {
  const found = status === 'ready' && options.length > 0;
  const words = { idle: hint, loading: loadingText, ready: emptyText, error: errorText }[status];
  return (
    <div
      role="status"
      className={
        found ? 'nw-sr' : status === 'error' ? 'nw-results__line nw-results__line--error' : 'nw-results__line'
      }
    >
      {status === 'loading' && <Spinner />}
      {status === 'error' && <CircleAlert aria-hidden="true" />}
      <span>{found ? `${options.length} ${options.length === 1 ? 'result' : 'results'}` : words}</span>
    </div>
  );
}
