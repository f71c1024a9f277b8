import { bandOf } from '@nestwell/safety/questionnaires';
import { Numeral, Row, Text } from '@nestwell/ui';
import type { CSSProperties } from 'react';
import { figureInWords, type Figure } from './lib/result';
import * as css from './mood.module.css';

/** A score on its line of bands: no colours of alarm, no words for the bands. */
export function BandLine({ figure }: { figure: Figure }) {
  const { questionnaire, score } = figure;
  const { name, about, bands, most } = questionnaire;
  const title = `${about}, ${name}`;
  if (score === null)
    return (
      <Row between wrap>
        <b>{title}</b>
        <Text small soft as="span">
          {figureInWords(figure)}
        </Text>
      </Row>
    );
  const hers = bandOf(questionnaire, score);
  const ends = bands.map((_, place) => (bands[place + 1]?.from ?? most + 1) - 1);
  const style = {
    '--bands': bands.map(({ from }, place) => `${(ends[place] ?? most) - from + 1}fr`).join(' '),
    '--at': `${(score / (most + 1)) * 100}%`,
  } as CSSProperties;
  const range = `${hers.from} to ${ends[bands.indexOf(hers)] ?? most}`;
  return (
    <div style={style}>
      <Row between align="baseline">
        <b>{title}</b>
        <span>
          <Numeral>{score}</Numeral>{' '}
          <Text small soft as="span">
            of {most}
          </Text>
        </span>
      </Row>
      <div className={css.band} role="img" aria-label={`${score} of ${most}, in the band from ${range}`}>
        {bands.map((band) => (
          <i key={band.from} data-hers={band === hers || undefined} />
        ))}
        <span className={css.marker} />
      </div>
      <div className={css.starts} aria-hidden="true">
        {bands.map(({ from }) => (
          <span key={from}>{from}</span>
        ))}
      </div>
    </div>
  );
}
