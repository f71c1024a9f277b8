import { EmergencyCall, sourceWords, UnitCall, useRegion } from '@nestwell/remote-kit';
import { askedToday, type AskedSign } from '@nestwell/safety/signs';
import { Card, ChipRow, FilterChip, Stack, Text } from '@nestwell/ui';
import { useState } from 'react';
import * as css from '../../lib/call/call.module.css';
import { CallReasons } from '../../lib/contact/call-card';

/** Chips, of which any may be chosen; each opens whom to call right under them, without a network too. */
export function AnyToday({ week }: { week: number | undefined }) {
  const { region } = useRegion();
  const asked = askedToday({ week, country: region?.country });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (label: string, on: boolean) =>
    setChosen((before) => (on ? [...before, label] : before.filter((one) => one !== label)));
  return (
    <>
      <Card aria-label="Any of these today?">
        <Stack gap={3}>
          <h2>Any of these today?</h2>
          <ChipRow label="Any of these today?">
            {asked.map(({ label }) => (
              <FilterChip
                key={label}
                pressed={chosen.includes(label)}
                onPressedChange={(on) => toggle(label, on)}
              >
                {label}
              </FilterChip>
            ))}
          </ChipRow>
          <Call signs={asked.filter(({ label }) => chosen.includes(label))} />
        </Stack>
      </Card>
      <Text small soft>
        Something else feels wrong? Call all the same. Nothing on this page is kept. {sourcesOf(asked)}
      </Text>
    </>
  );
}

/** In the color of danger, the moment a sign is chosen. */
function Call({ signs }: { signs: readonly AskedSign[] }) {
  const [first, ...more] = signs;
  if (!first) return null;
  return (
    <div className={css.card} role="alert" data-help>
      <h2>{more.length === 0 ? `${wordsOf(first)}: call now` : 'Any one of these: call now'}</h2>
      {more.length > 0 && <CallReasons label="What you have" reasons={signs.map(wordsOf)} />}
      <p>
        {more.length === 0
          ? [first.first, `They’d rather hear from you. Say the week, and ${first.tell}.`]
              .filter(Boolean)
              .join(' ')
          : 'They’d rather hear from you. Say the week, and all you have.'}
      </p>
      <UnitCall />
      <EmergencyCall />
    </div>
  );
}

const wordsOf = ({ sign, short }: AskedSign) => short ?? sign.words;

const sourcesOf = (asked: readonly AskedSign[]) =>
  [...new Set(asked.map(({ sign }) => sourceWords(sign).replace(/\.$/, '')))].join('; ');
