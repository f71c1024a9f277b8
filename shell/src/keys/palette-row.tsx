import { EggWell } from '@nestwell/ui';
import { useEffect, useRef } from 'react';
import type { Command } from './commands';
import { iconOf, shellOf } from './command-icons';
import { KeyCaps } from './key-caps';
import { partsOf } from './match';
import * as css from './palette.module.css';

interface PaletteRowProps {
  id: string;
  command: Command;
  typed: string;
  active: boolean;
  onPick: () => void;
}

export function PaletteRow({ id, command, typed, active, onPick }: PaletteRowProps) {
  const { name, about, group, key } = command;
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    // Keeps the keyboard in the field: a press would otherwise take it away before the click arrives.
    <button
      type="button"
      tabIndex={-1}
      ref={row}
      id={id}
      role="option"
      aria-selected={active}
      className={css.row}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <EggWell shell={shellOf(command)}>{iconOf(command)}</EggWell>
      <span className={css.words}>
        <span className={css.name}>
          {partsOf(name, typed).map(({ text, hit }, index) => (hit ? <u key={index}>{text}</u> : text))}
        </span>
        {about && <span className={css.about}>{about}</span>}
      </span>
      {key !== undefined && (
        <span className={css.keys} aria-hidden="true">
          <KeyCaps
            keys={group === 'go' ? ['G', key.toUpperCase()] : [key.toUpperCase()]}
            isThen={group === 'go'}
          />
        </span>
      )}
    </button>
  );
}
