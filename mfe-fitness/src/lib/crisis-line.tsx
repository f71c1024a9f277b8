import { dialOf, hoursInWords, type CrisisLine as Line } from '@nestwell/remote-kit';
import { textWay } from '@nestwell/safety/lines';
import { buttonClass, Phone, VisuallyHidden } from '@nestwell/ui';
import * as css from './crisis-lines.module.css';

interface CrisisLineProps {
  line: Pick<Line, 'name' | 'number' | 'note'> & Partial<Line>;
  now: Date;
}

/** A number that dials when tapped, and a text where the line takes texts. */
export function CrisisLine({ line, now }: CrisisLineProps) {
  const { name, number, note, hours, textsOnly } = line;
  const text = textWay(line);
  return (
    <li className={css.line}>
      <span className={css.words}>
        <b>{name}</b>
        <span className={css.note}>
          {note}. {hours && hoursInWords(hours, now)}
        </span>
      </span>
      <span className={css.ways}>
        {text && (
          <a href={text.href} className={buttonClass({ variant: 'line', small: true })}>
            {text.label}
            <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </a>
        )}
        {!textsOnly && (
          <a href={dialOf(number)} className={buttonClass({ variant: 'soft', small: true })}>
            <Phone aria-hidden="true" />
            <VisuallyHidden>{`Call ${name} `}</VisuallyHidden>
            <span className={css.number}>{number}</span>
          </a>
        )}
      </span>
    </li>
  );
}
