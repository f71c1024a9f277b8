import { Numeral, Row, Text } from '@nestwell/ui';
import { nearWords } from '../../lib/near-words';
import * as css from './pressure.module.css';
import type { TypedReading } from './reading-form';

/** The two figures of one reading, and when it was. */
export function Figures({ upper, lower, measuredAt }: TypedReading) {
  return (
    <Row between align="baseline" wrap>
      <Numeral className={css.figures}>
        {upper}/{lower}
      </Numeral>
      <Text small soft as="span">
        {nearWords(new Date(measuredAt))}
      </Text>
    </Row>
  );
}
