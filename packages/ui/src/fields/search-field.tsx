import { Search, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button';
import { TextField, type TextFieldProps } from './text-field';

export interface SearchFieldProps extends Omit<
  TextFieldProps,
  'type' | 'icon' | 'end' | 'endCount' | 'value' | 'onValueChange'
> {
  value: string;
  onValueChange: (value: string) => void;
  /** After the clear button: voice search. */
  tool?: ReactNode;
}

export function SearchField({ tool, ...props }: SearchFieldProps) {
  const box = useRef<HTMLSpanElement>(null);
  const clear = () => {
    props.onValueChange('');
    box.current?.closest('.nw-fieldbox')?.querySelector('input')?.focus();
  };
  const clearing = props.value !== '';
  return (
    <TextField
      autoComplete="off"
      enterKeyHint="search"
      {...props}
      type="search"
      icon={<Search aria-hidden="true" />}
      endCount={clearing && tool ? 2 : 1}
      end={
        (clearing || tool) && (
          <>
            <span ref={box} hidden />
            {clearing && (
              <IconButton label="Clear search" onClick={clear}>
                <X aria-hidden="true" />
              </IconButton>
            )}
            {tool}
          </>
        )
      }
    />
  );
}
