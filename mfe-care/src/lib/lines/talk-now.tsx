import { dialOf, useRegion } from '@nestwell/remote-kit';
import { alwaysAnswering, elsewhere } from '@nestwell/safety/lines';
import { linkClass, Phone, Text } from '@nestwell/ui';
import * as css from './talk-now.module.css';

interface TalkNowProps {
  title: string;
  children: string;
}

/** That she may talk to somebody without any score, and the number of whom. */
export function TalkNow({ title, children }: TalkNowProps) {
  const { region } = useRegion();
  const [line] = region ? alwaysAnswering(region) : [];
  return (
    <section className={css.note} aria-label={title} data-help>
      <Phone aria-hidden="true" />
      <div>
        <b>{title}</b>
        <Text small>{children}</Text>
        {line ? (
          <a className={linkClass} href={dialOf(line.number)}>
            Call {line.number}, {line.name}
          </a>
        ) : (
          <a className={linkClass} href={elsewhere.directory.url} target="_blank" rel="noreferrer">
            {elsewhere.directory.name}
          </a>
        )}
      </div>
    </section>
  );
}
