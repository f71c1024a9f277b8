import { dialOf } from '@nestwell/remote-kit';
import { elsewhere } from '@nestwell/safety/lines';
import { ArrowUpRight, buttonClass, Phone, VisuallyHidden } from '@nestwell/ui';
import * as css from './crisis-lines.module.css';

const { directory, emergency } = elsewhere;

/** Where we know no lines, those of other countries would not connect: what works there, and where to look. */
export function Elsewhere() {
  return (
    <>
      <div className={css.note112} data-help>
        <p>
          Nestwell has no checked list of lines for where you are. <b>{emergency}</b> works across the
          European Union and on cell phones in many other countries.
        </p>
        <a href={dialOf(emergency)} className={buttonClass({ variant: 'soft', small: true })}>
          <Phone aria-hidden="true" />
          {`Call ${emergency}`}
        </a>
      </div>
      <h3>Lines where you are</h3>
      <Directory />
    </>
  );
}

/** Lines by country, on a page of others. */
export function Directory() {
  return (
    <a className={css.directory} href={directory.url} target="_blank" rel="noopener noreferrer">
      <span className={css.words}>
        <b>{directory.name}</b>
        <span className={css.note}>A directory by country, call or text</span>
      </span>
      <ArrowUpRight aria-hidden="true" />
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </a>
  );
}
