import { sourceWords } from '@nestwell/remote-kit';
import { newbornFever } from '@nestwell/safety/signs';
import { Card, Text } from '@nestwell/ui';
import { CallCard } from '../../lib/contact/call-card';
import { CareScreen } from '../../lib/care-screen';
import { OnlyFor } from '../../lib/only-for';
import { hasBaby } from '../../lib/whom-for';

const { celsius, underMonths } = newbornFever.value;
const fahrenheit = (celsius * 9) / 5 + 32;

/** What a fever of a young baby asks for. */
export function FeverPage() {
  return (
    <OnlyFor whom={hasBaby}>
      <CareScreen title="Fever?">
        <CallCard title={`${celsius} °C or more, under ${underMonths} months: an emergency`}>
          <p>
            {celsius} °C is {fahrenheit.toFixed(1)} °F. Call now, at any hour, even if your baby seems well
            otherwise.
          </p>
        </CallCard>
        <Card variant="flat">
          <p>Older, or below {celsius} °C, and something feels wrong? Call too. You know your baby best.</p>
          <Text small>Source: {sourceWords(newbornFever)}</Text>
        </Card>
      </CareScreen>
    </OnlyFor>
  );
}
