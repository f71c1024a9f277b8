import { Figures, sourceWords, useMember, useRegion } from '@nestwell/remote-kit';
import { usesWeightGain, weightGainFor } from '@nestwell/safety/care';
import { weightUnit } from '@nestwell/domain/units';
import { Card, Disclosure, List, ListRow, Stack, Text } from '@nestwell/ui';
import { useState } from 'react';
import * as css from './progress-page.module.css';

/** Shown on her own press alone, never remembered, and compared with no weight of hers. */
export function WeightGain() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Figures>
      <Card>
        <Disclosure
          title="Weight gain in pregnancy, if you want the figures"
          open={isOpen}
          onOpenChange={setOpen}
        >
          {isOpen && <GainFigures />}
        </Disclosure>
      </Card>
    </Figures>
  );
}

function GainFigures() {
  const { babies, units } = useMember();
  const country = useRegion().region?.country;
  const gain = weightGainFor(babies);
  const isUsedHere = country !== undefined && usesWeightGain.value.includes(country);
  if (!gain) return <Text>With three or more there is no general range. Ask your own team.</Text>;
  return (
    <Stack gap={3} className={css.gain}>
      <Text>
        Over the whole pregnancy{babies === 2 && ' with twins'}, by body mass index before it. Bodies differ:
        this is no goal, and Nestwell compares it with nothing of yours. Don’t diet in pregnancy; ask your
        midwife or doctor what fits you.
      </Text>
      {!isUsedHere && (
        <Text>
          These figures are American, and may not be used where you live. Ask before you go by them.
        </Text>
      )}
      <List aria-label="Weight gain by body mass index before pregnancy">
        {gain.value.map(({ index, pounds, kilograms }) => {
          const [from, to] = units === 'us' ? pounds : kilograms;
          return <ListRow key={index} title={index} value={`${from} to ${to} ${weightUnit[units]}`} />;
        })}
      </List>
      <Text small soft>
        {sourceWords(gain)}
      </Text>
    </Stack>
  );
}
