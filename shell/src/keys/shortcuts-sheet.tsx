import type { CommandEntry } from '@nestwell/contracts/delivery';
import { PlacesSwitch, Sheet, Switch, useCommandKey } from '@nestwell/ui';
import { useHers } from '../remotes/hers';
import type { Command } from './commands';
import { KeyCaps } from './key-caps';
import * as css from './palette.module.css';

interface ShortcutsSheetProps {
  commands: readonly Command[];
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  onClose: () => void;
}

const THEN = ' then ';

interface Line {
  name: string;
  keys: readonly string[];
  isThen?: boolean;
}

/** All keys by what they do; single letters can be switched off, for whoever steers by voice or presses them by chance. */
export function ShortcutsSheet({ commands, isOn, onSwitch, onClose }: ShortcutsSheetProps) {
  const command = useCommandKey();
  const everywhere: Line[] = [
    { name: 'Find or log', keys: [command, 'K'] },
    { name: 'Is this urgent?', keys: ['U'] },
    { name: 'This sheet', keys: ['?'] },
    { name: 'Undo the last thing', keys: ['Z'] },
    { name: 'Go to the message', keys: ['F8'] },
    { name: 'Close, step back', keys: ['Esc'] },
  ];
  return (
    <Sheet open onOpenChange={onClose} title="Shortcuts" className={css.wide}>
      <div className={css.columns}>
        <Keys title="Everywhere" lines={everywhere} />
        <Keys title="Log" lines={linesOf(commands, 'log')} />
        <Keys title="Go to" lines={linesOf(commands, 'go')} />
        {usePagesWithKeys().map(({ title, lines }) => (
          <Keys key={title} title={title} lines={lines} />
        ))}
      </div>
      <Switch
        label="Single-key shortcuts"
        description={`Off leaves ${command} K, Esc and F8.`}
        checked={isOn}
        onCheckedChange={onSwitch}
      />
      <PlacesSwitch />
    </Sheet>
  );
}

const linesOf = (commands: readonly Command[], group: Command['group']): Line[] =>
  commands.flatMap((one) => {
    if (one.key === undefined || one.group !== group) return [];
    const letter = one.key.toUpperCase();
    return [{ name: one.name, keys: group === 'go' ? ['G', letter] : [letter], isThen: group === 'go' }];
  });

/** Keys that pages hear by themselves: 'In the calendar'. */
function usePagesWithKeys(): { title: string; lines: Line[] }[] {
  const { pages, commands } = useHers();
  return pages.flatMap(({ page: { path, nav, title } }) => {
    const here = commands.filter(({ page, group }) => page === path && group === 'here');
    if (here.length === 0) return [];
    return [{ title: `In the ${(nav?.label ?? title).toLowerCase()}`, lines: here.map(lineHere) }];
  });
}

function lineHere({ name, keys = '' }: CommandEntry): Line {
  const isThen = keys.includes(THEN);
  return { name, keys: isThen ? keys.split(THEN) : keys.split(' '), isThen };
}

function Keys({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <section className={css.part}>
      <h3>{title}</h3>
      <dl>
        {lines.map(({ name, keys, isThen }) => (
          <div key={name} className={css.line}>
            <dt>{name}</dt>
            <dd>
              <KeyCaps keys={keys} isThen={isThen} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
