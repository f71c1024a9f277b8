import type { HelpPage } from '@nestwell/safety/lines';
import { buttonClass, VisuallyHidden } from '@nestwell/ui';
import * as css from './crisis-lines.module.css';

/** Help that has no one number. */
export function HelpPageRow({ page: { name, note, url } }: { page: HelpPage }) {
  return (
    <li className={css.line}>
      <span className={css.words}>
        <b>{name}</b>
        <span className={css.note}>{note}.</span>
      </span>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: 'soft', small: true })}
      >
        {new URL(url).hostname}
        <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
      </a>
    </li>
  );
}
