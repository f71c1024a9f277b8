import { deviceDate } from '@nestwell/domain/device-time';
import { dialOf, hoursInWords, useMember, useNow, useRegion, type CrisisLine } from '@nestwell/remote-kit';
import { crisisLinesOf, elsewhere, textWay } from '@nestwell/safety/lines';
import { buttonClass, List, MessageCircle, Phone, Row } from '@nestwell/ui';
import { saidFirst } from '../since-birth';
import * as css from './help-lines.module.css';

interface HelpLinesProps {
  /** How the first call looks: the primary where nothing else on the screen is. */
  first?: 'primary' | 'soft';
}

/** Who listens where she is, the line for mothers first, and the emergency number. It asks no server. */
export function HelpLines({ first = 'soft' }: HelpLinesProps) {
  const { region } = useRegion();
  const said = saidFirst(useMember(), deviceDate(new Date()));
  const emergency = region?.emergency ?? elsewhere.emergency;
  return (
    <List aria-label="Someone can listen now" data-help>
      {region ? (
        crisisLinesOf(region).map((line, place) => (
          <Line key={line.number} line={line} variant={place === 0 ? first : 'soft'} />
        ))
      ) : (
        <Directory />
      )}
      <li className={css.line}>
        <span className={css.words}>
          <b>In danger right now?</b>
          <span className={css.note}>{`Say first: “${said}”`}</span>
        </span>
        <a
          className={buttonClass({ variant: 'danger', small: true })}
          href={dialOf(emergency)}
          aria-label={`Call emergency ${emergency}`}
        >
          <Phone aria-hidden="true" />
          {emergency}
        </a>
      </li>
    </List>
  );
}

interface LineProps {
  line: CrisisLine;
  variant: 'primary' | 'soft';
}

function Line({ line, variant }: LineProps) {
  const { name, note, number, hours, textsOnly } = line;
  const text = textWay(line);
  const now = new Date(useNow());
  return (
    <li className={css.line}>
      <span className={css.words}>
        <b>{name}</b>
        <span className={css.note}>
          {note}. {hoursInWords(hours, now)}
        </span>
      </span>
      <Row gap={2} wrap className={css.ways}>
        {!textsOnly && (
          <a
            className={buttonClass({ variant, small: true })}
            href={dialOf(number)}
            aria-label={`Call ${name} ${number}`}
          >
            <Phone aria-hidden="true" />
            Call
          </a>
        )}
        {text && (
          <a
            className={buttonClass({ variant: 'soft', small: true })}
            href={text.href}
            aria-label={`Text ${name}`}
          >
            <MessageCircle aria-hidden="true" />
            {text.label}
          </a>
        )}
      </Row>
    </li>
  );
}

function Directory() {
  const { name, url } = elsewhere.directory;
  return (
    <li className={css.line}>
      <b>Lines where you are</b>
      <a
        className={buttonClass({ variant: 'soft', small: true })}
        href={url}
        target="_blank"
        rel="noreferrer"
      >
        {name}
      </a>
    </li>
  );
}
