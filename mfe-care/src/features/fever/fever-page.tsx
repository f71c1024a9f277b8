import { EmergencyCall, sourceWords, UnitCall, useRegion } from '@nestwell/remote-kit';
import { babyFever, newbornFever } from '@nestwell/safety/signs';
import { Card, Stack, Text } from '@nestwell/ui';
import { CallCard, CallReasons } from '../../lib/contact/call-card';
import { CareScreen } from '../../lib/care-screen';
import { OnlyFor } from '../../lib/only-for';
import { hasBaby } from '../../lib/whom-for';
import { degreesInWords } from './degrees-in-words';
import { useIsNewborn } from './fever-words';

/** What a fever asks for by the baby's age, the younger of both where the baby came early. */
export function FeverPage() {
  return (
    <OnlyFor whom={hasBaby}>
      <CareScreen title="Fever?">
        <Fever />
      </CareScreen>
    </OnlyFor>
  );
}

function Fever() {
  return useIsNewborn() ? (
    <>
      <NewbornFever />
      <LaterFever />
    </>
  ) : (
    <>
      <LaterFever />
      <NewbornFever />
    </>
  );
}

function NewbornFever() {
  const { celsius, underMonths } = newbornFever.value;
  const degrees = degreesInWords(celsius, useRegion().region?.country);
  return (
    <CallCard title={`Under ${underMonths} months: ${degrees} or more is an emergency`}>
      <p>Call now, at any hour, even if your baby seems well otherwise.</p>
      <Text small>Source: {sourceWords(newbornFever)}</Text>
    </CallCard>
  );
}

function LaterFever() {
  const { celsius, fromMonths, underMonths, hours } = babyFever.value;
  const degrees = degreesInWords(celsius, useRegion().region?.country);
  return (
    <Card variant="flat" data-help aria-label={`After ${fromMonths} months`}>
      <h2>After {fromMonths} months: call today with</h2>
      <CallReasons
        label={`Call after ${fromMonths} months`}
        reasons={[
          `${degrees} or more at ${fromMonths} to ${underMonths} months`,
          `a fever that lasts more than ${hours} hours`,
          'anything that feels wrong to you, whatever the thermometer says',
        ]}
      />
      <p>
        A fit, a rash that does not fade, a stiff neck, trouble breathing, or hard to wake? Call the emergency
        number now.
      </p>
      <Stack gap={2}>
        <UnitCall />
        <EmergencyCall />
      </Stack>
      <Text small>Source: {sourceWords(babyFever)}</Text>
    </Card>
  );
}
