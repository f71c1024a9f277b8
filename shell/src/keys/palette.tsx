import { Search, Sheet } from '@nestwell/ui';
import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import type { Command } from './commands';
import { matching } from './match';
import { recentIds } from './on-this-device';
import { PaletteFoot } from './palette-foot';
import { PaletteRow } from './palette-row';
import * as css from './palette.module.css';

interface PaletteProps {
  commands: readonly Command[];
  onChoose: (command: Command, text?: string) => void;
  onKeys: () => void;
  onClose: () => void;
}

interface Group {
  name: string;
  rows: readonly Command[];
}

/** Go anywhere, log anything: what is chosen by its name, by arrow keys or a press. */
export function Palette({ commands, onChoose, onKeys, onClose }: PaletteProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [recent] = useState(recentIds);
  const { groups, isFound } = useMemo(() => groupsOf(commands, typed, recent), [commands, typed, recent]);
  const rows = groups.flatMap((group) => group.rows);
  const choose = (command: Command | undefined) =>
    command && onChoose(command, command.takesText && typed.trim() !== '' ? typed.trim() : undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter') choose(rows[active]);
    else if (event.key === 'ArrowDown') setActive((active + 1) % Math.max(1, rows.length));
    else if (event.key === 'ArrowUp') setActive((active + rows.length - 1) % Math.max(1, rows.length));
    else return;
    event.preventDefault();
  };
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title="Find or log"
      className={css.sheet}
      footer={<PaletteFoot onKeys={onKeys} />}
    >
      <div className={css.field}>
        <Search aria-hidden="true" />
        <input
          data-autofocus
          type="text"
          role="combobox"
          className={css.input}
          aria-label="Go anywhere, log anything"
          placeholder="Go anywhere, log anything"
          autoComplete="off"
          maxLength={80}
          aria-autocomplete="list"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={rows[active] && `${id}-${active}`}
          value={typed}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
        />
      </div>
      <p role="status" className={isFound ? css.spoken : css.none}>
        {isFound ? `${rows.length} found` : `Nothing called “${typed.trim()}”.`}
      </p>
      <div role="listbox" id={id} aria-label="What can be done" className={css.list}>
        {groups.map(({ name, rows: own }) => (
          <div key={name} role="group" aria-labelledby={headingOf(id, name)}>
            <div id={headingOf(id, name)} role="presentation" className={css.group}>
              {name}
            </div>
            {own.map((command) => {
              const index = rows.indexOf(command);
              return (
                <PaletteRow
                  key={command.id}
                  id={`${id}-${index}`}
                  command={command}
                  typed={isFound ? typed : ''}
                  active={index === active}
                  onPick={() => choose(command)}
                />
              );
            })}
          </div>
        ))}
      </div>
    </Sheet>
  );
}

/** An id has no spaces: a group would go without its name. */
const headingOf = (id: string, name: string) => `${id}-${name.replaceAll(' ', '-')}`;

/** Nothing typed: what is done in place and what she does most often stand first. Nothing found: what looks for her words. */
function groupsOf(commands: readonly Command[], typed: string, recent: readonly string[]) {
  const isEmpty = typed.trim() === '';
  const found = isEmpty
    ? commands.filter(({ onlyFound }) => !onlyFound).toSorted(byHabit(recent))
    : matching(commands, typed, recent);
  const isFound = found.length > 0;
  const rows = isFound ? found : commands.filter(({ takesText }) => takesText);
  const groups: Group[] = [
    { name: isFound ? 'Log' : 'Look for it', rows: rows.filter(({ group }) => group === 'log') },
    { name: 'Go to', rows: rows.filter(({ group }) => group === 'go') },
  ];
  return { groups: groups.filter((group) => group.rows.length > 0), isFound };
}

const byHabit = (recent: readonly string[]) => (one: Command, other: Command) =>
  placeOf(one, recent) - placeOf(other, recent);

function placeOf({ id, act }: Command, recent: readonly string[]): number {
  if (act) return -1;
  return recent.includes(id) ? recent.indexOf(id) : recent.length;
}
